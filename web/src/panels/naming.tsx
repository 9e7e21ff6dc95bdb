import { SUITS, suitName } from "../cards";
import type { Picture, Suit } from "../protocol";
import type { Game } from "../table/game";
import { SuitSign } from "../ui/suit";
import { t } from "../words";

/** Four suits, one of which becomes trump. */
export function Naming({ game, picture }: { game: Game; picture: Picture }) {
  const offered = (picture.asked.choices ?? []).flatMap(({ action }) => (action.do === "name_trump" ? [action.suit] : []));
  const suits = offered.length > 0 ? SUITS.filter((suit) => offered.includes(suit)) : SUITS;
  return (
    <section class="naming panel" aria-labelledby="naming-title">
      <h2 id="naming-title" class="panel-title">
        {t("page.trump.title")}
      </h2>
      <div class="naming-suits">
        {suits.map((suit) => (
          <SuitButton key={suit} game={game} picture={picture} suit={suit} />
        ))}
      </div>
    </section>
  );
}

function SuitButton({ game, picture, suit }: { game: Game; picture: Picture; suit: Suit }) {
  const worth = picture.worth.find((each) => each.suit === suit);
  const hinted = game.hint.value?.action;
  const advised = hinted?.do === "name_trump" && hinted.suit === suit;
  return (
    <button
      type="button"
      class={`suit-button${worth?.best === true ? " best" : ""}${advised ? " hinted" : ""}`}
      data-testid={`trump-${suit}`}
      onClick={() => game.act({ do: "name_trump", seat: picture.seat, suit })}
    >
      <SuitSign suit={suit} silent />
      <span class="suit-button-name">{suitName(suit)}</span>
      {worth === undefined ? null : (
        <>
          <span class="suit-button-worth">{t("page.worth.short", { total: worth.total })}</span>
          <span class="tile-sum">{t("page.worth.sum", { melds: worth.meld_points, tricks: worth.tricks })}</span>
        </>
      )}
      {worth?.best === true ? <span class="tag">{t("page.worth.best")}</span> : null}
    </button>
  );
}
