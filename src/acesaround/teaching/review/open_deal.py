"""What calls, trump and cards that change hands are worth with all cards seen.

From such a moment the deal is brought to its first lead by rules of thumb, each seat by its own
View, and there the exact solver says what the side takes. Points are melds and trick points.
"""

from __future__ import annotations

from collections.abc import Iterable

from acesaround.ai.plain import PlainPlayer
from acesaround.ai.search.appraisal import appraisal_of
from acesaround.cards import SUITS, Suit
from acesaround.game import (
    Action,
    Bid,
    Concede,
    Decline,
    NameTrump,
    Pass,
    ShootMoon,
    State,
    TakeBack,
    ThrowIn,
    current_deal,
    legal_actions,
    melds_of_side,
    side_of,
    tricks_of_side,
)
from acesaround.game.bids import nameable
from acesaround.kernel import NotCompiled, packing_of
from acesaround.kernel.solver import CannotSolve
from acesaround.teaching.review.contract import bidders_camp, worth_for
from acesaround.teaching.review.findings import OpenCards, OpenChoice, OpenUnit, Reach, Verdict
from acesaround.teaching.review.open_play import Effort, Worth, open_moment
from acesaround.teaching.review.playing import Playing

_MOST_ACTIONS = 200
_SUITS_TRIED = 2
_NOT_PLAYED = (Concede, ThrowIn, ShootMoon, TakeBack)


def judge_exchange(
    before: Playing, action: Action, sets: Iterable[Action], effort: Effort
) -> OpenCards | None:
    """Cards that change hands, against other sets that were thought of."""
    choices = []
    for each in dict.fromkeys((action, *sets)):
        then = before.fork()
        then.act(each)
        choices.append((each, _side_worth(_to_lead(then), action.seat, effort)))
    return _compared(action, choices)


def judge_trump(before: Playing, action: NameTrump, effort: Effort) -> OpenCards | None:
    """A trump suit against the others that might be named."""
    choices: list[tuple[Action, Worth | None]] = []
    for each in legal_actions(before.state):
        if isinstance(each, NameTrump):
            then = before.fork()
            then.act(each)
            choices.append((each, _side_worth(_to_lead(then), action.seat, effort)))
    return _compared(action, choices)


def judge_call(before: Playing, action: Bid | Pass, reach: Reach | None) -> OpenCards | None:
    """A call, by how far the seat's own contract gets; what a pass costs is not said."""
    if reach is None:
        return None
    if isinstance(action, Bid):
        least, most = max(0, action.amount - reach.high), max(0, action.amount - reach.low)
        verdict = Verdict.COST if least > 0 else Verdict.BEST if most == 0 else Verdict.UNKNOWN
        return OpenCards(verdict, OpenUnit.SIDE, least, most, reach=reach)
    bids = [each.amount for each in legal_actions(before.state) if isinstance(each, Bid)]
    right = not bids or reach.high < bids[0]
    return OpenCards(Verdict.BEST if right else Verdict.UNKNOWN, OpenUnit.SIDE, 0, 0, reach=reach)


def reach_of(opening: Playing, seat: int, effort: Effort) -> Reach | None:
    """How far the seat gets as the bidder, from the first call of the auction on.

    None where it may not bid, or nothing is proven about it.
    """
    state = opening.state
    found: list[Reach] = []
    for suit in _likely(state, seat):
        lead = _to_lead(opening.fork(), bidder=seat, suit=suit)
        worth = _side_worth(lead, seat, effort)
        if worth is not None and lead is not None:
            contract = current_deal(lead.state).contract
            if contract is not None and contract.seat == seat:
                found.append(Reach(seat, suit, worth.low, worth.high))
    return max(found, key=lambda each: (each.low, each.high), default=None)


def _likely(state: State, seat: int) -> list[Suit]:
    """The suits that the seat would think of as trump."""
    hand = current_deal(state).hands[seat]
    packing = packing_of(state.rules.deck.copies, state.rules.deck.nines)
    import numpy as np

    try:
        appraisal = appraisal_of(state.rules)
    except NotCompiled:
        return []
    worth = appraisal.of(np.array([packing.pack(hand)])).sum(axis=2)[0]
    may = nameable(state.rules, hand)
    return sorted(may, key=lambda suit: -float(worth[SUITS.index(suit)]))[:_SUITS_TRIED]


def _compared(action: Action, found: list[tuple[Action, Worth | None]]) -> OpenCards | None:
    known = [(each, worth) for each, worth in found if worth is not None]
    own = next((worth for each, worth in known if each == action), None)
    if own is None:
        return None
    known.sort(key=lambda item: (-item[1].low, -item[1].high))
    others = [worth for each, worth in known if each != action]
    least = max([0, *(each.low - own.high for each in others)])
    most = max([0, *(each.high - own.low for each in others)])
    if len(found) == 1:
        verdict = Verdict.UNKNOWN
    elif least > 0:
        verdict = Verdict.COST
    else:
        verdict = Verdict.BEST if most == 0 else Verdict.UNKNOWN
    return OpenCards(
        verdict,
        OpenUnit.SIDE,
        least,
        most,
        better=known[0][0] if verdict is Verdict.COST else None,
        choices=tuple(OpenChoice(each, worth.low, worth.high) for each, worth in known),
    )


def _side_worth(lead: Playing | None, seat: int, effort: Effort) -> Worth | None:
    """Melds and trick points of the seat's side in a deal whose first lead is due."""
    moment = None if lead is None else open_moment(lead)
    if lead is None or moment is None:
        return None
    state = lead.state
    try:
        worth = moment.worth(effort.usual)
    except CannotSolve:
        return None
    camp = bidders_camp(state)
    if seat not in camp:
        camp = frozenset(current_deal(state).seats) - camp
    own = worth_for(state, camp, moment.camp, worth)
    side = side_of(state.rules, seat)
    had = melds_of_side(state, side) + tricks_of_side(state, side)[0]
    return Worth(had + own.low, had + own.high)


def _to_lead(
    playing: Playing, bidder: int | None = None, suit: Suit | None = None
) -> Playing | None:
    """The moment of the first lead; None if the deal ends before.

    ``bidder`` buys the contract as cheaply as it can, and names ``suit``.
    """
    for _ in range(_MOST_ACTIONS):
        seat = playing.actor
        if seat is None or seat < 0:
            return None
        if playing.state.phase == "tricks":
            return playing
        playing.act(_next(playing, seat, bidder, suit))
    return None


def _next(playing: Playing, seat: int, bidder: int | None, suit: Suit | None) -> Action:
    view = playing.view(seat)
    phase = view.seen.phase
    if phase == "auction":
        return _call(playing, seat, bidder)
    if phase == "trump" and suit is not None and seat == bidder:
        named = NameTrump(seat=seat, suit=suit)
        if named in legal_actions(playing.state):
            return named
    action = PlainPlayer().act(view).action
    return Decline(seat=seat) if isinstance(action, _NOT_PLAYED) else action


def _call(playing: Playing, seat: int, bidder: int | None) -> Action:
    """The bidder calls the least, all others pass if they may."""
    legal = legal_actions(playing.state)
    least = next((each for each in legal if isinstance(each, Bid)), None)
    no = Pass(seat=seat)
    if least is not None and (seat == bidder or no not in legal):
        return least
    return no
