import { SUITS, suitName } from "../cards";
import type { Picture, Suit } from "../protocol";
import type { Game } from "../table/game";
import { WidowLine } from "../table/widow";
import { SuitSign } from "../ui/suit";
import { t } from "../words";
import { Panel } from "./panel";
import { sharesOf, unitOf } from "./shares";

/** Four suits, one of which becomes trump. */
export function Naming({ game, picture }: { game: Game; picture: Picture }) {
  const offered = (picture.asked.choices ?? []).flatMap(({ action }) => (action.do === "name_trump" ? [action.suit] : []));
  const suits = offered.length > 0 ? SUITS.filter((suit) => offered.includes(suit)) : SUITS;
  return (
    <Panel game={game} picture={picture} kind="naming" title={t("page.trump.title")}>
      <WidowLine picture={picture} />
      <div class="naming-suits">
        {suits.map((suit) => (
          <SuitButton key={suit} game={game} picture={picture} suit={suit} />
        ))}
      </div>
    </Panel>
  );
}

function SuitButton({ game, picture, suit }: { game: Game; picture: Picture; suit: Suit }) {
  const worth = picture.worth.find((each) => each.suit === suit);
  const shares = worth === undefined ? null : sharesOf(worth, unitOf(picture.worth));
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
      {shares === null ? null : (
        <>
          <span class="suit-button-worth">{t("page.worth.short", { total: shares.total })}</span>
          <span class="tile-sum">{t("page.worth.sum", { melds: shares.melds })}</span>
        </>
      )}
      {worth?.best === true ? <span class="tag">{t("page.worth.best")}</span> : null}
    </button>
  );
}
