/** How a hand fits its width: one row where every card shows enough of itself to be hit, else two. */
import type { Held } from "../cards";
import { suitOf } from "../cards";

export interface Layout {
  readonly rows: readonly (readonly Held[])[];
  /** The width of a card, and how far the next one lies to its right, in pixels. */
  readonly card: number;
  readonly step: number;
}

/** What a finger needs. */
const TOUCH = 42;
/** Cards overlap even where there is room, as they do in a hand. */
const SPREAD = 0.66;

export function cardWidth(width: number): number {
  if (width < 480) return Math.max(58, Math.min(74, width * 0.19));
  return Math.max(78, Math.min(118, width * 0.1));
}

export function layOut(hand: readonly Held[], width: number): Layout {
  const card = Math.round(cardWidth(width));
  const room = (width - card) / Math.max(1, hand.length - 1);
  if (room >= TOUCH || hand.length < 5) return { rows: [hand], card, step: Math.min(room, card * SPREAD) };
  const longest = Math.max(Math.ceil(hand.length / 2), Math.floor((width - card) / TOUCH) + 1);
  const at = split(hand, longest);
  const rows = [hand.slice(0, at), hand.slice(at)];
  const most = Math.max(at, hand.length - at);
  return { rows, card, step: Math.min((width - card) / Math.max(1, most - 1), card * SPREAD) };
}

/** Where to break a hand in two: between two suits if that leaves neither row too long. */
function split(hand: readonly Held[], longest: number): number {
  const middle = Math.ceil(hand.length / 2);
  const least = hand.length - longest;
  let best = middle;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = Math.max(1, least); at <= Math.min(longest, hand.length - 1); at++) {
    const [left, right] = [hand[at - 1], hand[at]];
    if (left === undefined || right === undefined || suitOf(left.card) === suitOf(right.card)) continue;
    if (Math.abs(at - middle) < distance) [best, distance] = [at, Math.abs(at - middle)];
  }
  return best;
}

/** The place in the hand that an arrow key leads to from `at`, or null where it leads nowhere. */
export function neighbour(layout: Layout, at: number, key: string): number | null {
  const count = layout.rows.reduce((sum, row) => sum + row.length, 0);
  const first = layout.rows[0]?.length ?? 0;
  switch (key) {
    case "ArrowLeft":
      return at > 0 ? at - 1 : count - 1;
    case "ArrowRight":
      return at < count - 1 ? at + 1 : 0;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "ArrowUp":
      return layout.rows.length > 1 && at >= first ? Math.min(at - first, first - 1) : null;
    case "ArrowDown":
      return layout.rows.length > 1 && at < first ? Math.min(at + first, count - 1) : null;
    default:
      return null;
  }
}
