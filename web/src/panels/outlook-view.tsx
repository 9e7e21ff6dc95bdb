import { useSignal } from "@preact/signals";
import { suitName } from "../cards";
import type { Outlook } from "../protocol";
import { SuitSign } from "../ui/suit";
import { plain, t } from "../words";
import type { Foreseen } from "./outlook";

/** The chances of every bid, and what a bid tells. */
export function OutlookView({ foreseen }: { foreseen: Foreseen }) {
  const { outlook, thinking } = foreseen;
  return (
    <div class="outlook" data-testid="outlook">
      <p class="quiet" role="status">
        {thinking ? t("page.outlook.thinking") : ""}
      </p>
      {outlook === null ? null : <Chances outlook={outlook} />}
    </div>
  );
}

/** A bar for each suit and bid. It is a table: who cannot see the bars has the figures in their places. */
function Chances({ outlook }: { outlook: Outlook }) {
  const { bids, signals, suits, text } = outlook;
  const chosen = useSignal(0);
  const signal = signals[chosen.value];
  return (
    <>
      <table class="chances" data-testid="chances">
        <caption>{t("page.outlook.title")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("page.outlook.suit")}</span>
            </th>
            {bids.map((bid, n) => (
              <th key={bid} scope="col">
                <button
                  type="button"
                  aria-pressed={n === chosen.value}
                  title={t("page.outlook.bid", { amount: bid })}
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
          {suits.map(({ chances, worth: { best, suit } }) => (
            <tr key={suit} class={best ? "best" : ""}>
              <th scope="row">
                <SuitSign suit={suit} silent />
                <span class="unseen">{suitName(suit)}</span>
              </th>
              {chances.map((percent, n) => (
                <td key={bids[n]} style={{ "--chance": `${percent}%` }}>
                  <span>{plain(percent)}</span>
                </td>
              ))}
            </tr>
          ))}
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
