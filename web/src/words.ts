/**
 * The words of the page. Every text comes from the message catalog that the server also uses;
 * the client holds keys only. Reading a text inside a component subscribes it to the language.
 */
import { signal } from "@preact/signals";

/** One text, or for a count one text for each plural category of the language. */
export type Entry = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** All texts of one language, by key. */
export type Words = Readonly<Record<string, Entry>>;

/** What can stand in for a `{name}` in a text, or for a form of it such as `{suit.of}`. */
export type Args = Readonly<Record<string, string | number>>;

interface Loaded {
  readonly language: string;
  readonly words: Words;
  readonly plural: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

const loaded = signal<Loaded>(make("en", {}));

/** The cookie in which the server looks for the language that was chosen. */
const COOKIE = "acesaround_language";
const YEAR = 365 * 24 * 3600;

function make(language: string, words: Words): Loaded {
  // A score of four digits is written without a gap, as players write it.
  const numbers = new Intl.NumberFormat(language, { useGrouping: "min2" });
  return { language, words, plural: new Intl.PluralRules(language), numbers };
}

/** Use these words from now on; every component that showed a text draws itself again. */
export function useWords(language: string, words: Words): void {
  loaded.value = make(language, words);
}

/** Fetch the words of a language from the server and use them. */
export async function loadWords(language: string): Promise<void> {
  const answer = await fetch(`/words/${language}.json`);
  if (!answer.ok) throw new Error(`no words for the language ${language}: ${answer.status}`);
  useWords(language, (await answer.json()) as Words);
}

/** The language of the words in use, as a tag such as "en". */
export function language(): string {
  return loaded.value.language;
}

/** Speak another language from now on, and whenever this browser comes back. */
export async function chooseLanguage(language: string): Promise<void> {
  await loadWords(language);
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  document.documentElement.lang = language;
}

/** The languages that there are, each with its own name for itself. */
export const languages = signal<Readonly<Record<string, string>>>({});

/** Ask the server which languages there are. */
export async function loadLanguages(): Promise<void> {
  const answer = await fetch("/words/languages.json");
  if (answer.ok) languages.value = (await answer.json()) as Readonly<Record<string, string>>;
}

/** A number as the language writes it, with a proper minus sign. */
export function plain(number: number): string {
  return loaded.value.numbers.format(number).replace("-", "−");
}

/** A number that is added or taken away, with the sign in front. */
export function signed(number: number): string {
  return number < 0 ? plain(number) : `+${plain(number)}`;
}

/** A number with at most one decimal. */
export function decimal(number: number): string {
  const rounded = Math.round(number * 10) / 10;
  return plain(rounded === 0 ? 0 : rounded);
}

/** An average of points: a decimal says something only of small numbers. */
export function average(number: number): string {
  return Math.abs(number) < 10 ? decimal(number) : plain(Math.round(number));
}

/** A share from 0 to 1 in percent, as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(loaded.value.language, { style: "percent" }).format(share);
}

/** The text of a key, with every `{name}` replaced. A key without a text shows itself. */
export function t(key: string, args: Args = {}): string {
  const entry = loaded.value.words[key];
  return fill(typeof entry === "string" ? entry : (entry?.other ?? key), args);
}

/** The text of a key for a count, which the text can show as `{n}`. */
export function tn(key: string, n: number, args: Args = {}): string {
  const { words, plural } = loaded.value;
  const entry = words[key];
  const text = typeof entry === "object" ? (entry[plural.select(n)] ?? entry.other) : entry;
  return fill(text ?? key, { n, ...args });
}

/** `{name}` is replaced by its argument and stays visible without one; `{{` and `}}` are braces. */
function fill(text: string, args: Args): string {
  return text.replace(/\{\{|\}\}|\{(\w+(?:\.\w+)?)\}/g, (found, name: string | undefined) => {
    if (name === undefined) return found.charAt(0);
    const value = args[name];
    if (value === undefined) return found;
    return typeof value === "number" ? plain(value) : value;
  });
}
