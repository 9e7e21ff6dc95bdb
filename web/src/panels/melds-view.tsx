import type { Picture, SeatPicture } from "../protocol";
import { isPartner } from "../table/seating";
import { MiniCards } from "../ui/mini-card";
import { plain, t, tn } from "../words";

/** The melds of every seat, with their cards and points. */
export function MeldsView({ picture }: { picture: Picture }) {
  const seats = picture.seats.filter(({ out }) => out == null).sort((a, b) => order(picture, a) - order(picture, b));
  return (
    <div class="melds-seats" data-testid="melds-view">
      {seats.map((seat) => (
        <SeatMelds key={seat.seat} seat={seat} ours={seat.side === picture.seats[picture.seat]?.side} partner={isPartner(picture, seat)} />
      ))}
    </div>
  );
}

/** The reader and the partner stand together, then the others. */
function order(picture: Picture, seat: SeatPicture): number {
  if (seat.seat === picture.seat) return -2;
  return isPartner(picture, seat) ? -1 : seat.seat;
}

function SeatMelds({ seat, ours, partner }: { seat: SeatPicture; ours: boolean; partner: boolean }) {
  return (
    <div class={`melds-seat${ours ? " ours" : ""}`}>
      <h3>
        {seat.name} {partner ? <span class="tag partner">{t("page.seat.partner")}</span> : null}
        <strong>{tn("page.points", seat.meld_points)}</strong>
      </h3>
      {seat.melds.length === 0 ? (
        <p class="quiet">{t("page.melds.none")}</p>
      ) : (
        <ul class="meld-list">
          {seat.melds.map((meld, n) => (
            <li key={n}>
              <MiniCards cards={meld.cards} />
              <span class="meld-name">{meld.text}</span>
              <strong>{plain(meld.points)}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
