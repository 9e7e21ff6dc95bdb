import { useEffect } from "preact/hooks";
import type { Card, ReviewStep } from "../protocol";
import { MiniCard } from "../ui/mini-card";
import { plain, t } from "../words";
import { lineName, type Review } from "./asking";

interface Props {
  readonly review: Review;
  readonly players: readonly string[];
  readonly number: number;
  readonly card: Card | null;
  /** Whether the points are those of a bidder's side. */
  readonly bidder: boolean;
}

/** A line of play with all cards seen, trick by trick, with what every other card would lead to. */
export function LineOfPlay({ review, players, number, card, bidder }: Props) {
  const line = review.lines.value.get(lineName(number, card));
  useEffect(() => {
    if (line === undefined) void review.follow(number, card);
  }, [number, card]);
  if (line === undefined) return <p class="quiet">{t("page.review.loading")}</p>;
  const tricks = grouped(line.steps);
  return (
    <div class="review-line" data-testid="review-line">
      <p>
        <strong>{line.text}</strong>
      </p>
      {line.steps.length === 0 ? null : <p class="quiet">{bidder ? t("page.review.line.how") : t("page.review.line.how.own")}</p>}
      <ol class="review-line-tricks">
        {tricks.map(([trick, steps]) => (
          <li key={trick}>
            <span class="review-line-trick">{t("page.review.trick", { n: trick })}</span>
            <ul>
              {steps.map((step) => (
                <Step key={step.seat} step={step} name={players[step.seat] ?? ""} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

function grouped(steps: readonly ReviewStep[]): (readonly [number, readonly ReviewStep[]])[] {
  return [...new Set(steps.map(({ trick }) => trick))].map((trick) => [trick, steps.filter((step) => step.trick === trick)]);
}

function Step({ step, name }: { step: ReviewStep; name: string }) {
  const others = step.others.filter(({ points }) => points !== step.points);
  return (
    <li>
      {name} <MiniCard card={step.card} /> <span class="review-points">{plain(step.points)}</span>
      {others.length === 0 ? null : (
        <span class="review-others">
          {t("page.review.line.else")}{" "}
          {others.map(({ card, points }) => (
            <span key={card} class="review-other">
              <MiniCard card={card} /> {plain(points)}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}
