/** What the server says in words: asked for once in each language, and kept until another is spoken. */
import { signal } from "@preact/signals";

export class Told<T> {
  /** Null until the server has said it. */
  readonly said = signal<T | null>(null);
  #language = "";

  constructor(private readonly ask: () => Promise<T>) {}

  /** Ask for it, unless it has been said in this language. What comes too late is not heard. */
  async in(language: string): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    const said = await this.ask().catch(() => null);
    if (this.#language !== language) return;
    if (said === null) this.#language = "";
    else this.said.value = said;
  }
}
