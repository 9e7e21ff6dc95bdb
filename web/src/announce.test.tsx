import { describe, expect, it } from "vitest";
import { announce, polite } from "./announce";

describe("announce", () => {
  it("makes one message of several texts, in order", () => {
    announce("North bids 250.", "", "You bid 260", "East passes.");
    expect(polite.value.at(-1)?.text).toBe("North bids 250. You bid 260. East passes.");
  });
  it("says nothing for nothing, and forgets what is long said", () => {
    const before = polite.value.length;
    announce("", " ");
    expect(polite.value.length).toBe(before);
    for (let n = 0; n < 30; n++) announce(`${n}`);
    expect(polite.value.length).toBe(8);
    expect(polite.value.at(-1)?.text).toBe("29");
  });
  it("keeps equal messages apart, so that the second is heard too", () => {
    announce("East passes.");
    announce("East passes.");
    const ids = polite.value.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
