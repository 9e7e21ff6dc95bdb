import { useSignal } from "@preact/signals";
import type { BidChoice, Picture } from "../protocol";
import { settings } from "../settings";
import type { Game } from "../table/game";
import { Icon } from "../ui/icon";
import { t } from "../words";
import { WorthPanel } from "./worth";

/** How many bids have a button of their own. */
const QUICK = 4;

interface Props {
  readonly game: Game;
  readonly picture: Picture;
  readonly bid: BidChoice;
}

/** What the hand is worth, and the calls that can be made. */
export function Bidding({ game, picture, bid }: Props) {
  const opened = useSignal(settings.value.worth);
  const amount = useSignal(bid.least);
  const call = (points: number) => game.act({ do: "bid", seat: picture.seat, amount: points });
  const pass = picture.asked.choices?.find(({ action }) => action.do === "pass");
  const quick = Array.from({ length: QUICK }, (_, n) => bid.least + n * bid.step).filter((each) => each <= bid.most);
  const step = (by: number) => {
    amount.value = Math.max(bid.least, Math.min(bid.most, amount.value + by));
  };
  return (
    <div class="bidding panel">
      {opened.value ? (
        <WorthPanel picture={picture} />
      ) : picture.worth.length > 0 ? (
        <button type="button" class="button quiet-button" onClick={() => (opened.value = true)}>
          {t("page.worth.title")}
        </button>
      ) : null}
      <section class="calls" aria-label={t("page.bid.title")}>
        <div class="calls-quick">
          <button
            type="button"
            class="button pass-button"
            data-testid="pass-call"
            onClick={() => game.act({ do: "pass", seat: picture.seat })}
          >
            {pass?.text ?? t("page.bid.pass")}
          </button>
          {quick.map((each) => (
            <button key={each} type="button" class="button primary" data-testid={`bid-${each}`} onClick={() => call(each)}>
              {t("page.bid.call", { amount: each })}
            </button>
          ))}
        </div>
        <div class="stepper" role="group" aria-label={t("page.bid.other")}>
          <button type="button" class="tool boxed" aria-label={t("page.bid.less")} onClick={() => step(-bid.step)}>
            <Icon name="minus" />
          </button>
          <output class="stepper-amount">{amount.value}</output>
          <button type="button" class="tool boxed" aria-label={t("page.bid.more")} onClick={() => step(bid.step)}>
            <Icon name="plus" />
          </button>
          <button type="button" class="button" data-testid="bid-confirm" onClick={() => call(amount.value)}>
            {t("page.bid.call", { amount: amount.value })}
          </button>
        </div>
      </section>
    </div>
  );
}
