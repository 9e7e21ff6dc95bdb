import { Bidding } from "../panels/bidding";
import { Coach } from "../panels/coach";
import { Laying } from "../panels/laying";
import { MeldsView } from "../panels/melds-view";
import { Naming } from "../panels/naming";
import { Passing } from "../panels/passing";
import { Share } from "../panels/share";
import { WorthPanel } from "../panels/worth";
import type { Picture } from "../protocol";
import { settings } from "../settings";
import { t } from "../words";
import type { Game } from "./game";
import { Stock } from "./stock";
import { Trick } from "./trick";

/** The middle of the table: what matters now. */
export function Stage({ game, picture }: { game: Game; picture: Picture }) {
  return (
    <div class="stage" data-place="deck" role="region" aria-label={t("page.stage")} tabIndex={0}>
      {game.hint.value === null && game.refused.value === null ? <Coach picture={picture} /> : null}
      <Middle game={game} picture={picture} />
    </div>
  );
}

function Middle({ game, picture }: { game: Game; picture: Picture }) {
  const { asked, seats, trick } = picture;
  if (seats.some(({ who }) => who === "open")) return <Share game={game} picture={picture} />;
  if (asked.mine && asked.what === "bid" && asked.bid != null)
    return <Bidding key={picture.n} game={game} picture={picture} bid={asked.bid} />;
  if (asked.mine && asked.what === "trump") return <Naming game={game} picture={picture} />;
  if (asked.mine && asked.what === "pass_cards") return <Passing game={game} picture={picture} />;
  if (picture.stock > 0 || picture.upcard !== null || asked.what === "lay")
    return (
      <div class="stock-game">
        <Stock picture={picture} />
        <Trick picture={picture} trick={trick} />
        {asked.mine && asked.what === "lay" ? <Laying game={game} picture={picture} /> : null}
      </div>
    );
  if (trick !== null) return <Trick picture={picture} trick={trick} />;
  if (seats.some(({ melds }) => melds.length > 0)) return <MeldsView picture={picture} />;
  if (picture.worth.length > 0 && settings.value.worth) return <WorthPanel picture={picture} />;
  return <Trick picture={picture} trick={null} />;
}
