import { Answering } from "../panels/answering";
import { Bidding } from "../panels/bidding";
import { Choosing } from "../panels/choosing";
import { Coach } from "../panels/coach";
import { Laying } from "../panels/laying";
import { MeldsStrip } from "../panels/melds-strip";
import { MeldsView } from "../panels/melds-view";
import { Naming } from "../panels/naming";
import { Panel } from "../panels/panel";
import { Share } from "../panels/share";
import { Worth } from "../panels/worth";
import type { Picture } from "../protocol";
import { settings } from "../settings";
import { t } from "../words";
import { choosing } from "./choosing";
import type { Game } from "./game";
import { Stock, Turned } from "./stock";
import { Trick } from "./trick";
import { Widow, WidowLine } from "./widow";

interface Props {
  readonly game: Game;
  readonly picture: Picture;
}

/** The middle of the table: what matters now. */
export function Stage(props: Props) {
  return (
    <div class="stage" data-place="deck" role="region" aria-label={t("page.stage")}>
      <Middle {...props} />
    </div>
  );
}

function Middle({ game, picture }: Props) {
  const { asked, seats } = picture;
  if (seats.some(({ who }) => who === "open")) return <Share game={game} picture={picture} />;
  const chooses = choosing(asked);
  if (chooses !== null) return <Choosing game={game} picture={picture} what={chooses} />;
  if (asked.mine)
    switch (asked.what) {
      case "bid":
        return <Bidding key={picture.n} game={game} picture={picture} bid={asked.bid ?? null} />;
      case "trump":
        return <Naming game={game} picture={picture} />;
      case "exchange":
      case "offer":
        return <Answering game={game} picture={picture} what={asked.what} />;
      default:
    }
  return <Watching game={game} picture={picture} />;
}

/** What is there to be looked at. */
function Watching({ game, picture }: Props) {
  const { asked, seats, trick, stock, upcard, worth, turned, widow } = picture;
  if (stock > 0 || upcard !== null || asked.what === "lay") return <StockGame game={game} picture={picture} />;
  if (trick !== null && (asked.what !== "continue" || trick.cards.length > 0))
    return (
      <>
        <Coach game={game} picture={picture} />
        <Trick picture={picture} trick={trick} />
        <MeldsStrip picture={picture} />
      </>
    );
  if (seats.some(({ melds }) => melds.length > 0))
    return (
      <Panel game={game} picture={picture} kind="melds" title={t("page.melds.title")}>
        <WidowLine picture={picture} />
        <MeldsView picture={picture} />
      </Panel>
    );
  if (worth.length > 0 && settings.value.worth)
    return (
      <>
        <Widow picture={picture} />
        <Panel game={game} picture={picture} kind="bidding" title={t("page.worth.title")}>
          <Worth picture={picture} />
        </Panel>
      </>
    );
  if (turned !== null) return <Turned picture={picture} />;
  if (widow !== null) return <Widow picture={picture} />;
  return (
    <>
      <Coach game={game} picture={picture} />
      <Trick picture={picture} trick={null} />
    </>
  );
}

function StockGame({ game, picture }: Props) {
  const lays = picture.asked.mine && picture.asked.what === "lay";
  return (
    <>
      {lays ? null : <Coach game={game} picture={picture} />}
      <div class="stock-game">
        <Stock picture={picture} />
        <Trick picture={picture} trick={picture.trick} />
        {lays ? <Laying game={game} picture={picture} /> : null}
      </div>
    </>
  );
}
