import { useEffect, useMemo, useState } from "preact/hooks";
import { type Reviewed } from "../router";
import type { ReviewTold } from "../protocol";
import { SidePage } from "../ui/side-page";
import { average, language, t } from "../words";
import { Review } from "./asking";
import { Decisions } from "./decisions";
import { sums } from "./figures";
import { LineOfPlay } from "./line-of-play";

/** The review of a deal that is over: what every decision of every seat cost. */
export function ReviewPage({ game, deal }: Reviewed) {
  const spoken = language();
  const review = useMemo(() => new Review({ game, deal }), [spoken, game, deal]);
  useEffect(() => {
    void review.begin();
    return () => review.close();
  }, [review]);
  const told = review.told.value;
  const problem = review.problem.value;
  useEffect(() => {
    document.title = told === null ? t("page.title") : `${told.title} · ${told.variant}`;
  }, [told?.title]);
  return (
    <SidePage kind="review" busy={told === null && problem === null} testid="review-page" state={told?.state}>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {told === null ? null : <Told review={review} told={told} />}
    </SidePage>
  );
}

function Told({ review, told }: { review: Review; told: ReviewTold }) {
  return (
    <>
      <div class="review-head">
        <h1>{told.title}</h1>
        <p class="lead">{told.variant}</p>
        <Progress review={review} told={told} />
      </div>
      {told.contract.length === 0 ? null : <Contract review={review} told={told} />}
      <Sums told={told} />
      <Decisions review={review} told={told} />
    </>
  );
}

function Progress({ review, told }: { review: Review; told: ReviewTold }) {
  const { state, done, total } = told;
  if (state === "done") {
    return (
      <p class="unseen" role="status">
        {t("page.review.done")}
      </p>
    );
  }
  if (state === "failed") {
    return (
      <p class="trouble" role="alert">
        {t("page.review.failed")}{" "}
        <button type="button" class="button" onClick={() => void review.begin()}>
          {t("page.review.again")}
        </button>
      </p>
    );
  }
  return (
    <div class="review-progress" role="status">
      <label>
        <span>{state === "waiting" ? t("page.review.waiting") : t("page.review.working")}</span>
        <progress max={Math.max(1, total)} value={done} data-testid="review-progress" />
      </label>
    </div>
  );
}

/** The contract, and a line of play that proves what can be made of it. */
function Contract({ review, told }: { review: Review; told: ReviewTold }) {
  const [shown, setShown] = useState(false);
  const proof = told.proof;
  return (
    <section class="card-box review-contract" aria-labelledby="review-contract">
      <h2 id="review-contract">{t("page.review.contract")}</h2>
      {told.contract.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {proof === null ? null : (
        <>
          <button type="button" class="button" aria-expanded={shown} data-testid="review-proof" onClick={() => setShown(!shown)}>
            {t("page.review.show")}
          </button>
          {shown ? <LineOfPlay review={review} players={told.players} number={proof} card={null} bidder /> : null}
        </>
      )}
    </section>
  );
}

function Sums({ told }: { told: ReviewTold }) {
  return (
    <section class="card-box" aria-labelledby="review-sums">
      <h2 id="review-sums">{t("page.review.sums")}</h2>
      <table class="review-sums" data-testid="review-sums">
        <thead>
          <tr>
            <th scope="col">{t("page.review.seat")}</th>
            <th scope="col">{t("page.review.known")}</th>
            <th scope="col">{t("page.review.open")}</th>
          </tr>
        </thead>
        <tbody>
          {sums(told).map(({ seat, known, open }) => (
            <tr key={seat} class={seat === told.seat ? "mine" : ""}>
              <th scope="row">{seat === told.seat ? t("page.review.you", { name: told.players[seat] ?? "" }) : told.players[seat]}</th>
              <td>{average(known)}</td>
              <td>{average(open)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{told.unit === "chips" ? t("page.review.units.chips") : t("page.review.units")}</p>
    </section>
  );
}
