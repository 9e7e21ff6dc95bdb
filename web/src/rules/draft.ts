/** House rules in the making: the values chosen in the form against the usual ones. */
import type { OptionInfo } from "../protocol";

export type Value = OptionInfo["value"];

/** The values that were chosen, by the path of their option; the usual ones are not in it. */
export type Draft = Readonly<Record<string, Value>>;

export const valueIn = (draft: Draft, { path, value }: OptionInfo): Value => draft[path] ?? value;

export const isChanged = (draft: Draft, option: OptionInfo): boolean => option.path in draft;

/** The draft with a value for an option; the usual value takes it out of the draft. */
export function withValue(draft: Draft, option: OptionInfo, value: Value): Draft {
  const rest = Object.fromEntries(Object.entries(draft).filter(([path]) => path !== option.path));
  return value === option.value ? rest : { ...rest, [option.path]: value };
}

/** A value as people say it. */
export function spell(option: OptionInfo, value: Value): string {
  return option.choices.find((choice) => choice.value === value)?.text ?? String(value);
}

/** How an option is asked for. */
export type Control = "switch" | "number" | "few" | "many";

/** As many choices as stand side by side; more of them go into a list. */
const FEW = 3;

export function controlFor({ choices, open, value }: OptionInfo): Control {
  if (typeof value === "boolean") return "switch";
  if (open) return "number";
  return choices.length <= FEW ? "few" : "many";
}

/** The nearest number that an open option takes; null where the text is no number. */
export function fit({ least, step }: OptionInfo, text: string): number | null {
  if (!/^-?\d+$/.test(text.trim())) return null;
  const number = Math.round(Number(text) / step) * step;
  return number < least ? Math.ceil(least / step) * step : number;
}
