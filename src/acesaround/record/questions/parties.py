"""Who scores in a settlement that is asked about: the bidding side first, then the others."""

from __future__ import annotations

from typing import NamedTuple

from acesaround.game import players, seats_dealt, side_of
from acesaround.rules import Rules


class Party(NamedTuple):
    """One or several who are settled alike.

    ``name`` is the code of its name (``ruling.party.NAME`` in the catalogs); ``seats`` are its
    seats, ``scores`` whether melds and tricks are asked of it.
    """

    name: str
    seats: tuple[int, ...]
    scores: bool = True


def dealer_of(rules: Rules) -> int:
    """The seat that is taken to have dealt."""
    return rules.deal.players - 1


def parties(rules: Rules) -> tuple[Party, ...]:
    """The parties under the rules; seat 0 bids where there is an auction."""
    dealt = seats_dealt(rules, dealer_of(rules))
    if rules.deal.partners:
        names = ("bidders", "others") if rules.auction is not None else ("pair_1", "pair_2")
        return tuple(
            Party(name, tuple(seat for seat in dealt if side_of(rules, seat) == side))
            for side, name in enumerate(names)
        )
    if rules.auction is None:
        return tuple(Party(f"player_{at}", (seat,)) for at, seat in enumerate(dealt, 1))
    bidder = Party("bidder", dealt[:1])
    if rules.chips is None:
        rest = enumerate(dealt[1:], 1)
        return (bidder, *(Party(f"opponent_{at}", (seat,)) for at, seat in rest))
    resting = tuple(seat for seat in players(rules) if seat not in dealt)
    together = (bidder, Party("opponents", dealt[1:]))
    return (*together, Party("resting", resting, scores=False)) if resting else together


def melding(rules: Rules) -> tuple[Party, ...]:
    """The parties that are asked for melds."""
    scoring = tuple(party for party in parties(rules) if party.scores)
    return scoring[:1] if rules.melds.who == "bidder" else scoring


def playing(rules: Rules) -> tuple[Party, ...]:
    """The parties that are asked for tricks."""
    return tuple(party for party in parties(rules) if party.scores)
