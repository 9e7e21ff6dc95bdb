import { cardName } from "../cards";
import type { Card, Picture } from "../protocol";
import { type Chooses, chosenCards, DOES } from "../table/choosing";
import type { Game } from "../table/game";
import { nameOf } from "../table/seating";
import { WidowLine } from "../table/widow";
import { Icon } from "../ui/icon";
import { MiniCard } from "../ui/mini-card";
import { t, tn } from "../words";
import { Panel } from "./panel";

interface Props {
  readonly game: Game;
  readonly picture: Picture;
  readonly what: Chooses;
}

/** Cards are chosen in the hand; here stands which, what they are good for, and the way to give them. */
export function Choosing({ game, picture, what }: Props) {
  const count = picture.asked.count ?? 0;
  const to = picture.asked.to ?? [];
  const cards = chosenCards(picture, game.chosen.value);
  return (
    <Panel
      game={game}
      picture={picture}
      kind="choosing"
      title={titleOf(what, count)}
      foot={<Buttons game={game} picture={picture} what={what} count={count} cards={cards} />}
    >
      {what === "pass_cards" ? null : <WidowLine picture={picture} />}
      <ol class="slots" aria-label={t("page.passing.chosen")}>
        {Array.from({ length: Math.max(count, cards.length) }, (_, n) => {
          const card = cards[n];
          const seat = to[n];
          return (
            <li key={n} class="slot-place">
              {seat === undefined ? null : <span class="slot-to">{t("page.sharing.to", { name: nameOf(picture, seat) })}</span>}
              <span class={card === undefined ? "slot" : n >= count ? "slot full over" : "slot full"}>
                {card === undefined ? <span class="unseen">{t("page.passing.empty")}</span> : <MiniCard card={card} />}
              </span>
            </li>
          );
        })}
      </ol>
      <About picture={picture} card={game.looked.value ?? cards.at(-1) ?? null} />
    </Panel>
  );
}

function titleOf(what: Chooses, count: number): string {
  switch (what) {
    case "bury":
      return tn("page.bury.title", count);
    case "share":
      return t("page.sharing.title");
    default:
      return tn("page.passing.title", count);
  }
}

/** What is to be done here, until a card is looked at. */
function howTo({ asked }: Picture): string {
  switch (asked.what) {
    case "bury":
      return t("page.bury.how");
    case "share":
      return t("page.sharing.how");
    default:
      return t("page.passing.how");
  }
}

const CONFIRM: Readonly<Record<Chooses, string>> = {
  pass_cards: "confirm-pass",
  bury: "confirm-bury",
  share: "confirm-share",
};

interface ButtonsProps extends Props {
  readonly count: number;
  readonly cards: readonly Card[];
}

function Buttons({ game, picture, what, count, cards }: ButtonsProps) {
  const over = cards.length - count;
  let text = tn("page.passing.confirm", count);
  if (what === "bury") text = tn("page.bury.confirm", count);
  if (what === "share") text = tn("page.sharing.confirm", count);
  if (over > 0) text = tn("page.passing.toomany", over);
  if (over < 0) text = tn("page.passing.missing", -over);
  return (
    <>
      <button type="button" class="button quiet-button" data-testid="suggest" onClick={() => game.askHint()}>
        <Icon name="hint" /> {t("page.passing.suggest")}
      </button>
      <button
        type="button"
        class="button primary"
        data-testid={CONFIRM[what]}
        aria-disabled={over !== 0}
        onClick={() => game.act({ do: DOES[what], seat: picture.seat, cards })}
      >
        {text}
      </button>
    </>
  );
}

/** What a card is part of, and what giving it away would cost. */
function About({ picture, card }: { picture: Picture; card: Card | null }) {
  const help = card === null ? undefined : picture.card_help.find((each) => each.card === card);
  if (card === null || help === undefined) return <p class="card-about quiet">{howTo(picture)}</p>;
  return (
    <p class="card-about">
      <MiniCard card={card} /> <span class="unseen">{cardName(card)}: </span>
      {help.text}
    </p>
  );
}
