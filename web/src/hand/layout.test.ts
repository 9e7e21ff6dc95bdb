import { describe, expect, it } from "vitest";
import { keyed } from "../cards";
import type { Card } from "../protocol";
import { layOut, neighbour } from "./layout";

const hand = keyed(["AS", "TS", "KS", "KS", "AH", "QH", "JH", "AC", "9C", "TD", "JD", "JD"] as Card[]);
const sixteen = keyed([...hand.map(({ card }) => card), "9D", "9D", "9H", "QS"] as Card[]);

describe("layOut", () => {
  it("keeps a hand in one row where each card can be hit", () => {
    const { rows, step, card } = layOut(hand, 1000);
    expect(rows.length).toBe(1);
    expect(step * (hand.length - 1) + card).toBeLessThanOrEqual(1000);
  });
  it.each([[hand], [sixteen]])("makes two rows on a phone, both within its width", (cards) => {
    const { rows, step, card } = layOut(cards, 344);
    expect(rows.length).toBe(2);
    expect(rows.flat()).toEqual(cards);
    for (const row of rows) expect(step * (row.length - 1) + card).toBeLessThanOrEqual(345);
    expect(step).toBeGreaterThanOrEqual(36);
  });
  it("makes three rows of twenty cards on a phone", () => {
    const twenty = keyed(["AS", "AS", "TS", "KS", "JS", "AH", "TH", "TH", "QH", "QH", "JH", "AC", "AC", "KC", "QC", "TD", "TD", "KD", "JD", "JD"] as Card[]);
    const { rows, step, card } = layOut(twenty, 344);
    expect(rows.length).toBe(3);
    expect(rows.flat()).toEqual(twenty);
    for (const row of rows) expect(step * (row.length - 1) + card).toBeLessThanOrEqual(345);
    expect(step).toBeGreaterThanOrEqual(34);
    expect(layOut(twenty, 724, true).rows.length).toBe(1);
  });
  it("breaks between two suits where it can", () => {
    const { rows } = layOut(hand, 344);
    expect(rows[0]?.at(-1)?.card.charAt(1)).not.toBe(rows[1]?.[0]?.card.charAt(1));
  });
});

describe("neighbour", () => {
  const layout = layOut(hand, 344);
  const first = layout.rows[0]?.length ?? 0;
  it("goes along the hand and round its ends", () => {
    expect(neighbour(layout, 0, "ArrowRight")).toBe(1);
    expect(neighbour(layout, 0, "ArrowLeft")).toBe(11);
    expect(neighbour(layout, 11, "ArrowRight")).toBe(0);
    expect(neighbour(layout, 5, "Home")).toBe(0);
    expect(neighbour(layout, 5, "End")).toBe(11);
  });
  it("goes between the rows", () => {
    expect(neighbour(layout, 0, "ArrowDown")).toBe(first);
    expect(neighbour(layout, first, "ArrowUp")).toBe(0);
    expect(neighbour(layout, 0, "ArrowUp")).toBeNull();
    expect(neighbour(layOut(hand, 1000), 0, "ArrowDown")).toBeNull();
  });
});
