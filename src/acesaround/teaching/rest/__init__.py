"""Whether all the rest of a deal is a seat's own, proved with what it knows and nothing else.

No claim of the game (RULES 9 C15), in which points are counted: here tricks are foretold.
"""

from acesaround.teaching.rest.proved import proved_rest

__all__ = ["proved_rest"]
