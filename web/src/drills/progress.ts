/** The answers given so far, kept in this browser alone and sent along with each request. */
import { signal } from "@preact/signals";
import type { Answered } from "../protocol";

export interface Progress {
  /** A number of this browser's own, so that not everybody gets the same drills. */
  readonly seed: number;
  readonly answers: readonly Answered[];
}

const STORE = "acesaround.drills";
/** So many answers are kept; the server takes no more. */
const MOST = 400;
const GRADES: readonly unknown[] = ["best", "close", "wrong"];

function begin(): Progress {
  return { seed: Math.floor(Math.random() * 2 ** 31), answers: [] };
}

/** The progress that a stored text holds; what is no answer is left out. */
export function readProgress(stored: string | null): Progress {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "null");
  } catch {
    return begin();
  }
  if (typeof found !== "object" || found === null) return begin();
  const { seed, answers } = found as Record<string, unknown>;
  return {
    seed: Number.isSafeInteger(seed) ? (seed as number) : begin().seed,
    answers: Array.isArray(answers) ? answers.filter(isAnswered).slice(-MOST) : [],
  };
}

function isAnswered(value: unknown): value is Answered {
  if (typeof value !== "object" || value === null) return false;
  const { drill, grade, slip } = value as Record<string, unknown>;
  return typeof drill === "string" && GRADES.includes(grade) && (slip === undefined || typeof slip === "string");
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null; // a browser that keeps nothing for us
  }
}

export const progress = signal<Progress>(readProgress(stored()));

function keep(changed: Progress): void {
  progress.value = changed;
  try {
    localStorage.setItem(STORE, JSON.stringify(changed));
  } catch {
    // It holds until the page is closed.
  }
}

/** Keep one more answer. */
export function remember(answered: Answered): void {
  const { seed, answers } = progress.value;
  keep({ seed, answers: [...answers, answered].slice(-MOST) });
}

/** Forget every answer. */
export const forgetAll = (): void => keep(begin());
