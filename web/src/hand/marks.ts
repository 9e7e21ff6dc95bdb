/** What is to be seen and heard about each card of the hand beside its face. */
import { cardName, type Held, keyed } from "../cards";
import type { Card, CardHelp, Hint, Picture } from "../protocol";
import { choosing, staying } from "../table/choosing";
import { t } from "../words";

export interface Mark {
  readonly label: string;
  readonly dim: boolean;
  readonly chosen: boolean;
  /** Null where a card is not a thing to choose. */
  readonly pressed: boolean | null;
  readonly hinted: boolean;
  readonly cost: number;
}

/** How each card of the hand is marked. */
export function marks(
  picture: Picture,
  chosen: readonly string[],
  hint: Hint | null,
  hand: readonly Held[],
): (held: Held) => Mark {
  const { asked } = picture;
  const playing = asked.what === "play" && asked.mine;
  const chooses = choosing(asked) !== null;
  const allowed = new Set<Card>(
    (asked.choices ?? []).flatMap(({ action }) => (action.do === "play" && action.laid == null ? [action.card] : [])),
  );
  const stays = staying(asked, hand, chosen);
  const help = new Map<Card, CardHelp>(picture.card_help.map((each) => [each.card, each]));
  const there = new Set(hand.map(({ key }) => key));
  const advised = new Set(keyed(hint === null ? [] : hintedCards(hint)).map(({ key }) => key).filter((key) => there.has(key)));
  return ({ card, key }) => {
    const name = cardName(card);
    const isChosen = chosen.includes(key);
    let label = name;
    if (playing) label = allowed.has(card) ? t("page.card.playable", { card: name }) : t("page.card.unplayable", { card: name });
    const about = help.get(card);
    if (stays.has(key)) label = t("page.card.kept", { card: name });
    else if (chooses && about !== undefined) label = t("page.card.helped", { card: name, help: about.text });
    return {
      label,
      dim: (playing && !allowed.has(card)) || stays.has(key),
      chosen: isChosen,
      pressed: chooses ? isChosen : null,
      hinted: advised.has(key),
      cost: chooses && !stays.has(key) ? (about?.cost ?? 0) : 0,
    };
  };
}

/** The cards of the hand that a hint speaks of. */
function hintedCards({ action, cards }: Hint): readonly Card[] {
  switch (action.do) {
    case "play":
      return action.laid == null ? [action.card] : [];
    case "pass_cards":
    case "bury":
    case "share_widow":
    case "lay_meld":
      return action.cards;
    default:
      return cards;
  }
}
