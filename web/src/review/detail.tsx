import { useState } from "preact/hooks";
import type { Card, ReviewChoice, ReviewDetail, ReviewedDecision, ReviewTold } from "../protocol";
import { DealAgain } from "../past/deal-again";
import { MiniCard, MiniCards } from "../ui/mini-card";
import { average, percent, t, tn } from "../words";
import type { Review } from "./asking";
import { LineOfPlay } from "./line-of-play";

/** A decision opened: what its seat saw, what was better and why, and then all hands. */
export function Detail({ review, told, decision }: { review: Review; told: ReviewTold; decision: ReviewedDecision }) {
  const detail = review.details.value.get(decision.number);
  if (detail === undefined) return <p class="quiet review-detail">{t("page.review.loading")}</p>;
  const name = told.players[decision.seat] ?? "";
  return (
    <div class="review-detail" data-testid="review-detail">
      {detail.turn === "" ? null : <p class="review-turn">{detail.turn}</p>}
      <section>
        <h4>{t("page.review.saw", { name })}</h4>
        <MiniCards cards={detail.hand} />
        {detail.trick.length === 0 ? null : (
          <p class="review-table">
            {t("page.review.ontable")}{" "}
            {detail.trick.map(({ seat, card }) => (
              <span key={seat} class="review-played">
                {told.players[seat]} <MiniCard card={card} />
              </span>
            ))}
          </p>
        )}
        <p>{detail.known}</p>
        {detail.reasons.map((reason) => (
          <p key={reason} class="review-reason">
            {reason}
          </p>
        ))}
        <Known detail={detail} />
      </section>
      <section>
        <h4>{t("page.review.hands")}</h4>
        <dl class="review-hands">
          {detail.hands.map(({ seat, cards }) => (
            <div key={seat} class={seat === decision.seat ? "turn" : ""}>
              <dt>{told.players[seat]}</dt>
              <dd>
                <MiniCards cards={cards} />
              </dd>
            </div>
          ))}
        </dl>
        <p>{detail.open}</p>
        <Open detail={detail} />
      </section>
      <section>
        <h4>{t("page.review.play")}</h4>
        <DealAgain
          game={told.game}
          deal={told.deal}
          n={decision.n}
          seats={detail.hands.map(({ seat }) => ({ seat, name: told.players[seat] ?? "" }))}
          seat={decision.seat}
        />
      </section>
      {detail.line ? <GoesOn review={review} told={told} decision={decision} detail={detail} /> : null}
    </div>
  );
}

function Known({ detail }: { detail: ReviewDetail }) {
  const { choices, worlds } = detail;
  if (choices.length < 2) return null;
  const made = choices.some((each) => each.made != null);
  return (
    <table class="review-choices">
      <caption>{tn("page.review.compared", worlds)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("page.review.choice")}</th>
          <th scope="col">{t("page.review.brings")}</th>
          {made ? <th scope="col">{t("page.review.made")}</th> : null}
        </tr>
      </thead>
      <tbody>
        {choices.map((each) => (
          <tr key={each.text} class={marks(each)}>
            <Named choice={each} />
            <td>{each.best ? average(0) : t("page.review.behind", { n: average(each.low), half: average(each.half ?? 0) })}</td>
            {made ? <td>{each.made == null ? "" : percent(each.made)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Open({ detail }: { detail: ReviewDetail }) {
  const choices = detail.open_choices;
  if (choices.length < 2) return null;
  return (
    <table class="review-choices">
      <caption>{t("page.review.opened")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("page.review.choice")}</th>
          <th scope="col">{t("page.review.points")}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map((each) => (
          <tr key={each.text} class={marks(each)}>
            <Named choice={each} />
            <td>{each.low === each.high ? average(each.low) : t("page.review.between", { low: average(each.low), high: average(each.high) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const marks = ({ chosen, best }: ReviewChoice): string => [chosen ? "chosen-row" : "", best ? "best-row" : ""].join(" ");

function Named({ choice }: { choice: ReviewChoice }) {
  return (
    <th scope="row">
      {(choice.cards ?? []).length > 0 ? <MiniCards cards={choice.cards} /> : choice.text}
      {choice.best ? <span class="tag">{t("page.review.tag.best")}</span> : null}
      {choice.chosen ? <span class="tag">{t("page.review.tag.chosen")}</span> : null}
    </th>
  );
}

/** The play from here: with the card that was played, or with any other first. */
function GoesOn({ review, told, decision, detail }: { review: Review; told: ReviewTold; decision: ReviewedDecision; detail: ReviewDetail }) {
  const [card, setCard] = useState<Card | null>(null);
  const cards = detail.open_choices.length > 1 ? detail.open_choices.flatMap((each) => each.cards) : decision.cards;
  return (
    <section>
      <h4>{t("page.review.line")}</h4>
      <div class="review-first" role="group" aria-label={t("page.review.line.first")}>
        {cards.map((each) => (
          <button key={each} type="button" class="button plain-button" aria-pressed={card === each} data-testid="review-follow" onClick={() => setCard(each)}>
            <MiniCard card={each} />
          </button>
        ))}
      </div>
      {card === null ? null : <LineOfPlay key={card} review={review} players={told.players} number={decision.number} card={card} bidder={told.contract.length > 0} />}
    </section>
  );
}
