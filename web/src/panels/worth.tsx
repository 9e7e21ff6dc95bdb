import { useSignal } from "@preact/signals";
import { suitName } from "../cards";
import type { Picture, Suit, SuitChances, SuitWorth } from "../protocol";
import { MiniCards } from "../ui/mini-card";
import { SuitSign } from "../ui/suit";
import { plain, t } from "../words";
import { playedIn, useExpectation, withAverages } from "./expectation";
import { ExpectationView } from "./expectation-view";
import { type Shares, sharesOf, unitOf } from "./shares";

/**
 * What the reader's hand is worth with each suit as trump, and how that comes about: estimates, and as soon as the
 * contract has been played out in deals that may be, averages and chances.
 */
export function Worth({ picture }: { picture: Picture }) {
  const foreseen = useExpectation(picture);
  const { expectation } = foreseen;
  const worth = withAverages(picture.worth, expectation);
  const best = worth.find((each) => each.best)?.suit ?? worth[0]?.suit ?? null;
  const looked = useSignal<Suit | null>(null);
  const unit = unitOf(worth);
  const widow = picture.widow !== null;
  const shown = worth.find(({ suit }) => suit === (looked.value ?? best));
  if (shown === undefined) return null;
  return (
    <div class={`worth${foreseen.expected ? " with-expectation" : ""}`} data-testid="worth">
      <ul class="worth-suits">
        {worth.map((each) => {
          const shares = sharesOf(each, unit);
          return (
            <li key={each.suit}>
              <SuitTile worth={each} shares={shares} shown={each === shown} look={() => (looked.value = each.suit)} />
              <ShareList worth={each} shares={shares} widow={widow} played={playedIn(expectation, each.suit)} />
            </li>
          );
        })}
      </ul>
      {foreseen.expected ? <ExpectationView foreseen={foreseen} /> : null}
      <div class="worth-melds" aria-live="polite">
        <h3>
          <SuitSign suit={shown.suit} silent /> {t("page.worth.with", { suit: suitName(shown.suit) })}
        </h3>
        <ShareList worth={shown} shares={sharesOf(shown, unit)} widow={widow} played={playedIn(expectation, shown.suit)} />
      </div>
    </div>
  );
}

interface TileProps {
  readonly worth: SuitWorth;
  readonly shares: Shares;
  readonly shown: boolean;
  readonly look: () => void;
}

function SuitTile({ worth, shares, shown, look }: TileProps) {
  const { suit, best } = worth;
  return (
    <button type="button" class={`tile${best ? " best" : ""}`} aria-pressed={shown} onClick={look} data-testid={`worth-${suit}`}>
      <span class="tile-head">
        <SuitSign suit={suit} />
        <strong>{plain(shares.total)}</strong>
      </span>
      {best ? <span class="tag">{t("page.worth.best")}</span> : null}
    </button>
  );
}

interface ShareProps {
  readonly worth: SuitWorth;
  readonly shares: Shares;
  readonly widow: boolean;
  /** The contract as it was played out, where it was. */
  readonly played: SuitChances | undefined;
}

/** The sum in the way that it is done on paper. */
function ShareList({ worth, shares, widow, played }: ShareProps) {
  const estimated = played === undefined;
  const part = widow ? "widow" : "partner";
  return (
    <ul class="meld-list">
      {worth.melds.map((meld, n) => (
        <li key={n}>
          <MiniCards cards={meld.cards} />
          <span class="meld-name">{meld.text}</span>
          <strong>{plain(meld.points)}</strong>
        </li>
      ))}
      {worth.melds.length === 0 ? (
        <li class="quiet">
          <span class="meld-name">{t("page.worth.none")}</span>
          <strong>0</strong>
        </li>
      ) : null}
      {shares.partner === 0 ? null : (
        <li class="estimate" data-testid="worth-partner">
          <span class="meld-name">{estimated ? t(`page.worth.${part}`) : t(`page.expectation.${part}`)}</span>
          <strong>{plain(shares.partner)}</strong>
        </li>
      )}
      <li class="estimate">
        <span class="meld-name">{estimated ? t("page.worth.tricks") : t("page.expectation.tricks")}</span>
        <strong>
          {plain(shares.tricks)}
          <Stray points={played?.tricks_deviation} />
        </strong>
      </li>
      <li class="sum">
        <span class="meld-name">{estimated ? t("page.worth.total") : t("page.expectation.total")}</span>
        <strong>
          {plain(shares.total)}
          <Stray points={played?.total_deviation} />
        </strong>
      </li>
    </ul>
  );
}

/** How far single deals stray from the average. */
function Stray({ points }: { points: number | undefined }) {
  if (points === undefined) return null;
  return (
    <small class="stray">
      <span aria-hidden="true"> {t("page.expectation.stray", { points })}</span>
      <span class="unseen"> {t("page.expectation.stray.said", { points })}</span>
    </small>
  );
}
