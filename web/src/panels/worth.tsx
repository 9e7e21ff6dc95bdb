import { useSignal } from "@preact/signals";
import { suitName } from "../cards";
import type { Picture, Suit, SuitWorth } from "../protocol";
import { MiniCards } from "../ui/mini-card";
import { SuitSign } from "../ui/suit";
import { t, tn } from "../words";

/** What the reader's hand is worth with each suit as trump: melds, tricks, and both together. */
export function WorthPanel({ picture }: { picture: Picture }) {
  const best = picture.worth.find((each) => each.best)?.suit ?? picture.worth[0]?.suit ?? null;
  const looked = useSignal<Suit | null>(null);
  const shown = picture.worth.find(({ suit }) => suit === (looked.value ?? best));
  if (shown === undefined) return null;
  return (
    <section class="worth" aria-labelledby="worth-title" data-testid="worth">
      <h2 id="worth-title" class="panel-title">
        {t("page.worth.title")}
      </h2>
      <ul class="worth-suits">
        {picture.worth.map((worth) => (
          <li key={worth.suit}>
            <SuitTile worth={worth} shown={worth.suit === shown.suit} look={() => (looked.value = worth.suit)} />
            <MeldList worth={worth} />
          </li>
        ))}
      </ul>
      <div class="worth-melds" aria-live="polite">
        <h3>
          <SuitSign suit={shown.suit} silent /> {t("page.worth.with", { suit: suitName(shown.suit) })}
        </h3>
        <MeldList worth={shown} />
      </div>
    </section>
  );
}

function SuitTile({ worth, shown, look }: { worth: SuitWorth; shown: boolean; look: () => void }) {
  const { suit, meld_points, tricks, total, best } = worth;
  return (
    <button type="button" class={`tile${best ? " best" : ""}`} aria-pressed={shown} onClick={look} data-testid={`worth-${suit}`}>
      <span class="tile-head">
        <SuitSign suit={suit} />
        <strong>{total}</strong>
        {best ? <span class="tag">{t("page.worth.best")}</span> : null}
      </span>
      <span class="tile-sum">{t("page.worth.sum", { melds: meld_points, tricks })}</span>
    </button>
  );
}

function MeldList({ worth }: { worth: SuitWorth }) {
  return (
    <ul class="meld-list">
      {worth.melds.map((meld, n) => (
        <li key={n}>
          <MiniCards cards={meld.cards} />
          <span class="meld-name">{meld.text}</span>
          <strong>{meld.points}</strong>
        </li>
      ))}
      {worth.melds.length === 0 ? <li class="quiet">{t("page.worth.none")}</li> : null}
      <li class="estimate">
        <span class="meld-name">{t("page.worth.tricks")}</span>
        <strong>{worth.tricks}</strong>
      </li>
      <li class="sum">
        <span class="meld-name">{t("page.worth.total")}</span>
        <strong>{tn("page.points", worth.total)}</strong>
      </li>
    </ul>
  );
}
