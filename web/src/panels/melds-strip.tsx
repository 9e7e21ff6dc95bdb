import type { Picture } from "../protocol";
import { MiniCards } from "../ui/mini-card";
import { plain, t } from "../words";

/** Melds that are shown while the first trick is on the table: in short, so that the trick stays in sight. */
export function MeldsStrip({ picture }: { picture: Picture }) {
  const { seats, stock, upcard } = picture;
  if (stock > 0 || upcard !== null || seats.some(({ tricks }) => tricks > 0)) return null;
  const shown = seats.filter(({ melds }) => melds.length > 0);
  if (shown.length === 0) return null;
  return (
    <section class="melds-strip" aria-label={t("page.melds.title")} data-testid="melds-strip" tabIndex={0}>
      <ul>
        {shown.map(({ seat, name, melds, meld_points }) => (
          <li key={seat}>
            <strong>{name}</strong>
            {melds.map((meld, n) => (
              <span key={n} class="strip-meld">
                <MiniCards cards={meld.cards} />
                <span class="unseen">{meld.text}</span>
              </span>
            ))}
            <strong class="strip-points">{plain(meld_points)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
