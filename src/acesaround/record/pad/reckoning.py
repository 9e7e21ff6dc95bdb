"""Reckoning a score pad: the engine settles deal after deal, as far as they can be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from acesaround.game import (
    DealState,
    State,
    begin,
    closing,
    current_deal,
    dealt,
    evolve,
    given_back,
    told,
)
from acesaround.game import event as ev
from acesaround.record.pad.fields import UNDEALT
from acesaround.record.pad.reading import Texts, read_deal
from acesaround.record.pad.told_deal import deal_told
from acesaround.record.questions import Objection, QuestionError, Wrong
from acesaround.rules import Rules


@dataclass(frozen=True)
class Reckoned:
    """A deal of the pad: the game as it began, and after it.

    ``after.deal.score`` is the settlement; None for a deal that nobody played.
    """

    begun: State
    after: State

    @property
    def deal(self) -> DealState:
        """The deal as far as it was told."""
        return current_deal(self.after)


def new_pad(rules: Rules, dealer: int) -> State:
    """The game before its first deal; the seat ``dealer`` deals first."""
    return begin(ev.GameStarted(rules=rules, dealer=dealer))


def reckon(state: State, deals: tuple[Texts, ...]) -> Iterator[Reckoned]:
    """Each deal in its turn.

    Raises:
        QuestionError: a deal cannot be read or cannot be; those before it have been yielded.
    """
    for texts in deals:
        if state.winner is not None:
            raise QuestionError(Objection("ended", Wrong.GAME_OVER))
        begun = dealt(state)
        state = _after(begun, texts)
        yield Reckoned(begun, state)


def _after(begun: State, texts: Texts) -> State:
    written = read_deal(texts, begun)
    if written.ended in UNDEALT:
        return given_back(begun, same_dealer=written.ended == "nines")
    state = told(begun, deal_told(written, begun))
    for event in closing(state):
        state = evolve(state, event)
    return state
