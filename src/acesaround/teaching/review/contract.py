"""Whether a contract could be made with all cards seen, and what it takes."""

from __future__ import annotations

from acesaround.game import Outcome, State, current_deal, side_of
from acesaround.game.supposing import Taken, suppose_played
from acesaround.kernel.solver import CannotSolve
from acesaround.teaching.review.findings import ContractReview
from acesaround.teaching.review.open_play import (
    Effort,
    Worth,
    open_moment,
    points_left,
    taken_by,
)
from acesaround.teaching.review.playing import Playing


def bidders_camp(state: State) -> frozenset[int]:
    """The seats that play for the contract."""
    deal = current_deal(state)
    if deal.contract is None:
        return frozenset()
    own = side_of(state.rules, deal.contract.seat)
    return frozenset(seat for seat in deal.seats if side_of(state.rules, seat) == own)


def points_needed(state: State) -> int | None:
    """The fewest trick points in the play with which the contract is made, asked of the settlement.

    It is asked before the first lead. None where not even all of them make it, or where all tricks
    are announced and points do not tell whether they were won.
    """
    deal = current_deal(state)
    if deal.contract is None or deal.moon:
        return None
    camp = bidders_camp(state)
    whole = points_left(state)
    return next((points for points in range(whole + 1) if _made(state, camp, points, whole)), None)


def _made(state: State, camp: frozenset[int], points: int, whole: int) -> bool:
    deal = current_deal(state)
    assert deal.contract is not None
    taken = [Taken(0, seat in deal.seats) for seat in range(len(deal.hands))]
    taken[deal.contract.seat] = Taken(points, True)
    other = next(seat for seat in deal.seats if seat not in camp)
    taken[other] = Taken(whole - points, True)
    score = suppose_played(state, taken, deal.buried)
    return score.outcome is Outcome.MADE


def worth_for(state: State, camp: frozenset[int], owner: frozenset[int], worth: Worth) -> Worth:
    """What a moment is worth to a camp, by what it is worth to its owner."""
    if owner == camp:
        return worth
    left = points_left(state)
    return Worth(left - worth.high, left - worth.low)


def makes(state: State, needed: int, owner: frozenset[int], worth: Worth) -> bool | None:
    """Whether the contract is made from here if all play their best; None if bounds leave it open.

    ``needed`` are points from the first lead on, ``worth`` what the moment is worth to ``owner``.
    """
    camp = bidders_camp(state)
    own = worth_for(state, camp, owner, worth)
    so_far = taken_by(state, camp)
    if so_far + own.low >= needed:
        return True
    return False if so_far + own.high < needed else None


def review_contract(
    lead: Playing, number: int, worth: Worth | None, made: bool | None, effort: Effort
) -> ContractReview | None:
    """The contract of a deal whose first lead is due; ``worth`` is that of the moment, if known."""
    state = lead.state
    contract = current_deal(state).contract
    moment = open_moment(lead)
    if contract is None or moment is None:
        return None
    camp = bidders_camp(state)
    left = points_left(state)
    own = Worth(0, left)
    if worth is not None:
        own = worth_for(state, camp, moment.camp, worth)
    needed = points_needed(state)
    could = None if needed is None else makes(state, needed, camp, own)
    if needed is not None and could is None:
        asked = needed if moment.camp == camp else left - needed + 1
        try:
            found = moment.reaches(asked, effort.hard * 3)
        except CannotSolve:
            found = None
        if found is not None:
            could = found if moment.camp == camp else not found
    return ContractReview(contract, number, needed, own.low, own.high, could, made)
