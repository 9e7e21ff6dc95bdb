"""Golden playthroughs and move counts: what the engine did once, it does for ever.

After a change that is meant, write them anew: pytest tests/game/test_golden.py --update-golden
"""

import json
from pathlib import Path

import msgspec
import pytest

from acesaround.game import PlayCard, act, legal_actions
from acesaround.game.event import Event
from acesaround.rules import PRESETS
from acesaround.testing import count_moves, random_game

FOLDER = Path(__file__).parent.parent / "golden"


def playthrough(rules):
    """The events of two deals, and how many actions were legal before each action."""
    events, choices, game = [], [], None
    for game, _ in random_game(rules, seed=1500, deals=2):
        choices.append(len(game.legal))
    events = [json.loads(msgspec.json.encode(event)) for event in game.events]
    return {"choices": choices, "events": events}


def move_counts(rules):
    """Sequences of legal actions from three moments of a deal: first card, middle, near the end."""
    moments = [
        game.state for game, action in random_game(rules, seed=1500) if isinstance(action, PlayCard)
    ]
    picked = {"first": 0, "middle": len(moments) // 2, "late": len(moments) - 9}
    return {
        name: [count_moves(moments[at], depth) for depth in range(1, 5)]
        for name, at in picked.items()
    }


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("kind", ["playthrough", "moves"])
def test_as_it_was(name, kind, request):
    found = (playthrough if kind == "playthrough" else move_counts)(PRESETS[name])
    path = FOLDER / f"{name}.{kind}.json"
    if request.config.getoption("--update-golden"):
        lines = ",\n".join(f" {json.dumps(key)}: {_spell(value)}" for key, value in found.items())
        path.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: run pytest with --update-golden"
    assert json.loads(path.read_text(encoding="utf-8")) == found


def _spell(value):
    if value and isinstance(value[0], dict):
        return "[\n  " + ",\n  ".join(json.dumps(each) for each in value) + "\n ]"
    return json.dumps(value)


@pytest.mark.parametrize("name", PRESETS)
def test_the_events_of_the_golden_game_read_back(name):
    golden = json.loads((FOLDER / f"{name}.playthrough.json").read_text(encoding="utf-8"))
    assert msgspec.convert(golden["events"], list[Event])


def test_move_counts_are_what_stepping_gives():
    states = [game.state for game, _ in random_game(PRESETS["modern"], seed=3)]
    state = states[-6]
    by_hand = sum(len(legal_actions(act(state, action)[0])) for action in legal_actions(state))
    assert count_moves(state, 2) == by_hand
