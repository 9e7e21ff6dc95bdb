"""What is found in deals that are possible: what a hand will bring, and where hidden cards are.

Importing it imports numba; what it finds out is data of ``teaching.expectation`` and
``teaching.whereabouts``.
"""

from acesaround.teaching.foresight.locating import locate
from acesaround.teaching.foresight.looking_ahead import look_ahead

__all__ = ["locate", "look_ahead"]
