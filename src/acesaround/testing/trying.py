"""Trying the values of an option: what comes of the same situation under each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from acesaround.game import CHANCE, Game
from acesaround.rules import Rules, Value, find_option, problems, with_options

T = TypeVar("T")


def outcomes(
    rules: Rules,
    option: str,
    probe: Callable[[Rules], T],
    values: Iterable[Value] | None = None,
    **others: Any,
) -> dict[Value, T]:
    """What the probe finds under each value of an option: the usual ones unless some are named.

    ``others`` are options set besides. ValueError for rules that cannot be played.
    """
    path = find_option(rules, option)
    about = next(about for found, about, _ in rules.options() if found == path)
    found: dict[Value, T] = {}
    for value in about.choices if values is None else values:
        tried = with_options(rules, {**others, path: value})
        wrong = problems(tried)
        if wrong:
            raise ValueError("; ".join(map(str, wrong)))
        found[value] = probe(tried)
    return found


def play_on(game: Game, done: Callable[[Game], bool] = lambda _: False) -> Game:
    """Do the first legal action again and again, until it is done or the deal is over."""
    while not done(game) and game.actor is not None and game.actor != CHANCE:
        game.act(next(iter(game.legal)))
    return game
