import { expect, test } from "vitest";
import type { ReviewCost, ReviewedDecision, ReviewTold } from "../protocol";
import { useWords } from "../words";
import { byTrick, costOf, costText, largest, sums } from "./figures";

const cost = (low: number, high = low): ReviewCost => ({ verdict: "cost", low, high });
const made = (number: number, seat: number, trick: number | null, known: ReviewCost | null, open: ReviewCost | null): ReviewedDecision => ({
  number,
  n: number,
  seat,
  trick,
  text: "",
  cards: [],
  known,
  open,
  turn: "",
});

useWords("en", {
  "page.review.verdict.best": "best",
  "page.review.verdict.close": "close",
  "page.review.verdict.unknown": "?",
  "page.review.atleast": "at least −{n}",
});

test("a cost is a figure, a bound or a word", () => {
  expect(costText(cost(12))).toBe("−12");
  expect(costText(cost(2.54))).toBe("−2.5");
  expect(costText(cost(10, 20))).toBe("at least −10");
  expect(costText({ verdict: "best", low: 0, high: 0 })).toBe("best");
  expect(costText(null)).toBe("?");
});

test("what is close costs nothing", () => {
  expect(costOf({ verdict: "close", low: 3, high: 3, half: 4 })).toBe(0);
  expect(costOf(cost(3))).toBe(3);
});

test("the costs of cards are added by seat, those before the play are not", () => {
  const told = {
    players: ["A", "B"],
    decisions: [made(1, 0, null, cost(5), cost(20)), made(2, 0, 1, cost(1), cost(10)), made(3, 1, 1, null, cost(30))],
  } as unknown as ReviewTold;
  expect(sums(told)).toEqual([
    { seat: 0, known: 1, open: 10 },
    { seat: 1, known: 0, open: 30 },
  ]);
  expect(largest(told.decisions, "open", true)).toBe(30);
  expect(largest(told.decisions, "open", false)).toBe(20);
});

test("decisions stand under their trick", () => {
  const groups = byTrick([made(1, 0, null, null, null), made(2, 0, 1, null, null), made(3, 1, 1, null, null)]);
  expect(groups.map(([trick, each]) => [trick, each.length])).toEqual([
    [null, 1],
    [1, 2],
  ]);
});
