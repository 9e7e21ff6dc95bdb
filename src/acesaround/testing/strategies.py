"""Hypothesis strategies made from the options' own metadata. Needs Hypothesis."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from acesaround.cards import Card, Hand, deck_of, sort_hand
from acesaround.game import CHANCE, Game
from acesaround.rules import PRESETS, Option, Rules, Value, problems, with_options
from acesaround.testing.playing import random_action


def cards() -> st.SearchStrategy[Card]:
    """Any face."""
    return st.sampled_from([card for card in Card if card is not Card.BACK])


def hands(size: int = 12, copies: int = 2, nines: bool = True) -> st.SearchStrategy[Hand]:
    """A sorted hand from one deck."""
    return st.permutations(deck_of(copies, nines)).map(lambda deck: sort_hand(deck[:size]))


def values(option: Option) -> st.SearchStrategy[Value]:
    """A value that the option takes."""
    usual: st.SearchStrategy[Value] = st.sampled_from(option.choices)
    if not option.open:
        return usual
    steps = st.integers(0, 60).map(lambda n: (-(-option.least // option.step) + n) * option.step)
    return usual | steps


@st.composite
def valid_rules(draw: st.DrawFn, house_rules_only: bool = True) -> Rules:
    """A preset with any of its options changed, such that nothing contradicts.

    What makes the variant the game it is stays, unless any option may change.
    """
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    named = rules.house_options() if house_rules_only else rules.options()
    options = {path: option for path, option, _ in named}
    for path in draw(st.lists(st.sampled_from(sorted(options)), unique=True, max_size=6)):
        changes: dict[str, Any] = {path: draw(values(options[path]))}
        changed = with_options(rules, changes)
        if not problems(changed):
            rules = changed
    return rules


@st.composite
def games(draw: st.DrawFn, rules: Rules | None = None) -> Game:
    """A game in the middle of a deal, at any moment when a seat must act."""
    played = rules or draw(valid_rules())
    source = random.Random(draw(st.integers(0, 2**32)))
    game = Game.start(played, dealer=source.randrange(played.deal.players))
    for _ in range(draw(st.integers(1, 90))):
        if game.actor is None:
            break
        game.act(random_action(game, source))
    if game.actor == CHANCE:
        game.act(random_action(game, source))
    return game
