/** The score pad as this browser keeps it: the server only reckons what it is sent. */
import { signal } from "@preact/signals";
import type { PadFile } from "../protocol";

/** What stands in the fields of a deal. */
export type Written = Readonly<Record<string, string>>;

export interface Pad {
  /** The short code of the rules. */
  readonly code: string;
  readonly names: readonly string[];
  /** The seat that dealt first. */
  readonly dealer: number;
  readonly deals: readonly Written[];
  /** The deal that is being written. */
  readonly draft: Written;
  /** The number from 0 of the deal that the draft changes; null for the next one. */
  readonly at: number | null;
  /** What the deals were before, the latest last. */
  readonly past: readonly (readonly Written[])[];
}

const STORE = "acesaround.pad";
/** So many changes can be undone. */
const STEPS = 30;

export function newPad(code: string, names: readonly string[], dealer: number): Pad {
  return { code, names, dealer, deals: [], draft: {}, at: null, past: [] };
}

/** The pad with other deals; the way back is kept. */
export function withDeals(pad: Pad, deals: readonly Written[]): Pad {
  return { ...pad, deals, draft: {}, at: null, past: [...pad.past, pad.deals].slice(-STEPS) };
}

/** The pad with the draft written down in its place. */
export function writtenDown(pad: Pad): Pad {
  const { deals, draft, at } = pad;
  return withDeals(pad, at === null ? [...deals, draft] : deals.map((deal, n) => (n === at ? draft : deal)));
}

/** The pad without one of its deals. */
export function without(pad: Pad, at: number): Pad {
  return withDeals(pad, pad.deals.filter((_, n) => n !== at));
}

/** The pad as it was before its last change; itself where there was none. */
export function undone(pad: Pad): Pad {
  const deals = pad.past.at(-1);
  return deals === undefined ? pad : { ...pad, deals, draft: {}, at: null, past: pad.past.slice(0, -1) };
}

/** The pad as a file holds it. */
export function asFile({ code, names, dealer, deals }: Pad): PadFile {
  return { pad: 1, code, names, dealer, deals };
}

export function fromFile({ code, names, dealer, deals }: PadFile): Pad {
  return { ...newPad(code, names, dealer), deals };
}

/** The pad that a stored text holds; null for none, or one that is not whole. */
export function readPad(stored: string | null): Pad | null {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null) return null;
  const { code, names, dealer, deals, draft, at, past } = found as Record<string, unknown>;
  if (typeof code !== "string" || !listOf(names, isText) || typeof dealer !== "number" || !listOf(deals, isDeal)) return null;
  return {
    code,
    names,
    dealer,
    deals,
    draft: isDeal(draft) ? draft : {},
    at: typeof at === "number" && at < deals.length ? at : null,
    past: listOf(past, (each): each is Written[] => listOf(each, isDeal)) ? past : [],
  };
}

const isText = (value: unknown): value is string => typeof value === "string";
const isDeal = (value: unknown): value is Written => typeof value === "object" && value !== null && Object.values(value).every(isText);

function listOf<T>(value: unknown, is: (each: unknown) => each is T): value is T[] {
  return Array.isArray(value) && value.every(is);
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null; // a browser that keeps nothing for us
  }
}

export const kept = signal<Pad | null>(readPad(stored()));

/** Keep the pad from now on. */
export function keep(pad: Pad): void {
  kept.value = pad;
  try {
    localStorage.setItem(STORE, JSON.stringify(pad));
  } catch {
    // It holds until the page is closed.
  }
}
