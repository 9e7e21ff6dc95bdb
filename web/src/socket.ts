/** The line to a table. It comes back by itself, again and again, until it is closed. */
import type { Inbound, Outbound } from "./protocol";

export type LineState = "connecting" | "open" | "lost";

export interface Listener {
  readonly heard: (message: Outbound) => void;
  readonly state: (state: LineState) => void;
  /** The server says that there is nothing to come back to. */
  readonly refused: () => void;
}

const FIRST = 250;
const LONGEST = 8000;
/** The server closes with a code from here on where trying again is of no use. */
const FINAL = 4400;

/** How long to wait before the next try: longer each time, and not the same for every page. */
export function backoff(failures: number, random: () => number = Math.random): number {
  return Math.min(LONGEST, FIRST * 2 ** failures) * (0.75 + 0.5 * random());
}

export class Line {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.#open("connecting");
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** Send a message; false where there is no line to send it on. */
  send(message: Inbound): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Do not wait for the next try when there is reason to think that it succeeds now. */
  readonly #now = (): void => {
    if (this.#closed || document.hidden || this.#timer === undefined) return;
    this.#failures = 0;
    this.#open("lost");
  };

  #open(state: LineState): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.listener.state(state);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#failures = 0;
      this.listener.state("open");
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.listener.heard(JSON.parse(event.data) as Outbound);
    });
    socket.addEventListener("close", (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code >= FINAL && event.code < 4500) {
        this.close();
        this.listener.refused();
        return;
      }
      this.listener.state("lost");
      this.#timer = setTimeout(() => this.#open("lost"), backoff(this.#failures));
      this.#failures += 1;
    });
  }
}

/** The address of a table's line on this site. */
export function lineAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`;
}
