import type { ComponentChildren } from "preact";
import { SUITS, suitName } from "../cards";
import type { Picture, Suit, SuitWorth } from "../protocol";
import type { Game } from "../table/game";
import { WidowLine } from "../table/widow";
import { SuitSign } from "../ui/suit";
import { percent, t } from "../words";
import { type Foreseen, playedIn, useExpectation, withAverages } from "./expectation";
import { Panel } from "./panel";
import { sharesOf, unitOf } from "./shares";

/** The suits of which one becomes trump, and what the contract promises in each. */
export function Naming({ game, picture }: { game: Game; picture: Picture }) {
  const foreseen = useExpectation(picture);
  const worth = withAverages(picture.worth, foreseen.expectation);
  const offered = (picture.asked.choices ?? []).flatMap(({ action }) => (action.do === "name_trump" ? [action.suit] : []));
  const suits = offered.length > 0 ? SUITS.filter((suit) => offered.includes(suit)) : SUITS;
  return (
    <Panel game={game} picture={picture} kind="naming" title={t("page.trump.title")}>
      <WidowLine picture={picture} />
      <div class="naming-suits">
        {suits.map((suit) => (
          <SuitButton key={suit} game={game} picture={picture} suit={suit} worth={worth} foreseen={foreseen} />
        ))}
      </div>
      {foreseen.expected ? <Found foreseen={foreseen} /> : null}
    </Panel>
  );
}

interface SuitProps {
  readonly game: Game;
  readonly picture: Picture;
  readonly suit: Suit;
  readonly worth: readonly SuitWorth[];
  readonly foreseen: Foreseen;
}

function SuitButton({ game, picture, suit, worth: all, foreseen }: SuitProps) {
  const worth = all.find((each) => each.suit === suit);
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
        <Brings worth={worth} unit={unitOf(all)} picture={picture}>
          {foreseen.expected ? <Chance foreseen={foreseen} suit={suit} /> : null}
        </Brings>
      )}
      {worth?.best === true ? <span class="tag">{t("page.worth.best")}</span> : null}
    </button>
  );
}

interface BringsProps {
  readonly worth: SuitWorth;
  readonly unit: number;
  readonly picture: Picture;
  readonly children: ComponentChildren;
}

/** What the contract brings with this suit as trump, whether that is enough, and what it is made up of. */
function Brings({ worth, unit, picture, children }: BringsProps) {
  const { melds, partner, tricks, total } = sharesOf(worth, unit);
  const unseen = (picture.widow?.count ?? 0) > 0;
  return (
    <>
      <span class="suit-button-worth">{t("page.worth.short", { total })}</span>
      {children}
      <span class="tile-sum">{t("page.worth.sum", { melds })}</span>
      {partner === 0 ? null : (
        <span class="tile-sum">
          {unseen ? t("page.trump.widow", { points: partner }) : t("page.trump.partner", { points: partner })}
        </span>
      )}
      <span class="tile-sum">{t("page.trump.tricks", { points: tricks })}</span>
    </>
  );
}

/** The chance to make the contract; its place is there before it has been found. */
function Chance({ foreseen: { expectation }, suit }: { foreseen: Foreseen; suit: Suit }) {
  const chance = playedIn(expectation, suit)?.chances[0];
  return (
    <span class="suit-chance" data-testid="trump-chance" style={{ "--chance": `${chance ?? 0}%` }}>
      {chance === undefined ? "" : t("page.trump.chance", { percent: percent(chance / 100) })}
    </span>
  );
}

/** How the chances were found, or that they are looked for. */
function Found({ foreseen: { expectation, thinking } }: { foreseen: Foreseen }) {
  const amount = expectation?.bids[0];
  return (
    <p class="quiet small-print naming-found" role="status">
      {amount === undefined ? (thinking ? t("page.expectation.thinking") : "") : `${t("page.trump.chances", { amount })} ${expectation?.text ?? ""}`}
    </p>
  );
}
