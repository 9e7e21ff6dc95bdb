"""The score: the deal is settled and the game may be over (RULES 1, 7.1)."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.game import event as ev
from acesaround.game.action import Action
from acesaround.game.finish import counts_at_once, finish, first_there
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.score import DealScore
from acesaround.game.settle import Tally, settle
from acesaround.game.state import State, current_deal, melds_of_side, side_of, sides, tricks_of_side


def auto(state: State) -> tuple[ev.Event, ...]:
    """The settlement, and what it means for the game."""
    if current_deal(state).score is not None:
        return ()
    score = _score(state)
    totals = tuple(side.total for side in score.sides)
    bidder = None if score.bidder is None else side_of(state.rules, score.bidder)
    verdict = finish(state.rules, totals, state.target, bidder)
    scored = ev.DealScored(score=score)
    if verdict.winner is not None:
        return scored, ev.GameWon(side=verdict.winner)
    if verdict.target != state.target:
        return scored, ev.TargetRaised(target=verdict.target)
    return (scored,)


def ended_early(state: State) -> tuple[ev.Event, ...]:
    """The end of a game in the middle of a deal, where points count at once."""
    deal = state.deal
    if not counts_at_once(state.rules) or deal is None or deal.score is not None:
        return ()
    winner = first_there(state.rules, running_totals(state), state.target)
    if winner is None:
        return ()
    return ev.DealScored(score=_score(state)), ev.GameWon(side=winner)


def running_totals(state: State) -> tuple[int, ...]:
    """Each side's score if the melds and tricks of the deal in progress counted at once."""
    return tuple(
        state.scores[side] + melds_of_side(state, side) + tricks_of_side(state, side)[0]
        for side in sides(state.rules)
    )


def _score(state: State) -> DealScore:
    deal = current_deal(state)
    rules = state.rules
    tricks = [tricks_of_side(state, side) for side in sides(rules)]
    contract = deal.contract
    tally = Tally(
        melds=tuple(melds_of_side(state, side) for side in sides(rules)),
        tricks=tuple(points for points, _ in tricks),
        won=tuple(won for _, won in tricks),
        bidder=side_of(rules, contract.seat) if contract else None,
        bid=contract.amount if contract else 0,
        impossible=deal.impossible,
    )
    outcome, settled = settle(rules, tally)
    return DealScore(
        number=deal.number,
        dealer=deal.dealer,
        outcome=outcome,
        sides=tuple(
            replace(side, total=before + side.change)
            for side, before in zip(settled, state.scores, strict=True)
        ),
        bidder=contract.seat if contract else None,
        bid=contract.amount if contract else None,
    )


def actor(state: State) -> int | None:
    """Nobody: the settlement is arithmetic."""
    return None


def legal(state: State) -> tuple[Action, ...]:
    """Nothing to choose."""
    return ()


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """No action is possible."""
    raise IllegalAction(Reason(code=Refusal.NOT_NOW))
