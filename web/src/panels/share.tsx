import { useState } from "preact/hooks";
import type { Picture } from "../protocol";
import { announce } from "../announce";
import type { Game } from "../table/game";
import { Icon } from "../ui/icon";
import { t, tn } from "../words";

/** Seats are free: the link that brings friends to them. */
export function Share({ game, picture }: { game: Game; picture: Picture }) {
  const [copied, setCopied] = useState(false);
  const free = picture.seats.filter(({ who }) => who === "open").length;
  const link = new URL(picture.invite ?? location.pathname, location.href).href;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    announce(t("page.share.copied"));
  }

  return (
    <section class="share panel plain" aria-labelledby="share-title">
      <h2 id="share-title" class="panel-title">
        {tn("page.share.title", free)}
      </h2>
      <p>{t("page.share.text")}</p>
      <div class="share-link">
        <input type="text" readOnly value={link} aria-label={t("page.share.link")} data-testid="invite-link" onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button primary" onClick={() => void copy().catch(() => undefined)}>
          <Icon name="link" /> {copied ? t("page.share.copied") : t("page.share.copy")}
        </button>
      </div>
      <p class="share-fill">
        <button type="button" class="button quiet-button" data-testid="fill-seats" onClick={() => game.fillSeats()}>
          {tn("page.share.fill", free)}
        </button>
      </p>
    </section>
  );
}
