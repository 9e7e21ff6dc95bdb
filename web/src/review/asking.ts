/** The review of one deal as this page knows it: what is judged so far, and the decisions opened. */
import { signal } from "@preact/signals";
import { RequestFailed, reviewDecision, reviewLine, reviewStanding, startReview } from "../api";
import type { Card, ReviewDetail, ReviewLine, ReviewTold } from "../protocol";
import type { Reviewed } from "../router";
import { t } from "../words";

const PAUSE = 400;

export class Review {
  readonly told = signal<ReviewTold | null>(null);
  readonly problem = signal<string | null>(null);
  readonly details = signal<ReadonlyMap<number, ReviewDetail>>(new Map());
  readonly lines = signal<ReadonlyMap<string, ReviewLine>>(new Map());
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly deal: Reviewed) {}

  /** Begin, and look again until it is done. */
  async begin(): Promise<void> {
    this.problem.value = null;
    await this.#hear(startReview(this.deal));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Fetch what is known of a decision; once more while the review is still in work. */
  async open(number: number): Promise<void> {
    await this.#keep(async () => {
      const found = await reviewDecision(this.deal, number);
      this.details.value = new Map(this.details.value).set(number, found);
    });
  }

  /** Fetch the play that goes on from a decision, with a card first. */
  async follow(number: number, card: Card | null): Promise<void> {
    await this.#keep(async () => {
      const found = await reviewLine(this.deal, number, card);
      this.lines.value = new Map(this.lines.value).set(lineName(number, card), found);
    });
  }

  async #hear(asked: Promise<ReviewTold>): Promise<void> {
    await this.#keep(async () => {
      const told = await asked;
      if (this.#closed) return;
      this.told.value = told;
      if (told.state === "waiting" || told.state === "working") {
        this.#timer = setTimeout(() => void this.#hear(reviewStanding(this.deal)), PAUSE);
      } else {
        for (const number of this.details.value.keys()) void this.open(number);
      }
    });
  }

  async #keep(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#closed) this.problem.value = error instanceof RequestFailed ? error.message : t("page.line.lost");
    }
  }
}

/** What a line of play is kept under. */
export const lineName = (number: number, card: Card | null): string => `${number} ${card ?? ""}`;
