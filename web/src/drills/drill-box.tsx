import { useEffect, useRef, useState } from "preact/hooks";
import { announce, interrupt } from "../announce";
import { answerDrill, RequestFailed } from "../api";
import { type Held, keyed } from "../cards";
import type { DrillPicture, DrillVerdict } from "../protocol";
import { guideAddress } from "../router";
import { t } from "../words";
import { Answering } from "./answering";
import { type Action, choicesOf, toggled } from "./choosing";
import { DrillHand } from "./drill-hand";
import { DrillTable } from "./drill-table";
import { progress, remember } from "./progress";
import { Verdict } from "./verdict";

interface Props {
  readonly drill: DrillPicture;
  readonly verdict: DrillVerdict | null;
  readonly inert: boolean;
  /** It came with the page, so the focus stays where it is. */
  readonly first: boolean;
  readonly judged: (verdict: DrillVerdict) => void;
  readonly next: () => void;
}

/** After so many milliseconds the reader is told that the answer is being judged. */
const PATIENCE = 500;

/** One drill: the position, the hand, the answer, and then what it was worth. */
export function DrillBox({ drill, verdict, inert, first, judged, next }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [thinking, setThinking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const told = useRef<HTMLHeadingElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { wanted, free } = choicesOf(drill);

  useEffect(() => {
    // The button that asked for it is gone.
    if (!first && (document.activeElement === null || document.activeElement === document.body)) title.current?.focus();
  }, []);

  useEffect(() => {
    if (verdict !== null) told.current?.focus();
  }, [verdict]);

  function send(answer: { points?: number; action?: Action }): void {
    if (busy || verdict !== null) return;
    setBusy(true);
    setProblem(null);
    const wonder = setTimeout(() => {
      setThinking(true);
      announce(t("page.drills.thinking"));
    }, PATIENCE);
    answerDrill(drill.id, { ...answer, answers: progress.peek().answers })
      .then(
        (found) => {
          remember(found.answered);
          judged(found);
        },
        (error: unknown) => {
          const text = error instanceof RequestFailed ? error.message : t("page.line.lost");
          setProblem(text);
          interrupt(text);
        },
      )
      .finally(() => {
        clearTimeout(wonder);
        setBusy(false);
        setThinking(false);
      });
  }

  function tap(held: Held): void {
    if (verdict !== null || wanted === 0) return;
    setChosen(toggled(chosen, held, keyed(drill.hand), wanted, free));
  }

  const open = verdict === null;
  return (
    <section class="card-box drill" inert={inert} aria-labelledby="drill-title" data-testid="drill" data-drill={drill.id} data-kind={drill.kind}>
      <p class="drill-facts">
        <span class="tag">{drill.kind_title}</span>
        <span class="tag">{t("page.drills.level", { n: drill.level })}</span>
        {drill.again ? <span class="tag drill-again">{t("page.drills.again")}</span> : null}
        <a href={guideAddress({ variant: drill.rules })}>{drill.title}</a>
      </p>
      <h2 id="drill-title" ref={title} tabIndex={-1} data-testid="drill-text">
        {drill.text}
      </h2>
      {drill.picture === null ? null : <DrillTable picture={drill.picture} />}
      <DrillHand drill={drill} chosen={chosen} free={free} open={open && wanted > 0} tap={tap} />
      {open ? <Answering drill={drill} chosen={chosen} busy={busy} send={send} /> : null}
      {thinking ? <p class="quiet">{t("page.drills.thinking")}</p> : null}
      {problem === null ? null : <p class="trouble">{problem}</p>}
      {verdict === null ? null : <Verdict verdict={verdict} heading={told} next={next} />}
    </section>
  );
}
