import { describe, expect, it } from "vitest";
import type { FieldInfo, PadFieldInfo } from "../protocol";
import { asked, fitting, partsAsked, pointless, rest } from "./numbers";

function field(name: string, ...codes: string[]): FieldInfo {
  return { name, label: name, form: "numbers", needed: true, parts: codes.map((code) => ({ name: code, text: code })), choices: [] };
}

const TRICKS = field("tricks", "S+N", "W+E");
const MELDS: PadFieldInfo = { field: field("melds", "S+N", "W+E"), unless: ["passed"], of_bidder: true };

describe("numbers of several parties", () => {
  it("know what is left for the last one", () => {
    expect(rest(TRICKS, "110", 250)).toEqual({ at: 1, left: 140 });
    expect(rest(TRICKS, "/140", 250)).toEqual({ at: 0, left: 110 });
    expect(rest(TRICKS, "260", 250)).toBeNull();
    expect(rest(TRICKS, "110/140", 250)).toBeNull();
    expect(rest(TRICKS, "", 250)).toBeNull();
  });

  it("know who has no points", () => {
    expect(pointless(TRICKS, "250", 250)).toEqual(["W+E"]);
    expect(pointless(TRICKS, "250/0", 250)).toEqual(["W+E"]);
    expect(pointless(TRICKS, "", 250)).toEqual([]);
  });

  it("are asked of the bidder alone where only the bidder melds", () => {
    expect(partsAsked(MELDS, { bidder: "N" }).map(({ at }) => at)).toEqual([0]);
    expect(partsAsked(MELDS, {}).map(({ at }) => at)).toEqual([0, 1]);
    expect(asked([MELDS], { ended: "passed" })).toEqual([]);
    expect(fitting([MELDS], { ended: "passed", melds: "1" })).toEqual({});
  });
});
