"""Refusals as data: why an action is not allowed, and the option of the rules that says so."""

from __future__ import annotations

from enum import Enum

import msgspec

from acesaround.cards import Card, Hand, Suit
from acesaround.errors import AcesError


class Refusal(Enum):
    """The reasons for which an action is refused."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    NOT_A_DECK = "not_a_deck"
    BID_TOO_LOW = "bid_too_low"
    BID_STEP = "bid_step"
    BID_BARRED = "bid_barred"
    MUST_BID = "must_bid"
    NEEDS_MARRIAGE = "needs_marriage"
    BID_TOO_HIGH = "bid_too_high"
    PASS_COUNT = "pass_count"
    PASS_SHOWN = "pass_shown"
    SHARE_COUNT = "share_count"
    SHARE_NOT_WIDOW = "share_not_widow"
    BURY_COUNT = "bury_count"
    BURY_MELDED = "bury_melded"
    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    MUST_FOLLOW = "must_follow"
    MUST_BEAT = "must_beat"
    MUST_TRUMP = "must_trump"
    MUST_OVER_TRUMP = "must_over_trump"
    ONE_MELD = "one_meld"
    NOT_A_MELD = "not_a_meld"
    MELD_NOT_TRUMP = "meld_not_trump"
    MELD_USED_CARD = "meld_used_card"
    MELD_NEEDS_NEW_CARD = "meld_needs_new_card"
    NO_DIX = "no_dix"
    NO_EXCHANGE = "no_exchange"
    CLAIM_AFTER_TRICK = "claim_after_trick"
    CLAIM_BARRED = "claim_barred"
    NOTHING_TO_ACCUSE = "nothing_to_accuse"
    ONE_ACCUSATION = "one_accusation"


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action is refused.

    ``cards`` are the ones that matter (those that may be played, those not held), ``best`` the card
    to beat, ``suit`` the suit to follow or the trump, ``amount`` the least bid, the number of cards
    or the bid's step, ``seat`` whose turn it is, ``option`` the path of the option in force that
    caused the refusal and ``value`` its value.
    """

    code: Refusal
    cards: Hand = ()
    best: Card | None = None
    suit: Suit | None = None
    amount: int | None = None
    seat: int | None = None
    option: str | None = None
    value: bool | int | str | None = None


class IllegalAction(AcesError):
    """An action that the rules do not allow; nothing has changed. ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code.value)
        self.reason = reason
