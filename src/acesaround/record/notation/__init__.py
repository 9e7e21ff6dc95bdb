"""The readable notation: a game as text for people, which the engine plays again."""

from acesaround.record.notation.errors import NotationError
from acesaround.record.notation.reader import read_game
from acesaround.record.notation.writer import write_game

__all__ = ["NotationError", "read_game", "write_game"]
