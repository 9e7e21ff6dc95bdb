import type { Picture } from "../protocol";
import { MiniCards } from "../ui/mini-card";
import { t, tn } from "../words";
import type { Game } from "./game";

interface Props {
  readonly game: Game;
  readonly picture: Picture;
}

/** Says that all tricks that are left are the reader's; null where that is not proved. */
export function offerOfRest({ controls: { rest } }: Picture): string | null {
  return rest.length === 0 ? null : tn("page.rest.offer", rest.length);
}

/** The button that claims the rest, there only where it is proved. */
export function ClaimRest({ game, picture, close }: Props & { close?: () => void }) {
  const offer = offerOfRest(picture);
  if (offer === null) return null;
  return (
    <button
      type="button"
      class={close === undefined ? "button quiet-button" : "button primary"}
      data-testid={close === undefined ? "claim-rest" : "claim-rest-here"}
      title={offer}
      onClick={() => {
        close?.();
        game.claimRest();
      }}
    >
      {t("page.rest")}
    </button>
  );
}

/** What claiming the rest is and, where it can be done, the order in which every card wins. */
export function AboutRest({ game, picture, close }: Props & { close: () => void }) {
  const offer = offerOfRest(picture);
  return (
    <section class="game-part">
      <h3>{t("page.rest")}</h3>
      <p>{offer ?? t("page.rest.later")}</p>
      {offer === null ? null : (
        <>
          <p>{t("page.rest.order")}</p>
          <p data-testid="rest-order">
            <MiniCards cards={picture.controls.rest} />
          </p>
          <ClaimRest game={game} picture={picture} close={close} />
        </>
      )}
    </section>
  );
}
