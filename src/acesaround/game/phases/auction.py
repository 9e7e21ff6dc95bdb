"""The auction: bid or pass for good, until one bidder is left (RULES 7.1, 10.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from acesaround.game import event as ev
from acesaround.game.action import Action, Bid, Pass
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import (
    Call,
    State,
    current_deal,
    next_seat,
    players,
    total_trick_points,
)
from acesaround.rules import TABLES, Auction, MeldKind, Rules


def _auction(rules: Rules) -> Auction:
    if rules.auction is None:
        raise ValueError(f"{rules.name} has no auction")
    return rules.auction


def auto(state: State) -> tuple[ev.Event, ...]:
    """The contract, once one bidder is left, or the end of a deal that nobody wants."""
    deal = current_deal(state)
    if deal.contract is not None or deal.abandoned:
        return ()
    highest, live = _standing(state)
    if highest is not None and live == [highest.seat]:
        assert highest.amount is not None
        return (ev.ContractMade(seat=highest.seat, amount=highest.amount, stuck=False),)
    if highest is None and live == [deal.dealer]:
        auction = _auction(state.rules)
        if auction.all_pass == "dealer_stuck":
            least = state.rules.scaled(auction.min_bid)
            return (ev.ContractMade(seat=deal.dealer, amount=least, stuck=True),)
    if not live:
        return (ev.DealAbandoned(),)
    return ()


def actor(state: State) -> int | None:
    """The next seat to the left that has not passed."""
    deal = current_deal(state)
    if deal.contract is not None or deal.abandoned:
        return None
    _, live = _standing(state)
    last = deal.calls[-1].seat if deal.calls else deal.dealer
    seat = next_seat(state.rules, last)
    while seat not in live:
        seat = next_seat(state.rules, seat)
    return seat


def legal(state: State) -> Collection[Action]:
    """Pass, and every bid from the least one up."""
    seat = actor(state)
    return Calls(state, seat) if seat is not None else ()


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """The call; refused if the bid is too low, off the steps, or beyond every hand."""
    if isinstance(action, Pass):
        return (ev.CallMade(seat=action.seat, amount=None),)
    if not isinstance(action, Bid):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    least, step, most = bid_range(state)
    amount = action.amount
    if amount % step:
        option = "auction.bid_step"
        raise IllegalAction(Reason(code=Refusal.BID_STEP, amount=step, option=option, value=step))
    if amount < least:
        opened = any(call.amount is not None for call in current_deal(state).calls)
        raise IllegalAction(
            Reason(
                code=Refusal.BID_TOO_LOW,
                amount=least,
                option=None if opened else "auction.min_bid",
                value=None if opened else least,
            )
        )
    if amount > most:
        raise IllegalAction(Reason(code=Refusal.BID_TOO_HIGH, amount=most))
    return (ev.CallMade(seat=action.seat, amount=amount),)


def bid_range(state: State) -> tuple[int, int, int]:
    """The least bid that may be called now, the step between bids, and the most, in points."""
    rules = state.rules
    auction = _auction(rules)
    step = rules.scaled(auction.bid_step)
    highest, _ = _standing(state)
    least = rules.scaled(auction.min_bid)
    if highest is not None and highest.amount is not None:
        least = highest.amount + step
    return least, step, _most(rules, step)


def _most(rules: Rules, step: int) -> int:
    """No side can reach more than this: every meld of the table at its fullest and all tricks."""
    table = TABLES[rules.melds.table]
    copies = rules.deck.copies
    melds = sum(table.points(kind, copies) for kind in MeldKind if kind is not MeldKind.MARRIAGE)
    melds += 3 * table.points(MeldKind.MARRIAGE, copies)
    return (rules.scaled(melds) + total_trick_points(rules)) // step * step


def _standing(state: State) -> tuple[Call | None, list[int]]:
    """The highest bid so far, and the seats that have not passed."""
    calls = current_deal(state).calls
    passed = {call.seat for call in calls if call.amount is None}
    bids = [call for call in calls if call.amount is not None]
    return (bids[-1] if bids else None), [s for s in players(state.rules) if s not in passed]


class Calls(Collection[Action]):
    """The calls open to a seat: a pass, then the bids in order; made only when asked for."""

    def __init__(self, state: State, seat: int) -> None:
        self._seat = seat
        least, step, most = bid_range(state)
        self._bids = range(least, most + 1, step)

    def __len__(self) -> int:
        return 1 + len(self._bids)

    def __iter__(self) -> Iterator[Action]:
        yield Pass(seat=self._seat)
        for amount in self._bids:
            yield Bid(seat=self._seat, amount=amount)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Pass):
            return action.seat == self._seat
        return isinstance(action, Bid) and action.seat == self._seat and action.amount in self._bids
