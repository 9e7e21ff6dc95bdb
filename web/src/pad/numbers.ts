/** Numbers of several parties in one field, and the parts that are asked at all. */
import type { FieldInfo, PadFieldInfo, PartyInfo } from "../protocol";
import { numbers } from "../referee/question";
import type { Written } from "./kept";

/** A part and its place in the text of the field. */
export interface Asked {
  readonly part: PartyInfo;
  readonly at: number;
}

/** The ending of a deal in the making. */
export const endingOf = (draft: Written): string => draft["ended"] || "played";

/** The fields that a deal with this ending has. */
export const asked = (fields: readonly PadFieldInfo[], draft: Written): PadFieldInfo[] =>
  fields.filter(({ unless }) => !unless.includes(endingOf(draft)));

/** The parts that are asked; where the bidder alone is, the side that has bid. */
export function partsAsked({ field, of_bidder }: PadFieldInfo, draft: Written): Asked[] {
  const all = field.parts.map((part, at) => ({ part, at }));
  const bidder = draft["bidder"];
  if (!of_bidder || bidder === undefined || bidder === "") return all;
  return all.filter(({ part }) => part.name === "bidder" || part.name.split("+").includes(bidder));
}

/** What is left of a total for the one part that is empty; null where there is no such part. */
export function rest(field: FieldInfo, text: string, total: number): { readonly at: number; readonly left: number } | null {
  const all = numbers(text, field);
  const empty = all.flatMap((number, at) => (number === "" ? [at] : []));
  const sum = all.reduce((sum, number) => sum + (Number(number) || 0), 0);
  return empty.length === 1 && empty[0] !== undefined && all.length > 1 && sum <= total ? { at: empty[0], left: total - sum } : null;
}

/** The parts of a field of tricks that have none of their points. */
export function pointless(field: FieldInfo, text: string, total: number): string[] {
  const all = numbers(text, field);
  const left = rest(field, text, total);
  if (left !== null) all[left.at] = String(left.left);
  return field.parts.filter((_, at) => /^0+$/.test(all[at] ?? "")).map(({ name }) => name);
}

/** The draft without what is not asked for it any more. */
export function fitting(fields: readonly PadFieldInfo[], draft: Written): Written {
  const names = asked(fields, draft).map(({ field }) => field.name);
  return Object.fromEntries(Object.entries(draft).filter(([name]) => names.includes(name)));
}
