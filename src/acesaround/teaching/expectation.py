"""What a seat can expect before it bids or names trump, as data.

It is put into words elsewhere; importing it loads none of the code that finds it out.
"""

from __future__ import annotations

import msgspec

from acesaround.cards import Suit


class Spread(msgspec.Struct, frozen=True):
    """The mean of a figure over all deals looked at, and its standard deviation; in points."""

    mean: float
    deviation: float


class SuitExpectation(msgspec.Struct, frozen=True):
    """What the seat's side takes with this suit as trump, if the seat plays the contract.

    ``own`` are the meld points of the hand as it is. ``others`` is what partner's melds and the
    cards that change hands add to them on average, which is below 0 where melds are broken up.
    ``tricks`` are the trick points, last trick and buried cards included, ``total`` all together.
    ``chances`` are those to make each bid of the expectation, from 0 to 1.
    """

    suit: Suit
    own: int
    others: float
    tricks: Spread
    total: Spread
    chances: tuple[float, ...]


class LaterExpectation(msgspec.Struct, frozen=True):
    """The same where trump is named once the widow is seen: in each deal the suit that then looks
    best is trump. It is what bids rest on there; any one suit alone brings less.
    """

    total: Spread
    chances: tuple[float, ...]


class Holding(msgspec.Struct, frozen=True):
    """Averages over hands as dealt: cards of the best suit, aces, and meld points in it."""

    length: float
    aces: float
    melds: float


class Signal(msgspec.Struct, frozen=True):
    """What hands that go as far as a bid have in common.

    ``share`` is the part of all hands that do, ``holding`` what these hold. ``holding`` is None
    where too few of the hands looked at go so far.
    """

    amount: int
    share: float
    holding: Holding | None


class Expectation(msgspec.Struct, frozen=True):
    """What a seat can expect of its own contract.

    ``bids`` are some of those that are open, the lowest first, ``suits`` those that may be named.
    Where the seat names trump, the one bid is that which it has to make.
    ``later`` is None where no widow is still to be seen before trump is named.
    ``deals`` is in how many deals that agree with what the seat knows the contract was played.
    ``signals`` tell for each open bid what it says of the hand, ``usual`` what any hand holds, and
    ``hands`` is how many random hands that is taken from.
    """

    bids: tuple[int, ...]
    suits: tuple[SuitExpectation, ...]
    later: LaterExpectation | None
    deals: int
    signals: tuple[Signal, ...]
    usual: Holding
    hands: int
