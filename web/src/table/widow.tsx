import { cardName, faceUrl } from "../cards";
import type { Picture } from "../protocol";
import { MiniCards } from "../ui/mini-card";
import { t, tn } from "../words";

/** The cards laid aside for the winner of the auction: backs until they are turned up. */
export function Widow({ picture, small = false }: { picture: Picture; small?: boolean }) {
  const { widow } = picture;
  if (widow.length === 0) return null;
  const open = widow.every((card) => card !== "--");
  if (small && !open) return null;
  if (small)
    return (
      <p class="widow-line" data-testid="widow">
        <span>{t("page.widow.was")}</span> <MiniCards cards={widow} />
      </p>
    );
  return (
    <figure class="widow" data-testid="widow">
      <ol aria-label={open ? t("page.widow.was") : tn("page.widow.down", widow.length)}>
        {widow.map((card, n) => (
          <li key={n} data-fly={`w:${n}`} data-card={card}>
            <img src={faceUrl(card)} alt={cardName(card)} draggable={false} />
          </li>
        ))}
      </ol>
      <figcaption aria-hidden="true">{open ? t("page.widow.was") : tn("page.widow.down", widow.length)}</figcaption>
    </figure>
  );
}
