/** Estimates in figures that a reader can add up. */
import type { SuitWorth } from "../protocol";

export interface Shares {
  readonly melds: number;
  readonly partner: number;
  readonly tricks: number;
  readonly total: number;
}

/** Points in the large scale are told in tens; small numbers as they are. */
export function unitOf(worth: readonly SuitWorth[]): number {
  const tens = worth.every(({ meld_points }) => meld_points % 10 === 0);
  return tens && worth.some(({ total }) => total >= 100) ? 10 : 1;
}

/**
 * Melds are known, the rest is a guess and rounded. The parts always add up to the total, and the
 * totals keep their order: what rounding takes away is taken from the tricks.
 */
export function sharesOf({ meld_points, partner, total }: SuitWorth, unit: number): Shares {
  const round = (value: number): number => Math.round(value / unit) * unit;
  const about = Math.max(round(total), meld_points);
  const theirs = Math.min(round(partner), about - meld_points);
  return { melds: meld_points, partner: theirs, tricks: about - meld_points - theirs, total: about };
}
