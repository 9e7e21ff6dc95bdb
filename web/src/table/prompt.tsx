import type { Picture } from "../protocol";
import { settings } from "../settings";
import { Icon } from "../ui/icon";
import { t } from "../words";
import type { Game } from "./game";
import { CloseNote, HintNote, RefusalText } from "./notes";
import { ClaimRest, offerOfRest } from "./rest";
import { Facts } from "./seat";
import { doubted, Sayings, sayings } from "./sayings";
import { me } from "./seating";
import { show } from "./windows";

interface Props {
  readonly game: Game;
  readonly picture: Picture;
}

/** What is asked and of whom, with the buttons that answer it and what was said about the last try. */
export function Prompt({ game, picture }: Props) {
  const { asked } = picture;
  const seat = me(picture);
  const refused = game.refused.value;
  const raised = asked.mine && asked.what === "play" && settings.value.twoTaps && game.chosen.value.length > 0;
  const says = refused === null && (sayings(picture).length > 0 || (asked.mine && offerOfRest(picture) !== null));
  return (
    <section class={`prompt${asked.mine ? " mine" : ""}${says ? " says" : ""}${refused === null ? "" : " refused"}`} aria-label={t("page.prompt.title")}>
      <HintNote game={game} picture={picture} />
      <div class="prompt-row">
        <div class="prompt-seat" data-place={`s:${picture.seat}`}>
          <strong>{seat.name}</strong>
          <Facts picture={picture} seat={seat} />
        </div>
        <p class={refused === null ? "prompt-text" : "unseen"} data-testid="prompt">
          {doubted(game, picture)[0]?.sure ?? (raised ? t("page.prompt.again") : asked.text)}
        </p>
        {refused === null ? null : <RefusalText refused={refused} table={picture.table} />}
        <div class="prompt-buttons">{refused === null ? <Buttons game={game} picture={picture} /> : <CloseNote game={game} />}</div>
      </div>
    </section>
  );
}

function Buttons({ game, picture }: Props) {
  const { asked, deal, sheets } = picture;
  const over = asked.what === "over";
  const goesOn = asked.what === "continue";
  const settled = goesOn && sheets.at(-1)?.number === deal;
  return (
    <>
      <Sayings game={game} picture={picture} />
      {asked.mine && doubted(game, picture).length === 0 ? <ClaimRest game={game} picture={picture} /> : null}
      {asked.mine && !goesOn && !over && doubted(game, picture).length === 0 ? (
        <button type="button" class="button quiet-button" data-testid="hint" onClick={() => game.askHint()}>
          <Icon name="hint" /> {t("page.hint")}
        </button>
      ) : null}
      {settled || over ? (
        <button type="button" class="button quiet-button" onClick={() => show(over ? "over" : "sheet")}>
          {t("page.sheet.show")}
        </button>
      ) : null}
      {goesOn && asked.mine ? (
        <button type="button" class="button primary" data-testid="continue" onClick={() => game.goOn()}>
          {t("page.continue")}
        </button>
      ) : null}
    </>
  );
}
