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
    """A deal of the pad: the game as it began, after it, and the events that have ended it.

    ``after.deal.score`` is the settlement; None for a deal that nobody played.
    """

    begun: State
    after: State
    events: tuple[ev.Event, ...]

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
        found = _reckoned(dealt(state), texts)
        state = found.after
        yield found


def _reckoned(begun: State, texts: Texts) -> Reckoned:
    written = read_deal(texts, begun)
    if written.ended in UNDEALT:
        state = begun
        events: tuple[ev.Event, ...] = (given_back(begun, same_dealer=written.ended == "nines"),)
    else:
        state = told(begun, deal_told(written, begun))
        events = closing(state)
    for event in events:
        state = evolve(state, event)
    return Reckoned(begun, state, events)
