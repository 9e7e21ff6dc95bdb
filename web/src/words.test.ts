import { effect } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { average, chooseLanguage, language, loadWords, plain, signed, t, tn, useWords } from "./words";

beforeEach(() => {
  useWords("en", {
    hello: "Hello, {name}!",
    braces: "{{n}} is not {n}",
    points: { one: "{n} point", other: "{n} points" },
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("t", () => {
  it("fills in the arguments", () => {
    expect(t("hello", { name: "Ada" })).toBe("Hello, Ada!");
  });
  it("keeps a name without an argument visible", () => {
    expect(t("hello")).toBe("Hello, {name}!");
  });
  it("shows a key that has no text", () => {
    expect(t("no.such.key")).toBe("no.such.key");
  });
  it("fills in a form of a name", () => {
    useWords("ru", { card: "{rank} {suit.of}" });
    expect(t("card", { rank: "дама", suit: "пики", "suit.of": "пик" })).toBe("дама пик");
  });
  it("reads doubled braces as braces", () => {
    expect(t("braces", { n: 3 })).toBe("{n} is not 3");
  });
});

describe("tn", () => {
  it("chooses the plural form and shows the count", () => {
    expect(tn("points", 1)).toBe("1 point");
    expect(tn("points", 1500)).toBe("1500 points");
  });
  it("knows the plural rules of the language in use", () => {
    useWords("pl", { points: { one: "{n} punkt", few: "{n} punkty", many: "{n} punktów" } });
    expect([1, 2, 5].map((n) => tn("points", n))).toEqual(["1 punkt", "2 punkty", "5 punktów"]);
  });
});

describe("numbers", () => {
  it("are written as the language writes them, scores without a gap", () => {
    expect([plain(1500), plain(12500), plain(-20), signed(0), signed(30)]).toEqual(["1500", "12,500", "−20", "+0", "+30"]);
    useWords("sv", { points: { one: "{n} poäng", other: "{n} poäng" } });
    expect([plain(12500), signed(-20), tn("points", 1500)]).toEqual(["12\u00a0500", "−20", "1500 poäng"]);
  });
});

describe("chooseLanguage", () => {
  it("is kept for the server and said to the browser", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ hello: "Hej, {name}!" }));
    await chooseLanguage("sv");
    expect(t("hello", { name: "Ada" })).toBe("Hej, Ada!");
    expect(document.documentElement.lang).toBe("sv");
    expect(document.cookie).toContain("acesaround_language=sv");
  });
});

describe("loadWords", () => {
  it("fetches a language and tells those who showed a text", async () => {
    vi.stubGlobal("fetch", async (url: string) => {
      expect(url).toBe("/words/de.json");
      return Response.json({ hello: "Hallo, {name}!" });
    });
    const seen: string[] = [];
    const stop = effect(() => void seen.push(t("hello", { name: "Ada" })));
    await loadWords("de");
    stop();
    expect(language()).toBe("de");
    expect(seen).toEqual(["Hello, Ada!", "Hallo, Ada!"]);
  });
  it("says so when the server has no such language", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    await expect(loadWords("xx")).rejects.toThrow("no words for the language xx: 404");
  });
});

describe("average", () => {
  it("has a decimal only where it says something", () => {
    expect([average(8.26), average(-9.9), average(20.3), average(-1206.3), average(0.04)]).toEqual(["8.3", "−9.9", "20", "−1206", "0"]);
  });
});
