import { useEffect, useState } from "preact/hooks";
import { myTables } from "../api";
import type { MyTable } from "../protocol";
import { follow } from "../router";
import { language, t } from "../words";

const SHOWN = 4;

/** The games that this browser is in the middle of. */
export function MyTables() {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const spoken = language();
  useEffect(() => {
    myTables().then(
      (found) => setTables(found.filter(({ over }) => !over).slice(0, SHOWN)),
      () => undefined,
    );
  }, [spoken]);
  if (tables.length === 0) return null;
  return (
    <section class="card-box" aria-labelledby="mine">
      <h2 id="mine">{t("page.mine.title")}</h2>
      <ul class="my-tables">
        {tables.map(({ table, title, score }) => (
          <li key={table}>
            <a class="button wide" href={`/t/${encodeURIComponent(table)}`} onClick={follow}>
              <span>{title}</span>
              <span class="quiet">{score}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
