/** Which cards of a drill's hand can be chosen, and how many. */
import type { Held } from "../cards";
import type { Card, DrillAnswer, DrillPicture } from "../protocol";

export type Action = NonNullable<DrillAnswer["action"]>;

export interface Choices {
  /** How many cards an answer has; 0 where it is no card. */
  readonly wanted: number;
  /** The cards that may be chosen, every copy that may. */
  readonly free: readonly Card[];
}

export function choicesOf({ kind, picture, hand }: DrillPicture): Choices {
  const asked = picture?.asked;
  if (asked === undefined) return { wanted: 0, free: [] };
  if (kind === "pass") return { wanted: asked.count ?? 0, free: asked.free ?? [] };
  if (kind !== "play") return { wanted: 0, free: [] };
  const allowed = (asked.choices ?? []).flatMap(({ action }) => (action.do === "play" && action.laid == null ? [action.card] : []));
  return { wanted: 1, free: hand.filter((card) => allowed.includes(card)) };
}

/** The chosen keys after a tap on a card: of a single card the new one, of several one more or less. */
export function toggled(chosen: readonly string[], { card, key }: Held, hand: readonly Held[], wanted: number, free: readonly Card[]): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((each) => each !== key);
  const copies = hand.filter((each) => each.card === card && chosen.includes(each.key)).length;
  if (wanted === 1) return free.includes(card) ? [key] : chosen;
  return copies < free.filter((each) => each === card).length ? [...chosen, key] : chosen;
}
