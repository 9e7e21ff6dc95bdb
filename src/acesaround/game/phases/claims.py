"""Claiming the game: a player who thinks to have reached it says so (RULES 1, 3, 9 C15).

A right claim wins at once, whatever the others have. A wrong one bars the claimant: RULES 3 says of
three players that he is out, can claim nothing more, and that the others finish. So he can no
longer win, and his total no longer ends or lengthens the game; his cards are needed, so he plays
on, and what he wins still stands on the sheets. When a wrong claim leaves only one player who can
win, that player wins at once: of two players it is the other one, as RULES 1 says.

The time for a claim is between the win of a trick and the next lead. After the last trick the deal
is settled at once, so its winner is asked first where a claim would be right; a wrong one could
gain nothing then.
"""

from __future__ import annotations

from acesaround.game import event as ev
from acesaround.game.finish import reached
from acesaround.game.phases.scoring import deal_score
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal

OPTION = "match.declare_out"


def claim_total(state: State, seat: int) -> int:
    """The points that a claim of the seat would be judged by: its score if the deal ended now."""
    return deal_score(state).sides[seat].total


def claim_is_right(state: State, seat: int) -> bool:
    """Whether the seat has reached the game; all of it is known to everybody at the table."""
    return reached(state.rules, claim_total(state, seat), state.target)


def may_claim(state: State, seat: int) -> bool:
    """Whether the seat, whose turn it is, may claim the game now."""
    return _refusal(state, seat) is None


def asked_at_the_end(state: State, seat: int) -> bool:
    """Whether the winner of the last trick is asked for a claim before the deal is settled."""
    deal = current_deal(state)
    over = not any(deal.hands) and not deal.waived
    return over and may_claim(state, seat) and claim_is_right(state, seat)


def claim(state: State, seat: int) -> tuple[ev.Event, ...]:
    """The claim of the seat, judged.

    Raises:
        IllegalAction: it is not the time, or the seat may claim nothing more.
    """
    reason = _refusal(state, seat)
    if reason is not None:
        raise IllegalAction(reason)
    total = claim_total(state, seat)
    right = reached(state.rules, total, state.target)
    return (ev.GameClaimed(seat=seat, total=total, right=right),)


def _refusal(state: State, seat: int) -> Reason | None:
    if not state.rules.match.declare_out:
        return Reason(code=Refusal.NOT_NOW, option=OPTION, value=False)
    if seat in state.barred:
        return Reason(code=Refusal.CLAIM_BARRED, option=OPTION, value=True)
    deal = current_deal(state)
    if deal.trick is not None or not deal.tricks or deal.tricks[-1].winner != seat:
        return Reason(code=Refusal.CLAIM_AFTER_TRICK, option=OPTION, value=True)
    return None
