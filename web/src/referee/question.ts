/** A question to the referee while it is written: the texts of its fields. */
import type { Card, FieldInfo, KindInfo } from "../protocol";
import { cardTyped, typed } from "../cards";
import { language } from "../words";

/** The text of each field by its name. */
export type Texts = Readonly<Record<string, string>>;

/** Fields whose text begins with something else than nothing. */
export function usual(kind: KindInfo): Texts {
  return Object.fromEntries(kind.fields.flatMap((field) => (field.form === "choice" && field.choices[0] !== undefined ? [[field.name, String(field.choices[0].value)]] : [])));
}

/** The texts that an address gives for the fields of a kind. */
export function textsIn(query: string, kind: KindInfo): Texts {
  const asked = new URLSearchParams(query);
  const said = kind.fields.flatMap(({ name }) => {
    const text = asked.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  return { ...usual(kind), ...Object.fromEntries(said) };
}

/** What is sent: only the fields of the kind, the empty ones left out. */
export function asked(kind: KindInfo, texts: Texts): Record<string, string> {
  return Object.fromEntries(kind.fields.flatMap(({ name }) => (texts[name]?.replace(/[\s/]/g, "") ? [[name, texts[name] ?? ""]] : [])));
}

/** The words of a field of cards, each of which is a card or a mistake. */
export const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== "");

/** The card of the deck that a word says, by English letters or by those of the reader's language. */
export function cardIn(word: string, deck: readonly Card[]): Card | null {
  const card = cardTyped(word);
  return card !== null && deck.includes(card) ? card : null;
}

/** A text of cards in the letters of the reader's language, as it is shown. */
export const shown = (text: string, deck: readonly Card[]): string => (language() === "en" ? text : eachCard(text, deck, typed));

/** A typed text of cards as it is kept and sent: in the notation, which in English is what is typed. */
export const kept = (text: string, deck: readonly Card[]): string => (language() === "en" ? text : eachCard(text, deck, (card) => card));

function eachCard(text: string, deck: readonly Card[], write: (card: Card) => string): string {
  return text.replace(/[^\s,]+/g, (word) => {
    const card = cardIn(word, deck);
    return card === null ? word : write(card);
  });
}

/** The text with one card more. */
export const withCard = (text: string, card: Card): string => [...words(text), card].join(" ");

/** The text without its word number `at`. */
export const withoutWord = (text: string, at: number): string =>
  words(text)
    .filter((_, n) => n !== at)
    .join(" ");

/** The numbers of a field that has one for each party, as texts. */
export function numbers(text: string, { parts }: FieldInfo): string[] {
  const found = text.split("/");
  return parts.map((_, n) => found[n]?.trim() ?? "");
}

/** The text of such a field with one number changed; empty ones at the end are left out. */
export function withNumber(text: string, field: FieldInfo, at: number, number: string): string {
  const all = numbers(text, field);
  all[at] = number.replaceAll("/", "").trim();
  while (all.at(-1) === "") all.pop();
  return all.join("/");
}
