import { announce } from "../announce";
import type { Choice, Picture } from "../protocol";
import { t } from "../words";
import type { Game } from "./game";

interface Props {
  readonly game: Game;
  readonly picture: Picture;
}

/** What the reader may say beside the cards: a claim, an accusation, or the answer to a question. */
export function sayings({ asked }: Picture): readonly Choice[] {
  if (!asked.mine) return [];
  return (asked.choices ?? []).filter(({ sure }) => asked.what === "claim" || isRisky(sure));
}

/** Whether it is asked again before it is done, because it costs much if it is wrong. */
export function isRisky(sure: string | undefined): boolean {
  return sure !== undefined && sure !== "";
}

/** What of the same kind is offered: the reader has begun to say it and is asked again. */
export function doubted(game: Game, picture: Picture): readonly Choice[] {
  return sayings(picture).filter(({ action }) => action.do === game.doubted.value);
}

/** The buttons with which it is said. What is risky stands behind a first one that only asks. */
export function Sayings({ game, picture }: Props) {
  const again = doubted(game, picture);
  if (again.length > 0)
    return (
      <>
        {again.map((choice, n) => (
          <Say key={n} game={game} choice={choice} />
        ))}
        <button type="button" class="button quiet-button" data-testid="say-not" onClick={() => game.putAway()}>
          {t("page.saying.back")}
        </button>
      </>
    );
  const kinds = new Map<string, readonly Choice[]>();
  for (const choice of sayings(picture)) kinds.set(choice.action.do, [...(kinds.get(choice.action.do) ?? []), choice]);
  return (
    <>
      {[...kinds].map(([kind, choices]) => (
        <Kind key={kind} game={game} kind={kind} choices={choices} />
      ))}
    </>
  );
}

function Kind({ game, kind, choices }: { game: Game; kind: string; choices: readonly Choice[] }) {
  const [first] = choices;
  if (first === undefined) return null;
  if (!isRisky(first.sure)) return <Say game={game} choice={first} />;
  const hinted = game.hint.value?.action.do === kind;
  return (
    <button
      type="button"
      class={`button quiet-button${hinted ? " hinted" : ""}`}
      data-testid={`ask-${kind}`}
      onClick={() => {
        game.doubt(kind);
        announce(first.sure ?? "");
      }}
    >
      {choices.length > 1 ? t("page.saying.accuse") : first.text}
    </button>
  );
}

function Say({ game, choice }: { game: Game; choice: Choice }) {
  const { action, text } = choice;
  const quiet = action.do === "decline";
  return (
    <button
      type="button"
      class={`button ${quiet ? "quiet-button" : "primary"}`}
      data-testid={`say-${action.do}`}
      onClick={() => game.act(action)}
    >
      {text}
    </button>
  );
}
