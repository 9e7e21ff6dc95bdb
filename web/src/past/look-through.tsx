import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../announce";
import { dealLooked, RequestFailed } from "../api";
import type { DealLooked, DealTold } from "../protocol";
import { ReviewLink } from "../review/review-link";
import { gamesAddress } from "../router";
import { language, t } from "../words";
import { Board } from "./board";
import { DealAgain } from "./deal-again";
import { stepOf } from "./steps";
import { Steps } from "./steps-bar";

interface Props {
  readonly game: string;
  /** The deal that is opened at first, from 1. */
  readonly first: number;
  /** The deals that are over, in words. */
  readonly told: readonly DealTold[];
}

/** A game card by card: one deal at a time, each moment of it, and the way on from there. */
export function LookThrough({ game, first, told }: Props) {
  const [deal, setDeal] = useState(first);
  const [looked, setLooked] = useState<DealLooked | null>(null);
  const [at, setAt] = useState(0);
  // A key that is held down comes more often than the page is drawn.
  const now = useRef(0);
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();
  useEffect(() => {
    let wanted = true;
    dealLooked(game, deal).then(
      (found) => {
        if (!wanted) return;
        setLooked(found);
        setProblem(null);
        move(Math.min(now.current, found.moments.length - 1));
      },
      (error: unknown) => {
        if (wanted) setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
      },
    );
    return () => {
      wanted = false;
    };
  }, [spoken, game, deal]);

  function move(to: number): void {
    now.current = to;
    setAt(to);
  }
  /** Go to a moment and have it told; the slider tells it by itself. */
  function step(to: number): void {
    move(to);
    announce(looked?.moments[to]?.text ?? "");
  }
  const last = (looked?.moments.length ?? 1) - 1;
  useEffect(() => {
    if (looked === null) return;
    const press = (event: KeyboardEvent): void => {
      const next = stepOf(event, now.current, last);
      if (next === null) return;
      event.preventDefault();
      step(next);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [looked, last]);

  function open(another: number): void {
    move(0);
    setDeal(another);
    history.replaceState(null, "", gamesAddress(game, another));
  }
  const moment = looked?.moments[at];
  return (
    <section class="card-box look" aria-labelledby="look-title" data-testid="look" aria-busy={looked === null && problem === null}>
      <h2 id="look-title">{t("page.look.title")}</h2>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {looked === null || moment === undefined ? null : (
        <>
          <DealChoice deal={looked.deal} deals={looked.deals} open={open} />
          {looked.over ? null : <p class="quiet">{t("page.look.open")}</p>}
          <Steps at={at} last={last} text={moment.text} slide={move} step={step} />
          <Board looked={looked} moment={moment} />
          {looked.again ? (
            <DealAgain
              key={looked.deal}
              game={game}
              deal={looked.deal}
              n={moment.n}
              seats={looked.playing.map((seat) => ({ seat, name: looked.names[seat] ?? "" }))}
              seat={looked.playing.includes(looked.game.seat ?? 0) ? (looked.game.seat ?? 0) : (looked.playing[0] ?? 0)}
            />
          ) : null}
          {looked.over ? (
            <p>
              <ReviewLink game={game} deal={looked.deal} />
            </p>
          ) : null}
          <InWords told={told[looked.deal - 1]} />
        </>
      )}
    </section>
  );
}

function DealChoice({ deal, deals, open }: { deal: number; deals: number; open: (deal: number) => void }) {
  return (
    <label class="field look-deal">
      <span>{t("page.look.deal")}</span>
      <select data-testid="look-deal" value={deal} onChange={(event) => open(Number(event.currentTarget.value))}>
        {Array.from({ length: deals }, (_, n) => (
          <option key={n} value={n + 1}>
            {t("page.look.deal.of", { n: n + 1, deals })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The whole deal as text, its settlement too. */
function InWords({ told }: { told: DealTold | undefined }) {
  if (told === undefined) return null;
  return (
    <details data-testid="look-words">
      <summary>{t("page.look.words")}</summary>
      <ol class="look-words">
        {told.lines.map((line, n) => (
          <li key={n}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
