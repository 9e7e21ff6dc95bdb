import { useEffect, useState } from "preact/hooks";
import { checkRules } from "../api";
import type { RulesProblem } from "../protocol";
import { language } from "../words";
import type { Draft } from "./draft";

/** Milliseconds without a change before the server is asked. */
const PAUSE = 250;

const NONE: readonly RulesProblem[] = [];

/** What the server has against the rules in the making; the last answer stands until the next one comes. */
export function useProblems(variant: string, draft: Draft): readonly RulesProblem[] {
  const [problems, setProblems] = useState(NONE);
  const spoken = language();
  useEffect(() => {
    if (Object.keys(draft).length === 0) {
      setProblems(NONE);
      return;
    }
    const newer = new AbortController();
    const timer = setTimeout(() => {
      // An answer that does not come changes nothing: making the table asks again.
      checkRules({ variant, options: draft }, newer.signal).then(
        (checked) => {
          if (!newer.signal.aborted) setProblems(checked.problems);
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [variant, draft, spoken]);
  return problems;
}
