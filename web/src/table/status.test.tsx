import { render } from "preact";
import { beforeEach, expect, it } from "vitest";
import type { Picture } from "../protocol";
import { useWords } from "../words";
import { Status } from "./status";

beforeEach(() => {
  useWords("en", { "page.status.deal": "+{points}", "page.status.deal.points": "{points} pts" });
});

function now(unit: Picture["unit"]): string {
  const picture = {
    seat: 0,
    seats: [{ side: 0 }],
    scores: [{ side: 0, name: "You", total: -3, melds: 20, points: 46, chips: null }],
    sheets: [],
    deal: 1,
    deals: 0,
    unit,
    pot: 12,
    target: 1500,
    trump: "H",
    contract: null,
    rules: { changed: [] },
  } as unknown as Picture;
  const place = document.createElement("div");
  render(<Status picture={picture} />, place);
  return place.querySelector(".score-now")?.textContent ?? "";
}

it("the points of a deal are added to points, but not to chips", () => {
  expect(now("points")).toBe("+66");
  expect(now("chips")).toBe("66 pts");
});
