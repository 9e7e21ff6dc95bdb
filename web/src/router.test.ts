import { describe, expect, it } from "vitest";
import { gamesAddress, gamesAt, guideAddress, guideAt, naming, refereeAddress, reviewAddress, reviewAt } from "./router";

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

describe("the address of a review", () => {
  it("names a game and a deal, and is read back", () => {
    expect(reviewAddress({ game: "abc-1", deal: 3 })).toBe("/review/abc-1/3");
    expect(reviewAt("/review/abc-1/3")).toEqual({ game: "abc-1", deal: 3 });
    expect(reviewAt("/review/abc-1")).toBe(null);
  });
});

describe("the address of a game that was played", () => {
  it("names the game, and opens at a deal", () => {
    expect(gamesAddress()).toBe("/games");
    expect(gamesAddress("abc-1")).toBe("/games/abc-1");
    expect(gamesAddress("abc-1", 3)).toBe("/games/abc-1?deal=3");
  });
  it("is read back", () => {
    expect(gamesAt("/games", "")).toEqual({ game: null, deal: 1 });
    expect(gamesAt("/games/abc-1", "?deal=3")).toEqual({ game: "abc-1", deal: 3 });
    expect(gamesAt("/games/abc-1", "?deal=x")).toEqual({ game: "abc-1", deal: 1 });
    expect(gamesAt("/rules", "")).toBe(null);
    expect(gamesAt("/games/abc/more", "")).toBe(null);
  });
});
