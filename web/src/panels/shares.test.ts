import { describe, expect, it } from "vitest";
import type { SuitWorth } from "../protocol";
import { sharesOf, unitOf } from "./shares";

const worth = (meld_points: number, partner: number, tricks: number): SuitWorth => ({
  suit: "S",
  melds: [],
  meld_points,
  partner,
  tricks,
  total: meld_points + partner + tricks,
  best: false,
});

describe("shares", () => {
  it("are told in tens and add up", () => {
    const all = [worth(40, 113, 160), worth(0, 97, 149)];
    expect(unitOf(all)).toBe(10);
    for (const each of all) {
      const { melds, partner, tricks, total } = sharesOf(each, 10);
      expect(melds + partner + tricks).toBe(total);
      expect([partner % 10, tricks % 10, total % 10]).toEqual([0, 0, 0]);
      expect(Math.abs(total - each.total)).toBeLessThanOrEqual(5);
    }
    expect(sharesOf(worth(40, 113, 160), 10)).toEqual({ melds: 40, partner: 110, tricks: 160, total: 310 });
  });
  it("keep small numbers as they are", () => {
    const all = [worth(4, 9, 17)];
    expect(unitOf(all)).toBe(1);
    expect(sharesOf(worth(4, 9, 17), 1)).toEqual({ melds: 4, partner: 9, tricks: 17, total: 30 });
  });
});
