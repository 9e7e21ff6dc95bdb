import { describe, expect, it } from "vitest";
import { keyed } from "../cards";
import type { Asked, Card, Picture } from "../protocol";
import { choosing, chosenCards, copiesFree, staying } from "./choosing";

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
  it("are all but those of a widow to share", () => {
    expect(keys(["KS.0"], { ...bury, what: "share" })).toEqual(["KS.1", "QS.0"]);
  });
  it("are counted card by card", () => {
    expect(copiesFree(bury, "9D" as Card)).toBe(2);
    expect(copiesFree(bury, "QS" as Card)).toBe(0);
  });
});

describe("chosen cards", () => {
  const asked = (what: Asked["what"], mine = true): Asked => ({ what, mine, seat: 0, text: "" });
  const picture = (what: Asked["what"]): Picture => ({ asked: asked(what), hand: ["AS", "KH", "9C"] }) as unknown as Picture;
  it("are asked for in the reader's own decisions about the hand", () => {
    expect(choosing(asked("share"))).toBe("share");
    expect(choosing(asked("share", false))).toBeNull();
    expect(choosing(asked("play"))).toBeNull();
  });
  it("keep the order of choice only where each goes to another player", () => {
    expect(chosenCards(picture("pass_cards"), ["9C.0", "AS.0"])).toEqual(["AS", "9C"]);
    expect(chosenCards(picture("share"), ["9C.0", "AS.0"])).toEqual(["9C", "AS"]);
  });
});
