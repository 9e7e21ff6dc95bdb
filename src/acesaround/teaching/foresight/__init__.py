"""What a hand will bring as the bidder's: the contract played out in deals that are possible.

Importing it imports numba; what it finds out is data of ``teaching.outlook``.
"""

from acesaround.teaching.foresight.looking_ahead import look_ahead

__all__ = ["look_ahead"]
