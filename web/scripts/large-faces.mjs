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

/** Which letters the ranks have: those of every language of the page (rank.X.letter in its catalog). */
const LETTERS = {
  A: ["A", "Т", "E"],
  T: ["10"],
  K: ["K", "К"],
  Q: ["Q", "Д", "D"],
  J: ["J", "В", "Kn"],
  9: ["9"],
};

/** The letters as strokes in a box 100 high: [width of the box, path, pen]. The box cuts them off. */
const PEN = 19;
const K = [84, "M12 0V100M80 -16L18 58M38 42L80 116"];
const STROKES = {
  A: [88, "M7 116L38 10H50L81 116M22 71H66"],
  10: [86, "M2 28L19 11V100M60 10C75 10 75 30 75 50S75 90 60 90S45 70 45 50S45 10 60 10Z"],
  K,
  // The Cyrillic letters look like these Latin ones, but they are others.
  К: K,
  Т: [82, "M0 10H82M41 10V100"],
  Д: [92, "M11 112V83H81V112M22 83C31 62 32 36 32 10H68V83"],
  В: [78, "M12 50V10H40C56 10 63 18 63 29S56 48 40 48H12M40 48C59 48 68 57 68 69S59 90 40 90H12V48"],
  E: [70, "M70 10H12V90H70M12 49H62"],
  D: [84, "M12 10H34C60 10 73 26 73 50S60 90 34 90H12Z"],
  Kn: [88, "M8 0V100M47 -14L12 60M25 42L52 114M59 38V100M59 66C60 53 65 47 71 47S80 53 80 64V100", 14],
  Q: [88, "M43 10C64 10 74 24 74 50S64 90 43 90S12 76 12 50S22 10 43 10ZM46 62L82 110"],
  J: [72, "M20 10H60V62C60 82 51 90 36 90S12 82 10 64"],
  9: [76, "M38 10C54 10 65 20 65 36S54 61 38 61S11 51 11 36S22 10 38 10ZM65 36C65 70 54 90 20 90"],
};

const round = (x) => Math.round(x * 100) / 100;

/** A path of the box "0 0 100 100", moved and scaled to stand at x, y with the given size. */
function stand(x, y, size, path, paint) {
  return `<path transform="translate(${round(x)} ${round(y)})scale(${round(size / 100)})" d="${path}" ${paint}/>`;
}

function index(letter, middle, y, height, colour) {
  const [box, strokes, pen = PEN] = STROKES[letter];
  const width = round((box * height) / 100);
  return (
    `<svg x="${round(middle - width / 2)}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${box} 100">` +
    `<path d="${strokes}" fill="none" stroke="${colour}" stroke-width="${pen}" stroke-linejoin="round"/></svg>`
  );
}

function face(letter, suit, colour) {
  const paint = `fill="${colour}"`;
  return card(
    index(letter, 47, 20, 92, colour) +
      stand(47 - 34, 127, 68, SUIT_PATHS[suit], paint) +
      stand(97, 199, 134, SUIT_PATHS[suit], paint),
  );
}

function card(inside) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><rect x=".75" y=".75" width="248.5" height="348.5" rx="15" fill="#fff" stroke="#b9bec6" stroke-width="1.5"/>${inside}</svg>`;
}

/** The back: a lattice in a frame, and the four suits around its middle. */
function back() {
  const [paper, dark, line] = ["#fff", "#1b4b78", "#5f93c2"];
  const lattice =
    `<pattern id="l" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="translate(125 175)">` +
    `<path d="M0 10L10 0L20 10L10 20Z" fill="none" stroke="${line}" stroke-width="1.4"/><circle cx="10" cy="10" r="2.2" fill="${line}"/></pattern>`;
  const panel = (inset, more) =>
    `<rect x="${inset}" y="${inset}" width="${250 - 2 * inset}" height="${350 - 2 * inset}" ${more}/>`;
  const suits = [
    ["S", 0, -27],
    ["H", 27, 0],
    ["C", 0, 27],
    ["D", -27, 0],
  ].map(([suit, x, y]) => stand(125 + x - 17, 175 + y - 17, 34, SUIT_PATHS[suit], `fill="${dark}"`));
  return card(
    `<defs>${lattice}</defs>` +
      panel(11, `rx="8" fill="${dark}"`) +
      panel(20, `rx="4" fill="url(#l)" stroke="${paper}" stroke-width="2"`) +
      `<circle cx="125" cy="175" r="60" fill="${paper}" stroke="${dark}" stroke-width="5"/>` +
      `<circle cx="125" cy="175" r="53" fill="none" stroke="${line}" stroke-width="1.5"/>` +
      suits.join(""),
  );
}

const inputs = [
  fileURLToPath(import.meta.url),
  join(WEB, "scripts", "deck.mjs"),
  join(WEB, "src", "suits.ts"),
];
await unlessMade("large", inputs, async () => {
  for (const [set, colours] of Object.entries(COLOURS)) {
    const pictures = {};
    for (const [rank, suit] of DECK)
      for (const letter of LETTERS[rank]) pictures[letter + suit] = face(letter, suit, colours[suit]);
    await writeSet(set, pictures);
  }
  await writeFile(join(CARDS, "back.svg"), back());
  console.log(`large faces: ${Object.keys(COLOURS).length} sets in ${Object.values(LETTERS).flat().length} letters in ${CARDS}`);
});
