import { describe, expect, it } from "vitest";
import { stepOf } from "./steps";

function pressed(key: string, on?: HTMLElement, options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...options });
  (on ?? document.body).dispatchEvent(event);
  return event;
}

describe("keys in a deal that is looked through", () => {
  it("lead one move on and back, to its beginning and to its end", () => {
    expect(stepOf(pressed("ArrowRight"), 3, 9)).toBe(4);
    expect(stepOf(pressed("ArrowLeft"), 3, 9)).toBe(2);
    expect(stepOf(pressed("Home"), 3, 9)).toBe(0);
    expect(stepOf(pressed("End"), 3, 9)).toBe(9);
    expect(stepOf(pressed("x"), 3, 9)).toBe(null);
  });
  it("lead nowhere beyond it, so that the page keeps them", () => {
    expect(stepOf(pressed("ArrowLeft"), 0, 9)).toBe(null);
    expect(stepOf(pressed("ArrowRight"), 9, 9)).toBe(null);
    expect(stepOf(pressed("End"), 9, 9)).toBe(null);
  });
  it("belong to the field in which they are pressed", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect(stepOf(pressed("ArrowRight", field), 3, 9)).toBe(null);
    expect(stepOf(pressed("ArrowRight", undefined, { altKey: true }), 3, 9)).toBe(null);
  });
});
