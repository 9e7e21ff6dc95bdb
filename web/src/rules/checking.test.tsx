import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RulesProblem } from "../protocol";
import { useProblems } from "./checking";
import type { Draft } from "./draft";

const wrong: RulesProblem = { options: ["auction.min_bid"], text: "Too high." };
const asked: { options: Draft; signal: AbortSignal; answer: (problems: readonly RulesProblem[]) => void }[] = [];
let shown: readonly RulesProblem[] = [];

function Probe({ draft }: { draft: Draft }) {
  shown = useProblems("modern", draft);
  return null;
}

const place = document.createElement("div");
const choose = (draft: Draft): void => {
  act(() => render(<Probe draft={draft} />, place));
};
const wait = (milliseconds: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));
const answer = (problems: readonly RulesProblem[]): Promise<void> =>
  act(async () => {
    asked.at(-1)?.answer(problems);
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", (_path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    return new Promise((resolve) => {
      asked.push({
        ...(JSON.parse(body) as { options: Draft }),
        signal,
        answer: (problems) => resolve({ ok: true, json: async () => ({ problems }) }),
      });
    });
  });
});
afterEach(() => {
  act(() => render(null, place));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("rules in the making", () => {
  it("are checked once the reader pauses, with the last choice", async () => {
    choose({ a: 1 });
    await wait(100);
    choose({ a: 2 });
    await wait(100);
    expect(asked.length).toBe(0);
    await wait(300);
    expect(asked.map(({ options }) => options)).toEqual([{ a: 2 }]);
    await answer([wrong]);
    expect(shown).toEqual([wrong]);
  });
  it("keep what was said until there is a new answer", async () => {
    choose({ a: 1 });
    await wait(300);
    await answer([wrong]);
    choose({ a: 1, b: 2 });
    await wait(300);
    expect(shown).toEqual([wrong]);
    await answer([]);
    expect(shown).toEqual([]);
  });
  it("do not take an answer to what is no longer chosen", async () => {
    choose({ a: 1 });
    await wait(300);
    choose({ a: 2 });
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer([wrong]);
    expect(shown).toEqual([]);
  });
  it("have nothing wrong with them where nothing is changed", async () => {
    choose({ a: 1 });
    await wait(300);
    await answer([wrong]);
    choose({});
    expect(shown).toEqual([]);
    await wait(300);
    expect(asked.length).toBe(1);
  });
});
