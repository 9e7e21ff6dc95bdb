/** Cards as people see them: their names, their order in the hand, and the pictures of their faces. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Card, Suit } from "./protocol";
import { settings } from "./settings";
import { t } from "./words";

export const SUITS: readonly Suit[] = ["S", "H", "C", "D"];
const ORDERS = { plain: "SHDC", alternate: "SHCD" } as const;
const RANKS = "ATKQJ9";

export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;
export const rankOf = (card: Card): string => card.charAt(0);

/** The rank as it is printed on a card. */
export const printed = (rank: string): string => (rank === "T" ? "10" : rank);

export const suitName = (suit: Suit): string => t(`suit.${suit}`);

/** "ace of spades", in the reader's language. */
export function cardName(card: Card): string {
  if (card === "--") return t("page.card.back");
  return t("card.name", { rank: t(`rank.${rankOf(card)}`), suit: suitName(suitOf(card)) });
}

/** The cards in the order of the hand: suit by suit, high to low; trump first if so wished. */
export function sortHand(cards: readonly Card[], order: "alternate" | "trump" | "plain", trump: Suit | null): Card[] {
  let suits: string = order === "plain" ? ORDERS.plain : ORDERS.alternate;
  if (order === "trump" && trump !== null) {
    const at = suits.indexOf(trump);
    suits = suits.slice(at) + suits.slice(0, at);
  }
  const place = (card: Card) => suits.indexOf(card.charAt(1)) * 10 + RANKS.indexOf(card.charAt(0));
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** A card of a hand with a key of its own: equal cards are told apart by their number. */
export interface Held {
  readonly card: Card;
  readonly key: string;
}

/** Give every card of a hand its key. */
export function keyed(cards: readonly Card[]): Held[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, key: `${card}.${n}` };
  });
}

const isNarrow = matching("(max-width: 640px)");
/** A phone on its side. */
export const isLow = matching("(max-height: 460px) and (min-width: 560px)");

function matching(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => {
    matches.value = media.matches;
  });
  return matches;
}

/** The set of faces in use: a folder under /cards. */
export const faceSet = computed(() => {
  const { faces, colours } = settings.value;
  const large = faces === "large" || (faces === "auto" && (isNarrow.value || isLow.value));
  return (large ? "large" : "") + colours;
});

/** The address of a card's picture. */
export const faceUrl = (card: Card): string =>
  card === "--" ? "/cards/back.svg" : `/cards/${faceSet.value}/${card}.svg`;

const fetched = new Set<string>();
/** Kept so that the browser does not forget them. */
const pictures: HTMLImageElement[] = [];

/** Fetch the pictures of the set in use before they are needed. */
export function preloadFaces(): void {
  const set = faceSet.value;
  if (fetched.has(set)) return;
  fetched.add(set);
  for (const suit of SUITS) for (const rank of RANKS) load(`/cards/${set}/${rank}${suit}.svg`);
  load("/cards/back.svg");
}

function load(address: string): void {
  const picture = new Image();
  picture.src = address;
  pictures.push(picture);
}
