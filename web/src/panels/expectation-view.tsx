import { useSignal } from "@preact/signals";
import { SUITS, suitName } from "../cards";
import type { Expectation } from "../protocol";
import { SuitSign } from "../ui/suit";
import { plain, t } from "../words";
import { type Foreseen, playedIn } from "./expectation";

/** The chances of every bid, and what a bid tells. */
export function ExpectationView({ foreseen }: { foreseen: Foreseen }) {
  const { expectation, thinking } = foreseen;
  return (
    <div class="expectation" data-testid="expectation">
      <p class="quiet" role="status">
        {thinking ? t("page.expectation.thinking") : ""}
      </p>
      {expectation === null ? null : <Chances expectation={expectation} />}
    </div>
  );
}

/** A bar for each suit and bid. It is a table: who cannot see the bars has the figures in their places. */
function Chances({ expectation }: { expectation: Expectation }) {
  const { bids, later, signals, text } = expectation;
  const chosen = useSignal(0);
  const signal = signals[chosen.value];
  return (
    <>
      <table class="chances" data-testid="chances">
        <caption>{t("page.expectation.title")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("page.expectation.suit")}</span>
            </th>
            {bids.map((bid, n) => (
              <th key={bid} scope="col">
                <button
                  type="button"
                  aria-pressed={n === chosen.value}
                  title={t("page.expectation.bid", { amount: bid })}
                  data-testid={`tells-${bid}`}
                  onClick={() => (chosen.value = n)}
                >
                  {plain(bid)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SUITS.flatMap((suit) => playedIn(expectation, suit) ?? []).map(({ chances, worth: { best, suit } }) => (
            <tr key={suit} class={best ? "best" : ""}>
              <th scope="row">
                <SuitSign suit={suit} silent />
                <span class="unseen">{suitName(suit)}</span>
              </th>
              <Bars bids={bids} chances={chances} />
            </tr>
          ))}
          {later === null ? null : (
            <tr class="later" data-testid="chances-later">
              <th scope="row" title={t("page.expectation.later.said")}>
                <span aria-hidden="true">{t("page.expectation.later")}</span>
                <span class="unseen">{t("page.expectation.later.said")}</span>
              </th>
              <Bars bids={bids} chances={later} />
            </tr>
          )}
        </tbody>
      </table>
      {signal === undefined ? null : (
        <div class="signal" aria-live="polite" data-testid="signal">
          <h3>{signal.title}</h3>
          <p>{signal.text}</p>
        </div>
      )}
      <p class="quiet small-print">{text}</p>
    </>
  );
}

function Bars({ bids, chances }: { bids: readonly number[]; chances: readonly number[] }) {
  return (
    <>
      {chances.map((percent, n) => (
        <td key={bids[n]} style={{ "--chance": `${percent}%` }}>
          <span>{plain(percent)}</span>
        </td>
      ))}
    </>
  );
}
