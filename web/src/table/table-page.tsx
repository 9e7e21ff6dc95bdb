import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { preloadFaces } from "../cards";
import { Hand } from "../hand/hand";
import { settings } from "../settings";
import { language, t } from "../words";
import { Game } from "./game";
import { listen } from "./keys";
import { Laid } from "./laid";
import { Prompt } from "./prompt";
import { Seat } from "./seat";
import { me, others } from "./seating";
import { Stage } from "./stage";
import { Status } from "./status";
import { Home, Tools } from "./tools";
import { hide, open, show } from "./windows";
import { Windows } from "./windows-view";

/** The card table: everything on it is drawn from the last picture that the server sent. */
export function TablePage({ table }: { table: string }) {
  const [game] = useState(() => new Game(table));
  useEffect(() => {
    hide();
    const stop = listen(game);
    return () => {
      stop();
      game.close();
    };
  }, [game]);
  const picture = game.picture.value;
  const { speed } = settings.value;
  const spoken = language();
  useEffect(() => preloadFaces());
  useEffect(() => game.keepPace(), [game, speed]);
  useEffect(() => game.speak(spoken), [game, spoken]);
  useLayoutEffect(() => {
    if (picture !== null) game.movement.after(picture.seat, picture.trick?.winner ?? null);
  }, [game, picture]);
  useSheets(game);

  if (game.shut.value) return <Gone text={game.trouble.value} />;
  if (picture === null) return <Waiting text={game.trouble.value} />;
  const mine = me(picture);
  return (
    <div class={`table seats-${picture.seats.length}`} data-phase={picture.phase} data-n={picture.n}>
      <header class="top-bar">
        <Home />
        <Tools game={game} picture={picture} />
        <Status picture={picture} />
      </header>
      <main class="felt">
        <h1 class="unseen">{t("page.table.title", { game: picture.rules.name })}</h1>
        <div class="seats">
          {others(picture).map((seat) => (
            <Seat key={seat.seat} picture={picture} seat={seat} />
          ))}
        </div>
        <Stage game={game} picture={picture} />
        <div class="near">
          {mine.laid.length === 0 ? null : <Laid picture={picture} seat={mine} game={game} />}
          <Prompt game={game} picture={picture} />
          <Hand game={game} picture={picture} />
        </div>
      </main>
      {game.line.value === "open" ? null : (
        <p class="line-note" role="status" data-testid="reconnecting">
          {t("page.line.lost")}
        </p>
      )}
      <Windows game={game} picture={picture} />
    </div>
  );
}

/** A score sheet shows itself when a deal has been settled, and the end when the game is over. */
function useSheets(game: Game): void {
  const picture = game.picture.value;
  const what = picture?.asked.what;
  const sheet = picture?.sheets.at(-1)?.number;
  const settled = sheet !== undefined && sheet === picture?.deal;
  useEffect(() => {
    if (what === "over") show("over");
    else if (what === "continue" && settled) show("sheet");
    else if (open.peek() === "sheet" || open.peek() === "over") hide();
  }, [what, settled, sheet]);
}

function Waiting({ text }: { text: string | null }) {
  return (
    <main class="table-wait" aria-busy={text === null}>
      <p role="status">{text ?? t("page.line.connecting")}</p>
    </main>
  );
}

function Gone({ text }: { text: string | null }) {
  return (
    <main class="table-wait">
      <p role="alert">{text ?? t("page.table.gone")}</p>
      <a class="button" href="/">
        {t("page.home")}
      </a>
    </main>
  );
}
