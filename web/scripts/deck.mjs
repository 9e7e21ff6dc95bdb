/** What the two scripts that make card faces share: the cards, and where their pictures go. */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const WEB = dirname(dirname(fileURLToPath(import.meta.url)));

/** Vite copies everything under public/ into the client, and serves it while developing. */
export const CARDS = join(WEB, "public", "cards");

export const RANKS = ["A", "T", "K", "Q", "J", "9"];
export const SUITS = ["S", "H", "D", "C"];

/** The 24 cards of a pinochle deck in our notation: AS, TS, … 9C. */
export const DECK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

/** Write the pictures of a set, {name: svg}, into a folder of their own, all or nothing. */
export async function writeSet(folder, pictures) {
  const target = join(CARDS, folder);
  const fresh = `${target}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const [name, svg] of Object.entries(pictures)) {
    await writeFile(join(fresh, `${name}.svg`), svg);
  }
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
}

/** Run `make` unless the named mark says that the same inputs have been used already. */
export async function unlessMade(mark, inputs, make) {
  const hash = createHash("sha256");
  for (const path of inputs) hash.update(await readFile(path));
  const digest = hash.digest("hex");
  // The marks live beside the packages, so a fresh installation of those draws the cards afresh.
  const file = join(WEB, "node_modules", `.cards-${mark}`);
  if ((await readFile(file, "utf8").catch(() => "")) === digest) return;
  await make();
  await writeFile(file, digest);
}
