"""What a seat can prove about the cards that it does not see, from its View alone.

Three kinds of knowledge: how many copies of a card are still out (not in the own hand, not played,
not open on the table); cards that a seat surely holds (shown in melds, passed to it, taken up from
the table, or all that is left); and cards that a seat surely does not hold, because it would have
had to play them. A card that was shown once means "at least one", never "exactly one".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from acesaround.ai.proofs import ceilings_of
from acesaround.cards import BACK, Card, Hand, Suit, count, deck_of
from acesaround.game import (
    DealState,
    State,
    Trick,
    View,
    card_of_seat,
    left_of,
    partner_of,
    side_of,
    trick_winner,
)
from acesaround.rules import Meld, MeldKind, Rules, marriage_in_run

_RUN_CLASS = (
    MeldKind.RUN,
    MeldKind.PLAIN_RUN,
    MeldKind.ROYAL_MARRIAGE,
    MeldKind.MARRIAGE,
    MeldKind.RUN_EXTRA,
)

# How often the bidder keeps a card of the widow that was not melded.
_KEPT_OF_WIDOW = 0.8


class Knowledge:
    """What one seat knows in one moment; everything is worked out once, when first asked for."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.state: State = view.seen
        self.rules: Rules = view.seen.rules
        self.deal: DealState = view.deal
        self.trump: Suit | None = view.deal.trump
        self.hand: Hand = view.hand
        self._chances: dict[tuple[int, Card], float] = {}
        self.partner = partner_of(self.rules, view.seat)
        self.others = [seat for seat in view.deal.seats if seat != view.seat]
        self.allies = self._allies()
        self.opponents = [seat for seat in self.others if seat not in self.allies]

    def _allies(self) -> list[int]:
        """The partner, or all who play with the seat against a bidder who is alone."""
        if self.partner is not None:
            return [seat for seat in self.others if seat == self.partner]
        contract = self.deal.contract
        if contract is None or contract.seat == self.seat:
            return []
        return [seat for seat in self.others if seat != contract.seat]

    @property
    def bidding(self) -> bool:
        """Whether the seat plays for the contract."""
        contract = self.deal.contract
        return contract is not None and side_of(self.rules, contract.seat) == side_of(
            self.rules, self.seat
        )

    @cached_property
    def own(self) -> Hand:
        """The seat's cards, those that lie melded before it included."""
        return (*self.hand, *(laid.card for laid in self.deal.laid[self.seat]))

    @cached_property
    def unseen(self) -> dict[Card, int]:
        """Copies of each card that are in other hands (known or not) or in the stock; no zeros."""
        deck = deck_of(self.rules.deck.copies, self.rules.deck.nines)
        out = count(deck)
        for card in self._open():
            out[card] -= 1
        return {card: n for card, n in out.items() if n > 0}

    def _open(self) -> Iterable[Card]:
        deal = self.deal
        yield from self.hand
        for row in deal.laid:
            yield from (laid.card for laid in row)
        for trick in deal.tricks:
            yield from trick.cards
        if deal.trick is not None:
            yield from deal.trick.cards
        if deal.upcard is not None:
            yield deal.upcard
        yield from (card for card in deal.buried if card is not BACK)

    @cached_property
    def aside(self) -> int:
        """How many cards lie where nobody plays them and the seat does not see them."""
        deal = self.deal
        hidden = () if deal.widow_taken else deal.widow
        return len(deal.stock) + sum(card is BACK for card in (*hidden, *deal.buried))

    @cached_property
    def from_widow(self) -> dict[Card, int]:
        """Copies that all saw in the widow and that the bidder, another seat, may have yet.

        Each is in the bidder's hand or buried, so nobody else holds it.
        """
        deal = self.deal
        contract = deal.contract
        if contract is None or contract.seat == self.seat or not deal.widow_taken:
            return {}
        left = count(card for card in deal.widow if card is not BACK)
        for trick in self._tricks:
            card = card_of_seat(deal, trick, contract.seat)
            if card in left:
                left[card] -= 1
        return {card: n for card, n in left.items() if n > 0}

    @cached_property
    def held(self) -> dict[int, dict[Card, int]]:
        """For each other seat the hidden cards that it surely holds, with the least number."""
        return {seat: self._surely(seat) for seat in self.others}

    def _surely(self, seat: int) -> dict[Card, int]:
        if self._all_is_known:
            return dict(self.unseen)
        seen = count(card for card in self.deal.hands[seat] if card is not BACK)
        shown = dict(shown_cards(self._melds(seat), self.rules))
        if self.rules.stock is not None:
            # Melds laid one by one lie open on the table, or are in the hand that was taken up.
            return seen
        for trick in self._tricks:
            card = card_of_seat(self.deal, trick, seat)
            if card in shown:
                shown[card] -= 1
        for card, n in shown.items():
            if n > seen.get(card, 0):
                seen[card] = n
        return {card: min(n, self.unseen.get(card, 0)) for card, n in seen.items() if n > 0}

    def _melds(self, seat: int) -> tuple[Meld, ...]:
        """The melds of which the seat still held every card when it showed them."""
        deal = self.deal
        melds = deal.melds[seat]
        if deal.swapped and seat == left_of(deal, deal.dealer, len(deal.asked) + 1):
            # The first of them is the nine that was given for the turned card.
            return melds[1:]
        if BACK in deal.buried and deal.contract is not None and deal.contract.seat == seat:
            dealt = self.rules.deal.hand_size + len(deal.widow)
            melded = sum(shown_cards(melds, self.rules).values())
            # Where too few cards were free, melded ones may be buried too.
            return melds if dealt - melded >= len(deal.buried) else ()
        return melds

    @property
    def _tricks(self) -> tuple[Trick, ...]:
        trick = self.deal.trick
        return self.deal.tricks if trick is None else (*self.deal.tricks, trick)

    @cached_property
    def _all_is_known(self) -> bool:
        """Whether one opponent holds every card that is out."""
        return len(self.others) == 1 and not self.aside

    @cached_property
    def loose(self) -> dict[Card, int]:
        """Copies of each card whose place is not known."""
        out = dict(self.unseen)
        for seat in self.others:
            for card, n in self.held[seat].items():
                out[card] = out.get(card, 0) - n
        return {card: n for card, n in out.items() if n > 0}

    @cached_property
    def hidden(self) -> dict[int, int]:
        """How many cards of each other seat are not known."""
        return {
            seat: max(0, len(self.deal.hands[seat]) - sum(self.held[seat].values()))
            for seat in self.others
        }

    @cached_property
    def ceilings(self) -> dict[tuple[int, Suit], int]:
        """The strength above which a seat holds no card of a suit (-1: it is void)."""
        return ceilings_of(self.view, self.others)

    @cached_property
    def _barred(self) -> dict[int, frozenset[Card]]:
        """Cards that a seat cannot hold, since it would have had to meld or play them."""
        barred: dict[int, frozenset[Card]] = {}
        for seat in self.others:
            known = self.held[seat]
            barred[seat] = frozenset(
                card
                for card in self.unseen
                if card.strength > self.ceilings[seat, card.suit] and not known.get(card)
            )
        return barred

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether the seat can hold the card, as far as is proved."""
        if self.held[seat].get(card):
            return True
        return (
            self._free(seat, card) > 0 and card not in self._barred[seat] and self.hidden[seat] > 0
        )

    def most(self, seat: int, card: Card) -> int:
        """How many copies of the card the seat can hold at the most, as far as is proved."""
        known = self.held[seat].get(card, 0)
        if card in self._barred[seat]:
            return known
        return known + max(0, min(self._free(seat, card), self.hidden[seat]))

    def _free(self, seat: int, card: Card) -> int:
        """Copies whose place is not known and that may be in the seat's hand."""
        copies = self.loose.get(card, 0)
        contract = self.deal.contract
        if contract is not None and seat != contract.seat and card in self.from_widow:
            known = self.held.get(contract.seat, {}).get(card, 0)
            copies -= max(0, self.from_widow[card] - known)
        return copies

    def chance(self, seat: int, card: Card) -> float:
        """About how likely it is that the seat holds at least one copy of the card."""
        found = self._chances.get((seat, card))
        if found is None:
            found = self._chances[seat, card] = self._chance(seat, card)
        return found

    def _chance(self, seat: int, card: Card) -> float:
        if self.held[seat].get(card):
            return 1.0
        copies = self._free(seat, card)
        if copies <= 0 or not self.may_hold(seat, card):
            return 0.0
        contract = self.deal.contract
        if contract is not None and seat == contract.seat and card in self.from_widow:
            return _KEPT_OF_WIDOW
        room = self.aside + sum(
            self.hidden[other] for other in self.others if card not in self._barred[other]
        )
        if room <= self.hidden[seat]:
            return 1.0
        return 1.0 - (1.0 - self.hidden[seat] / room) ** copies

    def chance_of_any(self, seat: int, cards: Iterable[Card]) -> float:
        """About how likely it is that the seat holds at least one of the cards."""
        none = 1.0
        for card in cards:
            none *= 1.0 - self.chance(seat, card)
            if none <= 0.0:
                return 1.0
        return 1.0 - none

    def out(self, suit: Suit | None, above: int = -1) -> list[Card]:
        """The cards of a suit, stronger than ``above``, of which copies are out."""
        return [card for card in self.unseen if card.suit is suit and card.strength > above]

    def copies_out(self, suit: Suit | None, above: int = -1) -> int:
        """How many cards of a suit, stronger than ``above``, are out, copies counted."""
        return sum(self.unseen[card] for card in self.out(suit, above))

    def void_chance(self, seat: int, suit: Suit) -> float:
        """About how likely it is that the seat has no card of the suit."""
        return 1.0 - self.chance_of_any(seat, self.out(suit))

    def surely_void(self, seat: int, suit: Suit) -> bool:
        """Whether it is proved that the seat has no card of the suit."""
        return not any(self.may_hold(seat, card) for card in self.out(suit))

    def beat_chance(self, seat: int, best: Card, led: Suit) -> float:
        """About how likely it is that the seat can beat the best card of a trick led in a suit."""
        trump = self.trump
        if best.suit is trump and led is not trump:
            over = self.chance_of_any(seat, self.out(trump, best.strength))
            return self.void_chance(seat, led) * over if over else 0.0
        higher = self.chance_of_any(seat, self.out(best.suit, best.strength))
        if trump is None or led is trump or higher >= 1.0:
            return higher
        ruff = self.void_chance(seat, led) * self.chance_of_any(seat, self.out(trump))
        return higher + (1.0 - higher) * ruff

    def can_beat(self, seat: int, best: Card, led: Suit) -> bool:
        """Whether it is possible, as far as is proved, that the seat beats the best card."""
        return self.beat_chance(seat, best, led) > 0.0

    def opponents_trumps(self) -> bool:
        """Whether an opponent can still have a trump."""
        return any(
            self.may_hold(seat, card) for seat in self.opponents for card in self.out(self.trump)
        )

    def winning(self) -> tuple[int, Card] | None:
        """The seat and the card that win the trick on the table so far."""
        trick = self.deal.trick
        if trick is None or not trick.cards:
            return None
        place = trick_winner(trick.cards, self.trump)
        return left_of(self.deal, trick.leader, place), trick.cards[place]

    def still_to_play(self) -> list[int]:
        """The seats that play to this trick after the own seat, in order."""
        played = len(self.deal.trick.cards) if self.deal.trick else 0
        return [
            left_of(self.deal, self.seat, step) for step in range(1, len(self.deal.seats) - played)
        ]


def shown_cards(melds: Iterable[Meld], rules: Rules) -> dict[Card, int]:
    """The least number of copies that a hand must hold to show these melds at once.

    A card counts once within a class of melds and again in another class (RULES 0.6).
    """
    shared = marriage_in_run(rules.melds)
    least: dict[Card, int] = {}
    together: dict[Card, int] = {}
    for meld in melds:
        in_class = meld.kind in _RUN_CLASS
        if in_class and not (shared and meld.kind is MeldKind.ROYAL_MARRIAGE):
            for card, n in count(meld.cards).items():
                together[card] = together.get(card, 0) + n
        else:
            for card, n in count(meld.cards).items():
                least[card] = max(least.get(card, 0), n)
    for card, n in together.items():
        least[card] = max(least.get(card, 0), n)
    return least
