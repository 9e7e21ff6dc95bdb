import { describe, expect, it } from "vitest";
import { progress, readProgress, remember } from "./progress";

describe("the progress that a browser keeps", () => {
  it("begins with nothing, also where what was kept cannot be read", () => {
    for (const text of [null, "", "nonsense", "3", "null"]) {
      const { seed, answers } = readProgress(text);
      expect(answers).toEqual([]);
      expect(Number.isSafeInteger(seed)).toBe(true);
    }
  });

  it("keeps answers and leaves out what is none", () => {
    const good = { drill: "modern-1-2", grade: "wrong", slip: "too_bold" };
    const text = JSON.stringify({ seed: 5, answers: [good, { drill: 3, grade: "best" }, null, { drill: "x", grade: "fine" }] });
    expect(readProgress(text)).toEqual({ seed: 5, answers: [good] });
  });

  it("keeps no more than the server takes, the latest", () => {
    for (let n = 0; n < 405; n++) remember({ drill: `d${n}`, grade: "best" });
    const { answers } = progress.value;
    expect(answers).toHaveLength(400);
    expect(answers.at(-1)?.drill).toBe("d404");
    expect(readProgress(JSON.stringify(progress.value))).toEqual(progress.value);
  });
});
