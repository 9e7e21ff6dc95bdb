"""The first path in words: what there is to read at a step, and why another move is turned back."""

from __future__ import annotations

from acesaround.game import (
    Action,
    Bid,
    NameTrump,
    Pass,
    PassCards,
    Reason,
    Refusal,
    View,
    melds_of_side,
    next_seat,
    partner_of,
    side_of,
)
from acesaround.teaching.path import READER, Step
from acesaround.words.asking import action_text
from acesaround.words.voice import Voice, points

_EXPLAINED = (
    Refusal.MUST_FOLLOW,
    Refusal.MUST_BEAT,
    Refusal.MUST_TRUMP,
    Refusal.MUST_OVER_TRUMP,
)


def step_text(voice: Voice, view: View, step: Step) -> str:
    """What there is to read at a step."""
    words, state = voice.words, view.seen
    partner = partner_of(state.rules, READER)
    contract = view.deal.contract
    bid = contract.amount if contract is not None else 0
    melds = melds_of_side(state, side_of(state.rules, READER))
    return words.say(
        f"path.step.{step.code}",
        partner=voice.name(READER if partner is None else partner),
        left=voice.name(next_seat(state.rules, READER)),
        right=voice.name(next_seat(state.rules, READER, -1)),
        bid=bid,
        missing=points(words, max(0, bid - melds)),
    )


def other_text(voice: Voice, action: Action, asks: Action) -> str:
    """Why a legal action is turned back, and what the path asks for instead."""
    wanted = action_text(voice, asks, 0, "")
    return voice.words.say(f"path.other.{_kind(action)}", wanted=wanted)


def _kind(action: Action) -> str:
    if isinstance(action, Pass):
        return "no_bid"
    if isinstance(action, Bid):
        return "bid"
    if isinstance(action, NameTrump):
        return "trump"
    return "cards" if isinstance(action, PassCards) else "card"


def beginner_text(voice: Voice, reason: Reason) -> str:
    """What a beginner may want to know of a refusal; empty where it says enough by itself."""
    if reason.code not in _EXPLAINED:
        return ""
    return voice.words.say(f"path.refused.{reason.code.value}")
