/** One table as this page knows it: the last picture, what was said about it, and what can be asked of it. */
import { computed, signal } from "@preact/signals";
import { announce, interrupt } from "../announce";
import { Movement } from "../motion/movement";
import type { Card, Happening, Hint, Inbound, Outbound, Picture, Refused, Update } from "../protocol";
import { pace, settings } from "../settings";
import { Line, type LineState, lineAddress } from "../socket";
import { t } from "../words";
import { offerOfRest } from "./rest";

type Action = Extract<Inbound, { type: "act" }>["action"];

/** After so many milliseconds the reader is told that a hint is on its way. */
const PATIENCE = 800;

export class Game {
  readonly picture = signal<Picture | null>(null);
  readonly refused = signal<Refused | null>(null);
  readonly hint = signal<Hint | null>(null);
  /** A hint was asked for, and it takes long enough for the reader to wonder. */
  readonly thinking = signal(false);
  readonly trouble = signal<string | null>(null);
  readonly line = signal<LineState>("connecting");
  readonly shut = signal(false);
  /** The keys of the cards chosen for passing, or of the one card that was raised. */
  readonly chosen = signal<readonly string[]>([]);
  /** The kind of action that the reader has begun to say and is asked about again. */
  readonly doubted = signal<string | null>(null);
  /** The card of the hand that the reader points at or has reached with the keyboard. */
  readonly looked = signal<Card | null>(null);
  readonly movement = new Movement();
  /** A picture came that does not follow from what was on view: draw it without any movement. */
  #jump = true;
  #wonder: ReturnType<typeof setTimeout> | undefined;
  #waiting: number | null = null;
  #language: string | null = null;
  readonly #connection: Line;

  constructor(readonly table: string) {
    this.#connection = new Line(lineAddress(table), {
      heard: (message) => this.hear(message),
      state: (state) => this.#lineIs(state),
      refused: () => {
        this.shut.value = true;
      },
    });
  }

  readonly mine = computed(() => this.picture.value?.asked.mine === true && this.line.value === "open");

  close(): void {
    this.#answered();
    this.#connection.close();
  }

  /** Ask for an action. A second request on the same picture waits for the answer to the first. */
  act(action: Action): void {
    const picture = this.picture.value;
    if (picture === null || this.#waiting === picture.n) return;
    this.refused.value = null;
    if (this.#send({ type: "act", n: picture.n, action })) this.#waiting = picture.n;
  }

  goOn(): void {
    const picture = this.picture.value;
    if (picture !== null) this.#send({ type: "continue", n: picture.n });
  }

  /** Take back the reader's last decision. */
  undo(): void {
    const picture = this.picture.value;
    if (picture?.controls.practice !== true) return;
    this.#waiting = null;
    if (this.#send({ type: "undo", n: picture.n })) announce(t("page.undo.done"));
  }

  /** Claim all tricks that are left, where they are proved to be the reader's. */
  claimRest(): void {
    const picture = this.picture.value;
    if (picture === null || !picture.asked.mine || picture.controls.rest.length === 0) return;
    if (this.#send({ type: "claim_rest", n: picture.n })) announce(t("page.rest.claimed"));
  }

  askHint(): void {
    if (!this.#send({ type: "ask_hint" })) return;
    clearTimeout(this.#wonder);
    this.#wonder = setTimeout(() => {
      this.thinking.value = true;
      announce(t("page.hint.thinking"));
    }, PATIENCE);
  }

  #answered(): void {
    clearTimeout(this.#wonder);
    this.thinking.value = false;
  }

  playAgain(): void {
    this.#send({ type: "play_again" });
  }

  /** Let the computer play the seats that are still free. */
  fillSeats(): void {
    this.#send({ type: "fill_seats" });
  }

  keepPace(): void {
    const wanted = pace(settings.value.speed);
    const now = this.picture.value?.pace;
    if (now !== undefined && now !== wanted) this.#send({ type: "set_pace", pace: wanted });
  }

  /** Let the table speak this language; what it has said in another one is put away, or said anew. */
  speak(language: string): void {
    const before = this.#language;
    this.#language = language;
    if (before === null || before === language) return;
    const hinted = this.hint.value !== null;
    const doubted = this.doubted.value;
    this.putAway();
    this.doubted.value = doubted;
    // Without a line there is nothing to tell: the next one comes with the cookie.
    if (this.line.value !== "open") return;
    this.#send({ type: "set_language", language });
    if (hinted) this.askHint();
  }

  /** Ask the reader again before anything of this kind is said. */
  doubt(kind: string): void {
    this.putAway();
    this.doubted.value = kind;
  }

  putAway(): void {
    this.refused.value = null;
    this.hint.value = null;
    this.doubted.value = null;
  }

  hear(message: Outbound): void {
    if (message.type !== "update" || message.picture.n !== this.picture.value?.n) this.#answered();
    switch (message.type) {
      case "update":
        this.#update(message);
        break;
      case "refused":
        this.#waiting = null;
        this.hint.value = null;
        this.refused.value = message;
        interrupt([message.text, message.rule ?? ""].join(" ").trim());
        break;
      case "hint":
        if (message.n !== this.picture.value?.n) break;
        this.refused.value = null;
        this.hint.value = message;
        announce(t("page.hint.said", { text: message.text }), ...message.reasons, message.figures?.text ?? "");
        break;
      case "trouble":
        this.#waiting = null;
        this.trouble.value = message.text;
        interrupt(message.text);
        break;
    }
  }

  #update({ happened, picture }: Update): void {
    const before = this.picture.value;
    // A picture older than the one on view was overtaken; the same number may still ask anew.
    if (before !== null && !this.#jump && picture.n < before.n && happened.length > 0) return;
    this.#waiting = null;
    this.trouble.value = null;
    if (this.#jump || before === null) this.movement.forget();
    else this.movement.before(happened);
    this.#jump = false;
    if (before === null || before.n !== picture.n || before.asked.what !== picture.asked.what) {
      this.putAway();
      this.chosen.value = [];
    }
    this.picture.value = picture;
    this.#say(happened, before, picture);
    if (before === null) this.keepPace();
  }

  #say(happened: readonly Happening[], before: Picture | null, now: Picture): void {
    const texts = happened.map(({ text }) => text);
    const asked = now.asked.text;
    const same = before?.n === now.n && before.asked.text === asked;
    // That the rest can be claimed is found out after the question was put, and said once.
    const offer = same && before.controls.rest.length > 0 ? null : offerOfRest(now);
    if (asked !== before?.asked.text || (now.asked.mine && !(same && offer !== null))) {
      if (asked !== texts.at(-1) && (now.asked.mine || now.asked.what !== "wait")) texts.push(asked);
    }
    announce(...texts, ...(offer === null ? [] : [offer]));
  }

  #lineIs(state: LineState): void {
    if (state === "lost" && this.line.value === "open") announce(t("page.line.lost"));
    if (state === "open" && this.line.value === "lost") announce(t("page.line.back"));
    this.line.value = state;
    if (state === "open") {
      this.#waiting = null;
      this.#jump = true;
    }
  }

  #send(message: Inbound): boolean {
    const sent = this.#connection.send(message);
    if (!sent) interrupt(t("page.line.lost"));
    return sent;
  }
}
