import { faceUrl } from "../cards";
import type { LaidPicture, Picture, SeatPicture } from "../protocol";
import { t } from "../words";
import type { Game } from "./game";

interface Props {
  readonly picture: Picture;
  readonly seat: SeatPicture;
  /** Given where the cards are the reader's own and can be played. */
  readonly game?: Game;
}

/** The cards of a seat's melds, open on the table before it. */
export function Laid({ picture, seat, game }: Props) {
  const { asked } = picture;
  const playing = game !== undefined && asked.mine && asked.what === "play";
  const legal = new Set(
    (asked.choices ?? []).map(({ action }) => (action.do === "play" ? (action.laid ?? null) : null)),
  );
  const hinted = game?.hint.value?.action;
  return (
    <ul
      class={game === undefined ? "laid" : "laid laid-mine"}
      aria-label={game === undefined ? t("page.laid.of", { name: seat.name }) : t("page.laid.mine")}
    >
      {seat.laid.map((laid) => (
        <li key={laid.place} data-fly={`l:${seat.seat}:${laid.place}`} data-card={laid.card}>
          {game === undefined ? (
            <img src={faceUrl(laid.card)} alt={laid.text} draggable={false} />
          ) : (
            <button
              type="button"
              class={["card", playing && !legal.has(laid.place) ? "dim" : "", isHinted(laid, hinted) ? "hinted" : ""].join(" ")}
              data-testid="laid-card"
              data-card={laid.card}
              aria-label={playing && legal.has(laid.place) ? t("page.card.playable", { card: laid.text }) : laid.text}
              onClick={() => game.act({ do: "play", seat: picture.seat, card: laid.card, laid: laid.place })}
            >
              <img src={faceUrl(laid.card)} alt="" draggable={false} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function isHinted(laid: LaidPicture, action: { do: string; laid?: unknown } | undefined): boolean {
  if (action?.do === "play") return action.laid === laid.place;
  return action?.do === "lay_meld" && Array.isArray(action.laid) && action.laid.includes(laid.place);
}
