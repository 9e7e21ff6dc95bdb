"""The first path at the table: the reader's step, and the moves that it does not take."""

from __future__ import annotations

from acesaround.game import Action, View
from acesaround.server.facts import TableFacts, holding
from acesaround.server.path_messages import PathPicture
from acesaround.teaching.path import READER, asked_for, on_the_way, progress, step_of
from acesaround.words.path import other_text, step_text
from acesaround.words.voice import Voice


def is_led(facts: TableFacts, view: View) -> bool:
    """Whether the path leads the game at this moment."""
    return facts.on_path and on_the_way(view)


def path_of(voice: Voice, facts: TableFacts, view: View) -> PathPicture | None:
    """The step of the reader; None off the path."""
    if view.seat != READER or not is_led(facts, view):
        return None
    held = holding(view.seen, facts.acknowledged) is not None
    step = step_of(view, held=held)
    if step is None:
        return None
    n, whole = progress(view, step)
    return PathPicture(
        code=step.code,
        text=step_text(voice, view, step),
        n=n,
        whole=whole,
        over=view.deal.score is not None,
    )


def turned_back(voice: Voice, facts: TableFacts, view: View, action: Action) -> str | None:
    """Why the path does not take an action that the rules allow, and what it asks for instead."""
    if view.seat != READER or not is_led(facts, view):
        return None
    asks = asked_for(view, action)
    return None if asks is None else other_text(voice, action, asks)
