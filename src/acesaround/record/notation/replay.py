"""The game that a text makes as far as it has been read, and what can be told of its deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from acesaround.cards import Card, Suit, parse_card, parse_suit
from acesaround.errors import CardNotationError, shown
from acesaround.game import Action, DealState, Game, IllegalAction, State, current_deal
from acesaround.game.event import Event
from acesaround.record.faults import MoveFault
from acesaround.record.line import Header, LogLine
from acesaround.record.notation.claims import Claim, claims_of
from acesaround.record.notation.lexer import Place, Word
from acesaround.record.played import played
from acesaround.record.refused import waiting_for, why_refused
from acesaround.record.seats import Seats

_LONGEST_NUMBER = 9
_SUITS = {suit.name.lower(): suit for suit in Suit}


class Replay:
    """Plays actions, each on behalf of the word that asks for it, and checks claims."""

    def __init__(self, header: Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.seats = Seats.of(header.rules)
        self.lines: list[LogLine] = []
        self._claims: dict[tuple[str, str | None], Claim] = {}

    @property
    def state(self) -> State:
        """The state now."""
        return self.game.state

    @property
    def deal(self) -> DealState:
        """The deal in progress."""
        return current_deal(self.game.state)

    def act(self, action: Action, word: Word) -> tuple[Event, ...]:
        """Do the action. NotationError at the word if the rules refuse it."""
        before = self.game.state
        try:
            line = played(self.game, action)
        except IllegalAction as error:
            raise word.wrong(why_refused(before, action, error.reason)) from error
        self.lines.append(line)
        for claim in claims_of(line.events, self.seats, before.rules):
            self._claims[claim.label, claim.line] = claim
        return line.events

    def new_deal(self) -> None:
        """Forget what could be told of the deal before."""
        self._claims.clear()

    def can_tell(self, label: str, line: str | None) -> bool:
        """Whether this has happened in the deal."""
        return (label, line) in self._claims

    def check(self, label: str, line: str | None, words: Sequence[Word], place: Place) -> None:
        """Compare with what has happened; ``place`` is where the words would end."""
        claim = self._claims.get((label, line))
        if claim is None:
            first = words[0].place if words else place
            raise first.wrong(MoveFault.NOT_HAPPENED(waiting=waiting_for(self.state)))
        self.compare(claim.phrases, words, place)

    def compare(self, phrases: Sequence[str], words: Sequence[Word], place: Place) -> None:
        """NotationError at the first word that is not what the rules give."""
        told = tuple(phrases)
        for word, expected in zip_longest(words, " ".join(phrases).split()):
            if word is None:
                raise place.wrong(MoveFault.WORD_MISSING(word=expected, right=told))
            if expected is None or not self._same(word.text, expected):
                raise word.wrong(MoveFault.NOT_SO(text=shown(word.text), right=told))

    def _same(self, text: str, expected: str) -> bool:
        if text.casefold() == expected.casefold():
            return True
        if expected in _SUITS:
            return _suit(text) is _SUITS[expected]
        seat = self.seats.find(expected)
        if seat is not None:
            return self.seats.find(text) == seat
        try:
            return str(parse_card(text)) == expected
        except CardNotationError:
            return False

    # Words by what they mean.

    def seat(self, word: Word) -> int:
        """The seat that a word names."""
        seat = self.seats.find(word.text)
        if seat is None:
            known = tuple(self.seats.letter(at) for at in range(len(self.seats.names)))
            raise word.wrong(MoveFault.NO_SEAT(text=shown(word.text), known=known))
        return seat


def card_of_word(word: Word) -> Card:
    """The card that a word names."""
    try:
        return parse_card(word.text)
    except CardNotationError as error:
        raise word.wrong(error.fault) from error


def suit_of_word(word: Word) -> Suit:
    """The suit that a word names: ``hearts``, ``H`` or the sign."""
    suit = _suit(word.text)
    if suit is None:
        raise word.wrong(MoveFault.NO_SUIT(text=shown(word.text), known=tuple(_SUITS)))
    return suit


def _suit(text: str) -> Suit | None:
    if text.lower() in _SUITS:
        return _SUITS[text.lower()]
    try:
        return parse_suit(text)
    except CardNotationError:
        return None


def is_suit(word: Word) -> bool:
    """Whether the word names a suit."""
    return _suit(word.text) is not None


def number_of(text: str) -> int | None:
    """The whole number that a text is; None if it is none."""
    plain = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER
    return int(text) if plain else None
