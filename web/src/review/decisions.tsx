import { useState } from "preact/hooks";
import type { ReviewedDecision, ReviewTold } from "../protocol";
import { t } from "../words";
import type { Review } from "./asking";
import { Detail } from "./detail";
import { byTrick, costOf, costText, largest, type Sight } from "./figures";

/** Every decision, by trick; any of them can be opened. */
export function Decisions({ review, told }: { review: Review; told: ReviewTold }) {
  const [mine, setMine] = useState(false);
  const [costly, setCostly] = useState(false);
  const shown = told.decisions.filter(
    (each) => (!mine || each.seat === told.seat) && (!costly || costOf(each.known) > 0 || costOf(each.open) > 0 || each.turn !== ""),
  );
  return (
    <section class="card-box" aria-labelledby="review-decisions">
      <h2 id="review-decisions">{t("page.review.decisions")}</h2>
      <div class="review-filters" role="group" aria-label={t("page.review.filter")}>
        {told.seat === null ? null : (
          <label class="check">
            <input type="checkbox" checked={mine} data-testid="review-mine" onChange={(event) => setMine(event.currentTarget.checked)} />
            <span>{t("page.review.mine")}</span>
          </label>
        )}
        <label class="check">
          <input type="checkbox" checked={costly} data-testid="review-costly" onChange={(event) => setCostly(event.currentTarget.checked)} />
          <span>{t("page.review.costly")}</span>
        </label>
      </div>
      {shown.length === 0 ? <p class="quiet">{t("page.review.none")}</p> : null}
      {byTrick(shown).map(([trick, decisions]) => (
        <section key={trick ?? 0} class="review-trick" aria-labelledby={`review-trick-${trick ?? 0}`}>
          <h3 id={`review-trick-${trick ?? 0}`}>{trick === null ? t("page.review.before") : t("page.review.trick", { n: trick })}</h3>
          <ul>
            {decisions.map((each) => (
              <Decision key={each.number} review={review} told={told} decision={each} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Decision({ review, told, decision }: { review: Review; told: ReviewTold; decision: ReviewedDecision }) {
  const [open, setOpen] = useState(false);
  const { number, seat, text, turn } = decision;
  return (
    <li class={`review-decision${seat === told.seat ? " mine" : ""}`} data-number={number} data-trick={decision.trick ?? undefined}>
      <button
        type="button"
        class="review-row"
        aria-expanded={open}
        data-testid="review-row"
        onClick={() => {
          if (!open) void review.open(number);
          setOpen(!open);
        }}
      >
        <span class="review-what">
          <strong>{told.players[seat]}</strong> <span>{text}</span>
          {turn === "" ? null : <span class="tag">{t("page.review.turn")}</span>}
        </span>
        <Cost told={told} decision={decision} sight="known" />
        <Cost told={told} decision={decision} sight="open" />
      </button>
      {open ? <Detail review={review} told={told} decision={decision} /> : null}
    </li>
  );
}

/** A cost as a figure and a bar. */
function Cost({ told, decision, sight }: { told: ReviewTold; decision: ReviewedDecision; sight: Sight }) {
  const cost = decision[sight];
  const most = largest(told.decisions, sight, decision.trick !== null);
  const share = most === 0 ? 0 : costOf(cost) / most;
  return (
    <span class="review-cost" data-sight={sight} data-verdict={cost?.verdict ?? "unknown"}>
      <span class="review-sight">{sight === "known" ? t("page.review.known") : t("page.review.open")}</span>
      <span class="review-figure">{costText(cost)}</span>
      <span class="review-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(100 * share)}%` }} />
      </span>
    </span>
  );
}
