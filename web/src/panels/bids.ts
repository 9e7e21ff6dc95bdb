/** Walking along the bids that the server says are open. */
import type { BidChoice } from "../protocol";

/** The next bid above or below an amount; beyond those that are listed the last step goes on. */
export function stepBid({ amounts, least, step, most }: BidChoice, from: number, up: boolean): number {
  const last = amounts.at(-1) ?? least;
  if (up) {
    const next = amounts.find((each) => each > from) ?? from + lastStep(amounts, step);
    return Math.min(most, next);
  }
  if (from > last) return Math.max(last, from - lastStep(amounts, step));
  return amounts.findLast((each) => each < from) ?? least;
}

/** The distance of the last two bids that are listed: steps may grow on the way. */
function lastStep(amounts: readonly number[], step: number): number {
  const [before, last] = amounts.slice(-2);
  return before === undefined || last === undefined ? step : last - before;
}
