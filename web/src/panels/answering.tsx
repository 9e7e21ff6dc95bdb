import type { Choice, Picture } from "../protocol";
import type { Game } from "../table/game";
import { Turned } from "../table/stock";
import { WidowLine } from "../table/widow";
import { MiniCards } from "../ui/mini-card";
import { t } from "../words";
import { Panel } from "./panel";

type Question = "exchange" | "offer";

const TEST_IDS: Readonly<Record<Question, Readonly<Record<string, string>>>> = {
  exchange: { exchange_dix: "exchange-yes", decline: "exchange-no" },
  offer: { decline: "offer-play", concede: "offer-concede", shoot_moon: "offer-moon", throw_in: "offer-throw-in", take_back: "offer-take-back" },
};

/** A question with a few answers: the exchange of the nine, or what is said before the first lead. */
export function Answering({ game, picture, what }: { game: Game; picture: Picture; what: Question }) {
  const choices = picture.asked.choices ?? [];
  return (
    <Panel
      game={game}
      picture={picture}
      kind="answering"
      title={titleOf(what, choices)}
      foot={choices.map((choice, n) => (
        <Answer key={n} game={game} choice={choice} testid={TEST_IDS[what][choice.action.do]} first={choices.length === 1 || isFirst(what, choice)} />
      ))}
    >
      {what === "exchange" ? <Turned picture={picture} /> : <WidowLine picture={picture} />}
    </Panel>
  );
}

function titleOf(what: Question, choices: readonly Choice[]): string {
  if (what === "exchange") return t("page.exchange.title");
  return choices.some(({ action }) => action.do === "throw_in") ? t("page.forced.title") : t("page.offer.title");
}

/** The answer that most people give stands out. */
function isFirst(what: Question, { action }: Choice): boolean {
  return action.do === (what === "exchange" ? "exchange_dix" : "decline");
}

interface AnswerProps {
  readonly game: Game;
  readonly choice: Choice;
  readonly testid: string | undefined;
  readonly first: boolean;
}

function Answer({ game, choice, testid, first }: AnswerProps) {
  const { action, cards, text } = choice;
  const hinted = JSON.stringify(game.hint.value?.action) === JSON.stringify(action);
  return (
    <button
      type="button"
      class={`button${first ? " primary" : ""}${hinted ? " hinted" : ""}`}
      data-testid={testid}
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
