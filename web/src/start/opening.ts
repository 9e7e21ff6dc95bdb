import { useState } from "preact/hooks";
import { makeTable, RequestFailed } from "../api";
import type { NewTable } from "../protocol";
import { go } from "../router";
import { pace, settings } from "../settings";
import { t } from "../words";

export interface Opening {
  readonly busy: boolean;
  /** Why the last try failed, in the words of the server where it gave any. */
  readonly problem: string | null;
  readonly open: (wish: NewTable) => void;
}

/** Opening a table and going there. */
export function useOpening(): Opening {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function open(wish: NewTable): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { name, speed } = settings.value;
      const made = await makeTable({ name: name.trim(), pace: pace(speed), ...wish });
      go(made.url);
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.start.failed", { why: String(error) }));
      setBusy(false);
    }
  }
  return { busy, problem, open: (wish) => void open(wish) };
}
