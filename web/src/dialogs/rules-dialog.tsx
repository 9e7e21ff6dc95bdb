import { useEffect, useState } from "preact/hooks";
import { rulesFile, tableInfo } from "../api";
import type { Picture } from "../protocol";
import { guideAddress, refereeAddress } from "../router";
import { Copy } from "../ui/copy";
import { Dialog } from "../ui/dialog";
import { t } from "../words";

/** The rules of this table in short, as the server puts them, and ways to take them along. */
export function RulesDialog({ picture, close }: { picture: Picture; close: () => void }) {
  const { name, summary, changed } = picture.rules;
  const [code, setCode] = useState("");
  useEffect(() => {
    tableInfo(picture.table).then((info) => setCode(info.code), () => undefined);
  }, [picture.table]);
  return (
    <Dialog title={t("page.rules.of", { game: name })} close={close} testid="rules-dialog">
      <p class="about-links">
        <a class="button primary" href={guideAddress({ table: picture.table })} target="_blank" data-testid="table-guide">
          {t("page.guide.open")}
        </a>
        <a class="button" href={refereeAddress({ table: picture.table })} target="_blank" data-testid="table-referee">
          {t("page.referee.open")}
        </a>
      </p>
      {changed.length === 0 ? null : (
        <section class="rules-changes" aria-labelledby="rules-changes">
          <h3 id="rules-changes">{t("page.rules.changed")}</h3>
          <ul class="rules">
            {changed.map(({ path, text }) => (
              <li key={path}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <ul class="rules">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <section aria-labelledby="rules-take">
        <h3 id="rules-take">{t("page.rules.take")}</h3>
        <p>{t("page.rules.take.text")}</p>
        {code === "" ? null : <Copy label={t("page.rules.code")} text={code} testid="table-code" />}
        <p>
          <a class="button" href={rulesFile(picture.table)} download data-testid="rules-file">
            {t("page.rules.file")}
          </a>
        </p>
      </section>
    </Dialog>
  );
}
