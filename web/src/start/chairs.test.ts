import { describe, expect, it } from "vitest";
import { easier, isEasier, readLevels, withLevel } from "./chairs";

describe("levels by place", () => {
  it("weaken all opponents at once, and never the partner", () => {
    const chosen = easier({ partner: "master", left: "club" }, "casual");
    expect(chosen).toEqual({ partner: "master", left: "casual", across: "casual", right: "casual" });
    expect(isEasier(chosen, "casual")).toBe(true);
    expect(easier(chosen, null)).toEqual({ partner: "master" });
    expect(easier({}, null)).toEqual({});
  });

  it("are no longer easier once an opponent is chosen otherwise", () => {
    expect(isEasier({}, "casual")).toBe(false);
    expect(isEasier(withLevel(easier({}, "casual"), "left", "club"), "casual")).toBe(false);
  });

  it("are read with care", () => {
    expect(readLevels({ left: "club", right: "plain", behind: "club", across: 3 })).toEqual({ left: "club" });
    expect(readLevels("club")).toEqual({});
    expect(readLevels(null)).toEqual({});
    expect(withLevel({ left: "club" }, "right", "expert:seconds=9")).toEqual({ left: "club" });
  });
});
