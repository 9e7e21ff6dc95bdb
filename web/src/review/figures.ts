/** Figures of a review: what is shown of a cost, and how long its bar is. */
import type { ReviewCost, ReviewedDecision, ReviewTold } from "../protocol";
import { average, t } from "../words";

export type Sight = "known" | "open";

/** The cost in a word or a figure. */
export function costText(cost: ReviewCost | null): string {
  if (cost === null) return t("page.review.verdict.unknown");
  if (cost.verdict !== "cost") return t(`page.review.verdict.${cost.verdict}`);
  return cost.low === cost.high ? `−${average(cost.low)}` : t("page.review.atleast", { n: average(cost.low) });
}

/** What counts as given away: nothing that is close. */
export const costOf = (cost: ReviewCost | null): number => (cost?.verdict === "cost" ? cost.low : 0);

/** The largest cost of a sight before the play, or in it: its bar is full. */
export function largest(decisions: readonly ReviewedDecision[], sight: Sight, inPlay: boolean): number {
  const there = decisions.filter(({ trick }) => (trick !== null) === inPlay);
  return Math.max(0, ...there.map((each) => costOf(each[sight])));
}

/** What each seat gave away in the play. Before it one bid is judged on top of another: no sum of them means anything. */
export function sums(told: ReviewTold): readonly { readonly seat: number; readonly known: number; readonly open: number }[] {
  return told.players.map((_, seat) => {
    const cards = told.decisions.filter((each) => each.seat === seat && each.trick !== null);
    const total = (sight: Sight): number => cards.reduce((sum, each) => sum + costOf(each[sight]), 0);
    return { seat, known: total("known"), open: total("open") };
  });
}

/** The decisions of each trick; those before the play have the trick null. */
export function byTrick(decisions: readonly ReviewedDecision[]): readonly (readonly [number | null, readonly ReviewedDecision[]])[] {
  const groups = new Map<number | null, ReviewedDecision[]>();
  for (const each of decisions) {
    const group = groups.get(each.trick);
    if (group === undefined) groups.set(each.trick, [each]);
    else group.push(each);
  }
  return [...groups];
}
