/** How long a movement takes, as the reader and his system wish. */
import { settings } from "../settings";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MILLISECONDS = { slow: 750, normal: 420, fast: 200, none: 0 } as const;

/** The time for a card to cross the table; 0 where nothing is to move. */
export function duration(): number {
  return still.matches ? 0 : MILLISECONDS[settings.value.speed];
}
