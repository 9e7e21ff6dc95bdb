import { describe, expect, it } from "vitest";
import type { Expectation, SuitWorth } from "../protocol";
import { playedIn, withAverages } from "./expectation";

const worth = (suit: "S" | "H", total: number, best: boolean): SuitWorth => ({
  suit,
  melds: [],
  meld_points: 20,
  partner: 30,
  tricks: total - 50,
  total,
  best,
});
const estimates = [worth("S", 200, true), worth("H", 190, false)];
const found: Expectation = {
  n: 7,
  text: "",
  bids: [250],
  suits: [{ worth: worth("H", 260, true), tricks_deviation: 30, total_deviation: 60, chances: [55] }],
  later: null,
  signals: [],
};

describe("averages in the place of estimates", () => {
  it("leaves the estimates as they are while there is nothing else", () => {
    expect(withAverages(estimates, null)).toEqual(estimates);
    expect(playedIn(null, "H")).toBeUndefined();
  });

  it("has the suits in the order of a hand", () => {
    const [spades, hearts] = estimates;
    const mixed = [{ ...hearts!, suit: "D" as const }, { ...hearts!, suit: "C" as const }, spades!];
    expect(withAverages(mixed, null).map(({ suit }) => suit)).toEqual(["S", "C", "D"]);
  });

  it("takes the averages of suits that were played, and the best of them alone", () => {
    const shown = withAverages(estimates, found);
    expect(shown.map(({ total }) => total)).toEqual([200, 260]);
    expect(shown.map(({ best }) => best)).toEqual([false, true]);
    expect(playedIn(found, "H")?.chances).toEqual([55]);
    expect(playedIn(found, "S")).toBeUndefined();
  });
});
