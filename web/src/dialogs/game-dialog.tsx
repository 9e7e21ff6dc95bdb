import { DealAgain } from "../past/deal-again";
import type { Picture } from "../protocol";
import { follow, gamesAddress } from "../router";
import type { Game } from "../table/game";
import { AboutRest } from "../table/rest";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { t } from "../words";

/** What can be done with the game beside a move: a step back, the same cards again, the games of before. */
export function GameDialog({ game, picture, close }: { game: Game; picture: Picture; close: () => void }) {
  const { controls, seats, seat } = picture;
  return (
    <Dialog title={t("page.tool.game")} close={close} testid="game-dialog">
      <section class="game-part">
        <h3>{t("page.undo")}</h3>
        <p>{controls.practice ? t("page.undo.text") : t("page.undo.friends")}</p>
        {controls.practice ? <TakeBack game={game} picture={picture} /> : null}
      </section>
      <AboutRest game={game} picture={picture} close={close} />
      <section class="game-part">
        <h3>{t("page.again.title")}</h3>
        <p>{controls.again ? t("page.again.text") : t("page.again.later")}</p>
        {controls.again ? <DealAgain game={controls.game} deal={controls.deal} n={null} seats={seats} seat={seat} /> : null}
      </section>
      <section class="game-part">
        <h3>{t("page.games.title")}</h3>
        <p>{t("page.games.text")}</p>
        <p class="about-links">
          {controls.deal === 0 ? null : (
            <a class="button" href={gamesAddress(controls.game, controls.deal)} data-testid="look-through" onClick={follow}>
              {t("page.games.look")}
            </a>
          )}
          <a class="button" href={gamesAddress()} data-testid="my-games" onClick={follow}>
            {t("page.games.title")}
          </a>
        </p>
      </section>
    </Dialog>
  );
}

/** Takes back the reader's last decision; it can be pressed again and again. */
export function TakeBack({ game, picture, close }: { game: Game; picture: Picture; close?: () => void }) {
  return (
    <button
      type="button"
      class="button"
      data-testid="take-back"
      disabled={!picture.controls.undo}
      onClick={() => {
        close?.();
        game.undo();
      }}
    >
      <Icon name="undo" /> {t("page.undo.do")}
    </button>
  );
}
