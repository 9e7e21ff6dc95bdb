import { suitName } from "../cards";
import type { Suit } from "../protocol";
import { SUIT_PATHS } from "../suits";

/** A suit as a picture; named for those who hear the page, unless words beside it say it. */
export function SuitSign({ suit, silent = false }: { suit: Suit; silent?: boolean }) {
  return (
    <svg
      class={`suit suit-${suit}`}
      viewBox="0 0 100 100"
      {...(silent ? { "aria-hidden": true } : { role: "img", "aria-label": suitName(suit) })}
    >
      <path d={SUIT_PATHS[suit]} />
    </svg>
  );
}
