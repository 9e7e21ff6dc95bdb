import { useId } from "preact/hooks";
import { announce } from "../announce";
import { cardName, printed, rankOf, suitName, suitOf, SUITS } from "../cards";
import type { Card, FieldInfo } from "../protocol";
import { MiniCard } from "../ui/mini-card";
import { SuitSign } from "../ui/suit";
import { t, tn } from "../words";
import { cardIn, kept, shown, withCard, withoutWord, words } from "./question";

interface Props {
  readonly field: FieldInfo;
  readonly text: string;
  readonly set: (text: string) => void;
  readonly deck: readonly Card[];
  readonly copies: number;
  /** How often a card is in the other fields of the question already. */
  readonly elsewhere: (card: Card) => number;
  readonly wrong: readonly string[];
  readonly picking: boolean;
  readonly pick: () => void;
}

/** Cards that can be typed in any notation, or tapped on a small board of the deck. */
export function CardField({ field, text, set, deck, copies, elsewhere, wrong, picking, pick }: Props) {
  const id = useId();
  const chosen = words(text);
  const cards = chosen.map((word) => cardIn(word, deck));
  const left = (card: Card): number => copies - elsewhere(card) - cards.filter((each) => each === card).length;
  function add(card: Card): void {
    set(withCard(text, card));
    announce(t("page.referee.added", { card: cardName(card), count: tn("page.referee.cards", chosen.length + 1) }));
  }
  /** What is typed becomes the notation as soon as it is a card; the caret stays where it was. */
  function type(input: HTMLInputElement): void {
    const behind = input.value.length - (input.selectionEnd ?? input.value.length);
    const text = kept(input.value, deck);
    input.value = shown(text, deck);
    const at = input.value.length - behind;
    input.setSelectionRange(at, at);
    set(text);
  }
  return (
    <div class={`card-field${wrong.length === 0 ? "" : " wrong"}`} data-testid={`field-${field.name}`}>
      <label class="field">
        <span>{field.label}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          value={shown(text, deck)}
          placeholder={t("page.referee.example")}
          aria-invalid={wrong.length > 0}
          aria-describedby={`${id}-wrong`}
          onInput={(event) => type(event.currentTarget)}
        />
      </label>
      <Wrong id={`${id}-wrong`} wrong={wrong} />
      {chosen.length === 0 ? null : (
        <ul class="chosen" aria-label={t("page.referee.chosen", { field: field.label })}>
          {chosen.map((word, at) => {
            const card = cards[at] ?? null;
            return (
              <li key={`${word}${at}`}>
                <button
                  type="button"
                  class="chosen-card"
                  aria-label={t("page.referee.remove", { card: card === null ? word : cardName(card) })}
                  onClick={() => set(withoutWord(text, at))}
                >
                  {card === null ? <span class="mini unknown">{word}</span> : <MiniCard card={card} />}
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div class="card-field-buttons">
        <button type="button" class="button small" aria-expanded={picking} aria-controls={`${id}-board`} data-testid={`pick-${field.name}`} onClick={pick}>
          {picking ? t("page.referee.unpick") : t("page.referee.pick")}
        </button>
        {chosen.length === 0 ? null : (
          <>
            <span class="quiet">{tn("page.referee.cards", chosen.length)}</span>
            <button type="button" class="button small plain-button" onClick={() => set("")}>
              {t("page.referee.clear")}
            </button>
          </>
        )}
      </div>
      <div id={`${id}-board`}>{picking ? <Board deck={deck} left={left} add={add} label={field.label} /> : null}</div>
    </div>
  );
}

export function Wrong({ id, wrong }: { id: string; wrong: readonly string[] }) {
  return (
    <div id={id}>
      {wrong.map((text) => (
        <p key={text} class="field-wrong">
          {text}
        </p>
      ))}
    </div>
  );
}

interface BoardProps {
  readonly deck: readonly Card[];
  readonly left: (card: Card) => number;
  readonly add: (card: Card) => void;
  readonly label: string;
}

/** The deck, a row for each suit; what is used up can be tapped no more. */
function Board({ deck, left, add, label }: BoardProps) {
  return (
    <div class="board" role="group" aria-label={t("page.referee.board", { field: label })} data-testid="board">
      {SUITS.map((suit) => (
        <div key={suit} class="board-row" role="group" aria-label={suitName(suit)}>
          {deck
            .filter((card) => suitOf(card) === suit)
            .map((card) => {
              const there = left(card);
              return (
                <button
                  key={card}
                  type="button"
                  class="board-card"
                  data-card={card}
                  aria-label={t("page.referee.add", { card: cardName(card), left: there })}
                  aria-disabled={there <= 0}
                  onClick={() => {
                    if (there > 0) add(card);
                  }}
                >
                  <span aria-hidden="true">{printed(rankOf(card))}</span>
                  <SuitSign suit={suit} silent />
                  <span class="board-left" aria-hidden="true">
                    {"•".repeat(Math.max(0, there))}
                  </span>
                </button>
              );
            })}
        </div>
      ))}
    </div>
  );
}
