"""Passing cards: the partner gives to the bidder, the bidder gives as many back (RULES 7.1)."""

from __future__ import annotations

from collections.abc import Collection

from acesaround.cards import Hand, contains, lacking, sort_hand, without
from acesaround.game import event as ev
from acesaround.game.action import Action, PassCards
from acesaround.game.card_sets import CardSets
from acesaround.game.phases.melding import melds_shown
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal, partner_of
from acesaround.rules import cards_of_melds

OPTION = "passing.pass_count"


def cards_to_pass(state: State) -> int:
    """How many cards each partner passes; 0 if none are passed."""
    return state.rules.passing.pass_count if state.rules.passing else 0


def auto(state: State) -> tuple[ev.Event, ...]:
    """The bidder may have to show melds before giving cards back, if enough are left for that."""
    deal = current_deal(state)
    passing = state.rules.passing
    if passing is None or not passing.show_before_return or len(deal.passes) != 1:
        return ()
    bidder = deal.passes[0].to
    if deal.shown[bidder]:
        return ()
    shown = melds_shown(state, bidder, deal.hands[bidder])
    left = without(deal.hands[bidder], cards_of_melds(shown.melds, deal.hands[bidder]))
    return (shown,) if len(left) >= passing.pass_count else ()


def passable(state: State, seat: int) -> Hand:
    """The cards that may be given away: shown ones stay."""
    deal = current_deal(state)
    return without(deal.hands[seat], cards_of_melds(deal.melds[seat], deal.hands[seat]))


def actor(state: State) -> int | None:
    """The bidder's partner first, then the bidder."""
    deal = current_deal(state)
    if deal.contract is None or not cards_to_pass(state) or len(deal.passes) == 2:
        return None
    bidder = deal.contract.seat
    return bidder if deal.passes else partner_of(state.rules, bidder)


def legal(state: State) -> Collection[Action]:
    """Every set of that many cards of the hand, made only when asked for."""
    seat = actor(state)
    if seat is None:
        return ()
    return CardSets(PassCards, seat, passable(state, seat), cards_to_pass(state))


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """The cards change hands."""
    if not isinstance(action, PassCards):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    number = cards_to_pass(state)
    hand = current_deal(state).hands[action.seat]
    if not contains(hand, action.cards):
        raise IllegalAction(Reason(code=Refusal.NOT_IN_HAND, cards=action.cards))
    # A card that must stay is refused before the number of cards is right, and so at once.
    shown = lacking(passable(state, action.seat), action.cards)
    if shown:
        option = "passing.show_before_return"
        raise IllegalAction(Reason(code=Refusal.PASS_SHOWN, cards=shown, option=option, value=True))
    if len(action.cards) != number:
        raise IllegalAction(
            Reason(code=Refusal.PASS_COUNT, amount=number, option=OPTION, value=number)
        )
    partner = partner_of(state.rules, action.seat)
    assert partner is not None
    return (ev.CardsPassed(seat=action.seat, to=partner, cards=sort_hand(action.cards)),)
