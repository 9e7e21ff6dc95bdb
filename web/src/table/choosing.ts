/** Decisions that are made by choosing cards of the hand. */
import type { Asked } from "../protocol";

/** Whether the reader is to choose cards of the hand, and what becomes of them. */
export function choosing({ mine, what }: Asked): "pass_cards" | "bury" | null {
  return mine && (what === "pass_cards" || what === "bury") ? what : null;
}
