import type { Picture } from "../protocol";
import { ReviewLink } from "../review/review-link";
import type { Game } from "../table/game";
import { show } from "../table/windows";
import { Dialog } from "../ui/dialog";
import { t } from "../words";
import { TakeBack } from "./game-dialog";
import { Sheet } from "./sheet";

/** The score sheet of the deal that has just been settled. */
export function SheetDialog({ game, picture, close }: { game: Game; picture: Picture; close: () => void }) {
  const sheet = picture.sheets.at(-1);
  if (sheet === undefined) return null;
  return (
    <Dialog title={sheet.title} close={close} testid="sheet-dialog">
      {picture.path === null ? null : (
        <p class="path-over" data-testid="path-over">
          {picture.path.text}
        </p>
      )}
      <Sheet sheet={sheet} />
      <div class="dialog-foot">
        {picture.controls.undo ? <TakeBack game={game} picture={picture} close={close} /> : null}
        <ReviewLink game={picture.controls.game} deal={picture.controls.deal} />
        <button type="button" class="button" data-testid="deal-again" onClick={() => show("game")}>
          {t("page.again.open")}
        </button>
        <button
          type="button"
          class="button primary big"
          data-testid="continue"
          autofocus
          onClick={() => {
            close();
            game.goOn();
          }}
        >
          {t("page.sheet.next")}
        </button>
      </div>
    </Dialog>
  );
}
