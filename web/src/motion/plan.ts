/**
 * Where a card that is new on the page came from, and where one that left it went: worked out from
 * what was on view before and from what happened, without touching the page.
 *
 * Keys: h:KEY a card of the reader's hand, t:SEAT:CARD one of the trick, l:SEAT:PLACE one that lies
 * before a seat, u the turned card, w:N one of the widow; s:SEAT the place of a seat, stock and deck
 * are places only.
 */
import type { Card, Happening } from "../protocol";

export interface Shown {
  readonly key: string;
  readonly card: Card;
}

export interface Scene {
  readonly seat: number;
  readonly shown: readonly Shown[];
}

export interface Flight {
  /** What flies: the key of an element that is there now, or a card drawn for the flight only. */
  readonly key: string | null;
  readonly card: Card;
  readonly from: string;
  readonly to: string | null;
  readonly order: number;
}

const kindOf = (key: string): string => key.slice(0, 1);
const seatOf = (key: string): number => Number(key.split(":")[1]);

/** What takes cards out of a hand other than to a trick or the table. */
const GIVEN: ReadonlySet<string> = new Set(["cards_passed", "cards_buried", "upcard_swapped", "widow_shared"]);

/** The flights from one scene to the next. */
export function plan(before: Scene, now: Scene, happened: readonly Happening[]): Flight[] {
  const had = new Map(before.shown.map((each) => [each.key, each]));
  const has = new Set(now.shown.map(({ key }) => key));
  const gone = before.shown.filter(({ key }) => !has.has(key));
  const fresh = now.shown.filter(({ key }) => !had.has(key));
  const flights: Flight[] = [];
  const used = new Set<string>();
  let order = 0;

  const take = (kinds: string, card: Card, seat: number | null): string | null => {
    const found = gone.find(
      ({ key, card: other }) =>
        other === card &&
        !used.has(key) &&
        kinds.includes(kindOf(key)) &&
        (kindOf(key) !== "l" || seat === null || seatOf(key) === seat),
    );
    if (found === undefined) return null;
    used.add(found.key);
    return found.key;
  };

  for (const { key, card } of fresh) {
    const from = origin(key, card);
    if (from !== null) flights.push({ key, card, from, to: null, order: order++ });
  }
  for (const { key, card } of gone) {
    if (used.has(key)) continue;
    const to = destination(key, card);
    if (to !== null) flights.push({ key: null, card, from: key, to, order: kindOf(key) === "t" ? 0 : order++ });
  }
  for (const { kind, seat, to, cards } of happened) {
    if (seat === null) continue;
    if ((kind === "cards_passed" || kind === "widow_shared") && seat !== now.seat && to !== null && to !== now.seat)
      cards.forEach((card, n) => flights.push({ key: null, card, from: `s:${seat}`, to: `s:${to}`, order: n }));
    if (kind === "cards_buried" && seat !== now.seat)
      cards.forEach((card, n) => flights.push({ key: null, card, from: `s:${seat}`, to: "deck", order: n }));
    if (kind === "card_drawn" && seat !== now.seat)
      flights.push({ key: null, card: "--", from: "stock", to: `s:${seat}`, order: 0 });
  }
  return flights;

  function origin(key: string, card: Card): string | null {
    switch (kindOf(key)) {
      case "t": {
        const seat = seatOf(key);
        if (seat === now.seat) return take("hl", card, seat) ?? `s:${seat}`;
        return take("l", card, seat) ?? `s:${seat}`;
      }
      case "l":
        return seatOf(key) === now.seat ? (take("h", card, null) ?? "s:" + now.seat) : `s:${seatOf(key)}`;
      case "u":
        return take("h", card, null) ?? "stock";
      case "h":
        return handOrigin(card);
      default:
        return null;
    }
  }

  function handOrigin(card: Card): string | null {
    const known = take("ul", card, now.seat);
    if (known !== null) return known;
    for (const { kind, seat, to } of happened) {
      if (kind === "card_drawn" && seat === now.seat) return "stock";
      if (kind === "upcard_drawn" && seat === now.seat) return "u";
      if ((kind === "cards_passed" || kind === "widow_shared") && to === now.seat) return `s:${seat}`;
      if ((kind === "widow_taken" || kind === "widow_seen") && seat === now.seat) return widowCard() ?? "deck";
      if (kind === "upcard_swapped" && to === now.seat) return `s:${seat}`;
      if (kind === "hand_dealt") return "deck";
    }
    return null;
  }

  /** One of the backs that lay there: the faces were not known before. */
  function widowCard(): string | null {
    const found = gone.find(({ key }) => kindOf(key) === "w" && !used.has(key));
    if (found === undefined) return null;
    used.add(found.key);
    return found.key;
  }

  function destination(key: string, card: Card): string | null {
    if (kindOf(key) === "t") {
      const won = happened.findLast(({ kind }) => kind === "trick_won");
      return won?.seat == null ? "winner" : `s:${won.seat}`;
    }
    if (kindOf(key) === "h") {
      const mine = happened.filter(({ kind, seat }) => GIVEN.has(kind) && seat === now.seat);
      // Cards that go to several players do so one by one.
      const given = mine.find(({ cards }) => cards.includes(card)) ?? mine[0];
      if (given?.kind === "cards_buried") return "deck";
      return given?.to == null ? null : `s:${given.to}`;
    }
    if (kindOf(key) === "w") {
      const taken = happened.find(({ kind }) => kind === "widow_taken" || kind === "widow_seen");
      return taken?.seat == null || taken.seat === now.seat ? null : `s:${taken.seat}`;
    }
    if (key === "u") {
      const drawn = happened.find(({ kind }) => kind === "upcard_drawn" || kind === "upcard_swapped");
      return drawn?.seat == null || drawn.seat === now.seat ? null : `s:${drawn.seat}`;
    }
    return null;
  }
}
