/** Levels by where somebody sits, as the reader chose them. */
import type { NewTable } from "../protocol";

export const CHAIRS = ["partner", "left", "across", "right"] as const;
export type Chair = (typeof CHAIRS)[number];

/** A place without a level has the usual one. */
export type ChosenLevels = NonNullable<NewTable["levels"]>;
type Level = ChosenLevels[string];

const OPPONENTS: readonly Chair[] = ["left", "across", "right"];
const LEVELS: readonly string[] = ["casual", "club", "expert", "master"] satisfies readonly Level[];

const isLevel = (value: unknown): value is Level => typeof value === "string" && LEVELS.includes(value);

/** What a stored value says about places that there are, in levels that there are. */
export function readLevels(stored: unknown): ChosenLevels {
  if (typeof stored !== "object" || stored === null) return {};
  const found = stored as Record<string, unknown>;
  return Object.fromEntries(CHAIRS.flatMap((chair) => (isLevel(found[chair]) ? [[chair, found[chair]]] : [])));
}

export function withLevel(chosen: ChosenLevels, chair: Chair, level: string): ChosenLevels {
  return readLevels({ ...chosen, [chair]: level });
}

/** Whether all opponents play at the level. */
export function isEasier(chosen: ChosenLevels, level: Level): boolean {
  return OPPONENTS.every((chair) => chosen[chair] === level);
}

/** All opponents at the level, or at the usual one; a partner stays as chosen. */
export function easier(chosen: ChosenLevels, level: Level | null): ChosenLevels {
  const kept = chosen["partner"];
  const all = level === null ? [] : OPPONENTS.map((chair) => [chair, level] as const);
  return { ...(kept === undefined ? {} : { partner: kept }), ...Object.fromEntries(all) };
}
