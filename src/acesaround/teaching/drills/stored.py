"""The drills as they are kept: how each position came about, and never what is right in it.

``positions.jsonl`` beside this file holds one drill a line. ``tools/drills.py`` makes it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from acesaround.cards import Suit, parse_cards
from acesaround.game import Action, Deal, Game, PlayCard
from acesaround.rules import Rules, rules_from_code

Kind = Literal["melds", "pass", "bid", "play"]
"""Count the melds; choose cards to give away (pass or bury); bid or pass; find the card."""

KINDS: tuple[Kind, ...] = get_args(Kind)

Move = str | dict[str, Any]
"""An action without its seat, which is the actor's: a card that is played, or its fields."""

POSITIONS = Path(__file__).parent / "positions.jsonl"


class HandDrill(msgspec.Struct, frozen=True, kw_only=True, tag_field="of", tag="hand"):
    """A hand whose melds are to be counted.

    ``rules`` is a code of rules, ``hand`` are cards in notation. ``level`` is how hard it is within
    its kind, from 1 to 5.
    """

    id: str
    rules: str
    level: int
    hand: str
    trump: Suit

    @property
    def kind(self) -> Kind:
        """There is one kind about a hand alone."""
        return "melds"


class TableDrill(msgspec.Struct, frozen=True, kw_only=True, tag_field="of", tag="table"):
    """A moment of a deal in which its actor decides.

    ``order`` is the shuffled deck in notation and ``moves`` what was done since, chance left out;
    ``dealer`` dealt the first deal of a game. ``tried`` are actions to be compared with an answer
    where not all can be: sets of cards. An answer is judged in ``worlds`` worlds drawn with
    ``seed``, so that the same answer is always told the same. ``common`` is what a player by rules
    of thumb or of few worlds did, which was ``behind`` by so much (``half``: the half width of the
    95 % interval; points of the deal or chips) in the worlds of another seed.
    """

    id: str
    kind: Kind
    rules: str
    level: int
    dealer: int
    order: str
    moves: tuple[Move, ...]
    tried: tuple[Move, ...] = ()
    seed: int
    worlds: int
    common: Move
    behind: float
    half: float


Drill = HandDrill | TableDrill


def move_of(action: Action) -> Move:
    """An action as it is kept."""
    if isinstance(action, PlayCard) and action.laid is None:
        return str(msgspec.to_builtins(action.card))
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    del fields["seat"]
    return fields


def action_of(move: Move, seat: int) -> Action:
    """The action of a seat that is kept so.

    Raises:
        msgspec.ValidationError: it is none.
    """
    fields = {"do": "play", "card": move} if isinstance(move, str) else move
    action: Action = msgspec.convert({**fields, "seat": seat}, Action)
    return action


def rules_of(drill: Drill) -> Rules:
    """The rules of a drill."""
    return rules_from_code(drill.rules)


def game_of(drill: TableDrill) -> Game:
    """The game up to the moment of the drill; its actor is who decides.

    Raises:
        IllegalAction: the engine of today does not play it so.
    """
    game = Game.start(rules_of(drill), drill.dealer)
    game.act(Deal(order=parse_cards(drill.order)))
    for move in drill.moves:
        seat = game.actor
        assert seat is not None
        game.act(action_of(move, seat))
    return game


@cache
def all_drills() -> tuple[Drill, ...]:
    """Every drill there is, in the order of the file."""
    lines = POSITIONS.read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Drill) for line in lines)


@cache
def _by_name() -> dict[str, Drill]:
    return {drill.id: drill for drill in all_drills()}


def drill_named(name: str) -> Drill | None:
    """The drill with this id, or None."""
    return _by_name().get(name)
