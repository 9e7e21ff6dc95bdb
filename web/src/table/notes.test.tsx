import { render } from "preact";
import { expect, it, vi } from "vitest";
import type { Hint, Picture } from "../protocol";
import { Game } from "./game";
import { HintNote } from "./notes";

const HINT: Hint = {
  type: "hint",
  n: 4,
  action: { do: "pass", seat: 0 },
  text: "Pass",
  reasons: ["This hand is worth little."],
  cards: [],
  figures: null,
};

function placed(hint: Hint): HTMLElement {
  const place = document.createElement("div");
  const game = { hint: { value: hint } } as unknown as Game;
  render(<HintNote game={game} picture={{} as Picture} />, place);
  return place;
}

const figuresIn = (place: HTMLElement): string => place.querySelector("[data-testid=hint-figures]")?.textContent ?? "";

const shown = (hint: Hint): string => figuresIn(placed(hint));

it("a hint shows in one line what was found, where there is something to say", () => {
  const figures = { value: 12.5, unit: "points", made: 0.78, worlds: 300, method: "playouts", text: "Made in 78% of 300." };
  expect(shown({ ...HINT, figures })).toBe("Made in 78% of 300.");
  expect(shown({ ...HINT, figures: { ...figures, made: null, text: "" } })).toBe("");
  expect(shown(HINT)).toBe("");
});

it("the chance of the contract is said once, by a reason or beside the reasons", async () => {
  const made = { value: 12.5, unit: "points", made: 0.78, worlds: 300, method: "playouts", text: "Made in 78% of 300." };
  const reasons = ["The ace wins.", "The contract is made in 78%, and in 60% else."];
  expect(shown({ ...HINT, reasons, figures: { ...made, told_by: 0 } })).toBe("");
  const place = placed({ ...HINT, reasons, figures: { ...made, told_by: 1 } });
  expect(figuresIn(place)).toBe("Made in 78% of 300.");
  place.querySelector<HTMLButtonElement>("[data-testid=hint-why]")?.click();
  await vi.waitFor(() => expect(place.querySelectorAll(".reasons li").length).toBe(2));
  expect(figuresIn(place)).toBe("");
});
