/** What a screen reader says: happenings politely and in order, refusals at once. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "./words";

interface Said {
  readonly id: number;
  readonly text: string;
}

const KEPT = 8;
let last = 0;

export const polite = signal<readonly Said[]>([]);
export const urgent = signal<Said | null>(null);

/** Say some texts, one after the other. They become one message, so that none is skipped. */
export function announce(...texts: readonly string[]): void {
  const text = texts.map((each) => each.trim()).filter((each) => each !== "").join(". ").replaceAll(/([.!?])\. /g, "$1 ");
  if (text === "") return;
  polite.value = [...polite.value, { id: ++last, text }].slice(-KEPT);
}

/** Say something at once. */
export function interrupt(text: string): void {
  urgent.value = { id: ++last, text };
}

/** The live regions; they must be there before anything is said. */
export function AnnounceRegions() {
  const now = urgent.value;
  const spoken = language();
  // What was said in another language is not kept to be read again.
  useEffect(() => {
    polite.value = [];
    urgent.value = null;
  }, [spoken]);
  return (
    <div class="unseen">
      <div role="log" aria-live="polite" aria-relevant="additions" data-testid="announcer">
        {polite.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive">{now === null ? null : <p key={now.id}>{now.text}</p>}</div>
    </div>
  );
}
