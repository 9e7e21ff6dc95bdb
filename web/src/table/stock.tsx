import { cardName, faceUrl } from "../cards";
import type { Picture } from "../protocol";
import { t, tn } from "../words";

/** What is left to draw from, with the turned card under it. */
export function Stock({ picture }: { picture: Picture }) {
  const { stock, upcard } = picture;
  if (stock === 0 && upcard === null) return null;
  return (
    <div class="stock" role="img" aria-label={said(picture)}>
      {upcard === null ? null : (
        <img class="upcard" data-fly="u" data-card={upcard} src={faceUrl(upcard)} alt="" draggable={false} />
      )}
      {stock === 0 ? null : (
        <span class="stock-pile" data-place="stock">
          <img src="/cards/back.svg" alt="" draggable={false} />
        </span>
      )}
      <span class="stock-count">{tn("page.stock.count", left(picture))}</span>
    </div>
  );
}

/** How many cards are still drawn: the turned card is the last of them, and not counted in the stock. */
function left({ stock, upcard }: Picture): number {
  return upcard === null ? stock : stock + 1;
}

function said(picture: Picture): string {
  const { upcard } = picture;
  const count = tn("page.stock.count", left(picture));
  return upcard === null ? count : `${count}, ${t("page.stock.upcard", { card: cardName(upcard) })}`;
}

/** The card that the dealer turned for trump, where no stock lies over it. */
export function Turned({ picture }: { picture: Picture }) {
  const { turned } = picture;
  if (turned === null) return null;
  return (
    <figure class="turned" data-testid="turned">
      <img src={faceUrl(turned)} alt={cardName(turned)} data-fly="u" data-card={turned} draggable={false} />
      <figcaption>{t("page.turned")}</figcaption>
    </figure>
  );
}
