import { describe, expect, it } from "vitest";
import { keyed } from "../cards";
import type { Card } from "../protocol";
import { toggled } from "./choosing";

const hand = keyed(["AS", "AS", "TS", "9H"] as Card[]);
const at = (n: number) => {
  const held = hand[n];
  if (held === undefined) throw new Error(`the hand has no card ${n}`);
  return held;
};

describe("cards chosen in a drill", () => {
  it("changes the card where one is wanted", () => {
    const free: Card[] = ["AS", "AS", "TS"];
    expect(toggled([], at(0), hand, 1, free)).toEqual(["AS.0"]);
    expect(toggled(["AS.0"], at(2), hand, 1, free)).toEqual(["TS.0"]);
    expect(toggled(["TS.0"], at(2), hand, 1, free)).toEqual([]);
  });

  it("takes no card that is not allowed", () => {
    expect(toggled(["AS.0"], at(3), hand, 1, ["AS", "AS", "TS"])).toEqual(["AS.0"]);
    expect(toggled([], at(3), hand, 3, ["AS", "TS"])).toEqual([]);
  });

  it("takes as many copies as may go", () => {
    expect(toggled(["AS.0"], at(1), hand, 3, ["AS", "TS"])).toEqual(["AS.0"]);
    expect(toggled(["AS.0"], at(1), hand, 3, ["AS", "AS", "TS"])).toEqual(["AS.0", "AS.1"]);
  });
});
