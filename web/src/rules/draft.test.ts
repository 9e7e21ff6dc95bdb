import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../protocol";
import { controlFor, fit, isChanged, spell, valueIn, withValue } from "./draft";

const option = (value: OptionInfo["value"], more: Partial<OptionInfo> = {}): OptionInfo =>
  ({
    path: "auction.min_bid",
    label: "Lowest bid",
    help: "",
    value,
    choices: [],
    open: false,
    least: 0,
    step: 1,
    ...more,
  }) as OptionInfo;

describe("a draft", () => {
  const bid = option(250, { open: true, least: 10, step: 10, choices: [{ value: 250, text: "250" }] });
  it("holds only what differs from the usual", () => {
    const changed = withValue({}, bid, 300);
    expect(changed).toEqual({ "auction.min_bid": 300 });
    expect(valueIn(changed, bid)).toBe(300);
    expect(isChanged(changed, bid)).toBe(true);
    expect(withValue(changed, bid, 250)).toEqual({});
  });
  it("keeps a value that is false or nothing", () => {
    const yes = option(true, { path: "a.b" });
    expect(valueIn(withValue({}, yes, false), yes)).toBe(false);
    expect(valueIn(withValue({}, bid, 0), bid)).toBe(0);
  });
  it("says values in words where there are any", () => {
    expect(spell(option("a", { choices: [{ value: "a", text: "always" }] }), "a")).toBe("always");
    expect(spell(bid, 340)).toBe("340");
  });
});

describe("a control", () => {
  const choices = (count: number) => Array.from({ length: count }, (_, n) => ({ value: `${n}`, text: `${n}` }));
  it("follows from the option alone", () => {
    expect(controlFor(option(true))).toBe("switch");
    expect(controlFor(option(250, { open: true }))).toBe("number");
    expect(controlFor(option("0", { choices: choices(3) }))).toBe("few");
    expect(controlFor(option("0", { choices: choices(4) }))).toBe("many");
  });
});

describe("fit", () => {
  const open = option(250, { open: true, least: 10, step: 10 });
  it("takes the nearest number that is possible", () => {
    expect(fit(open, "304")).toBe(300);
    expect(fit(open, "-5")).toBe(10);
    expect(fit(open, "many")).toBeNull();
    expect(fit(open, "")).toBeNull();
  });
});
