"""The auction: bid or pass for good, until one bidder is left (RULES 7.1, 8.4, 10.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from acesaround.game import event as ev
from acesaround.game.action import Action, Bid, Pass
from acesaround.game.bids import (
    MARRIAGE_OPTION,
    all_bids,
    auction_of,
    highest_bid,
    may_bid,
    open_bids,
    step_at,
)
from acesaround.game.chips import Payment, all_passed
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal, left_of


def auto(state: State) -> tuple[ev.Event, ...]:
    """The contract, once one bidder is left, or the end of a deal that nobody wants."""
    deal = current_deal(state)
    if deal.contract is not None or deal.abandoned:
        return ()
    highest = highest_bid(state)
    live = _live(state)
    if highest is not None and live in ([], [highest.seat]):
        assert highest.amount is not None
        return (ev.ContractMade(seat=highest.seat, amount=highest.amount, stuck=False),)
    auction = auction_of(state.rules)
    if highest is None and live == [deal.dealer] and auction.all_pass == "dealer_stuck":
        least = state.rules.scaled(auction.min_bid)
        return (ev.ContractMade(seat=deal.dealer, amount=least, stuck=True),)
    return () if live else (passed_out(state),)


def passed_out(state: State) -> ev.DealAbandoned:
    """The end of a deal that nobody wants, with what it costs."""
    return ev.DealAbandoned(payment=_all_passed(state))


def _all_passed(state: State) -> Payment | None:
    chips = state.rules.chips
    if chips is None or not state.rules.in_chips:
        return None
    return all_passed(chips, state.rules.deal.players, current_deal(state).seats)


def actor(state: State) -> int | None:
    """The next seat to the left that may still call."""
    deal = current_deal(state)
    if deal.contract is not None or deal.abandoned:
        return None
    live = _live(state)
    seat = left_of(deal, deal.calls[-1].seat if deal.calls else deal.dealer)
    while seat not in live:
        seat = left_of(deal, seat)
    return seat


def _live(state: State) -> list[int]:
    """The seats that have not passed or, where each calls once, not called."""
    deal = current_deal(state)
    once = auction_of(state.rules).rounds == "once"
    done = {call.seat for call in deal.calls if once or call.amount is None}
    return [seat for seat in deal.seats if seat not in done]


def legal(state: State) -> Collection[Action]:
    """Pass, and every bid from the least one up, as far as the rules let the seat."""
    seat = actor(state)
    if seat is None:
        return ()
    return Calls(seat, _bids_of(state, seat), passing=_may_pass(state, seat))


def _bids_of(state: State, seat: int) -> tuple[int, ...]:
    """The bids that the seat may call; a dealer who must bid needs no marriage for the least."""
    bids = open_bids(state)
    if _may_bid(state, seat):
        return bids
    return bids[:1] if _dealer_must_bid(state, seat) else ()


def _dealer_must_bid(state: State, seat: int) -> bool:
    deal = current_deal(state)
    last = seat == deal.dealer and highest_bid(state) is None and _live(state) == [seat]
    return last and auction_of(state.rules).all_pass == "dealer_bids"


def _may_pass(state: State, seat: int) -> bool:
    deal = current_deal(state)
    if _dealer_must_bid(state, seat):
        return False
    first = seat == left_of(deal, deal.dealer) and not deal.calls
    return not (auction_of(state.rules).eldest_must_bid and first and _may_bid(state, seat))


def _may_bid(state: State, seat: int) -> bool:
    return may_bid(state.rules, current_deal(state).hands[seat])


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """The call; refused if the bid is too low, off the steps, or beyond every hand."""
    if isinstance(action, Pass):
        if not _may_pass(state, action.seat):
            if _dealer_must_bid(state, action.seat):
                reason = Reason(
                    code=Refusal.MUST_BID, option="auction.all_pass", value="dealer_bids"
                )
                raise IllegalAction(reason)
            option = "auction.eldest_must_bid"
            raise IllegalAction(Reason(code=Refusal.MUST_BID, option=option, value=True))
        return (ev.CallMade(seat=action.seat, amount=None),)
    if not isinstance(action, Bid):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    _check_bid(state, action)
    return (ev.CallMade(seat=action.seat, amount=action.amount),)


def _check_bid(state: State, action: Bid) -> None:
    amount = action.amount
    if amount in _bids_of(state, action.seat):
        return
    if not _may_bid(state, action.seat):
        raise IllegalAction(
            Reason(code=Refusal.NEEDS_MARRIAGE, option=MARRIAGE_OPTION, value="to_bid")
        )
    bids = open_bids(state)
    least, _, most = bid_range(state)
    if not bids or amount > most:
        highest = all_bids(state.rules)[-1]
        limited = auction_of(state.rules).max_bid
        limit = "auction.max_bid" if limited else None
        raise IllegalAction(
            Reason(code=Refusal.BID_TOO_HIGH, amount=highest, option=limit, value=limited or None)
        )
    if amount % step_at(state.rules, amount):
        step = step_at(state.rules, amount)
        late = step != state.rules.scaled(auction_of(state.rules).bid_step)
        path = "auction.late_step" if late else "auction.bid_step"
        raise IllegalAction(Reason(code=Refusal.BID_STEP, amount=step, option=path, value=step))
    if amount < least:
        opened = highest_bid(state) is not None
        first = None if opened else "auction.min_bid"
        value = None if opened else least
        raise IllegalAction(
            Reason(code=Refusal.BID_TOO_LOW, amount=least, option=first, value=value)
        )
    raise IllegalAction(Reason(code=Refusal.BID_BARRED, option="auction.bar_40_90", value=True))


def bid_range(state: State) -> tuple[int, int, int]:
    """The least bid that the next to call may call, the step from it to the next, and the most.

    Where the seat holds no marriage that a bid needs, they are those of the others.
    """
    seat = actor(state)
    bids = (_bids_of(state, seat) if seat is not None else ()) or open_bids(state)
    least = bids[0] if bids else 0
    return least, step_at(state.rules, least + 1), bids[-1] if bids else 0


class Calls(Collection[Action]):
    """The calls open to a seat: a pass, then the bids in order; made only when asked for."""

    def __init__(self, seat: int, bids: tuple[int, ...], passing: bool) -> None:
        self._seat = seat
        self._bids = bids
        self._passing = passing

    def __len__(self) -> int:
        return self._passing + len(self._bids)

    def __iter__(self) -> Iterator[Action]:
        if self._passing:
            yield Pass(seat=self._seat)
        for amount in self._bids:
            yield Bid(seat=self._seat, amount=amount)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Pass):
            return self._passing and action.seat == self._seat
        return isinstance(action, Bid) and action.seat == self._seat and action.amount in self._bids
