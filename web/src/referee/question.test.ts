import { afterEach, describe, expect, it } from "vitest";
import { useWords } from "../words";
import type { FieldInfo, KindInfo } from "../protocol";
import { asked, cardIn, kept, numbers, shown, textsIn, withCard, withNumber, withoutWord } from "./question";

const field = (name: string, form: FieldInfo["form"], more: Partial<FieldInfo> = {}): FieldInfo => ({ name, label: name, form, needed: true, parts: [], choices: [], ...more });
const parts = [
  { name: "bidders", text: "The bidders" },
  { name: "others", text: "The others" },
];
const tricks = field("tricks", "numbers", { parts });
const kind: KindInfo = {
  kind: "settle",
  title: "",
  help: "",
  fields: [field("hand", "cards"), tricks, field("ended", "choice", { choices: [{ value: "played", text: "" }, { value: "given_up", text: "" }] })],
};

describe("cards that are typed", () => {
  const deck = ["AS", "TH"] as const;
  it("are known in every notation", () => {
    expect(["AS", "as", "A♠", "10h", "T♥"].map((word) => cardIn(word, deck))).toEqual(["AS", "AS", "AS", "TH", "TH"]);
  });
  it("are nothing where the deck has no such card", () => {
    expect(["9S", "1S", "", "ASS"].map((word) => cardIn(word, deck))).toEqual([null, null, null, null]);
  });
  it("come and go one by one", () => {
    expect(withCard(" AS,10h ", "AS")).toBe("AS 10h AS");
    expect(withoutWord("AS 10h AS", 0)).toBe("10h AS");
  });
});

describe("cards in the letters of a language", () => {
  afterEach(() => useWords("en", {}));
  const deck = ["AS", "TH", "JD"] as const;
  const letters = { "rank.A.letter": "E", "rank.T.letter": "10", "rank.J.letter": "Kn", "suit.S.letter": "S", "suit.H.letter": "H", "suit.D.letter": "R" };
  it("are read beside the notation and kept in it", () => {
    useWords("sv", letters);
    expect(["ES", "as", "knr", "JD", "10h", "KnX"].map((word) => cardIn(word, deck))).toEqual(["AS", "AS", "JD", "JD", "TH", null]);
    expect(kept("ES, 10h  Kn", deck)).toBe("AS, TH  Kn");
    expect(shown("AS, TH  Kn", deck)).toBe("ES, 10H  Kn");
  });
  it("are left as they are typed in English", () => {
    expect(kept("as, 10h", deck)).toBe("as, 10h");
  });
});

describe("numbers of parties", () => {
  it("stand one beside the other", () => {
    expect(numbers("140/110", tricks)).toEqual(["140", "110"]);
    expect(numbers("", tricks)).toEqual(["", ""]);
    expect(withNumber("", tricks, 1, "110")).toBe("/110");
    expect(withNumber("/110", tricks, 0, "140")).toBe("140/110");
    expect(withNumber("140/110", tricks, 1, "")).toBe("140");
  });
});

describe("a question", () => {
  it("begins with the usual choices and what the address says", () => {
    expect(textsIn("?hand=AS&trump=S", kind)).toEqual({ ended: "played", hand: "AS" });
  });
  it("leaves out what is empty and what is not asked", () => {
    expect(asked(kind, { hand: "AS", tricks: " / ", ended: "played", other: "x" })).toEqual({ hand: "AS", ended: "played" });
  });
});
