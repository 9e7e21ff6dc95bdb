import { render } from "preact";
import { expect, it } from "vitest";
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

function shown(hint: Hint): string {
  const place = document.createElement("div");
  const game = { hint: { value: hint } } as unknown as Game;
  render(<HintNote game={game} picture={{} as Picture} />, place);
  return place.querySelector("[data-testid=hint-figures]")?.textContent ?? "";
}

it("a hint shows in one line what was found, where there is something to say", () => {
  const figures = { value: 12.5, unit: "points", made: 0.78, worlds: 300, method: "playouts", text: "Made in 78% of 300." };
  expect(shown({ ...HINT, figures })).toBe("Made in 78% of 300.");
  expect(shown({ ...HINT, figures: { ...figures, made: null, text: "" } })).toBe("");
  expect(shown(HINT)).toBe("");
});
