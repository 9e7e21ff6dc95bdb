import { useEffect, useState } from "preact/hooks";
import { referee, RequestFailed } from "../api";
import type { RefereeInfo } from "../protocol";
import { go, namedIn, refereeAddress } from "../router";
import { known, loadVariants } from "../start/variants";
import { SidePage } from "../ui/side-page";
import { language, t, tn } from "../words";
import { QuestionForm } from "./question-form";

/** Ask for a ruling: a question about cards, melds or points, answered by the rules in force. */
export function RefereePage({ query }: { query: string }) {
  const [info, setInfo] = useState<RefereeInfo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();
  useEffect(() => {
    document.title = t("page.referee.title");
    void loadVariants(spoken);
    referee(namedIn(query)).then(setInfo, (error: unknown) => setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost")));
  }, [spoken, query]);
  return (
    <SidePage kind="referee" busy={info === null && problem === null}>
      <div class="referee-head">
        <h1>{t("page.referee.title")}</h1>
        <p class="lead">{t("page.referee.lead")}</p>
        {info === null ? null : <RulesOf info={info} />}
      </div>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {info === null ? null : <QuestionForm info={info} query={query} />}
    </SidePage>
  );
}

/** By which rules the referee judges; another game begins anew. */
function RulesOf({ info }: { info: RefereeInfo }) {
  return (
    <div class="referee-rules">
      <label class="field">
        <span>{t("page.referee.rules")}</span>
        <select
          data-testid="referee-rules"
          value={info.changed > 0 ? "" : info.variant}
          onChange={(event) => {
            if (event.currentTarget.value !== "") go(refereeAddress({ variant: event.currentTarget.value }));
          }}
        >
          {info.changed === 0 ? null : <option value="">{t("page.referee.house", { game: info.title, count: tn("page.house.changes", info.changed) })}</option>}
          {known.value.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
