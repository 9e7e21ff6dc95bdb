/**
 * The four suits as paths in a box of 100 by 100. Suit characters may turn into emoji on a phone,
 * so nothing in the client writes them as text; the script that draws the large faces reads this too.
 */

/** A suit in the notation of the program. */
export type Suit = "S" | "H" | "D" | "C";

/** The outline of each suit, for the `d` of an SVG path with viewBox "0 0 100 100". */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: "M50 3C61 25 94 41 94 64C94 78 84 85 73 85C65 85 58 81 54 74C55 85 60 92 68 97H32C40 92 45 85 46 74C42 81 35 85 27 85C16 85 6 78 6 64C6 41 39 25 50 3Z",
  H: "M50 95C44 80 5 62 5 31C5 15 16 6 28 6C38 6 46 12 50 23C54 12 62 6 72 6C84 6 95 15 95 31C95 62 56 80 50 95Z",
  D: "M50 2C59 20 73 38 87 50C73 62 59 80 50 98C41 80 27 62 13 50C27 38 41 20 50 2Z",
  C: "M28 25a22 22 0 1 0 44 0a22 22 0 1 0-44 0ZM4 61a22 22 0 1 0 44 0a22 22 0 1 0-44 0ZM52 61a22 22 0 1 0 44 0a22 22 0 1 0-44 0ZM42 34L46 62C46 80 40 92 32 97H68C60 92 54 80 54 62L58 34Z",
};
