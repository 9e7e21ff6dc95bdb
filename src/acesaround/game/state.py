"""The state: the fold of the events, frozen. Also the questions that everyone asks of it."""

from __future__ import annotations

import msgspec

from acesaround.cards import Card, Hand, Suit, deck_of, is_hidden
from acesaround.game.score import DealScore
from acesaround.rules import Meld, MeldKind, Rules, card_points, meld_points


class Call(msgspec.Struct, frozen=True):
    """A seat's call: a bid in points, or a pass (None)."""

    seat: int
    amount: int | None


class Contract(msgspec.Struct, frozen=True):
    """Who plays for how many points."""

    seat: int
    amount: int
    stuck: bool = False


class Laid(msgspec.Struct, frozen=True):
    """A card that lies melded on the table, and the kinds of meld it has been used in."""

    card: Card
    uses: tuple[MeldKind, ...]


class PassedCards(msgspec.Struct, frozen=True):
    """Cards that went from one seat to another."""

    seat: int
    to: int
    cards: Hand


class Trick(msgspec.Struct, frozen=True):
    """A trick: the cards in the order played, from the leader on, clockwise.

    ``winner`` is None until it is complete; ``points`` are its card points, ``bonus`` those of the
    last trick.
    """

    leader: int
    cards: Hand = ()
    winner: int | None = None
    points: int = 0
    bonus: int = 0


class DealState(msgspec.Struct, frozen=True):
    """All that belongs to one dealing and its play. Tuples of seats are indexed by seat.

    ``seats`` are those that hold cards in this deal, in ascending order: all of the table but a
    dealer who sits out and players who have left the game.
    ``widow`` are the cards laid aside in the deal (still shown once they are turned up; of a widow
    that is shared out, those not given away yet), ``buried`` those that the bidder lays away for
    himself, ``buried_said`` how many trumps and aces of other suits he has said are among them.
    ``spent_nines`` counts a seat's nines of trump that have scored already, or never will;
    ``asked`` are the seats that have answered the question of a phase that asks each in turn;
    ``conceded`` those that have given the deal up.
    ``shares`` are the cards of a widow that is shared out, as they were given.
    ``thrown_in``: the bidder has thrown a forced bid in before the widow was taken up.
    ``same_dealer``: the abandoned deal is dealt again by its dealer; ``offenders`` are the seats
    that have played a forbidden card, or accused wrongly, where such cards are taken.
    ``false_accusation``: the first of them offended by an accusation that was wrong.
    ``claimed`` is the seat that has rightly claimed the game, ``waived`` whether the winner of the
    last trick has answered no to the question for a claim.
    ``reached``: the bidder's melds alone have reached the bid, and the rules let that be enough.
    ``bonus`` holds points of a seat that are no meld of its cards (the dealer's turned nine).
    ``melding`` is the seat whose melding turn it is in the two-handed game, ``melded`` whether it
    has used the turn's meld, ``to_draw`` how many cards are still to be drawn after the trick.
    """

    number: int
    dealer: int
    seats: tuple[int, ...]
    hands: tuple[Hand, ...]
    laid: tuple[tuple[Laid, ...], ...]
    melds: tuple[tuple[Meld, ...], ...]
    bonus: tuple[int, ...]
    shown: tuple[bool, ...]
    stock: Hand = ()
    upcard: Card | None = None
    turned: Card | None = None
    widow: Hand = ()
    widow_taken: bool = False
    thrown_in: bool = False
    buried: Hand = ()
    buried_said: tuple[int, int] = (0, 0)
    swapped: bool = False
    spent_nines: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    conceded: tuple[int, ...] = ()
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    trump: Suit | None = None
    passes: tuple[PassedCards, ...] = ()
    shares: tuple[PassedCards, ...] = ()
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    melding: int | None = None
    melded: bool = False
    to_draw: int = 0
    takes_upcard: bool = False
    abandoned: bool = False
    same_dealer: bool = False
    moon: bool = False
    offenders: tuple[int, ...] = ()
    impossible: bool = False
    reached: bool = False
    score: DealScore | None = None
    false_accusation: bool = False
    claimed: int | None = None
    waived: bool = False


class State(msgspec.Struct, frozen=True):
    """A game at one moment. ``scores`` and ``target`` are in points of the scale in force.

    Where every deal is paid in chips, ``scores`` are the chips won and lost; ``pot`` is the pot.
    Where chips are paid beside the points, ``chips`` are those of each player of a side, by side.

    ``events`` counts the events folded so far. ``out`` are the seats that have reached the game
    and left it, the first one first; ``barred`` those that have claimed the game wrongly and can
    win no more. ``scores`` is indexed by side (``side_of``).
    """

    rules: Rules
    dealer: int
    scores: tuple[int, ...]
    target: int
    pot: int = 0
    chips: tuple[int, ...] = ()
    events: int = 1
    phase: str = ""
    deal: DealState | None = None
    history: tuple[DealScore, ...] = ()
    out: tuple[int, ...] = ()
    winner: int | None = None
    barred: tuple[int, ...] = ()


def players(rules: Rules) -> range:
    """The seats of a game."""
    return range(rules.deal.players)


def side_of(rules: Rules, seat: int) -> int:
    """The side that a seat scores for: a pair of partners, or the seat itself."""
    return seat % 2 if rules.deal.partners else seat


def sides(rules: Rules) -> range:
    """The sides of a game."""
    return range(2 if rules.deal.partners else rules.deal.players)


def next_seat(rules: Rules, seat: int, steps: int = 1) -> int:
    """The seat that many places to the left."""
    return (seat + steps) % rules.deal.players


def left_of(deal: DealState, seat: int, steps: int = 1) -> int:
    """The seat that many places to the left among those that play this deal."""
    seats = deal.seats
    if seat in seats:
        return seats[(seats.index(seat) + steps) % len(seats)]
    # A dealer who sits out: the first place to the left is the next one in the deal.
    after = sum(other < seat for other in seats)
    return seats[(after + steps - 1) % len(seats)]


def partner_of(rules: Rules, seat: int) -> int | None:
    """The seat opposite, in a game of partners."""
    return (seat + 2) % 4 if rules.deal.partners else None


def current_deal(state: State) -> DealState:
    """The deal in progress (or the last one, between deals)."""
    if state.deal is None:
        raise ValueError("no deal has begun")
    return state.deal


def strict_tricks(state: State) -> tuple[Trick, ...]:
    """The tricks of this deal that are played under the duty to follow, the one on the table too.

    While cards are still drawn from a stock there are none (RULES 1).
    """
    deal = current_deal(state)
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    if state.rules.stock is None:
        return tricks
    if deal.stock or deal.upcard is not None:
        return ()
    deck = len(deck_of(state.rules.deck.copies, state.rules.deck.nines))
    return tricks[deck // len(deal.seats) - state.rules.deal.hand_size :]


def card_of_seat(deal: DealState, trick: Trick, seat: int) -> Card | None:
    """The card that the seat has played to the trick, if it has."""
    place = (deal.seats.index(seat) - deal.seats.index(trick.leader)) % len(deal.seats)
    return trick.cards[place] if place < len(trick.cards) else None


def melds_of_side(state: State, side: int) -> int:
    """Meld points, dix included, of a side in this deal, whether or not they will count."""
    deal = current_deal(state)
    return sum(
        meld_points(deal.melds[seat]) + deal.bonus[seat]
        for seat in deal.seats
        if side_of(state.rules, seat) == side
    )


def tricks_of_side(state: State, side: int) -> tuple[int, int]:
    """Trick points of a side in this deal, and how many tricks it has won.

    The last trick is included, and so is what the bidder buried, for those who know it.
    """
    deal = current_deal(state)
    points = won = 0
    contract = deal.contract
    if contract and side_of(state.rules, contract.seat) == side and not is_hidden(deal.buried):
        points = card_points(deal.buried, state.rules.scoring)
    for trick in deal.tricks:
        if trick.winner is not None and side_of(state.rules, trick.winner) == side:
            points += trick.points + trick.bonus
            won += 1
    return points, won
