import type { Picture } from "../protocol";
import { settings } from "../settings";
import { Icon } from "../ui/icon";
import { t } from "../words";
import { HintNote, RefusalNote } from "./notes";
import type { Game } from "./game";
import { me } from "./seating";
import { Facts } from "./seat";
import { show } from "./windows";

/** What is asked and of whom, with the buttons that answer it and what was said about the last try. */
export function Prompt({ game, picture }: { game: Game; picture: Picture }) {
  const { asked } = picture;
  const seat = me(picture);
  const raised = asked.what === "play" && settings.value.twoTaps ? game.chosen.value.length > 0 : false;
  const settled = asked.what === "continue" && picture.sheets.at(-1)?.number === picture.deal;
  return (
    <section class={`prompt${asked.mine ? " mine" : ""}`} aria-label={t("page.prompt.title")}>
      <RefusalNote game={game} />
      <HintNote game={game} picture={picture} />
      <div class="prompt-row">
        <div class="prompt-seat" data-place={`s:${picture.seat}`}>
          <strong>{seat.name}</strong>
          <Facts seat={seat} />
        </div>
        <p class="prompt-text" data-testid="prompt">
          {raised ? t("page.prompt.again") : asked.text}
        </p>
        <div class="prompt-buttons">
          {asked.mine && asked.what !== "continue" && asked.what !== "over" ? (
            <button type="button" class="button quiet-button" data-testid="hint" onClick={() => game.askHint()}>
              <Icon name="hint" /> {t("page.hint")}
            </button>
          ) : null}
          {settled || asked.what === "over" ? (
            <button type="button" class="button quiet-button" onClick={() => show(asked.what === "over" ? "over" : "sheet")}>
              {t("page.sheet.show")}
            </button>
          ) : null}
          {asked.what === "continue" && asked.mine ? (
            <button type="button" class="button primary" data-testid="continue" onClick={() => game.goOn()}>
              {t("page.continue")}
            </button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
