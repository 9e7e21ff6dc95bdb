import { describe, expect, it } from "vitest";
import { DEFAULTS, pace, readSettings } from "./settings";

describe("readSettings", () => {
  it("is as usual where nothing or nonsense is stored", () => {
    expect(readSettings(null)).toEqual(DEFAULTS);
    expect(readSettings("{")).toEqual(DEFAULTS);
    expect(readSettings("7")).toEqual(DEFAULTS);
  });
  it("takes what fits and leaves the rest", () => {
    const stored = { theme: "dark", speed: "warp", worth: "yes", read: ["bid", 3], name: "Ada", more: 1 };
    expect(readSettings(JSON.stringify(stored))).toEqual({ ...DEFAULTS, theme: "dark", name: "Ada" });
  });
});

it("a table without movement plays fast", () => {
  expect(pace("none")).toBe("fast");
  expect(pace("slow")).toBe("slow");
});
