"""The score: the deal is settled and the game may be over (RULES 1, 7.1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from acesaround.game import event as ev
from acesaround.game.action import Action
from acesaround.game.chips import Bargain, pay, refill, share
from acesaround.game.finish import (
    Position,
    Verdict,
    counts_at_once,
    finish,
    first_out,
    first_there,
)
from acesaround.game.phases.offers import given_up
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.score import DealScore, Outcome
from acesaround.game.settle import Tally, bidder_alone, settle
from acesaround.game.stakes import Staked, chips_by_side, deal_stakes, game_stake
from acesaround.game.state import State, current_deal, melds_of_side, side_of, sides, tricks_of_side
from acesaround.rules import meld_points


def auto(state: State) -> tuple[ev.Event, ...]:
    """The settlement, and what it means for the game."""
    if current_deal(state).score is not None:
        return ()
    score = deal_score(state)
    return tuple(_closed(state, score, finish(state.rules, _position(state, score))))


def ended_early(state: State) -> tuple[ev.Event, ...]:
    """The end of a game, or of a deal, in the middle of the play.

    It comes where points count at once, and by a claim to have reached the game: a right one, or a
    wrong one that leaves only one player who can win.
    """
    deal = state.deal
    if deal is None or deal.score is not None:
        return ()
    if counts_at_once(state.rules):
        winner = first_there(state.rules, running_totals(state), state.target)
        return () if winner is None else tuple(_won(state, deal_score(state), winner))
    if deal.claimed is None and not _one_is_left(state):
        return ()
    score = deal_score(state)
    position = _position(state, score)
    if deal.claimed is None:
        return tuple(_won(state, score, position.contenders[0]))
    verdict = first_out(state.rules, position, deal.claimed)
    closed = tuple(_closed(state, score, verdict))
    if verdict.winner is not None or state.rules.continuation is None:
        return closed
    return *closed, ev.PhaseBegan(phase=state.rules.continuation.phases[0])


def closing(state: State) -> tuple[ev.Event, ...]:
    """The end of the deal as it stands: settled after its play, or by what ends it early."""
    return ended_early(state) or auto(state)


def _one_is_left(state: State) -> bool:
    return len(sides(state.rules)) - len({*state.out, *state.barred}) == 1


def _position(state: State, score: DealScore) -> Position:
    return Position(
        totals=tuple(side.total for side in score.sides),
        target=state.target,
        bidder=None if score.bidder is None else side_of(state.rules, score.bidder),
        out=state.out,
        deals=score.number,
        barred=state.barred,
    )


def _won(state: State, score: DealScore, winner: int) -> Iterator[ev.Event]:
    return _closed(state, score, Verdict(winner, state.target))


def _closed(state: State, score: DealScore, verdict: Verdict) -> Iterator[ev.Event]:
    """The deal is settled, and the verdict on the game is carried out."""
    yield ev.DealScored(score=_staked(state, score, verdict.winner))
    if verdict.leaves is not None and state.rules.continuation is not None:
        yield ev.PlayerLeft(seat=verdict.leaves, rules=state.rules.continuation)
    if verdict.target != state.target:
        yield ev.TargetRaised(target=verdict.target)
    if verdict.winner is None:
        return
    if state.pot + score.pot:
        yield ev.PotShared(payment=share(state.pot + score.pot, state.rules.deal.players))
    yield ev.GameWon(side=verdict.winner)


def running_totals(state: State) -> tuple[int, ...]:
    """Each side's score if the melds and tricks of the deal in progress counted at once."""
    return tuple(
        state.scores[side] + melds_of_side(state, side) + tricks_of_side(state, side)[0]
        for side in sides(state.rules)
    )


def deal_score(state: State) -> DealScore:
    """The settlement of the deal in progress as it would be if nothing more were played."""
    deal = current_deal(state)
    rules = state.rules
    # What lies buried in a deal that is not played stays unknown, points and all.
    tricks = [(0, 0) if given_up(state) else tricks_of_side(state, side) for side in sides(rules)]
    contract = deal.contract
    tally = Tally(
        melds=tuple(melds_of_side(state, side) for side in sides(rules)),
        tricks=tuple(points for points, _ in tricks),
        won=tuple(won for _, won in tricks),
        lost=tuple(_lost(state, side) for side in sides(rules)),
        bidder=side_of(rules, contract.seat) if contract else None,
        bid=contract.amount if contract else 0,
        impossible=deal.impossible,
        conceded=contract is not None and contract.seat in deal.conceded,
        yielded=contract is not None and contract.seat not in deal.conceded and given_up(state),
        thrown_in=deal.thrown_in,
        moon=deal.moon,
        offender=side_of(rules, deal.offenders[0]) if deal.offenders else None,
        before=state.scores,
    )
    outcome, settled = settle(rules, tally)
    pot = refilled = 0
    if rules.chips is not None and contract is not None:
        if rules.in_chips:
            bargain = Bargain(
                bidder=contract.seat,
                bid=contract.amount * rules.scoring.scale,
                trump=deal.trump,
                made=outcome in (Outcome.MADE, Outcome.YIELDED),
                conceded=outcome is Outcome.CONCEDED,
                thrown_in=outcome is Outcome.THROWN_IN,
            )
            table = rules.deal.players
            payment = pay(rules.chips, bargain, table, deal.seats, state.pot)
            changes, pot = payment.seats, payment.pot
            refilled = refill(rules.chips, bargain, table, state.pot)
        else:
            changes = bidder_alone(rules, tally, outcome, settled)
        settled = tuple(
            replace(side, change=change) for side, change in zip(settled, changes, strict=True)
        )
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
        pot=pot,
        refill=refilled,
    )


def _staked(state: State, score: DealScore, winner: int | None) -> DealScore:
    """The settlement with the chips that are paid beside the points."""
    rules = state.rules
    if rules.stakes is None:
        return score
    deal = current_deal(state)
    bidder = None if score.bidder is None else side_of(rules, score.bidder)
    won = {side_of(rules, trick.winner) for trick in deal.tricks if trick.winner is not None}
    whole = not any(deal.hands) and deal.trick is None
    staked = Staked(
        hands=tuple((side_of(rules, seat), deal.melds[seat]) for seat in deal.seats),
        bidder=bidder,
        bid=(score.bid or 0) * rules.scoring.scale,
        made=_made(state, score.outcome, bidder),
        swept=won.pop() if whole and len(won) == 1 else None,
    )
    stakes = deal_stakes(rules.stakes, staked)
    if winner is not None:
        stakes += game_stake(rules, winner, tuple(side.total for side in score.sides))
    return replace(score, stakes=stakes, chips=chips_by_side(stakes))


def _made(state: State, outcome: Outcome, bidder: int | None) -> bool | None:
    """Whether the contract counts as made; the side of a forbidden card has lost it."""
    if bidder is None:
        return None
    offenders = current_deal(state).offenders
    if offenders and side_of(state.rules, offenders[0]) == bidder:
        return False
    if outcome is Outcome.OFFENCE:
        return True
    return outcome in (Outcome.MADE, Outcome.YIELDED)


def _lost(state: State, side: int) -> int:
    """Meld points of those on a side who won no trick, where each must win one.

    A deal that is not played gives nobody a chance to.
    """
    deal = current_deal(state)
    if state.rules.scoring.credit == "side" or deal.impossible or given_up(state):
        return 0
    winners = {trick.winner for trick in deal.tricks}
    return sum(
        meld_points(deal.melds[seat]) + deal.bonus[seat]
        for seat in deal.seats
        if side_of(state.rules, seat) == side and seat not in winners
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
