"""Showing melds all at once, before the first lead or after one's first card (RULES 3-7)."""

from __future__ import annotations

from acesaround.cards import Hand, without
from acesaround.game import event as ev
from acesaround.game.action import Action
from acesaround.game.bids import lacks_marriage
from acesaround.game.laying import nine_of_trump
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.score import Outcome
from acesaround.game.settle import Tally, settle
from acesaround.game.state import (
    State,
    current_deal,
    left_of,
    melds_of_side,
    side_of,
    sides,
)
from acesaround.rules import count_melds, total_trick_points


def auto(state: State) -> tuple[ev.Event, ...]:
    """The next seat shows its melds, the bidder first; then the bid may prove impossible."""
    deal = current_deal(state)
    if state.rules.melds.meld_timing != "before_lead":
        return ()
    first = deal.contract.seat if deal.contract else left_of(deal, deal.dealer)
    for step in range(len(deal.seats)):
        seat = left_of(deal, first, step)
        if not deal.shown[seat]:
            return (melds_shown(state, seat, deal.hands[seat]),)
    return decided_by_melds(state)


def decided_by_melds(state: State) -> tuple[ev.Event, ...]:
    """The end of a deal that is not played, as far as the melds of all seats decide it.

    Melds that are shown during the play come too late for that.
    """
    if state.rules.melds.meld_timing != "before_lead":
        return ()
    return _impossible(state) or _reached(state)


def due_after_card(state: State) -> tuple[ev.Event, ...]:
    """The melds of the seat that has just played to the first trick, where that is the time."""
    melds = state.rules.melds
    deal = current_deal(state)
    if melds.meld_timing != "after_own_first_card" or deal.tricks or deal.trick is None:
        return ()
    for place, card in enumerate(deal.trick.cards):
        seat = left_of(deal, deal.trick.leader, place)
        if not deal.shown[seat]:
            hand = deal.hands[seat]
            return (melds_shown(state, seat, (*hand, card) if melds.first_card_counts else hand),)
    return ()


def melds_shown(state: State, seat: int, cards: Hand) -> ev.MeldsShown:
    """The showing of all melds that the seat has in these cards."""
    deal = current_deal(state)
    rules = state.rules
    if rules.melds.who == "bidder" and not (deal.contract and deal.contract.seat == seat):
        return ev.MeldsShown(seat=seat, melds=())
    nine = nine_of_trump(deal)
    scored = deal.spent_nines[seat]
    if nine is not None and scored:
        # A nine that was turned or came by exchange has scored already.
        cards = without(cards, (nine,) * min(scored, cards.count(nine)))
    melds = count_melds(cards, deal.trump, rules.melds, rules.scoring.scale)
    return ev.MeldsShown(seat=seat, melds=melds)


def _impossible(state: State) -> tuple[ev.Event, ...]:
    deal = current_deal(state)
    rules = state.rules
    if deal.contract is None or deal.impossible:
        return ()
    bidder = deal.contract.seat
    if deal.trump is not None and lacks_marriage(rules, deal.hands[bidder], deal.trump):
        return (ev.BidImpossible(seat=bidder, needed=None),)
    if too_few_melds(state):
        return (ev.BidImpossible(seat=bidder, needed=None),)
    if out_of_reach(state):
        return (ev.BidImpossible(seat=bidder, needed=_needed(state)),)
    return ()


def too_few_melds(state: State) -> bool:
    """Whether the bidders' melds are less than the rules ask for, so that they are set unplayed."""
    rules = state.rules
    return _bidders_melds(state) < rules.scaled(rules.scoring.min_melds)


def out_of_reach(state: State) -> bool:
    """Whether all tricks together are too little for the bid, and the deal is not played then."""
    rules = state.rules
    beyond = _needed(state) > total_trick_points(rules)
    return beyond and rules.scoring.unplayed == "impossible"


def _needed(state: State) -> int:
    contract = current_deal(state).contract
    assert contract is not None
    return contract.amount - _bidders_melds(state)


def _bidders_melds(state: State) -> int:
    contract = current_deal(state).contract
    assert contract is not None
    return melds_of_side(state, side_of(state.rules, contract.seat))


def _reached(state: State) -> tuple[ev.Event, ...]:
    """The end of a deal for chips whose contract the shown melds have made already."""
    deal = current_deal(state)
    chips, contract = state.rules.chips, deal.contract
    if chips is None or not chips.melds_enough or contract is None or deal.reached:
        return ()
    every = sides(state.rules)
    melds = tuple(melds_of_side(state, side) for side in every)
    bidder = side_of(state.rules, contract.seat)
    none = (0,) * len(every)
    tally = Tally(melds=melds, tricks=none, won=none, bidder=bidder, bid=contract.amount)
    made = settle(state.rules, tally)[0] is Outcome.MADE
    return (ev.BidReached(seat=contract.seat),) if made else ()


def actor(state: State) -> int | None:
    """Nobody: all melds of a hand are always shown (none can hurt, RULES 0.6)."""
    return None


def legal(state: State) -> tuple[Action, ...]:
    """Nothing to choose."""
    return ()


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """No action is possible."""
    raise IllegalAction(Reason(code=Refusal.NOT_NOW))
