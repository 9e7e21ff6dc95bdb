/**
 * The classic faces: Adrian Kennard's CC0 cards from the package of React components that carries
 * them as plain SVG files. Only the 24 cards of pinochle are taken, in two and in four colours.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import { CARDS, DECK, unlessMade, WEB, writeSet } from "./deck.mjs";

const PACKAGE = join(WEB, "node_modules", "@heruka_urgyen", "react-playing-cards");
const SETS = { 2: "2color", 4: "4color" };

const OPTIONS = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    { name: "preset-default", params: { overrides: { convertPathData: { floatPrecision: 1 } } } },
    // The page gives the size; the file keeps only its proportions.
    "removeDimensions",
    { name: "removeAttrs", params: { attrs: ["svg:class", "svg:face"] } },
  ],
};

async function face(folder, card) {
  const svg = await readFile(join(PACKAGE, "src", "images", folder, `${card}.svg`), "utf8");
  return optimize(svg, OPTIONS).data;
}

const inputs = [
  join(PACKAGE, "package.json"),
  join(WEB, "scripts", "deck.mjs"),
  fileURLToPath(import.meta.url),
];
await unlessMade("classic", inputs, async () => {
  for (const [set, folder] of Object.entries(SETS)) {
    const pictures = {};
    for (const card of DECK) pictures[card] = await face(folder, card);
    await writeSet(set, pictures);
  }
  console.log(`card faces: ${Object.keys(SETS).length} sets of ${DECK.length} in ${CARDS}`);
});
