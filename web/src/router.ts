/** Which page is shown. Going to another one changes the address without loading the page anew. */
import { signal } from "@preact/signals";

/** The path of the address, and what it asks for behind the question mark. */
export const where = signal(location.pathname);
export const asks = signal(location.search);

addEventListener("popstate", look);

function look(): void {
  where.value = location.pathname;
  asks.value = location.search;
}

/** Go to an address of this site, which may be given with its host. */
export function go(address: string): void {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) {
    location.assign(url);
    return;
  }
  history.pushState(null, "", url.pathname + url.search + url.hash);
  look();
  scrollTo(0, 0);
}

/** The table that a path names, as in /t/abc, or null. */
export function tableAt(path: string): string | null {
  const found = /^\/(?:t|table)\/([^/]+)\/?$/.exec(path);
  return found?.[1] === undefined ? null : decodeURIComponent(found[1]);
}

/** The address of the form for the house rules of a game. */
export function rulesAddress(variant: string, code?: string): string {
  const asked = new URLSearchParams(code === undefined ? { rules: variant } : { rules: variant, code });
  return `/?${asked.toString()}`;
}

/** The game whose house rules the address asks for, and the code that fills the form; or null. */
export function rulesAt(query: string): { readonly variant: string; readonly code: string | null } | null {
  const asked = new URLSearchParams(query);
  const variant = asked.get("rules");
  return variant === null ? null : { variant, code: asked.get("code") };
}

/** Rules by a variant, by the code of house rules or by a table; an address names one of them. */
export interface Named {
  readonly variant: string | null;
  readonly code: string | null;
  readonly table: string | null;
}

/** What an address says of the rules that its page is about. */
export function namedIn(query: string): Named {
  const asked = new URLSearchParams(query);
  return { variant: asked.get("variant"), code: asked.get("code"), table: asked.get("table") };
}

/** The part of an address behind the question mark that names rules; a code says more than a variant. */
export function naming({ variant, code, table }: Partial<Named>): string {
  const said = code != null ? { code } : table != null ? { table } : variant != null ? { variant } : {};
  return new URLSearchParams(said).toString();
}

/** The address of the rules page; `option` is the path of an option at which it opens. */
export function guideAddress(named: Partial<Named>, option?: string | null): string {
  const place = option == null ? "" : `#${option}`;
  if (named.code == null && named.table == null && named.variant != null) return `/rules/${encodeURIComponent(named.variant)}${place}`;
  return `/rules?${naming(named)}${place}`;
}

/** The rules that an address of a rules page names, or null. */
export function guideAt(path: string, query: string): Named | null {
  const found = /^\/rules(?:\/([^/]+))?\/?$/.exec(path);
  if (found === null) return null;
  const variant = found[1] === undefined ? null : decodeURIComponent(found[1]);
  return { ...namedIn(query), ...(variant === null ? {} : { variant }) };
}

/** The address of the referee for some rules. */
export const refereeAddress = (named: Partial<Named>): string => `/rulings?${naming(named)}`;

/** The address of the games of this browser, or of one of them, opened at a deal. */
export function gamesAddress(game?: string, deal?: number): string {
  if (game === undefined) return "/games";
  return `/games/${encodeURIComponent(game)}${deal === undefined ? "" : `?deal=${deal}`}`;
}

/** What a path under /games asks for: a game, or with the game null the list of them; or null. */
export function gamesAt(path: string, query: string): { readonly game: string | null; readonly deal: number } | null {
  const found = /^\/games(?:\/([^/]+))?\/?$/.exec(path);
  if (found === null) return null;
  const deal = Number(new URLSearchParams(query).get("deal") ?? "1");
  return { game: found[1] === undefined ? null : decodeURIComponent(found[1]), deal: Number.isInteger(deal) && deal > 0 ? deal : 1 };
}

/** The address of the score pad, for a new game by some rules where they are named. */
export const padAddress = (named: Partial<Named> = {}): string => {
  const said = naming(named);
  return said === "" ? "/pad" : `/pad?${said}`;
};

/** Go to a page when a plain click on its link says so; other clicks are left to the browser. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.href);
}

/** The deal of a game that a review is about. */
export interface Reviewed {
  readonly game: string;
  readonly deal: number;
}

/** The address of the review of a deal. */
export const reviewAddress = ({ game, deal }: Reviewed): string => `/review/${encodeURIComponent(game)}/${deal}`;

/** The deal that the address of a review names, or null. */
export function reviewAt(path: string): Reviewed | null {
  const found = /^\/review\/([^/]+)\/(\d+)\/?$/.exec(path);
  if (found?.[1] === undefined) return null;
  return { game: decodeURIComponent(found[1]), deal: Number(found[2]) };
}
