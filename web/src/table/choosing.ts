/** Decisions that are made by choosing cards of the hand. */
import { type Held, keyed } from "../cards";
import type { Asked, Card, Picture } from "../protocol";

export type Chooses = "pass_cards" | "bury" | "share";

/** The action that follows the choice. */
export const DOES = { pass_cards: "pass_cards", bury: "bury", share: "share_widow" } as const;

/** Whether the reader is to choose cards of the hand, and what becomes of them. */
export function choosing({ mine, what }: Asked): Chooses | null {
  return mine && (what === "pass_cards" || what === "bury" || what === "share") ? what : null;
}

/** The chosen cards: in the order of the hand, or, where each goes to a player of its own, as chosen. */
export function chosenCards(picture: Picture, chosen: readonly string[]): Card[] {
  const held = keyed(picture.hand).filter(({ key }) => chosen.includes(key));
  if (choosing(picture.asked) === "share") held.sort((a, b) => chosen.indexOf(a.key) - chosen.indexOf(b.key));
  return held.map(({ card }) => card);
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
