import type { Picture } from "../protocol";
import { Trick } from "../table/trick";
import { Dialog } from "../ui/dialog";
import { t } from "../words";

/** A look back at the trick that was completed last. */
export function LastTrickDialog({ picture, close }: { picture: Picture; close: () => void }) {
  const { trick, last_trick } = picture;
  const last = trick?.winner == null ? last_trick : trick;
  return (
    <Dialog title={t("page.tool.last")} close={close} testid="last-trick-dialog">
      {last === null ? <p>{t("page.trick.none")}</p> : <Trick picture={picture} trick={last} still />}
    </Dialog>
  );
}
