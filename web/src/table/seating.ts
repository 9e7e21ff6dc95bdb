/** Where everybody sits as the reader sees it: the reader at the bottom, then clockwise. */
import type { Picture, SeatPicture } from "../protocol";

export type Side = "bottom" | "left" | "top" | "right";

const AROUND: Readonly<Record<number, readonly Side[]>> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

export function sideOf(picture: Picture, seat: number): Side {
  const count = picture.seats.length;
  return AROUND[count]?.[(seat - picture.seat + count) % count] ?? "top";
}

export function me(picture: Picture): SeatPicture {
  const found = picture.seats[picture.seat];
  if (found === undefined) throw new Error("the picture lacks the reader's own seat");
  return found;
}

/** Whether a seat plays with the reader. */
export function isPartner(picture: Picture, seat: SeatPicture): boolean {
  return seat.seat !== picture.seat && seat.side === me(picture).side;
}

export function nameOf(picture: Picture, seat: number): string {
  return picture.seats[seat]?.name ?? "";
}

/** The other seats, clockwise from the reader. */
export function others({ seats, seat }: Picture): SeatPicture[] {
  return [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/** Whether a trick of the deal has been won: before, nobody asks how many. */
export const tricksWon = (seats: readonly { readonly tricks: number }[]): boolean => seats.some(({ tricks }) => tricks > 0);
