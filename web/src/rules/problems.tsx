import type { RulesProblem } from "../protocol";
import { t } from "../words";

interface Props {
  readonly problem: string | null;
  readonly problems: readonly RulesProblem[];
}

/** What the server says against the rules that were chosen, with the way to each place. */
export function Problems({ problem, problems }: Props) {
  if (problem === null) return null;
  return (
    <div class="trouble" role="alert" data-testid="rules-problem">
      {problems.length === 0 ? (
        <p>{problem}</p>
      ) : (
        <ul>
          {problems.map(({ text, options }) => (
            <li key={text}>
              {text}{" "}
              {options[0] === undefined ? null : (
                <button type="button" class="text-button" onClick={() => goTo(options[0])}>
                  {t("page.house.show")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function goTo(path: string | undefined): void {
  const place = document.querySelector<HTMLElement>(`[data-testid="option-${path}"]`);
  place?.closest("details")?.setAttribute("open", "");
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>("input:checked, input, select, button")?.focus({ preventScroll: true });
}
