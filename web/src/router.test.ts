import { describe, expect, it } from "vitest";
import { guideAddress, guideAt, naming, refereeAddress } from "./router";

describe("the address of rules", () => {
  it("names a variant in the path, and opens at an option", () => {
    expect(guideAddress({ variant: "two_hand" })).toBe("/rules/two_hand");
    expect(guideAddress({ table: "abc" }, "play.head")).toBe("/rules?table=abc#play.head");
    expect(guideAddress({ variant: "modern", code: "017H4" })).toBe("/rules?code=017H4");
  });
  it("is read back", () => {
    expect(guideAt("/rules/two_hand", "")).toEqual({ variant: "two_hand", code: null, table: null });
    expect(guideAt("/rules", "?code=017H4")).toEqual({ variant: null, code: "017H4", table: null });
    expect(guideAt("/rulings", "")).toBe(null);
    expect(guideAt("/", "")).toBe(null);
  });
  it("says no more of the rules than is needed", () => {
    expect(naming({ variant: "modern", table: "abc", code: null })).toBe("table=abc");
    expect(naming({})).toBe("");
    expect(refereeAddress({ variant: "modern" })).toBe("/rulings?variant=modern");
  });
});
