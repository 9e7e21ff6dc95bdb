import type { Picture } from "../protocol";
import { Dialog } from "../ui/dialog";
import { t } from "../words";

/** What happened in this deal, the latest first. */
export function LogDialog({ picture, close }: { picture: Picture; close: () => void }) {
  const count = picture.log.length;
  return (
    <Dialog title={t("page.tool.log")} close={close} at="side">
      {count === 0 ? <p class="quiet">{t("page.log.none")}</p> : null}
      <ol class="log" reversed>
        {[...picture.log].reverse().map((text, n) => (
          <li key={count - n}>{text}</li>
        ))}
      </ol>
    </Dialog>
  );
}
