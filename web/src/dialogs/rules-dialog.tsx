import type { Picture } from "../protocol";
import { Dialog } from "../ui/dialog";
import { t } from "../words";

/** The rules of this table in short, as the server puts them. */
export function RulesDialog({ picture, close }: { picture: Picture; close: () => void }) {
  const { name, summary, changed } = picture.rules;
  return (
    <Dialog title={t("page.rules.of", { game: name })} close={close}>
      <ul class="rules">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {changed.length === 0 ? null : (
        <>
          <h3>{t("page.rules.changed")}</h3>
          <ul class="rules">
            {changed.map(({ path, text }) => (
              <li key={path}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
