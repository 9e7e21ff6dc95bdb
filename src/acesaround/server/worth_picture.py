"""What helps the reader to bid, to name trump and to pass cards: worked out from the own hand."""

from __future__ import annotations

from acesaround.ai import card_help, worth
from acesaround.game import View
from acesaround.server.protocol import CardHelp, SuitWorth
from acesaround.server.seats_picture import melds_of
from acesaround.words.melds import meld_text
from acesaround.words.voice import Voice, listed, points


def worth_of(voice: Voice, view: View) -> tuple[SuitWorth, ...]:
    """What the hand is worth with each suit as trump, while the reader may still bid or name it."""
    contract = view.deal.contract
    if view.seen.phase not in ("auction", "trump") or not view.hand:
        return ()
    if contract is not None and contract.seat != view.seat:
        return ()
    return tuple(
        SuitWorth(
            suit=each.suit,
            melds=melds_of(voice, each.melds),
            meld_points=each.meld_points,
            partner=each.partner_melds,
            tricks=each.trick_points,
            total=each.total,
            best=each.best,
        )
        for each in worth(view)
    )


def card_help_of(voice: Voice, view: View) -> tuple[CardHelp, ...]:
    """What each card of the hand is part of, for a reader who must choose cards to give away."""
    words = voice.words
    found = []
    for role in card_help(view):
        parts = tuple(meld_text(words, meld) for meld in role.melds)
        if not parts:
            text = words.say("ask.card.no_meld")
        elif role.cost:
            text = words.say(
                "ask.card.costs", parts=listed(words, parts), points=points(words, role.cost)
            )
        else:
            text = words.say("ask.card.spare", parts=listed(words, parts))
        found.append(CardHelp(card=role.card, parts=parts, cost=role.cost, text=text))
    return tuple(found)
