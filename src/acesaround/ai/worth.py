"""What a hand is worth as the bidder's, for every suit as trump, and what single cards are for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from acesaround.ai.forecast import melds_to_come, trick_share
from acesaround.cards import SUITS, Card, Hand, Suit, distinct, without
from acesaround.game import (
    Contract,
    NameTrump,
    View,
    cards_to_pass,
    legal_actions,
    total_trick_points,
)
from acesaround.rules import Meld, Rules, count_melds, meld_points


class Worth(msgspec.Struct, frozen=True):
    """What a hand is worth if its seat wins the auction and names ``suit`` trump, in points.

    ``melds`` are those of the hand as it is, ``meld_points`` their points; ``partner_melds`` is
    what the cards of others bring on average: partner's melds and the passed cards, or the widow;
    ``trick_points`` the estimate for the side, last trick included. ``total`` is the sum. ``best``
    marks the suit worth most of those that may be named.
    """

    suit: Suit
    melds: tuple[Meld, ...]
    meld_points: int
    partner_melds: int
    trick_points: int
    total: int
    best: bool


class CardRole(msgspec.Struct, frozen=True):
    """What a card does for the melds of its hand.

    ``melds`` are those that a copy of it is part of; ``cost`` is how many meld points are lost if
    one copy is given away.
    """

    card: Card
    melds: tuple[Meld, ...]
    cost: int


def worth(view: View) -> tuple[Worth, ...]:
    """What the seat's hand is worth for every suit as trump, in the order of the suits."""
    state, deal = view.seen, view.deal
    widow = 0 if deal.widow_taken else len(deal.widow)
    found = worth_of(view.hand, state.rules, cards_to_pass(state), widow)
    # Whether a suit may be named at all is asked of the engine.
    naming = replace(deal, contract=Contract(view.seat, 0), trump=None)
    legal = legal_actions(replace(state, phase="trump", deal=naming))
    suits = [action.suit for action in legal if isinstance(action, NameTrump)]
    return _marked(found, suits)


def worth_of(hand: Hand, rules: Rules, passed: int, widow: int = 0) -> tuple[Worth, ...]:
    """What a hand is worth under the rules when ``passed`` cards go each way.

    ``widow`` is the number of cards that the bidder will take up besides.
    """
    return _marked([_worth(hand, suit, rules, passed, widow) for suit in SUITS], SUITS)


def _marked(found: Sequence[Worth], suits: Sequence[Suit]) -> tuple[Worth, ...]:
    best = max((each for each in found if each.suit in suits), key=lambda each: each.total)
    return tuple(replace(each, best=each is best) for each in found)


def _worth(hand: Hand, suit: Suit, rules: Rules, passed: int, widow: int) -> Worth:
    melds = count_melds(hand, suit, rules.melds, rules.scoring.scale)
    own = meld_points(melds)
    more = melds_to_come(hand, suit, rules, passed, widow)
    share = trick_share(hand, suit, rules, passed, widow)
    tricks = round(share * total_trick_points(rules))
    return Worth(suit, melds, own, more, tricks, own + more + tricks, False)


def card_help(view: View) -> tuple[CardRole, ...]:
    """For each kind of card in the hand, the melds that it is part of and what giving it costs.

    Before trump is named there is nothing to say yet: the answer is empty.
    """
    rules = view.seen.rules
    trump = view.deal.trump
    if trump is None:
        return ()
    melds = count_melds(view.hand, trump, rules.melds, rules.scoring.scale)
    whole = meld_points(melds)
    return tuple(
        CardRole(
            card,
            tuple(meld for meld in melds if card in meld.cards),
            whole - points_of(without(view.hand, (card,)), trump, rules),
        )
        for card in distinct(view.hand)
    )


def points_of(hand: Iterable[Card], trump: Suit, rules: Rules) -> int:
    """The meld points of a hand."""
    return meld_points(count_melds(hand, trump, rules.melds, rules.scoring.scale))
