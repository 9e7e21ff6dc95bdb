"""Burying: the bidder lays as many cards away as the widow held, none of them melded (RULES 6)."""

from __future__ import annotations

from collections.abc import Collection

from acesaround.cards import Hand, Rank, contains, lacking, sort_hand, without
from acesaround.game import event as ev
from acesaround.game.action import Action, Bury
from acesaround.game.card_sets import CardSets
from acesaround.game.phases.offers import given_up
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal
from acesaround.rules import cards_of_melds


def cards_to_bury(state: State) -> int:
    """How many cards the bidder buries; 0 where there is no widow."""
    return state.rules.widow.size if state.rules.widow else 0


def auto(state: State) -> tuple[ev.Event, ...]:
    """Nothing happens by itself."""
    return ()


def actor(state: State) -> int | None:
    """The bidder, who holds as many cards too many as the widow had."""
    deal = current_deal(state)
    if deal.contract is None or not deal.widow_taken or deal.buried:
        return None
    if deal.impossible or given_up(state):
        return None
    return deal.contract.seat


def legal(state: State) -> Collection[Action]:
    """Every set of that many cards that leaves the shown melds whole."""
    seat = actor(state)
    if seat is None:
        return ()
    return CardSets(Bury, seat, buriable(state, seat), cards_to_bury(state))


def buriable(state: State, seat: int) -> Hand:
    """The cards that may be buried: those of no meld, or all where these are too few."""
    deal = current_deal(state)
    hand = deal.hands[seat]
    free = without(hand, cards_of_melds(deal.melds[seat], hand))
    return free if len(free) >= cards_to_bury(state) else hand


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """The cards are laid away, and what must be said of them is said."""
    if not isinstance(action, Bury):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    deal = current_deal(state)
    if not contains(deal.hands[action.seat], action.cards):
        raise IllegalAction(Reason(code=Refusal.NOT_IN_HAND, cards=action.cards))
    # A card that must stay is refused before the number of cards is right, and so at once.
    melded = lacking(buriable(state, action.seat), action.cards)
    if melded:
        raise IllegalAction(Reason(code=Refusal.BURY_MELDED, cards=melded))
    number = cards_to_bury(state)
    if len(action.cards) != number:
        raise IllegalAction(
            Reason(code=Refusal.BURY_COUNT, amount=number, option="widow.size", value=number)
        )
    buried = ev.CardsBuried(seat=action.seat, cards=sort_hand(action.cards))
    trumps = sum(card.suit is deal.trump for card in action.cards)
    aces = sum(card.rank is Rank.ACE and card.suit is not deal.trump for card in action.cards)
    assert state.rules.widow is not None
    if state.rules.widow.bury_announce == "nothing" or not trumps + aces:
        return (buried,)
    return buried, ev.BuriedAnnounced(seat=action.seat, trumps=trumps, aces=aces)
