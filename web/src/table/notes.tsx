import { useSignal } from "@preact/signals";
import { keyed } from "../cards";
import type { Card, Hint, Picture, Refused } from "../protocol";
import { guideAddress } from "../router";
import { Icon } from "../ui/icon";
import { MiniCards } from "../ui/mini-card";
import { t } from "../words";
import type { Game } from "./game";
import { show } from "./windows";

/** Why the last try was not allowed: in the place of what is asked, so that it covers nothing. */
export function RefusalText({ refused, table }: { refused: Refused; table: string }) {
  return (
    <div class="prompt-text refusal" data-testid="refusal" tabIndex={0}>
      <p>{refused.text}</p>
      {refused.rule === null ? null : (
        <p class="note-rule">
          {refused.rule}{" "}
          <a href={guideAddress({ table }, refused.option ?? "play")} target="_blank" data-testid="refusal-rule">
            {t("page.guide.read")}
          </a>
        </p>
      )}
    </div>
  );
}

/** The strongest reason is always there; the others on demand. */
const SHOWN = 1;

/** The chance of the contract in words; nothing where one of the first reasons, so many of which are shown, tells it. */
export function chanceBeside({ figures }: Hint, reasons: number): string {
  if (figures === null || (figures.told_by ?? reasons) < reasons) return "";
  return figures.text;
}

/** A good move, why it is one, and a button that makes it. */
export function HintNote({ game, picture }: { game: Game; picture: Picture }) {
  const hint = game.hint.value;
  const all = useSignal(false);
  if (hint === null) return game.thinking.value ? <Thinking /> : null;
  const reasons = all.value ? hint.reasons : hint.reasons.slice(0, SHOWN);
  const chance = chanceBeside(hint, reasons.length);
  return (
    <div class="note advice" data-testid="hint-note">
      <div class="note-text" role="group" aria-label={t("page.hint")} tabIndex={0}>
        <p>
          <strong>{hint.text}</strong> {hint.cards.length > 1 ? <MiniCards cards={hint.cards} /> : null}
        </p>
        <ul class="reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {chance === "" ? null : (
          <p class="note-figures" data-testid="hint-figures">
            {chance}
          </p>
        )}
      </div>
      <div class="note-buttons">
        <button type="button" class="button primary" data-testid="hint-do" onClick={() => follow(game, picture, hint)}>
          {choosesOnly(hint) ? t("page.hint.choose") : t("page.hint.do")}
        </button>
        {hint.reasons.length > SHOWN ? (
          <button type="button" class="button" aria-expanded={all.value} data-testid="hint-why" onClick={() => (all.value = !all.value)}>
            {all.value ? t("page.hint.less") : t("page.hint.why")}
          </button>
        ) : null}
        {(hint.others ?? []).length === 0 ? null : (
          <button type="button" class="button" data-testid="hint-others" onClick={() => show("why")}>
            {t("page.why.ask")}
          </button>
        )}
      </div>
      <CloseNote game={game} />
    </div>
  );
}

/** A hint takes a while. */
function Thinking() {
  return (
    <div class="note advice thinking" data-testid="hint-thinking">
      <p>{t("page.hint.thinking")}</p>
    </div>
  );
}

export function CloseNote({ game }: { game: Game }) {
  return (
    <button type="button" class="tool" aria-label={t("page.close")} onClick={() => game.putAway()}>
      <Icon name="close" />
    </button>
  );
}

const CHOSEN: ReadonlySet<string> = new Set(["pass_cards", "bury", "share_widow"]);

const choosesOnly = ({ action }: Hint): boolean => CHOSEN.has(action.do);

/** Cards to give away are only chosen: giving them away stays with the reader. */
function follow(game: Game, picture: Picture, { action }: Hint): void {
  if (action.do === "pass_cards" || action.do === "bury" || action.do === "share_widow") {
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
