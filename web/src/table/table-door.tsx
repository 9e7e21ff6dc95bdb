import { useEffect, useState } from "preact/hooks";
import { RequestFailed, tableInfo } from "../api";
import type { TableInfo } from "../protocol";
import { follow } from "../router";
import { InvitePage } from "../start/invite-page";
import { language, t } from "../words";
import { TablePage } from "./table-page";

type Door =
  | { readonly is: "asking" | "mine" }
  | { readonly is: "none"; readonly info: TableInfo }
  | { readonly is: "gone"; readonly why: string };

/** Who has a seat at the table goes in; who has none is asked to sit down. */
export function TableDoor({ table }: { table: string }) {
  const [door, setDoor] = useState<Door>({ is: "asking" });
  const spoken = language();
  useEffect(() => {
    tableInfo(table).then(
      (info) => setDoor(info.seat === null ? { is: "none", info } : { is: "mine" }),
      // Where the server cannot be reached the table page keeps trying.
      (error: unknown) =>
        setDoor(error instanceof RequestFailed && error.status < 500 ? { is: "gone", why: error.message } : { is: "mine" }),
    );
  }, [table, spoken]);
  switch (door.is) {
    case "mine":
      return <TablePage table={table} />;
    case "none":
      return <InvitePage info={door.info} seated={() => setDoor({ is: "mine" })} />;
    case "gone":
      return (
        <main class="table-wait">
          <p role="alert">{door.why}</p>
          <a class="button" href="/" onClick={follow}>
            {t("page.home")}
          </a>
        </main>
      );
    case "asking":
      return <main class="table-wait" aria-busy="true" />;
  }
}
