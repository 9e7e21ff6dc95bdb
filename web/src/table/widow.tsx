import { cardName, faceUrl } from "../cards";
import type { Card, Picture } from "../protocol";
import { MiniCards } from "../ui/mini-card";
import { t, tn } from "../words";
import { nameOf } from "./seating";

/** The cards laid aside for the winner of the auction: backs until they are turned up. */
export function Widow({ picture }: { picture: Picture }) {
  const { widow } = picture;
  if (widow === null || widow.count + widow.cards.length === 0) return null;
  const open = widow.cards.length > 0;
  const cards: readonly Card[] = open ? widow.cards : Array.from({ length: widow.count }, () => "--");
  const title = open ? opened(picture) : tn("page.widow.down", widow.count);
  return (
    <figure class={`widow${open ? " open" : ""}`} data-testid="widow">
      <ol aria-label={title}>
        {cards.map((card, n) => (
          <li key={n} data-fly={`w:${n}`} data-card={card}>
            <img src={faceUrl(card)} alt={cardName(card)} draggable={false} />
          </li>
        ))}
      </ol>
      <figcaption aria-hidden="true">{title}</figcaption>
    </figure>
  );
}

/** The same in a line on a sheet. */
export function WidowLine({ picture }: { picture: Picture }) {
  const { widow } = picture;
  if (widow === null || widow.count + widow.cards.length === 0) return null;
  const open = widow.cards.length > 0;
  return (
    <p class="widow-line" data-testid="widow">
      <span>{open ? opened(picture) : tn("page.widow.down", widow.count)}</span> {open ? <MiniCards cards={widow.cards} /> : null}
    </p>
  );
}

function opened({ widow, seat, ...picture }: Picture): string {
  if (widow?.seat == null || widow.seat === seat) return t("page.widow.mine");
  return t("page.widow.taken", { name: nameOf({ widow, seat, ...picture }, widow.seat) });
}
