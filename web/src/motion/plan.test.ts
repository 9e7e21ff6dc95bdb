import { describe, expect, it } from "vitest";
import type { Card, Happening } from "../protocol";
import { inverse } from "./movement";
import { plan, type Scene } from "./plan";

const happening = (kind: string, seat: number | null, more: Partial<Happening> = {}): Happening => ({
  kind,
  seat,
  to: null,
  cards: [],
  laid: null,
  text: "",
  ...more,
});
const scene = (...keys: string[]): Scene => ({
  seat: 0,
  shown: keys.map((key) => ({ key, card: cardOf(key) })),
});
const cardOf = (key: string): Card => (/[AKQJT9][SHDC]/.exec(key)?.[0] ?? "--") as Card;

describe("plan", () => {
  it("lets my card fly from the hand and another's from the seat", () => {
    const before = scene("h:AS.0", "h:AS.1", "h:9C.0");
    expect(plan(before, scene("h:AS.0", "h:9C.0", "t:0:AS"), [happening("card_played", 0)])).toMatchObject([
      { key: "t:0:AS", from: "h:AS.1" },
    ]);
    expect(plan(before, scene("h:AS.0", "h:AS.1", "h:9C.0", "t:2:KD"), [])).toMatchObject([{ key: "t:2:KD", from: "s:2" }]);
  });
  it("gathers the trick at its winner when the next one begins", () => {
    const flights = plan(scene("t:0:AS", "t:1:9S"), scene("t:1:KD"), [happening("card_played", 1)]);
    expect(flights.filter(({ key }) => key === null).map(({ from, to }) => [from, to])).toEqual([
      ["t:0:AS", "winner"],
      ["t:1:9S", "winner"],
    ]);
  });
  it("brings passed cards from the partner and takes mine there", () => {
    const given = [happening("cards_passed", 0, { to: 2, cards: ["9C"] })];
    expect(plan(scene("h:9C.0"), scene(), given)).toMatchObject([{ key: null, from: "h:9C.0", to: "s:2" }]);
    const received = [happening("cards_passed", 2, { to: 0, cards: ["AC"] })];
    expect(plan(scene(), scene("h:AC.0"), received)).toMatchObject([{ key: "h:AC.0", from: "s:2" }]);
  });
  it("takes each card of a shared widow to the player who gets it", () => {
    const shared = (to: number, card: Card) => happening("widow_shared", 0, { to, cards: [card] });
    const flights = plan(scene("h:9C.0", "h:KD.0", "h:AS.0"), scene("h:AS.0"), [shared(1, "KD"), shared(2, "9C")]);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ["h:9C.0", "s:2"],
      ["h:KD.0", "s:1"],
    ]);
    const got = [happening("widow_shared", 3, { to: 0, cards: ["AC"] })];
    expect(plan(scene(), scene("h:AC.0"), got)).toMatchObject([{ key: "h:AC.0", from: "s:3" }]);
  });
  it("takes the widow from the middle and buries there", () => {
    const taken = [happening("widow_taken", 0, { cards: ["KS"] })];
    expect(plan(scene("w:0"), scene("h:KS.0"), taken)).toMatchObject([{ key: "h:KS.0", from: "w:0" }]);
    const others = [happening("widow_taken", 2, { cards: ["KS"] })];
    expect(plan(scene("w:0"), scene(), others)).toMatchObject([{ key: null, from: "w:0", to: "s:2" }]);
    const mine = [happening("cards_buried", 0, { cards: ["9C"] })];
    expect(plan(scene("h:9C.0"), scene(), mine)).toMatchObject([{ from: "h:9C.0", to: "deck" }]);
    const theirs = [happening("cards_buried", 1, { cards: ["--"] })];
    expect(plan(scene(), scene(), theirs)).toMatchObject([{ card: "--", from: "s:1", to: "deck" }]);
  });
  it("lets the nine and the turned card change places", () => {
    const mine = [happening("upcard_swapped", 0, { to: 2, cards: ["9H", "AH"] })];
    expect(plan(scene("h:9H.0", "u:AH"), scene("h:AH.0"), mine).map(({ from, to }) => [from, to])).toEqual([
      ["u:AH", null],
      ["h:9H.0", "s:2"],
    ]);
  });
  it("shows the backs of cards that others pass or draw", () => {
    const passed = [happening("cards_passed", 1, { to: 3, cards: ["--", "--"] })];
    expect(plan(scene(), scene(), passed)).toMatchObject([
      { card: "--", from: "s:1", to: "s:3" },
      { card: "--", from: "s:1", to: "s:3" },
    ]);
    expect(plan(scene(), scene(), [happening("card_drawn", 1)])).toMatchObject([{ from: "stock", to: "s:1" }]);
  });
  it("deals from the middle, draws from the stock, takes up what lay on the table", () => {
    expect(plan(scene(), scene("h:AS.0"), [happening("hand_dealt", 0)])).toMatchObject([{ from: "deck" }]);
    expect(plan(scene(), scene("h:AS.0"), [happening("card_drawn", 0)])).toMatchObject([{ from: "stock" }]);
    expect(plan(scene("l:0:0KS"), scene("h:KS.0"), [])).toMatchObject([{ from: "l:0:0KS" }]);
    expect(plan(scene("h:KS.0"), scene("l:0:0KS"), [])).toMatchObject([{ from: "h:KS.0" }]);
  });
});

describe("inverse", () => {
  const box = (left: number, top: number, width = 50, height = 70) => ({ left, top, width, height });
  it("puts the centre back to where it was", () => {
    expect(inverse(box(10, 20), box(110, 220))).toBe("translate(-100px, -200px) scale(1)");
    expect(inverse(box(0, 0, 100, 140), box(0, 0))).toBe("translate(25px, 35px) scale(2)");
  });
  it("is nothing where nothing moved", () => {
    expect(inverse(box(1, 1), box(1.4, 0.7))).toBeNull();
    expect(inverse(box(1, 1), box(0, 0, 0, 0))).toBeNull();
  });
});
