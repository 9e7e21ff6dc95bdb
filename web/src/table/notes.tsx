import { keyed } from "../cards";
import type { Card, Hint, Picture } from "../protocol";
import { Icon } from "../ui/icon";
import { MiniCards } from "../ui/mini-card";
import { t } from "../words";
import type { Game } from "./game";

/** Why the last try was not allowed, until something else happens. It was announced when it came. */
export function RefusalNote({ game }: { game: Game }) {
  const refused = game.refused.value;
  if (refused === null) return null;
  return (
    <div class="note refusal" data-testid="refusal">
      <div class="note-text">
        <p>
          <strong>{refused.text}</strong>
        </p>
        {refused.rule === null ? null : <p class="note-rule">{refused.rule}</p>}
      </div>
      <CloseNote game={game} />
    </div>
  );
}

/** A good move, why it is one, and a button that makes it. */
export function HintNote({ game, picture }: { game: Game; picture: Picture }) {
  const hint = game.hint.value;
  if (hint === null) return null;
  return (
    <div class="note advice" data-testid="hint-note">
      <div class="note-text">
        <p>
          <strong>{hint.text}</strong> {hint.cards.length > 1 ? <MiniCards cards={hint.cards} /> : null}
        </p>
        {hint.reasons.length === 0 ? null : (
          <ul class="reasons">
            {hint.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" class="button primary" data-testid="hint-do" onClick={() => follow(game, picture, hint)}>
        {hint.action.do === "pass_cards" ? t("page.hint.choose") : t("page.hint.do")}
      </button>
      <CloseNote game={game} />
    </div>
  );
}

function CloseNote({ game }: { game: Game }) {
  return (
    <button type="button" class="tool" aria-label={t("page.close")} onClick={() => game.putAway()}>
      <Icon name="close" />
    </button>
  );
}

/** Cards to pass are only chosen: giving them away stays with the reader. */
function follow(game: Game, picture: Picture, { action }: Hint): void {
  if (action.do === "pass_cards") {
    game.chosen.value = keysOf(picture.hand, action.cards);
    game.hint.value = null;
  } else if (action.do !== "deal") game.act(action);
}

/** The keys of some cards in a hand, each copy once. */
export function keysOf(hand: readonly Card[], cards: readonly Card[]): string[] {
  const wanted = keyed(cards).map(({ key }) => key);
  const there = new Set(keyed(hand).map(({ key }) => key));
  return wanted.filter((key) => there.has(key));
}
