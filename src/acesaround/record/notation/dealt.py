"""The cards of a deal as a text gives them: the order of the deck, or what everybody got."""

from __future__ import annotations

from collections.abc import Sequence

from acesaround.cards import Hand, count, deck_of, format_cards, sort_hand
from acesaround.game import Deal, act, actor, gathered
from acesaround.game import event as ev
from acesaround.game.action import CHANCE
from acesaround.record.faults import DealFault
from acesaround.record.notation.lexer import Place, Statement, Word
from acesaround.record.notation.replay import Replay, card_of_word
from acesaround.record.refused import seat_name, waiting_for

PARTS = ("deal", "dealer", "deck", "hands", "widow", "stock", "turned")
"""Labels of a deal, before anything is done in it."""

_LAID = {"widow": ev.WidowDealt, "stock": ev.StockDealt, "turned": ev.UpcardTurned}
_NOT_HERE = {
    "widow": DealFault.NO_WIDOW,
    "stock": DealFault.NO_STOCK,
    "turned": DealFault.NO_TURNED,
}
_MISSING = {
    "widow": DealFault.WIDOW_MISSING,
    "stock": DealFault.STOCK_MISSING,
    "turned": DealFault.TURNED_MISSING,
}


class Dealt:
    """Collects the parts of one deal, and deals when all are there.

    A deck says all, and the other parts are then compared with it. Without a deck the hands and
    whatever else was dealt must be there, and the deck is put in an order that gives them out.
    """

    def __init__(self, replay: Replay, statement: Statement) -> None:
        if actor(replay.state) != CHANCE:
            raise statement.label.wrong(DealFault.NO_DEAL_HERE(waiting=waiting_for(replay.state)))
        self._replay = replay
        self._begun = statement.label
        self._parts: dict[str, Statement] = {"deal": statement}
        self._hands: dict[int, Statement] = {}
        # The engine says who deals and who gets cards: it is asked with a deck in order.
        rules = replay.state.rules
        ordered = Deal(order=deck_of(rules.deck.copies, rules.deck.nines))
        self._sample = act(replay.state, ordered)[1]
        began = self._sample[0]
        assert isinstance(began, ev.DealBegan)
        self._began = began

    def add(self, part: str, statement: Statement) -> None:
        """A part by its label, in small letters."""
        if part in self._parts:
            line = self._parts[part].label.place.line
            raise statement.label.wrong(DealFault.PART_TWICE(line=line))
        if part == "hands" and statement.words:
            raise statement.words[0].wrong(DealFault.HAND_WITHOUT_SEAT())
        self._parts[part] = statement

    def add_hand(self, seat: int, statement: Statement) -> None:
        """A hand by its seat."""
        if seat in self._hands:
            line = self._hands[seat].label.place.line
            raise statement.label.wrong(DealFault.HAND_TWICE(line=line))
        if seat not in self._began.seats:
            name = seat_name(self._replay.state, seat)
            raise statement.label.wrong(DealFault.NO_CARDS_FOR(seat=name))
        self._hands[seat] = statement

    def deal(self) -> None:
        """Deal the cards; NotationError if a part is missing or says otherwise."""
        replay = self._replay
        seats, began = replay.seats, self._began
        if self._parts["deal"].words:
            self._compare("deal", str(began.number))
        self._compare("dealer", seats.letter(began.dealer))
        for part, kind in _LAID.items():
            if part in self._parts and not any(isinstance(e, kind) for e in self._sample):
                raise self._parts[part].label.wrong(_NOT_HERE[part]())
        piles = {part: self._cards(part) for part in ("deck", *_LAID) if part in self._parts}
        hands = {seat: _cards(statement.words) for seat, statement in self._hands.items()}
        if "deck" in piles:
            order, word = piles["deck"], self._parts["deck"].label
        else:
            order, word = self._order(hands, piles), self._begun
        replay.new_deal()
        events = replay.act(Deal(order=order), word)
        for event in events:
            match event:
                case ev.HandDealt(seat=seat, cards=cards) if seat in self._hands:
                    statement = self._hands[seat]
                    self._compare_cards(sort_hand(hands[seat]), sort_hand(cards), statement)
                case ev.WidowDealt(cards=cards) if "widow" in piles:
                    right = sort_hand(cards)
                    self._compare_cards(sort_hand(piles["widow"]), right, self._parts["widow"])
                case ev.StockDealt(cards=cards) if "stock" in piles:
                    self._compare_cards(piles["stock"], cards, self._parts["stock"])
                case ev.UpcardTurned(card=card) if "turned" in piles:
                    self._compare_cards(piles["turned"], (card,), self._parts["turned"])

    def _compare(self, part: str, right: str) -> None:
        statement = self._parts.get(part)
        if statement is not None:
            self._replay.compare([right], statement.words, statement.end)

    def _compare_cards(self, cards: Hand, right: Hand, statement: Statement) -> None:
        """``cards`` as they are compared: sorted, or in their order."""
        if cards == right:
            return
        deck = self._parts.get("deck", self._parts["deal"]).label.place.line
        fault = DealFault.NOT_OF_DECK(line=deck, cards=format_cards(right))
        raise _first_wrong(right, statement).wrong(fault)

    def _cards(self, part: str) -> Hand:
        return _cards(self._parts[part].words)

    def _order(self, hands: dict[int, Hand], piles: dict[str, Hand]) -> Hand:
        """The order of a deck that gives everybody these cards."""
        rules, began = self._replay.state.rules, self._began
        for seat in began.seats:
            if seat not in hands:
                name = seat_name(self._replay.state, seat)
                raise self._begun.wrong(DealFault.HAND_MISSING(seat=name))
        for event in self._sample:
            match event:
                case ev.HandDealt(seat=seat, cards=cards):
                    self._same_number(hands[seat], cards, self._hands[seat])
                case ev.WidowDealt(cards=cards):
                    self._same_number(self._pile("widow", piles), cards, self._parts["widow"])
                case ev.StockDealt(cards=cards):
                    self._same_number(self._pile("stock", piles), cards, self._parts["stock"])
                case ev.UpcardTurned(card=card):
                    self._same_number(self._pile("turned", piles), (card,), self._parts["turned"])
        turned = piles.get("turned", ())
        if turned and "stock" not in piles:
            own = list(hands[began.dealer])
            if turned[0] not in own:
                fault = DealFault.TURNED_ELSEWHERE(card=str(turned[0]))
                raise self._parts["turned"].words[0].wrong(fault)
            own.remove(turned[0])
            hands = {**hands, began.dealer: (*own, *turned)}
            turned = ()
        widow, stock = piles.get("widow", ()), piles.get("stock", ())
        return gathered(rules, began.dealer, hands, widow, turned + stock)

    def _pile(self, part: str, piles: dict[str, Hand]) -> Hand:
        if part not in piles:
            raise self._begun.wrong(_MISSING[part]())
        return piles[part]

    def _same_number(self, cards: Hand, right: Hand, statement: Statement) -> None:
        if len(cards) != len(right):
            fault = DealFault.CARD_COUNT(count=len(cards), right=len(right))
            raise statement.label.wrong(fault)


def _cards(words: Sequence[Word]) -> Hand:
    return tuple(card_of_word(word) for word in words)


def _first_wrong(right: Hand, statement: Statement) -> Word | Place:
    """The first card that cannot be here, or the label where there is none."""
    left = count(right)
    for word in statement.words:
        card = card_of_word(word)
        if not left.get(card):
            return word
        left[card] -= 1
    return statement.label
