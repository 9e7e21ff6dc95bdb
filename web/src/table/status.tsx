import type { Picture } from "../protocol";
import { SuitSign } from "../ui/suit";
import { suitName } from "../cards";
import { t } from "../words";
import { me } from "./seating";

/** Trump, contract, scores and target: on view all the time. */
export function Status({ picture }: { picture: Picture }) {
  const { trump, contract, scores, target } = picture;
  const side = me(picture).side;
  // Once a deal is settled its points are in the totals.
  const settled = picture.sheets.at(-1)?.number === picture.deal;
  return (
    <section class="status" aria-label={t("page.status.title")}>
      <div class="status-deal">
        <span class="trump" data-testid="trump">
          {trump === null ? (
            <span class="quiet">{t("page.status.notrump")}</span>
          ) : (
            <>
              <SuitSign suit={trump} silent />
              <span class="trump-name">{t("page.status.trump", { suit: suitName(trump) })}</span>
            </>
          )}
        </span>
        {contract === null ? null : (
          <span class="contract" data-testid="contract">
            {contract}
          </span>
        )}
      </div>
      <ul class="status-scores" data-testid="scores">
        {scores.map((score) => (
          <li key={score.side} class={score.side === side ? "ours" : ""}>
            <span class="score-name">{score.name}</span>
            <strong>{score.total}</strong>
            {settled || score.melds + score.points === 0 ? null : (
              <span class="score-now" title={t("page.status.now")}>
                {t("page.status.deal", { points: score.melds + score.points })}
              </span>
            )}
          </li>
        ))}
        <li class="target">{t("page.status.target", { n: target })}</li>
      </ul>
    </section>
  );
}
