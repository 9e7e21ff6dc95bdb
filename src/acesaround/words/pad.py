"""The score pad in words: whose numbers are asked for, what is wrong, and what came of a deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from acesaround.game import event as ev
from acesaround.game import side_of
from acesaround.record.pad import BIDDER, OTHERS, Reckoned
from acesaround.record.questions import Objection
from acesaround.record.seats import Seats
from acesaround.words.catalog import Catalog
from acesaround.words.events import event_text
from acesaround.words.questions import objection_text, party_name
from acesaround.words.sheets import outcome_text
from acesaround.words.voice import Voice, points


def part_name(voice: Voice, code: str) -> str:
    """What a party of the pad is called."""
    if code in (BIDDER, OTHERS):
        return party_name(voice.words, code)
    seat = Seats.of(voice.rules).find(code[0])
    assert seat is not None
    if "+" in code:
        return voice.side_name(side_of(voice.rules, seat))
    return voice.name(seat)


def wrong_text(voice: Voice, objection: Objection) -> str:
    """What is wrong with a field of a deal, and what would be right."""

    def name_of(words: Catalog, code: str) -> str:
        return part_name(voice, code)

    return objection_text(voice.words, objection, name_of)


def deals_text(voice: Voice, dealer: int) -> str:
    """Who deals."""
    return voice.words.say("pad.deals", name=voice.name(dealer))


def game_text(voice: Voice, target: int, deals: int) -> str:
    """How far the game goes: to so many points, or so many deals."""
    if deals:
        return voice.words.say_n("pad.game.deals", deals)
    return voice.words.say("pad.game", points=points(voice.words, target))


def came_of(voice: Voice, reckoned: Reckoned) -> str:
    """What came of a deal, in a sentence; empty where there was nothing but points."""
    deal = reckoned.deal
    if deal.score is not None:
        return outcome_text(replace(voice, rules=reckoned.begun.rules), deal, deal.score)
    event = reckoned.events[0]
    if isinstance(event, ev.HandThrownIn):
        return voice.words.say("pad.nines")
    return event_text(voice, event)


def notes_on(voice: Voice, reckoned: Reckoned) -> Iterator[str]:
    """What else the end of a deal has brought: a longer game, a player who leaves, the pot."""
    out = reckoned.begun.out
    for event in reckoned.events:
        if isinstance(event, ev.PlayerLeft):
            out = (*out, event.seat)
        if isinstance(event, ev.PlayerLeft | ev.TargetRaised | ev.PotShared):
            text = event_text(replace(voice, out=out), event)
            if text:
                yield text
    for seat in reckoned.after.barred[len(reckoned.begun.barred) :]:
        yield voice.words.say("pad.barred", name=voice.name(seat))
