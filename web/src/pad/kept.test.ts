import { describe, expect, it } from "vitest";
import { asFile, fromFile, newPad, readPad, undone, without, writtenDown } from "./kept";

const MADE = { bidder: "W", bid: "300" };
const LOST = { bidder: "W", bid: "350" };

describe("the pad of this browser", () => {
  const empty = newPad("CODE", ["Anna", "Bo"], 1);
  const two = writtenDown({ ...writtenDown({ ...empty, draft: MADE }), draft: LOST });

  it("takes a draft as the next deal, or in the place of one", () => {
    expect(two.deals).toEqual([MADE, LOST]);
    expect(writtenDown({ ...two, draft: LOST, at: 0 }).deals).toEqual([LOST, LOST]);
    expect(two).toMatchObject({ draft: {}, at: null });
  });

  it("goes back step by step", () => {
    const one = without(two, 0);
    expect(one.deals).toEqual([LOST]);
    expect(undone(one).deals).toEqual([MADE, LOST]);
    expect(undone(undone(undone(undone(one)))).deals).toEqual([]);
  });

  it("is read as it was stored, and a damaged one is none", () => {
    const kept = { ...two, draft: { bid: "3" }, at: 1 };
    expect(readPad(JSON.stringify(kept))).toEqual(kept);
    for (const text of [null, "", "{", "[]", '{"code":1}', JSON.stringify({ ...kept, deals: [1] }), JSON.stringify({ ...kept, names: null })]) {
      expect(readPad(text)).toBeNull();
    }
    expect(readPad(JSON.stringify({ ...kept, at: 7, past: 3 }))).toMatchObject({ at: null, past: [] });
  });

  it("is a file that brings the same deals", () => {
    expect(fromFile(asFile(two))).toMatchObject({ code: "CODE", deals: [MADE, LOST], dealer: 1, past: [] });
  });
});
