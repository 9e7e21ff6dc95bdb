import type { RulesProblem } from "../protocol";
import { t } from "../words";

interface Props {
  /** Why the table was not made, where that lies in something else than the rules. */
  readonly problem: string | null;
  readonly problems: readonly RulesProblem[];
}

/** What the server says against the rules that were chosen, with the way to each place. */
export function Problems({ problem, problems }: Props) {
  return (
    <>
      {/* Always there, so that what comes into it is spoken, and nothing of what stays. */}
      <div aria-live="polite" aria-relevant="additions text" data-testid="rules-problem">
        {problems.length === 0 ? null : (
          <ul class="trouble">
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
      {problem === null || problems.length > 0 ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function goTo(path: string | undefined): void {
  const place = document.querySelector<HTMLElement>(`[data-testid="option-${path}"]`);
  for (let at = place?.closest("details"); at != null; at = at.parentElement?.closest("details")) at.open = true;
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>("input:checked, input, select, button")?.focus({ preventScroll: true });
}
