"""The widow: taken up by the winner of the auction, who may have to share it out (RULES 6, 8.3)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations

from acesaround.cards import count
from acesaround.game import event as ev
from acesaround.game.action import Action, Decline, ShareWidow, ThrowIn
from acesaround.game.bids import auction_of
from acesaround.game.chips import unit
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal, left_of

SHARED = "auction.shared_widow"


def auto(state: State) -> tuple[ev.Event, ...]:
    """The widow is taken as soon as there is a contract, and no throwing in to decide on first."""
    widow = state.rules.widow
    waits = widow is not None and widow.trump_unseen
    return () if waits or actor(state) is not None else taken(state)


def taken(state: State) -> tuple[ev.Event, ...]:
    """The bidder takes the widow, unless that has been done or the cards were thrown in.

    A widow that is shared out is looked at by the bidder alone; any other is turned up for all.
    """
    deal = current_deal(state)
    if deal.contract is None or deal.widow_taken or not deal.widow or deal.thrown_in:
        return ()
    bidder = deal.contract.seat
    if auction_of(state.rules).shared_widow:
        return (ev.WidowSeen(seat=bidder, cards=deal.widow),)
    return (ev.WidowTaken(seat=bidder, cards=deal.widow),)


def actor(state: State) -> int | None:
    """The bidder, while a forced bid may be thrown in unseen or the widow must be shared out."""
    deal = current_deal(state)
    if deal.contract is None or deal.thrown_in or not deal.widow:
        return None
    bidder = deal.contract.seat
    if not deal.widow_taken:
        return bidder if _may_throw_in(state) and bidder not in deal.asked else None
    return bidder if auction_of(state.rules).shared_widow else None


def throw_in_price(state: State) -> int:
    """Chips that the bidder pays to the pot for throwing in unseen: one unit of the bid.

    No suit has been named yet, so none makes it dearer.
    """
    chips, contract = state.rules.chips, current_deal(state).contract
    if chips is None or contract is None:
        raise ValueError("there is no contract for chips")
    return unit(chips, contract.amount * state.rules.scoring.scale, None)


def _may_throw_in(state: State) -> bool:
    """Whether the contract is a bid that the bidder was forced to make, and the rules are so."""
    rules, deal = state.rules, current_deal(state)
    contract, auction = deal.contract, auction_of(rules)
    if contract is None or rules.chips is None or not rules.chips.forced_throw_in:
        return False
    first = auction.eldest_must_bid and contract.seat == left_of(deal, deal.dealer)
    last = auction.all_pass == "dealer_bids" and contract.seat == deal.dealer
    alone = all(call.amount is None for call in deal.calls[:-1])
    forced = first or (last and alone)
    return contract.stuck or (forced and contract.amount == rules.scaled(auction.min_bid))


def legal(state: State) -> Collection[Action]:
    """Taking the widow up or throwing in; or every way to share the widow out."""
    seat = actor(state)
    if seat is None:
        return ()
    deal = current_deal(state)
    if not deal.widow_taken:
        return Decline(seat=seat), ThrowIn(seat=seat)
    ways = dict.fromkeys(permutations(deal.widow, len(receivers(state))))
    return tuple(ShareWidow(seat=seat, cards=cards) for cards in ways)


def receivers(state: State) -> tuple[int, ...]:
    """The seats that get a card of a widow that is shared out, in the order of the cards."""
    deal = current_deal(state)
    assert deal.contract is not None
    return tuple(left_of(deal, deal.contract.seat, step) for step in range(1, len(deal.seats)))


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """The answer to the question, or one card for each of the others."""
    deal = current_deal(state)
    if not deal.widow_taken:
        if isinstance(action, ThrowIn):
            return (ev.ThrownInUnseen(seat=action.seat),)
        if isinstance(action, Decline):
            return (ev.PlayedOn(seat=action.seat),)
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    if not isinstance(action, ShareWidow):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    seats = receivers(state)
    there = count(deal.widow)
    wrong = tuple(c for c, n in count(action.cards).items() if there.get(c, 0) < n)
    if wrong:
        raise IllegalAction(
            Reason(code=Refusal.SHARE_NOT_WIDOW, cards=wrong, option=SHARED, value=True)
        )
    if len(action.cards) != len(seats):
        raise IllegalAction(
            Reason(code=Refusal.SHARE_COUNT, amount=len(seats), option=SHARED, value=True)
        )
    return tuple(
        ev.WidowShared(seat=action.seat, to=to, cards=(card,))
        for to, card in zip(seats, action.cards, strict=True)
    )
