/**
 * Our own faces with a large index, for phones and for low vision, and the back of every card.
 * The index is whole in the left 35 hundredths of a card, which is all that a fanned hand shows.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SUIT_PATHS } from "../src/suits.ts";
import { CARDS, DECK, unlessMade, WEB, writeSet } from "./deck.mjs";

const INK = "#14171c";
const RED = "#c40d2e";
const COLOURS = {
  large2: { S: INK, H: RED, D: RED, C: INK },
  large4: { S: INK, H: RED, D: "#0a4fc4", C: "#08702f" },
};

/** The ranks as strokes in a box 100 high: [width of the box, path]. The pen is 20 wide. */
const PEN = 20;
const STROKES = {
  A: [84, "M10 100L37 10H47L74 100M21 70H63"],
  T: [92, "M4 25L20 10V100M65 10C82 10 82 26 82 55S82 100 65 100S48 84 48 55S48 10 65 10Z"],
  K: [80, "M10 0V100M72 0L16 58M34 42L74 100"],
  Q: [86, "M43 10C64 10 74 24 74 50S64 90 43 90S12 76 12 50S22 10 43 10ZM50 66L78 100"],
  J: [72, "M22 10H60V64C60 82 51 90 36 90S12 82 10 66"],
  9: [76, "M38 10C54 10 64 20 64 35S54 60 38 60S12 50 12 35S22 10 38 10ZM64 35C64 70 54 92 22 92"],
};

const round = (x) => Math.round(x * 100) / 100;

/** A path of the given box, moved and scaled to stand at x, y with the given height. */
function stand(x, y, height, path, attributes) {
  return `<path transform="translate(${round(x)} ${round(y)})scale(${round(height / 100)})" d="${path}" ${attributes}/>`;
}

function face(rank, suit, colour) {
  const [width, strokes] = STROKES[rank];
  const height = 92;
  const middle = 46;
  const index = stand(
    middle - (width * height) / 200,
    20,
    height,
    strokes,
    `fill="none" stroke="${colour}" stroke-width="${PEN}" stroke-linejoin="round"`,
  );
  const small = stand(middle - 34, 126, 68, SUIT_PATHS[suit], `fill="${colour}"`);
  const big = stand(96, 200, 134, SUIT_PATHS[suit], `fill="${colour}"`);
  return svg(`${index}${small}${big}`, "#fff", "#b9bec6");
}

function svg(inside, paper, edge) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><rect x=".75" y=".75" width="248.5" height="348.5" rx="15" fill="${paper}" stroke="${edge}" stroke-width="1.5"/>${inside}</svg>`;
}

/** A lattice of diamonds with a star of four suits' worth of calm in the middle. */
function back() {
  return svg("", "#1d4f7c", "#123653");
}

const inputs = [
  fileURLToPath(import.meta.url),
  join(WEB, "scripts", "deck.mjs"),
  join(WEB, "src", "suits.ts"),
];
await unlessMade("large", inputs, async () => {
  for (const [set, colours] of Object.entries(COLOURS)) {
    const pictures = {};
    for (const card of DECK) pictures[card] = face(card[0], card[1], colours[card[1]]);
    await writeSet(set, pictures);
  }
  await writeFile(join(CARDS, "back.svg"), back());
  console.log(`large faces: ${Object.keys(COLOURS).length} sets of ${DECK.length} in ${CARDS}`);
});
