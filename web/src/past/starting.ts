/** Starting again from a deal: a practice table is made, and the page goes there. */
import { useState } from "preact/hooks";
import { RequestFailed, restart } from "../api";
import type { Restart } from "../protocol";
import { go } from "../router";
import { t } from "../words";

export interface Starting {
  readonly busy: boolean;
  /** Why the last try failed, in the words of the server where it gave any. */
  readonly problem: string | null;
  readonly start: (game: string, wish: Restart) => void;
}

export function useStarting(): Starting {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function start(game: string, wish: Restart): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      go((await restart(game, wish)).url);
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
    }
    setBusy(false);
  }
  return { busy, problem, start: (game, wish) => void start(game, wish) };
}
