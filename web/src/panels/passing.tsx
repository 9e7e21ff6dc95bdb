import { cardName, keyed } from "../cards";
import type { Card, Picture } from "../protocol";
import type { Game } from "../table/game";
import { MiniCard } from "../ui/mini-card";
import { Icon } from "../ui/icon";
import { t, tn } from "../words";

/** Cards are chosen in the hand; here stands which, what they are good for, and the way to give them. */
export function Passing({ game, picture }: { game: Game; picture: Picture }) {
  const count = picture.asked.count ?? 0;
  const chosen = keyed(picture.hand).filter(({ key }) => game.chosen.value.includes(key));
  const ready = chosen.length === count;
  const cards = chosen.map(({ card }) => card);
  const over = chosen.length - count;
  return (
    <section class="passing panel" aria-labelledby="passing-title">
      <h2 id="passing-title" class="panel-title">
        {tn("page.passing.title", count)}
      </h2>
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
      <div class="passing-buttons">
        <button type="button" class="button quiet-button" data-testid="suggest" onClick={() => game.askHint()}>
          <Icon name="hint" /> {t("page.passing.suggest")}
        </button>
        <button
          type="button"
          class="button primary"
          data-testid="confirm-pass"
          aria-disabled={!ready}
          onClick={() => game.act({ do: "pass_cards", seat: picture.seat, cards })}
        >
          {ready
            ? tn("page.passing.confirm", count)
            : over > 0
              ? tn("page.passing.toomany", over)
              : tn("page.passing.missing", count - chosen.length)}
        </button>
      </div>
    </section>
  );
}

/** What a card is part of, and what giving it away would cost. */
function About({ picture, card }: { picture: Picture; card: Card | null }) {
  const help = card === null ? undefined : picture.card_help.find((each) => each.card === card);
  if (card === null || help === undefined) return <p class="card-about quiet">{t("page.passing.how")}</p>;
  return (
    <p class="card-about">
      <MiniCard card={card} /> <span class="unseen">{cardName(card)}: </span>
      {help.text}
      {help.cost > 0 ? <strong class="card-cost"> {tn("page.passing.cost", help.cost)}</strong> : null}
    </p>
  );
}
