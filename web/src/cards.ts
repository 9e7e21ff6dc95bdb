/** Cards as people see them: their names, their order in the hand, and the pictures of their faces. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Card, Suit } from "./protocol";
import { settings } from "./settings";
import { language, t } from "./words";

export const SUITS: readonly Suit[] = ["S", "H", "C", "D"];
const ORDERS = { plain: "SHDC", alternate: "SHCD" } as const;
const RANKS = "ATKQJ9";

export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;
export const rankOf = (card: Card): string => card.charAt(0);

/** The rank as it is printed on a card, in the reader's language. */
export const printed = (rank: string): string => t(`rank.${rank}.letter`);

export const suitName = (suit: Suit): string => t(`suit.${suit}`);

/** A card as it is typed: the notation itself in English, else in the letters of the language. */
export const typed = (card: Card): string =>
  language() === "en" ? card : printed(rankOf(card)) + t(`suit.${suitOf(card)}.letter`);

/** The card that somebody has typed, in the notation or in the letters of the language; or null. */
export function cardTyped(word: string): Card | null {
  const plain = word
    .toUpperCase()
    .replace(/[♠♤]/, "S")
    .replace(/[♥♡]/, "H")
    .replace(/[♦♢]/, "D")
    .replace(/[♣♧]/, "C");
  const deck = SUITS.flatMap((suit) => [...RANKS].map((rank) => (rank + suit) as Card));
  return (
    deck.find((card) => card === plain.replace(/^10/, "T")) ??
    deck.find((card) => [typed(card), printed(rankOf(card)) + suitOf(card)].some((text) => text.toUpperCase() === plain)) ??
    null
  );
}

/** "ace of spades", in the reader's language. */
export function cardName(card: Card): string {
  if (card === "--") return t("page.card.back");
  const suit = suitOf(card);
  return t("card.name", { rank: t(`rank.${rankOf(card)}`), suit: suitName(suit), "suit.of": t(`suit.${suit}.of`) });
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

/** Whether the faces are our own, which have the letters of the reader's language. */
const isLarge = computed(() => {
  const { faces } = settings.value;
  return faces === "large" || (faces === "auto" && (isNarrow.value || isLow.value));
});

/** The address of a card's picture. */
export function faceUrl(card: Card): string {
  if (card === "--") return "/cards/back.svg";
  const { colours } = settings.value;
  return isLarge.value ? `/cards/large${colours}/${printed(rankOf(card))}${suitOf(card)}.svg` : `/cards/${colours}/${card}.svg`;
}

const fetched = new Set<string>();
/** Kept so that the browser does not forget them. */
const pictures: HTMLImageElement[] = [];

/** Fetch the pictures of the set in use before they are needed. */
export function preloadFaces(): void {
  for (const suit of SUITS) for (const rank of RANKS) load(faceUrl(`${rank}${suit}` as Card));
  load(faceUrl("--"));
}

function load(address: string): void {
  if (fetched.has(address)) return;
  fetched.add(address);
  const picture = new Image();
  picture.src = address;
  pictures.push(picture);
}
