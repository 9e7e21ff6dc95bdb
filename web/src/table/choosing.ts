/** Decisions that are made by choosing cards of the hand. */
import type { Held } from "../cards";
import type { Asked, Card } from "../protocol";

/** Whether the reader is to choose cards of the hand, and what becomes of them. */
export function choosing({ mine, what }: Asked): "pass_cards" | "bury" | null {
  return mine && (what === "pass_cards" || what === "bury") ? what : null;
}

/** How many copies of a card may go, where cards are chosen. */
export const copiesFree = ({ free = [] }: Asked, card: Card): number => free.filter((each) => each === card).length;

/** The keys of the cards that must stay: of equal cards those that were not chosen, if not all may go. */
export function staying(asked: Asked, hand: readonly Held[], chosen: readonly string[]): ReadonlySet<string> {
  if (choosing(asked) === null) return new Set();
  const stays = new Set<string>();
  for (const card of new Set(hand.map((held) => held.card))) {
    const keys = hand.filter((held) => held.card === card).map(({ key }) => key);
    const others = keys.filter((key) => !chosen.includes(key));
    const free = copiesFree(asked, card) - (keys.length - others.length);
    for (const key of others.slice(Math.max(0, free))) stays.add(key);
  }
  return stays;
}
