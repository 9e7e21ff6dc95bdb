import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outbound } from "./protocol";
import { backoff, Line, type LineState } from "./socket";

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.drop(1000);
  }
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

let states: LineState[];
let heard: Outbound[];
let refused: number;

function line(): Line {
  return new Line("ws://here/ws/x", {
    heard: (message) => heard.push(message),
    state: (state) => states.push(state),
    refused: () => refused++,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  [states, heard, refused] = [[], [], 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Line", () => {
  it("sends only while it is open", () => {
    const it = line();
    expect(it.send({ type: "resend" })).toBe(false);
    FakeSocket.made[0]?.accept();
    expect(it.send({ type: "resend" })).toBe(true);
    expect(FakeSocket.made[0]?.sent).toEqual(['{"type":"resend"}']);
    it.close();
  });
  it("comes back after it was lost, and hears the new line only", () => {
    const it = line();
    FakeSocket.made[0]?.accept();
    FakeSocket.made[0]?.drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made.length).toBe(2);
    FakeSocket.made[1]?.accept();
    const message = { data: '{"type":"trouble","text":"x"}' };
    FakeSocket.made[0]?.dispatchEvent(Object.assign(new Event("message"), message));
    FakeSocket.made[1]?.dispatchEvent(Object.assign(new Event("message"), message));
    expect(heard.length).toBe(1);
    expect(states).toEqual(["connecting", "open", "lost", "lost", "open"]);
    it.close();
  });
  it("tries again and again, but not after it was closed or sent away", () => {
    const it = line();
    for (let n = 0; n < 6; n++) {
      FakeSocket.made.at(-1)?.drop();
      vi.advanceTimersByTime(12_000);
    }
    expect(FakeSocket.made.length).toBe(7);
    it.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(7);
    line();
    FakeSocket.made.at(-1)?.drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(8);
    expect(refused).toBe(1);
  });
});

it("waits longer after each failure, up to a limit", () => {
  const waits = [0, 1, 2, 9].map((failures) => backoff(failures, () => 0.5));
  expect(waits).toEqual([250, 500, 1000, 8000]);
});
