import { Companion } from "../learn/companion";
import type { Picture } from "../protocol";
import { change, settings } from "../settings";
import type { Game } from "../table/game";
import { t } from "../words";

/** What this part of the game is about, for somebody who meets it for the first time. */
export function Coach({ game, picture }: { game: Game; picture: Picture }) {
  if (game.hint.value !== null) return null;
  // A beginner who is led must know what to do after a refusal.
  if (picture.path !== null) return <Companion path={picture.path} />;
  return game.refused.value === null ? <Topic picture={picture} /> : null;
}

function Topic({ picture }: { picture: Picture }) {
  const topic = topicOf(picture);
  const { coach, read } = settings.value;
  if (!coach || topic === null || read.includes(topic)) return null;
  return (
    <aside class="coach" aria-label={t("page.coach.label")} data-testid="coach">
      <p>{t(`page.coach.${topic}`)}</p>
      <button type="button" class="button small" onClick={() => change({ read: [...read, topic] })}>
        {t("page.coach.read")}
      </button>
    </aside>
  );
}

/** After so many tricks nobody needs to be told what a trick is. */
const ENOUGH = 2;

/** The part of the game that there is something to say about. */
export function topicOf({ asked, phase, seats, stock, trick }: Picture): string | null {
  if (asked.what === "continue") return trick === null && seats.some(({ melds }) => melds.length > 0) ? "melds" : null;
  if (asked.what === "claim") return null;
  if (asked.mine && asked.what !== "play" && asked.what !== "over" && asked.what !== "wait") return asked.what;
  // While others play it stays, so that nothing jumps.
  const early = seats.reduce((sum, { tricks }) => sum + tricks, 0) < ENOUGH;
  if (phase === "stock" && stock > 0) return early ? "play_stock" : null;
  return phase === "tricks" && early ? "play" : null;
}
