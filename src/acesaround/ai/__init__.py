"""Computer players. Each sees a View and nothing else, and answers with a Decision."""

from acesaround.ai.player import Advice, Decision, Detail, Player

__all__ = ["Advice", "Decision", "Detail", "Player"]
