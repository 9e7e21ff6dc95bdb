import { expect, it } from "vitest";
import type { Asked, Choice, Picture } from "../protocol";
import { isRisky, sayings } from "./sayings";

const card: Choice = { action: { do: "play", seat: 0, card: "AS" }, text: "Play", cards: ["AS"], points: 0 };
const claim: Choice = { action: { do: "claim_game", seat: 0 }, text: "Claim", cards: [], points: 0, sure: "Sure?" };
const no: Choice = { action: { do: "decline", seat: 0 }, text: "No", cards: [], points: 0 };

function picture(asked: Partial<Asked>): Picture {
  return { asked: { what: "play", mine: true, seat: 0, text: "", ...asked } } as Picture;
}

it("says only what is risky beside the cards", () => {
  expect(sayings(picture({ choices: [card, claim] }))).toEqual([claim]);
  expect(sayings(picture({ what: "lay", choices: [no, claim] }))).toEqual([claim]);
});

it("offers every answer to the question after the last trick", () => {
  const safe = { ...claim, sure: "" };
  expect(sayings(picture({ what: "claim", choices: [safe, no] }))).toEqual([safe, no]);
  expect(isRisky(safe.sure)).toBe(false);
});

it("offers nothing while others are asked", () => {
  expect(sayings(picture({ mine: false, choices: [claim] }))).toEqual([]);
});
