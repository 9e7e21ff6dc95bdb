/** The options of a game, in the groups in which the form shows them. */
import type { OptionInfo, VariantRules } from "../protocol";

export interface Group {
  readonly name: string;
  readonly label: string;
  readonly options: readonly OptionInfo[];
}

export function groupsOf({ options }: VariantRules): Group[] {
  const names = [...new Set(options.map(({ path }) => path.split(".")[0] ?? ""))];
  return names.map((name) => ({
    name,
    label: name,
    options: options.filter(({ path }) => path.startsWith(`${name}.`)),
  }));
}
