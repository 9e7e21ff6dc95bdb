"""What compiled play needs of a View besides the hidden cards."""

from __future__ import annotations

import msgspec

from acesaround.ai.proofs import ceilings_of
from acesaround.cards import SUITS
from acesaround.game import View, allowed, side_of, sides, tricks_of_side
from acesaround.game.phases.tricks import next_to_play
from acesaround.kernel import Packing, Position, compile_rules, packing_of
from acesaround.kernel.position import position
from acesaround.kernel.rule_table import RuleTable


class Moment(msgspec.Struct, frozen=True):
    """A moment of strict play, in which a duty to follow holds, as one seat sees it.

    Places are numbers of seats among those that play the deal: ``seats[place]`` is the seat.
    ``own`` is the place of the viewer and ``turn`` that of the seat to play. ``legal`` are the
    types of the cards that the viewer may play, each once, where it is its turn. ``sides`` has the
    scoring side of each place; ``points`` and ``won`` are indexed by side: trick points so far, in
    the scale in force, and tricks. What the bidder buried is in them where the viewer knows it.

    The position's sides are those that play together: partners, or all against a bidder who is
    alone.
    """

    table: RuleTable
    position: Position
    packing: Packing
    seats: tuple[int, ...]
    own: int
    turn: int
    legal: tuple[int, ...]
    sides: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]

    def place_of(self, seat: int) -> int:
        """The place of a seat."""
        return self.seats.index(seat)


def moment_of(view: View) -> Moment:
    """The moment of a View in the strict play of a deal.

    Raises:
        ValueError: the deal is not in its strict play, or the viewer does not play it.
        NotCompiled: the compiled code does not know these rules.
    """
    state, deal = view.seen, view.deal
    rules = state.rules
    if state.phase != "tricks" or any(deal.laid) or view.seat not in deal.seats:
        raise ValueError(f"seat {view.seat} is not in the strict play of a deal")
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    turn = next_to_play(state)
    trick = deal.trick
    leader = turn if trick is None else trick.leader
    cards = () if trick is None else trick.cards
    ceilings = ceilings_of(view, deal.seats)
    scored = [tricks_of_side(state, side) for side in sides(rules)]
    legal = allowed(state, turn).cards if turn == view.seat else ()
    return Moment(
        table=compile_rules(rules),
        position=position(
            trump=-1 if deal.trump is None else SUITS.index(deal.trump),
            leader=deal.seats.index(leader),
            trick=[packing.type_of(card) for card in cards],
            tricks_left=len(deal.hands[leader]) + bool(cards),
            sides=_camps(view),
            first_trick=not deal.tricks and not cards,
            bidder=-1 if deal.contract is None else deal.seats.index(deal.contract.seat),
            voids=[
                (deal.seats.index(seat), SUITS.index(suit))
                for (seat, suit), ceiling in ceilings.items()
                if ceiling < 0
            ],
        ),
        packing=packing,
        seats=deal.seats,
        own=deal.seats.index(view.seat),
        turn=deal.seats.index(turn),
        legal=tuple(packing.type_of(card) for card in dict.fromkeys(legal)),
        sides=tuple(side_of(rules, seat) for seat in deal.seats),
        points=tuple(points for points, _ in scored),
        won=tuple(won for _, won in scored),
    )


def _camps(view: View) -> list[int]:
    deal, rules = view.deal, view.seen.rules
    if rules.deal.partners:
        return [side_of(rules, seat) for seat in deal.seats]
    if deal.contract is not None:
        return [int(seat != deal.contract.seat) for seat in deal.seats]
    return list(range(len(deal.seats)))
