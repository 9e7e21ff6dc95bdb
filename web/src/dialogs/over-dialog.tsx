import type { Picture } from "../protocol";
import { ReviewLink } from "../review/review-link";
import { go } from "../router";
import type { Game } from "../table/game";
import { show } from "../table/windows";
import { Dialog } from "../ui/dialog";
import { Logo } from "../ui/logo";
import { t } from "../words";
import { DealsTable } from "./deals-table";
import { TakeBack } from "./game-dialog";
import { Sheet } from "./sheet";

/** The game is over: who won it and how it went. */
export function OverDialog({ game, picture, close }: { game: Game; picture: Picture; close: () => void }) {
  const { winner, sheets, asked } = picture;
  const last = sheets.at(-1);
  // The sentence at the table names the winner too.
  const more = winner !== null && asked.text.startsWith(winner) ? asked.text.slice(winner.length).trim() : asked.text;
  return (
    <Dialog title={t("page.over.title")} close={close} testid="over-dialog">
      <div class="over-head">
        <Logo />
        <p class="over-winner" data-testid="winner">
          {winner ?? asked.text}
        </p>
        {winner === null || more === "" ? null : <p>{more}</p>}
      </div>
      <DealsTable sheets={sheets} />
      {last === undefined ? null : (
        <details>
          <summary>{t("page.over.sheet")}</summary>
          <Sheet sheet={last} />
        </details>
      )}
      <div class="dialog-foot">
        <button
          type="button"
          class="button primary big"
          data-testid="play-again"
          onClick={() => {
            close();
            game.playAgain();
          }}
        >
          {t("page.over.again")}
        </button>
        <ReviewLink game={picture.controls.game} deal={picture.controls.deal} />
        {picture.controls.undo ? <TakeBack game={game} picture={picture} close={close} /> : null}
        <button type="button" class="button" data-testid="deal-again" onClick={() => show("game")}>
          {t("page.again.open")}
        </button>
        <button type="button" class="button" onClick={() => go("/")}>
          {t("page.home")}
        </button>
      </div>
    </Dialog>
  );
}
