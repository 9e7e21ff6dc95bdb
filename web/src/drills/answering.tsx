import { useState } from "preact/hooks";
import { cardName, keyed } from "../cards";
import type { Card, DrillPicture } from "../protocol";
import { t, tn } from "../words";
import { type Action, choicesOf } from "./choosing";

interface Props {
  readonly drill: DrillPicture;
  readonly chosen: readonly string[];
  readonly busy: boolean;
  readonly send: (answer: { points?: number; action?: Action }) => void;
}

/** How the drill is answered: with a number, a call, or the chosen cards. */
export function Answering(props: Props) {
  switch (props.drill.kind) {
    case "melds":
      return <Counting {...props} />;
    case "bid":
      return <Calling {...props} />;
    default:
      return <Giving {...props} />;
  }
}

function Counting({ busy, send }: Props) {
  const [text, setText] = useState("");
  const fits = /^\d{1,5}$/.test(text.trim());
  return (
    <form
      class="drill-answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) send({ points: Number(text) });
      }}
    >
      <label class="field">
        <span>{t("page.drills.points")}</span>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={5}
          data-testid="drill-points"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary" data-testid="drill-answer" aria-disabled={busy || !fits}>
        {t("page.drills.answer")}
      </button>
    </form>
  );
}

function Calling({ drill, busy, send }: Props) {
  return (
    <p class="drill-answer">
      {drill.choices.map(({ action, text }) => (
        <button key={action.do} type="button" class="button primary" data-testid={`drill-${action.do}`} aria-disabled={busy} onClick={() => send({ action })}>
          {text}
        </button>
      ))}
    </p>
  );
}

function Giving({ drill, chosen, busy, send }: Props) {
  const { wanted } = choicesOf(drill);
  const cards = keyed(drill.hand)
    .filter(({ key }) => chosen.includes(key))
    .map(({ card }) => card);
  const over = cards.length - wanted;
  const action = over === 0 ? actionOf(drill, cards) : null;
  return (
    <p class="drill-answer">
      <button
        type="button"
        class="button primary"
        data-testid="drill-answer"
        aria-disabled={busy || action === null}
        onClick={() => {
          if (action !== null) send({ action });
        }}
      >
        {textOf(drill, cards, over)}
      </button>
    </p>
  );
}

function actionOf({ picture }: DrillPicture, cards: readonly Card[]): Action | null {
  const [card] = cards;
  if (picture === null || card === undefined) return null;
  switch (picture.asked.what) {
    case "pass_cards":
      return { do: "pass_cards", seat: picture.seat, cards };
    case "bury":
      return { do: "bury", seat: picture.seat, cards };
    default:
      return { do: "play", seat: picture.seat, card };
  }
}

function textOf({ kind, picture }: DrillPicture, cards: readonly Card[], over: number): string {
  if (over > 0) return tn("page.passing.toomany", over);
  const [card] = cards;
  if (kind === "play") return card === undefined ? t("page.drills.choose") : t("page.drills.play", { card: cardName(card) });
  if (over < 0) return tn("page.passing.missing", -over);
  return tn(picture?.asked.what === "bury" ? "page.bury.confirm" : "page.passing.confirm", cards.length);
}
