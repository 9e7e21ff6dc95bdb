"""Rules from a file may be anything; those without a contradiction can be played to the end."""

import random
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from acesaround.game import Game
from acesaround.rules import PRESETS, SECTION_TYPES, Rules, options_of, problems
from acesaround.rules.problems import KNOWN_PHASES
from acesaround.testing import random_action
from acesaround.testing.strategies import values

PRESET = st.sampled_from(sorted(PRESETS)).map(PRESETS.__getitem__)


@st.composite
def any_rules(draw: st.DrawFn, depth: int = 0) -> Rules:
    """A preset with sections of others, any values, other phases, other rules to play on by."""
    rules = draw(PRESET)
    for name in draw(st.lists(st.sampled_from(sorted(SECTION_TYPES)), max_size=2)):
        rules = replace(rules, **{name: getattr(draw(PRESET), name)})
    for _ in range(draw(st.integers(0, 4))):
        name, section = draw(st.sampled_from(sorted(rules.sections())))
        option, described = draw(
            st.sampled_from(sorted(options_of(type(section)).items(), key=str))
        )
        changes: dict[str, Any] = {name: replace(section, **{option: draw(values(described))})}
        rules = replace(rules, **changes)
    middle = list(rules.phases[1:-1])
    match draw(st.integers(0, 5)):
        case 0:
            middle = draw(st.permutations(middle))
        case 1 if middle:
            middle.pop(draw(st.integers(0, len(middle) - 1)))
        case 2:
            middle.insert(draw(st.integers(0, len(middle))), draw(st.sampled_from(KNOWN_PHASES)))
    rules = replace(rules, phases=("deal", *middle, "score"))
    if depth < 2 and (rules.continuation is not None or draw(st.integers(0, 9)) == 0):
        on = draw(any_rules(depth + 1))
        rules = replace(rules, continuation=draw(st.sampled_from([rules.continuation, on])))
    return rules


@settings(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_rules_without_a_contradiction_can_be_played(rules: Rules, seed: int) -> None:
    assume(not problems(rules))
    source = random.Random(seed)
    game = Game.start(rules, source.randrange(rules.deal.players))
    for _ in range(250):
        if game.actor is None:
            break
        game.act(random_action(game, source))
    assert game.state.winner is not None or game.legal
