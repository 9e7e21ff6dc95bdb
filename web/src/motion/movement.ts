/**
 * Cards move from where they were to where they are (FLIP with element.animate). The page is always
 * drawn from the picture; a movement only shifts what is already drawn, so it can neither lose a
 * click nor delay one.
 *
 * Elements: data-fly="KEY" with data-card is a card that moves, data-place="KEY" a place that cards
 * come from and go to.
 */
import type { Card, Happening } from "../protocol";
import { faceUrl } from "../cards";
import { type Flight, plan, type Scene } from "./plan";
import { duration } from "./speed";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EASE = "cubic-bezier(.2, .75, .25, 1)";

export class Movement {
  seat = 0;
  /** The seat that takes the trick on view, if it is complete. */
  winner: number | null = null;
  #happened: Happening[] = [];
  #scene: Scene | null = null;
  #boxes = new Map<string, Box>();
  #measured = false;

  /** Remember where everything is, before the picture changes. */
  before(happened: readonly Happening[]): void {
    this.#happened.push(...happened);
    if (this.#measured) return;
    this.#measured = true;
    this.#boxes = new Map();
    this.#scene = this.#look((key, box) => this.#boxes.set(key, box));
    for (const place of document.querySelectorAll<HTMLElement>("[data-place]"))
      this.#boxes.set(place.dataset["place"] ?? "", place.getBoundingClientRect());
  }

  /** The next picture does not follow from the last one. */
  forget(): void {
    this.#happened = [];
    this.#scene = null;
    this.#measured = false;
  }

  /** The picture has been drawn: let everything that is elsewhere now move there. */
  after(seat: number, winner: number | null): void {
    const before = this.#scene;
    const tookBefore = this.winner;
    const happened = this.#happened;
    this.forget();
    this.seat = seat;
    this.winner = winner;
    const time = duration();
    if (before === null || time === 0) return;
    const elements = new Map<string, HTMLElement>();
    const boxes = new Map<string, Box>();
    // What still moves is measured where it rests.
    for (const element of flying()) for (const running of element.getAnimations()) running.cancel();
    const now = this.#look((key, box, element) => {
      elements.set(key, element);
      boxes.set(key, box);
    });
    for (const [key, element] of elements) {
      const was = this.#boxes.get(key);
      const is = boxes.get(key);
      if (was !== undefined && is !== undefined) shift(element, was, is, time * 0.7, 0);
    }
    const gap = Math.min(45, time / 9);
    for (const flight of plan(before, now, happened)) {
      const from = this.#boxes.get(flight.from);
      if (from === undefined) continue;
      if (flight.key !== null) {
        const element = elements.get(flight.key);
        const is = boxes.get(flight.key);
        if (element !== undefined && is !== undefined) shift(element, from, is, time, flight.order * gap);
      } else this.#ghost(flight, from, tookBefore, time, gap);
    }
  }

  #ghost(flight: Flight, from: Box, tookBefore: number | null, time: number, gap: number): void {
    const name = flight.to === "winner" ? `s:${tookBefore ?? ""}` : flight.to;
    const target = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
    if (target === null) return;
    const to = target.getBoundingClientRect();
    const ghost = document.createElement("img");
    ghost.src = faceUrl(flight.card);
    ghost.alt = "";
    ghost.className = "ghost";
    const wide = flight.from.startsWith("s:") || flight.from === "stock" ? Math.min(from.width, 44) : from.width;
    ghost.style.width = `${wide}px`;
    ghost.style.left = `${from.left + (from.width - wide) / 2}px`;
    ghost.style.top = `${from.top}px`;
    document.body.append(ghost);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const flown = ghost.animate(
      [
        { transform: "none", opacity: 1 },
        { opacity: 1, offset: 0.75 },
        { transform: `translate(${x}px, ${y}px) scale(.45)`, opacity: 0 },
      ],
      { duration: time, delay: flight.order * gap, easing: "ease-in-out", fill: "both" },
    );
    const away = () => ghost.remove();
    flown.finished.then(away, away);
  }

  #look(see: (key: string, box: Box, element: HTMLElement) => void): Scene {
    const shown = [];
    for (const element of flying()) {
      const key = element.dataset["fly"] ?? "";
      see(key, element.getBoundingClientRect(), element);
      shown.push({ key, card: (element.dataset["card"] ?? "--") as Card });
    }
    return { seat: this.seat, shown };
  }
}

function flying(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-fly]");
}

/** Let an element that is drawn at `is` come from `was`. */
export function shift(element: HTMLElement, was: Box, is: Box, time: number, delay: number): void {
  const move = inverse(was, is);
  if (move === null) return;
  element.animate([{ transform: move }, { transform: "none" }], {
    duration: time,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** The transform that puts a box back to where it was, centre on centre; null where it has not moved. */
export function inverse(was: Box, is: Box): string | null {
  if (is.width === 0 || is.height === 0) return null;
  const x = was.left + was.width / 2 - (is.left + is.width / 2);
  const y = was.top + was.height / 2 - (is.top + is.height / 2);
  // A place is not shaped like a card: the smaller ratio keeps the card inside it.
  const scale = Math.max(0.25, Math.min(was.width / is.width, was.height / is.height));
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return null;
  return `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A card that may not be played shakes its head. */
export function shake(card: Card): void {
  if (duration() === 0) return;
  for (const element of document.querySelectorAll<HTMLElement>(`.hand [data-card="${card}"], .laid-mine [data-card="${card}"]`))
    element.animate(
      [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 320 },
    );
}
