import type { Picture, SeatPicture } from "../protocol";
import { t, tn } from "../words";
import { Laid } from "./laid";
import { isPartner, sideOf, tricksWon } from "./seating";

/** Another player: who it is, what they have, what they said, and whether they are to act. */
export function Seat({ picture, seat }: { picture: Picture; seat: SeatPicture }) {
  const classes = ["seat", `seat-${sideOf(picture, seat.seat)}`];
  if (seat.turn) classes.push("turn");
  if ((!seat.connected && seat.who === "person") || seat.out != null) classes.push("away");
  return (
    <section class={classes.join(" ")} aria-label={seat.name} data-testid="seat" data-seat={seat.seat}>
      <div class="plate" data-place={`s:${seat.seat}`}>
        <div class="plate-name">
          <strong>{seat.who === "open" ? t("page.seat.open") : seat.name}</strong>
          {isPartner(picture, seat) ? <span class="tag partner">{t("page.seat.partner")}</span> : null}
          {seat.level === "" ? null : <span class="level" data-testid="seat-level">{seat.level}</span>}
        </div>
        <Facts picture={picture} seat={seat} />
        <Backs count={seat.cards} />
      </div>
      {seat.call === null || (picture.trump !== null && picture.stock === 0) ? null : <p class="bubble">{seat.call}</p>}
      {seat.laid.length === 0 ? null : <Laid picture={picture} seat={seat} />}
    </section>
  );
}

/** What is known about a player in a line of short facts. */
export function Facts({ picture, seat }: { picture: Picture; seat: SeatPicture }) {
  return (
    <p class="facts">
      {seat.dealer ? <span class="mark dealer" title={t("page.seat.dealer")} aria-label={t("page.seat.dealer")} role="img">{t("page.seat.dealer.letter")}</span> : null}
      {seat.bidder ? <span class="mark bidder">{t("page.seat.bidder")}</span> : null}
      {seat.who === "person" && !seat.connected ? <span class="mark">{t("page.seat.away")}</span> : null}
      {seat.out === "sitting_out" ? <span class="mark" data-testid="sitting-out">{t("page.seat.out")}</span> : null}
      {seat.out === "left" ? <span class="mark" data-testid="has-left">{t("page.seat.left")}</span> : null}
      {seat.barred ? <span class="mark" data-testid="barred">{t("page.seat.barred")}</span> : null}
      {seat.out == null ? <Cards seat={seat} tricks={tricksWon(picture.seats)} /> : null}
      {seat.turn ? <span class="unseen">{t("page.seat.turn")}</span> : null}
    </p>
  );
}

function Cards({ seat, tricks }: { seat: SeatPicture; tricks: boolean }) {
  return (
    <>
      <span class="fact-cards">
        <img src="/cards/back.svg" alt="" /> {seat.cards} <span class="unseen">{tn("page.seat.cards", seat.cards)}</span>
      </span>
      {seat.meld_points > 0 ? <span>{tn("page.seat.meld", seat.meld_points)}</span> : null}
      {tricks ? <span>{tn("page.seat.tricks", seat.tricks)}</span> : null}
    </>
  );
}

function Backs({ count }: { count: number }) {
  return (
    <div class="backs" aria-hidden="true" style={{ "--gaps": Math.max(1, count - 1) }}>
      {Array.from({ length: count }, (_, n) => (
        <img key={n} src="/cards/back.svg" alt="" draggable={false} />
      ))}
    </div>
  );
}
