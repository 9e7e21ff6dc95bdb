import { useSignal } from "@preact/signals";
import type { BidChoice, Picture } from "../protocol";
import { settings } from "../settings";
import type { Game } from "../table/game";
import { WidowLine } from "../table/widow";
import { Icon } from "../ui/icon";
import { t } from "../words";
import { stepBid } from "./bids";
import { Panel } from "./panel";
import { Worth } from "./worth";

/** How many bids have a button of their own where there is room. */
const QUICK = 4;

interface Props {
  readonly game: Game;
  readonly picture: Picture;
  /** Nothing where the reader may only pass. */
  readonly bid: BidChoice | null;
}

/** What the hand is worth, and the calls that can be made. */
export function Bidding({ game, picture, bid }: Props) {
  const opened = useSignal(settings.value.worth);
  const worth = picture.worth.length > 0;
  return (
    <Panel
      game={game}
      picture={picture}
      kind="bidding"
      title={worth ? t("page.worth.title") : t("page.bid.title")}
      foot={<Calls game={game} picture={picture} bid={bid} />}
    >
      <WidowLine picture={picture} />
      {!worth ? null : opened.value ? (
        <Worth picture={picture} />
      ) : (
        <button type="button" class="button quiet-button" onClick={() => (opened.value = true)}>
          {t("page.worth.title")}
        </button>
      )}
    </Panel>
  );
}

function Calls({ game, picture, bid }: Props) {
  const quick = bid?.amounts.slice(0, QUICK) ?? [];
  const amount = useSignal(quick[1] ?? quick[0] ?? 0);
  const call = (points: number) => game.act({ do: "bid", seat: picture.seat, amount: points });
  const pass = picture.asked.choices?.find(({ action }) => action.do === "pass");
  return (
    <div class="calls" role="group" aria-label={t("page.bid.title")}>
      {pass === undefined ? null : (
        <button type="button" class="button pass-button" data-testid="pass-call" onClick={() => game.act(pass.action)}>
          {pass.text}
        </button>
      )}
      {quick.map((each, n) => (
        <button
          key={each}
          type="button"
          class={`button primary${n > 0 ? " spare" : ""}`}
          data-testid={`bid-${each}`}
          onClick={() => call(each)}
        >
          {t("page.bid.call", { amount: each })}
        </button>
      ))}
      {bid === null || quick.length < 2 ? null : (
        <div class="stepper" role="group" aria-label={t("page.bid.other")}>
          <Step name="less" icon="minus" go={() => (amount.value = stepBid(bid, amount.value, false))} />
          <button type="button" class="button" aria-live="polite" data-testid="bid-confirm" onClick={() => call(amount.value)}>
            {t("page.bid.call", { amount: amount.value })}
          </button>
          <Step name="more" icon="plus" go={() => (amount.value = stepBid(bid, amount.value, true))} />
        </div>
      )}
    </div>
  );
}

function Step({ name, icon, go }: { name: "less" | "more"; icon: "minus" | "plus"; go: () => void }) {
  return (
    <button
      type="button"
      class="tool boxed"
      aria-label={name === "less" ? t("page.bid.less") : t("page.bid.more")}
      data-testid={`bid-${name}`}
      onClick={go}
    >
      <Icon name={icon} />
    </button>
  );
}
