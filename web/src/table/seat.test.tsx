import { render } from "preact";
import { expect, it, vi } from "vitest";
import type { Picture, SeatPicture } from "../protocol";
import { Facts } from "./seat";

vi.mock("../words", () => ({ t: (key: string) => key, tn: (key: string, n: number) => `${n} of ${key}` }));

function factsOf(tricks: readonly number[], at: number): string {
  const seats = tricks.map((won, seat) => ({ seat, who: "computer", connected: true, out: null, cards: 12, meld_points: 0, tricks: won }));
  const place = document.createElement("div");
  render(<Facts picture={{ seats } as unknown as Picture} seat={seats[at] as unknown as SeatPicture} />, place);
  return place.textContent ?? "";
}

it("tricks are counted at every seat from the first one that is won, and not while nobody has played", () => {
  expect(factsOf([0, 0, 0, 0], 1)).not.toContain("page.seat.tricks");
  expect(factsOf([0, 0, 1, 0], 1)).toContain("0 of page.seat.tricks");
  expect(factsOf([0, 0, 1, 0], 2)).toContain("1 of page.seat.tricks");
});
