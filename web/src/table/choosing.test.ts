import { describe, expect, it } from "vitest";
import { keyed } from "../cards";
import type { Asked, Card } from "../protocol";
import { copiesFree, staying } from "./choosing";

const hand = keyed(["KS", "KS", "QS", "9D", "9D"] as Card[]);
const bury = { what: "bury", mine: true, seat: 0, text: "", count: 2, free: ["KS", "9D", "9D"] } as unknown as Asked;
const keys = (chosen: readonly string[], asked = bury): string[] => [...staying(asked, hand, chosen)];

describe("cards that must stay", () => {
  it("are those that are not free, of equal ones as many as the melds need", () => {
    expect(keys([])).toEqual(["KS.1", "QS.0"]);
  });
  it("are the other copies once the free one was chosen", () => {
    expect(keys(["KS.1"])).toEqual(["KS.0", "QS.0"]);
    expect(keys(["9D.0", "9D.1"])).toEqual(["KS.1", "QS.0"]);
  });
  it("are none where nothing is chosen", () => {
    expect(keys([], { ...bury, mine: false })).toEqual([]);
    expect(keys([], { ...bury, what: "play" })).toEqual([]);
  });
  it("are counted card by card", () => {
    expect(copiesFree(bury, "9D" as Card)).toBe(2);
    expect(copiesFree(bury, "QS" as Card)).toBe(0);
  });
});
