"""Before the first lead: giving up, or announcing all tricks (RULES 6, 7.2, 8.9)."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.game import event as ev
from acesaround.game.action import Action, Concede, Decline, ShootMoon, TakeBack
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal, left_of, side_of
from acesaround.rules import Contracts


def _contracts(state: State) -> Contracts:
    if state.rules.contracts is None:
        raise ValueError(f"{state.rules.name} has no section contracts")
    return state.rules.contracts


def auto(state: State) -> tuple[ev.Event, ...]:
    """Nothing happens by itself."""
    return ()


def actor(state: State) -> int | None:
    """The bidder if there is anything to say, then each opponent until one wants to play."""
    deal = current_deal(state)
    if deal.contract is None or deal.impossible or given_up(state):
        return None
    bidder = deal.contract.seat
    contracts = _contracts(state)
    speaks = contracts.throw_in == "free" or contracts.moon == "announced" or _may_change(state)
    if speaks and bidder not in deal.asked:
        return bidder
    if not contracts.opponents_concede or deal.moon:
        return None
    for seat in _opponents(state):
        if seat not in deal.asked:
            return seat
        if seat not in deal.conceded:
            return None
    return None


def _may_change(state: State) -> bool:
    widow = state.rules.widow
    return widow is not None and widow.change_until_lead


def _opponents(state: State) -> list[int]:
    deal = current_deal(state)
    assert deal.contract is not None
    bidder = deal.contract.seat
    turn = [left_of(deal, bidder, step) for step in range(1, len(deal.seats))]
    return [seat for seat in turn if side_of(state.rules, seat) != side_of(state.rules, bidder)]


def given_up(state: State) -> bool:
    """Whether the bidder or every opponent has given the deal up, or melds have decided it."""
    deal = current_deal(state)
    if deal.reached:
        return True
    if deal.contract is None or not deal.conceded:
        return False
    return deal.contract.seat in deal.conceded or set(_opponents(state)) <= set(deal.conceded)


def legal(state: State) -> tuple[Action, ...]:
    """Play on, give up, or announce all tricks."""
    return tuple(_choices(state))


def _choices(state: State) -> Iterator[Action]:
    seat = actor(state)
    if seat is None:
        return
    deal = current_deal(state)
    assert deal.contract is not None
    contracts = _contracts(state)
    yield Decline(seat=seat)
    if seat != deal.contract.seat or contracts.throw_in == "free":
        yield Concede(seat=seat)
    if seat == deal.contract.seat and contracts.moon == "announced":
        yield ShootMoon(seat=seat)
    if seat == deal.contract.seat and _may_change(state):
        yield TakeBack(seat=seat)


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """What the seat says."""
    if action not in legal(state):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    if isinstance(action, Concede):
        return (ev.Conceded(seat=action.seat),)
    if isinstance(action, ShootMoon):
        return (ev.MoonAnnounced(seat=action.seat),)
    if isinstance(action, TakeBack):
        return ev.TakenBack(seat=action.seat), ev.PhaseBegan(phase="trump")
    return (ev.PlayedOn(seat=action.seat),)
