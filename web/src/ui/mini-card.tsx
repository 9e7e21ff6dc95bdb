import { cardName, printed, rankOf, suitOf } from "../cards";
import type { Card } from "../protocol";
import { SuitSign } from "./suit";

/** A card so small that only its rank and suit are drawn. */
export function MiniCard({ card }: { card: Card }) {
  return (
    <span class="mini" role="img" aria-label={cardName(card)}>
      <span aria-hidden="true">{printed(rankOf(card))}</span>
      <SuitSign suit={suitOf(card)} silent />
    </span>
  );
}

export function MiniCards({ cards }: { cards: readonly Card[] }) {
  return (
    <span class="minis">
      {cards.map((card, n) => (
        <MiniCard key={n} card={card} />
      ))}
    </span>
  );
}
