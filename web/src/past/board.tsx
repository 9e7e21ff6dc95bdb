import { cardName, faceUrl, suitName } from "../cards";
import type { Card, DealLooked, MomentLooked, SeatLooked } from "../protocol";
import { tricksWon } from "../table/seating";
import { MiniCards } from "../ui/mini-card";
import { SuitSign } from "../ui/suit";
import { t, tn } from "../words";

const BACK = "--";

/** The table at one moment of a deal: the trick, what is told of the play, and every seat. */
export function Board({ looked, moment }: { looked: DealLooked; moment: MomentLooked }) {
  const { playing, game } = looked;
  const mine = playing.indexOf(game.seat ?? -1);
  // From the reader's own seat on, in the order of the table.
  const order = mine < 0 ? playing : [...playing.slice(mine), ...playing.slice(0, mine)];
  return (
    <div class="board-look">
      <p class="look-facts">
        {moment.contract === null ? (
          moment.trump === null ? null : (
            <span>
              <SuitSign suit={moment.trump} silent /> {t("page.look.trump", { suit: suitName(moment.trump) })}
            </span>
          )
        ) : (
          <span data-testid="look-contract">{moment.contract}</span>
        )}
        {looked.sides.map((name, side) => (
          <span key={name} class="quiet">
            {t("page.look.points", { name, points: moment.points[side] ?? 0 })}
          </span>
        ))}
      </p>
      <TrickLooked looked={looked} moment={moment} />
      <ul class="look-seats">
        {order.map((seat) => {
          const each = moment.seats[seat];
          return each === undefined ? null : <SeatBox key={seat} seat={each} name={looked.names[seat] ?? ""} dealer={looked.dealer === seat} mine={game.seat === seat} tricks={tricksWon(moment.seats)} />;
        })}
        {moment.aside.map(({ what, cards }) => (
          <li key={what} class="look-seat look-aside">
            <h3>{t(`page.look.aside.${what}`)}</h3>
            <Cards cards={cards} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TrickLooked({ looked, moment }: { looked: DealLooked; moment: MomentLooked }) {
  return (
    <ol class="look-trick" aria-label={t("page.look.trick")} data-testid="look-trick">
      {moment.trick.map(({ seat, card }) => (
        <li key={seat} class={moment.winner === seat ? "winner" : ""} data-card={card}>
          <img src={faceUrl(card)} alt={cardName(card)} draggable={false} />
          <span>{looked.names[seat]}</span>
          {moment.winner === seat ? <span class="unseen">{t("page.look.winner")}</span> : null}
        </li>
      ))}
    </ol>
  );
}

interface BoxProps {
  readonly seat: SeatLooked;
  readonly name: string;
  readonly dealer: boolean;
  readonly mine: boolean;
  /** Whether the tricks of each seat are told. */
  readonly tricks: boolean;
}

function SeatBox({ seat, name, dealer, mine, tricks }: BoxProps) {
  return (
    <li class={`look-seat${seat.turn ? " turn" : ""}`} data-testid="look-seat">
      <h3>
        {mine ? t("page.games.you", { name }) : name} {dealer ? <span class="tag">{t("page.look.dealer")}</span> : null}{" "}
        {seat.turn ? <span class="tag look-turn">{t("page.look.turn")}</span> : null}{" "}
        {tricks ? <span class="tag">{tn("page.look.tricks", seat.tricks)}</span> : null}
      </h3>
      <Cards cards={seat.hand} />
      {seat.laid.length === 0 ? null : (
        <p class="look-laid">
          <span class="quiet">{t("page.look.laid")}</span> <Cards cards={seat.laid} />
        </p>
      )}
    </li>
  );
}

/** Cards that are seen, and how many are not. */
function Cards({ cards }: { cards: readonly Card[] }) {
  const known = cards.filter((card) => card !== BACK);
  const hidden = cards.length - known.length;
  return (
    <span class="look-cards">
      {known.length === 0 ? null : <MiniCards cards={known} />}
      {hidden === 0 ? null : <span class="tag">{tn("page.look.hidden", hidden)}</span>}
      {cards.length === 0 ? <span class="quiet">{t("page.look.empty")}</span> : null}
    </span>
  );
}
