import { cardName, keyed } from "../cards";
import type { Card, Picture } from "../protocol";
import type { Game } from "../table/game";
import { WidowLine } from "../table/widow";
import { Icon } from "../ui/icon";
import { MiniCard } from "../ui/mini-card";
import { t, tn } from "../words";
import { Panel } from "./panel";

interface Props {
  readonly game: Game;
  readonly picture: Picture;
  readonly what: "pass_cards" | "bury";
}

/** Cards are chosen in the hand; here stands which, what they are good for, and the way to give them. */
export function Choosing({ game, picture, what }: Props) {
  const count = picture.asked.count ?? 0;
  const chosen = keyed(picture.hand).filter(({ key }) => game.chosen.value.includes(key));
  const cards = chosen.map(({ card }) => card);
  return (
    <Panel
      game={game}
      picture={picture}
      kind="choosing"
      title={what === "bury" ? tn("page.bury.title", count) : tn("page.passing.title", count)}
      foot={<Buttons game={game} picture={picture} what={what} count={count} cards={cards} />}
    >
      {what === "bury" ? <WidowLine picture={picture} /> : null}
      <ol class="slots" aria-label={t("page.passing.chosen")}>
        {Array.from({ length: Math.max(count, chosen.length) }, (_, n) => {
          const held = chosen[n];
          return (
            <li key={n} class={held === undefined ? "slot" : n >= count ? "slot full over" : "slot full"}>
              {held === undefined ? <span class="unseen">{t("page.passing.empty")}</span> : <MiniCard card={held.card} />}
            </li>
          );
        })}
      </ol>
      <About picture={picture} card={game.looked.value ?? cards.at(-1) ?? null} />
    </Panel>
  );
}

interface ButtonsProps extends Props {
  readonly count: number;
  readonly cards: readonly Card[];
}

function Buttons({ game, picture, what, count, cards }: ButtonsProps) {
  const over = cards.length - count;
  let text = tn("page.passing.confirm", count);
  if (what === "bury") text = tn("page.bury.confirm", count);
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
        data-testid={what === "bury" ? "confirm-bury" : "confirm-pass"}
        aria-disabled={over !== 0}
        onClick={() => game.act({ do: what, seat: picture.seat, cards })}
      >
        {text}
      </button>
    </>
  );
}

/** What a card is part of, and what giving it away would cost. */
function About({ picture, card }: { picture: Picture; card: Card | null }) {
  const help = card === null ? undefined : picture.card_help.find((each) => each.card === card);
  if (card === null || help === undefined)
    return <p class="card-about quiet">{picture.asked.what === "bury" ? t("page.bury.how") : t("page.passing.how")}</p>;
  return (
    <p class="card-about">
      <MiniCard card={card} /> <span class="unseen">{cardName(card)}: </span>
      {help.text}
    </p>
  );
}
