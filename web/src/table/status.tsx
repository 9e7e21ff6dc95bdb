import type { Picture } from "../protocol";
import { SuitSign } from "../ui/suit";
import { suitName } from "../cards";
import { plain, t, tn } from "../words";
import { me } from "./seating";
import { show } from "./windows";

/** Trump, contract, scores and target: on view all the time. */
export function Status({ picture }: { picture: Picture }) {
  const { scores, unit } = picture;
  // Points of a deal are not added to chips.
  const now = (points: number): string =>
    unit === "chips" ? t("page.status.deal.points", { points }) : t("page.status.deal", { points });
  const side = me(picture).side;
  // Once a deal is settled its points are in the totals.
  const settled = picture.sheets.at(-1)?.number === picture.deal;
  return (
    <section class="status" aria-label={t("page.status.title")}>
      <DealStatus picture={picture} />
      <DealsLeft picture={picture} />
      <ul class="status-scores" data-testid="scores">
        {scores.map((score) => (
          <li key={score.side} class={score.side === side ? "ours" : ""}>
            <span class="score-name">{score.name}</span>
            <strong>{plain(score.total)}</strong>
            {settled || score.melds + score.points === 0 ? null : (
              <span class="score-now" title={t("page.status.now")}>
                {now(score.melds + score.points)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far a game of so many deals has come; a tie is played on. */
function DealsLeft({ picture: { deal, deals } }: { picture: Picture }) {
  if (deals === 0) return null;
  return (
    <span class="deal-number" data-testid="deals">
      {deal < deals ? t("page.status.deals", { deal: Math.max(1, deal), deals }) : t("page.status.deals.last")}
    </span>
  );
}

/** What holds in this deal, and what the game goes to. */
function DealStatus({ picture }: { picture: Picture }) {
  const { trump, contract, target, unit, pot, rules, deals } = picture;
  return (
    <div class="status-deal">
      <span class="trump" data-testid="trump">
        {trump === null ? (
          <span class="quiet no-trump">{t("page.status.notrump")}</span>
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
      {unit === "chips" ? (
        <span class="target" data-testid="pot">
          {tn("page.status.pot", pot)}
        </span>
      ) : null}
      {unit === "chips" || deals > 0 ? null : <span class="target">{t("page.status.target", { n: target })}</span>}
      {rules.changed.length === 0 ? null : (
        <button
          type="button"
          class="rules-mark"
          data-testid="rules-changed"
          aria-label={tn("page.rules.mark.named", rules.changed.length)}
          title={rules.changed.map(({ text }) => text).join("\n")}
          onClick={() => show("rules")}
        >
          {t("page.rules.mark")}
        </button>
      )}
    </div>
  );
}
