import { cardName, faceUrl, suitName } from "../cards";
import type { Picture, SeatPicture } from "../protocol";
import { nameOf } from "../table/seating";
import { MiniCards } from "../ui/mini-card";
import { t, tn } from "../words";

/** The table of a drill: what is played for, the trick, and what is known of every seat. */
export function DrillTable({ picture }: { picture: Picture }) {
  const { contract, log, scores, seats, trick, trump, widow } = picture;
  const mine = seats.findIndex(({ seat }) => seat === picture.seat);
  const order = [...seats.slice(mine + 1), ...seats.slice(0, mine + 1)].filter(({ out }) => out === null);
  const playing = picture.phase === "tricks";
  const running = trick !== null && trick.winner === null ? trick.cards : [];
  return (
    <div class="board-look drill-table">
      {contract === null && trump === null ? null : (
        <p class="look-facts">
          <span data-testid="drill-contract">{contract ?? t("page.look.trump", { suit: trump === null ? "" : suitName(trump) })}</span>
          {playing
            ? scores.map(({ name, points, side }) => (
                <span key={side} class="quiet">
                  {t("page.look.points", { name, points })}
                </span>
              ))
            : null}
        </p>
      )}
      {running.length === 0 ? (
        playing ? (
          <p class="quiet">{t("page.drills.lead.yours")}</p>
        ) : null
      ) : (
        <ol class="look-trick" aria-label={t("page.look.trick")} data-testid="drill-trick">
          {running.map(({ seat, card }) => (
            <li key={seat} data-card={card}>
              <img src={faceUrl(card)} alt={cardName(card)} draggable={false} />
              <span>{nameOf(picture, seat)}</span>
            </li>
          ))}
        </ol>
      )}
      <ul class="look-seats drill-seats">
        {order.map((seat) => (
          <SeatBox key={seat.seat} seat={seat} mine={seat.seat === picture.seat} playing={playing} />
        ))}
        {widow === null || widow.cards.length === 0 ? null : (
          <li class="look-seat look-aside">
            <h3>{t("page.look.aside.widow")}</h3>
            <MiniCards cards={widow.cards} />
          </li>
        )}
      </ul>
      <details class="drill-log">
        <summary>{t("page.drills.log")}</summary>
        <ol>
          {log.map((line, n) => (
            <li key={n}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function SeatBox({ seat, mine, playing }: { seat: SeatPicture; mine: boolean; playing: boolean }) {
  return (
    <li class={`look-seat${mine ? " turn" : ""}`} data-testid="drill-seat">
      <h3>
        {seat.name} {seat.dealer ? <span class="tag">{t("page.look.dealer")}</span> : null} {seat.bidder ? <span class="tag">{t("page.seat.bidder")}</span> : null}{" "}
        {playing ? <span class="tag">{tn("page.look.tricks", seat.tricks)}</span> : null} {!playing && seat.call !== null ? <span class="tag">{seat.call}</span> : null}
      </h3>
      {seat.melds.map(({ text, cards, points }) => (
        <p key={text} class="drill-meld">
          <MiniCards cards={cards} />{" "}
          <span class="quiet">
            {text}, {points}
          </span>
        </p>
      ))}
    </li>
  );
}
