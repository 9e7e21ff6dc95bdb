import { useState } from "preact/hooks";
import { makeTable, RequestFailed } from "../api";
import type { NewTable, RulesProblem } from "../protocol";
import { go } from "../router";
import { pace, settings } from "../settings";
import { t } from "../words";

export interface Opening {
  readonly busy: boolean;
  /** Why the last try failed, in the words of the server where it gave any. */
  readonly problem: string | null;
  /** The same problem by problem, where it lies in the house rules. */
  readonly problems: readonly RulesProblem[];
  readonly open: (wish: NewTable) => void;
  readonly forget: () => void;
}

/** Opening a table and going there. */
export function useOpening(): Opening {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly RulesProblem[]>([]);
  const forget = (): void => {
    setProblem(null);
    setProblems([]);
  };
  async function open(wish: NewTable): Promise<void> {
    setBusy(true);
    forget();
    try {
      const { name, speed, levels } = settings.value;
      const made = await makeTable({ name: name.trim(), pace: pace(speed), levels, ...wish });
      go(made.url);
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.start.failed", { why: String(error) }));
      setProblems(error instanceof RequestFailed ? error.problems : []);
      setBusy(false);
    }
  }
  return { busy, problem, problems, forget, open: (wish) => void open(wish) };
}
