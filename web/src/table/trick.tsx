import { cardName, faceUrl } from "../cards";
import type { Picture, TrickPicture } from "../protocol";
import { t } from "../words";
import { nameOf, sideOf } from "./seating";

interface Props {
  readonly picture: Picture;
  readonly trick: TrickPicture | null;
  /** A look back: nothing moves. */
  readonly still?: boolean;
}

/** The cards of a trick, each before the seat that played it. */
export function Trick({ picture, trick, still = false }: Props) {
  const cards = trick?.cards ?? [];
  const empty = cards.length === 0;
  return (
    <div class="trick-box">
      <ol class={`trick seats-${picture.seats.length}`} aria-label={t("page.trick.title")} data-testid={still ? "last-trick-cards" : "trick"}>
        {cards.map(({ seat, card }, n) => (
          <li
            key={`${seat}${card}`}
            class={`trick-card at-${sideOf(picture, seat)}${trick?.winner === seat ? " winner" : ""}`}
            style={{ zIndex: n + 1 }}
            {...(still ? {} : { "data-fly": `t:${seat}:${card}` })}
            data-card={card}
          >
            <img
              src={faceUrl(card)}
              alt={t("page.trick.card", { name: nameOf(picture, seat), card: cardName(card) })}
              draggable={false}
            />
          </li>
        ))}
      </ol>
      {empty || trick?.text == null ? null : (
        <p class="trick-text" data-testid="trick-text">
          {trick.text}
        </p>
      )}
    </div>
  );
}
