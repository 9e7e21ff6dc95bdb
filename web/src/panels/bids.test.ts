import { describe, expect, it } from "vitest";
import { stepBid } from "./bids";

const bid = { least: 58, step: 1, most: 100, passing: true, amounts: [58, 59, 60, 65, 70] };

describe("stepBid", () => {
  it("walks along the bids that are listed", () => {
    expect(stepBid(bid, 58, true)).toBe(59);
    expect(stepBid(bid, 60, true)).toBe(65);
    expect(stepBid(bid, 65, false)).toBe(60);
    expect(stepBid(bid, 58, false)).toBe(58);
  });
  it("goes on beyond them with the last step, as far as bids go", () => {
    expect(stepBid(bid, 70, true)).toBe(75);
    expect(stepBid(bid, 75, false)).toBe(70);
    expect(stepBid(bid, 98, true)).toBe(100);
  });
  it("does with least and step where nothing is listed", () => {
    const plain = { least: 250, step: 10, most: 300, passing: true, amounts: [] };
    expect(stepBid(plain, 250, true)).toBe(260);
    expect(stepBid(plain, 260, false)).toBe(250);
  });
});
