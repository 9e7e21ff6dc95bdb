import type { Picture } from "../protocol";
import { change, settings } from "../settings";
import { t } from "../words";

/** What this part of the game is about, for somebody who meets it for the first time. */
export function Coach({ picture }: { picture: Picture }) {
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

/** The part of the game that there is something to say about. */
export function topicOf({ asked, seats, trick, stock }: Picture): string | null {
  switch (asked.what) {
    case "bid":
    case "trump":
    case "pass_cards":
    case "lay":
      return asked.what;
    case "play":
      return stock > 0 ? "play_stock" : "play";
    case "continue":
      return trick === null && seats.some(({ melds }) => melds.length > 0) ? "melds" : null;
    default:
      return null;
  }
}
