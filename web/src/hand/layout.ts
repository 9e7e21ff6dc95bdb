/** How a hand fits its width: in as few rows as leave enough of each card to be hit. */
import type { Held } from "../cards";
import { suitOf } from "../cards";

export interface Layout {
  readonly rows: readonly (readonly Held[])[];
  /** The width of a card, and how far the next one lies to its right, in pixels. */
  readonly card: number;
  readonly step: number;
}

/** What a finger needs, and what it can do with where there would be many rows. */
const TOUCH = 42;
const TIGHT = 34;
/** A low window has room for one row only; it is wide. */
const LOW = 26;
/** Cards overlap even where there is room, as they do in a hand. */
const SPREAD = 0.66;
const MOST_ROWS = 3;

export function cardWidth(width: number, low = false): number {
  if (low) return 62;
  if (width < 480) return Math.max(58, Math.min(74, width * 0.19));
  return Math.max(78, Math.min(118, width * 0.1));
}

export function layOut(hand: readonly Held[], width: number, low = false): Layout {
  const card = Math.round(cardWidth(width, low));
  const stepFor = (count: number): number => (width - card) / Math.max(1, count - 1);
  const room = stepFor(hand.length);
  if (room >= (low ? LOW : TOUCH) || hand.length < 5) return { rows: [hand], card, step: Math.min(room, card * SPREAD) };
  let count = 2;
  while (count < MOST_ROWS && stepFor(Math.ceil(hand.length / count)) < TIGHT) count += 1;
  const longest = Math.max(Math.ceil(hand.length / count), Math.floor((width - card) / TOUCH) + 1);
  const rows = split(hand, count, longest);
  const most = Math.max(...rows.map(({ length }) => length));
  return { rows, card, step: Math.min(stepFor(most), card * SPREAD) };
}

/** Break a hand into rows: between two suits if that leaves no row too long. */
function split(hand: readonly Held[], count: number, longest: number): (readonly Held[])[] {
  if (count === 1) return [hand];
  const even = Math.ceil(hand.length / count);
  const least = Math.max(1, hand.length - longest * (count - 1));
  let best = even;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = least; at <= Math.min(longest, hand.length - 1); at++) {
    const [left, right] = [hand[at - 1], hand[at]];
    if (left === undefined || right === undefined || suitOf(left.card) === suitOf(right.card)) continue;
    if (Math.abs(at - even) < distance) [best, distance] = [at, Math.abs(at - even)];
  }
  return [hand.slice(0, best), ...split(hand.slice(best), count - 1, longest)];
}

/** The place in the hand that an arrow key leads to from `at`, or null where it leads nowhere. */
export function neighbour({ rows }: Layout, at: number, key: string): number | null {
  const count = rows.reduce((sum, { length }) => sum + length, 0);
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
      return inRow(-1);
    case "ArrowDown":
      return inRow(1);
    default:
      return null;
  }

  /** The card in the row above or below that lies nearest. */
  function inRow(by: number): number | null {
    const starts = rows.map((_, n) => rows.slice(0, n).reduce((sum, { length }) => sum + length, 0));
    const row = starts.findLastIndex((start) => start <= at);
    const [here, there, other] = [starts[row], starts[row + by], rows[row + by]];
    if (here === undefined || there === undefined || other === undefined) return null;
    return Math.min(there + at - here, there + other.length - 1);
  }
}
