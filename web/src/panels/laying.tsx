import { useEffect } from "preact/hooks";
import { announce } from "../announce";
import type { Choice, Picture } from "../protocol";
import { settings } from "../settings";
import type { Game } from "../table/game";
import { isRisky } from "../table/sayings";
import { MiniCards } from "../ui/mini-card";
import { t } from "../words";
import { Coach } from "./coach";

const TEST_IDS: Readonly<Record<string, string>> = {
  lay_meld: "meld-choice",
  exchange_dix: "dix",
  show_dix: "dix",
  end_melding: "draw",
};

/** Long enough to see who won the trick. */
const MOMENT = 1100;

/** After a trick of the game with a stock: what can be laid on the table, and the way to go on. */
export function Laying({ game, picture }: { game: Game; picture: Picture }) {
  const choices = (picture.asked.choices ?? []).filter(({ sure }) => !isRisky(sure));
  const only = choices.length === 1 ? choices[0] : undefined;
  const byItself = only !== undefined && settings.value.goOn && game.hint.value === null && game.doubted.value === null;
  useEffect(() => {
    if (only === undefined || !byItself) return undefined;
    const later = setTimeout(() => {
      announce(t("page.laying.alone"));
      game.act(only.action);
    }, MOMENT);
    return () => clearTimeout(later);
  }, [game, picture.n, byItself]);
  return (
    <section class="laying panel" aria-label={t("page.laying.title")}>
      {choices.map((choice, n) => (
        <ChoiceButton key={n} game={game} choice={choice} alone={choices.length === 1} />
      ))}
      {byItself ? <p class="quiet laying-alone">{t("page.laying.alone")}</p> : <Coach game={game} picture={picture} />}
    </section>
  );
}

function ChoiceButton({ game, choice, alone }: { game: Game; choice: Choice; alone: boolean }) {
  const { action, text, cards } = choice;
  const goesOn = action.do === "end_melding";
  const hinted = JSON.stringify(game.hint.value?.action) === JSON.stringify(action);
  return (
    <button
      type="button"
      class={`button${goesOn && !alone ? "" : " primary"}${hinted ? " hinted" : ""}`}
      data-testid={TEST_IDS[action.do]}
      onClick={() => game.act(action)}
    >
      {cards.length === 0 ? null : (
        <span aria-hidden="true">
          <MiniCards cards={cards} />
        </span>
      )}
      <span>{text}</span>
    </button>
  );
}
