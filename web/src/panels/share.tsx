import type { Picture } from "../protocol";
import type { Game } from "../table/game";
import { Copy } from "../ui/copy";
import { t, tn } from "../words";

/** Seats are free: the link that brings friends to them. */
export function Share({ game, picture }: { game: Game; picture: Picture }) {
  const free = picture.seats.filter(({ who }) => who === "open").length;
  const link = new URL(picture.invite ?? location.pathname, location.href).href;
  return (
    <section class="share panel plain" aria-labelledby="share-title">
      <h2 id="share-title" class="panel-title">
        {tn("page.share.title", free)}
      </h2>
      <p>{t("page.share.text")}</p>
      <Copy label={t("page.share.link")} text={link} testid="invite-link" />
      <p class="share-fill">
        <button type="button" class="button quiet-button" data-testid="fill-seats" onClick={() => game.fillSeats()}>
          {tn("page.share.fill", free)}
        </button>
      </p>
    </section>
  );
}
