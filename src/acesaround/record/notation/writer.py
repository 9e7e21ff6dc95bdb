"""Writing a game as text that people can read and ``read_game`` plays again."""

from __future__ import annotations

from typing import assert_never

from acesaround.cards import SUITS, Hand, format_cards, of_suit, sort_hand
from acesaround.game import (
    Accuse,
    Bid,
    Bury,
    ClaimGame,
    Concede,
    Deal,
    Decline,
    EndMelding,
    ExchangeDix,
    Game,
    LayMeld,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    ShareWidow,
    ShootMoon,
    ShowDix,
    State,
    TakeBack,
    ThrowIn,
    current_deal,
    evolve,
)
from acesaround.game import event as ev
from acesaround.record.line import Header, LogLine
from acesaround.record.notation.claims import (
    TRICK,
    Claim,
    claims_of,
    dix_phrase,
    result_of,
    said_phrase,
)
from acesaround.record.notation.lexer import quoted
from acesaround.record.notation.page import Page
from acesaround.record.notation.rules_tags import rules_tags
from acesaround.record.played import log_of
from acesaround.record.reader import Log
from acesaround.record.seats import Seats
from acesaround.record.tags import KIND, VERSION


def write_game(game: Game | Log) -> str:
    """The text of a game, finished or not, whole: it tells every hidden card.

    Names, kinds of player and tags are those of a log's header; a game alone has none.

    Raises:
        RecordError: the events of a game are not those that the engine would make.
    """
    log = log_of(game) if isinstance(game, Game) else game
    writer = _Writer(log.header)
    for line in log.lines:
        writer.add(line)
    return writer.end(log.game.state)


class _Writer:
    def __init__(self, header: Header) -> None:
        self._seats = Seats.of(header.rules)
        self._page = Page()
        self._leader = ""
        self._trick: list[str] = []
        self._late: list[Claim] = []
        self._state = Game.start(header.rules, header.dealer, header.drawn).state
        for name, value in self._tags(header):
            self._page.line(f"[{name} {quoted(value)}]")

    def _tags(self, header: Header) -> list[tuple[str, str]]:
        names = self._seats.names
        tags = [("Pinochle", str(VERSION)), *header.tags.items()]
        for seat, place in enumerate(names):
            for told, ending in ((header.seats, ""), (header.kinds, KIND)):
                # An empty one is needed only where it says how far they go.
                if told[seat : seat + 1] not in ((), ("",)) or seat == len(told) - 1:
                    tags.append((place + ending, told[seat]))
        if header.drawn:
            tags.append(("Drawn", format_cards(header.drawn)))
        tags.append(("Dealer", self._seats.letter(header.dealer)))
        return [*tags, *rules_tags(header.rules)]

    def add(self, line: LogLine) -> None:
        """An action, and what its events tell."""
        if not isinstance(line.action, PlayCard):
            self._end_trick()
        self._tell(line)
        for claim in claims_of(line.events, self._seats, self._state.rules):
            if claim.label == TRICK:
                self._end_trick(*claim.phrases)
            elif self._trick:
                # A trick is one line; what is told between its cards comes after it.
                self._late.append(claim)
            else:
                self._say(claim)
        for event in line.events:
            self._state = evolve(self._state, event)

    def end(self, state: State) -> str:
        """The result; all of the text."""
        self._end_trick()
        self._page.part()
        self._say(result_of(state, self._seats))
        return self._page.text()

    def _say(self, claim: Claim) -> None:
        self._page.put(claim.label, claim.line, *claim.phrases)

    def _end_trick(self, *won: str) -> None:
        """Write the cards of the trick, complete or not, and what waited for it."""
        if self._trick:
            self._page.put("Tricks", self._leader, " ".join((*self._trick, *won)))
        for claim in self._late:
            self._say(claim)
        self._trick, self._late = [], []

    def _tell(self, line: LogLine) -> None:
        page, action = self._page, line.action
        seat = "" if action.seat < 0 else self._seats.letter(action.seat)
        match action:
            case Deal(order=order):
                self._deal(order, line.events)
            case Bid(amount=amount):
                page.add("Auction", None, f"{seat} {amount}")
            case Pass():
                page.add("Auction", None, f"{seat} pass")
            case NameTrump(suit=suit):
                page.put("Trump", None, f"{seat} {suit.name.lower()}")
            case PassCards(cards=cards):
                page.put("Passing", seat, format_cards(cards))
            case Bury(cards=cards):
                page.put("Bury", None, f"{seat} {format_cards(cards)}")
            case ShareWidow(cards=cards):
                page.put("Share", None, f"{seat} {format_cards(cards)}")
            case ThrowIn():
                page.add("Offers", None, f"{seat} throw_in")
            case TakeBack():
                page.add("Offers", None, f"{seat} take_back")
            case Concede():
                page.add("Offers", None, f"{seat} concede")
            case ShootMoon():
                page.add("Offers", None, f"{seat} moon")
            case Decline():
                match line.events[0]:
                    case ev.PlayedOn():
                        page.add("Offers", None, f"{seat} play")
                    case ev.DixDeclined():
                        page.add("Dix", None, f"{seat} no")
                    case waived:
                        page.put("Claim", None, f"{seat} {said_phrase(waived, self._seats)}")
            case ClaimGame():
                page.put("Claim", None, f"{seat} {said_phrase(line.events[0], self._seats)}")
            case Accuse():
                page.put("Accuse", None, f"{seat} {said_phrase(line.events[0], self._seats)}")
            case ExchangeDix() | ShowDix():
                page.add("Dix", None, f"{seat} {dix_phrase(line.events[0])}")
            case LayMeld():
                page.put("Meld", None, self._laid(action, line.events[0]))
            case EndMelding(upcard=upcard):
                # Cards that are drawn say that the melding is over.
                if upcard or not any(isinstance(each, ev.CardDrawn) for each in line.events):
                    page.put("Done", None, seat + " upcard" * upcard)
            case PlayCard():
                self._play(action, line.events)
            case _:
                assert_never(action)

    def _deal(self, order: Hand, events: tuple[ev.Event, ...]) -> None:
        page, seats = self._page, self._seats
        page.part()
        for event in events:
            match event:
                case ev.DealBegan(number=number, dealer=dealer):
                    page.put("Deal", None, str(number))
                    page.put("Dealer", None, seats.letter(dealer))
                    page.put("Deck", None, format_cards(order))
                case ev.HandDealt(seat=seat, cards=cards):
                    page.put("Hands", seats.letter(seat), *_by_suit(cards))
                case ev.WidowDealt(cards=cards):
                    page.put("Widow", None, format_cards(cards))
                case ev.StockDealt(cards=cards):
                    page.put("Stock", None, format_cards(cards))
                case ev.UpcardTurned(card=card):
                    page.put("Turned", None, str(card))

    def _laid(self, action: LayMeld, event: ev.Event) -> str:
        assert isinstance(event, ev.MeldLaid)
        row = current_deal(self._state).laid[action.seat]
        cards = [str(card) for card in action.cards]
        cards += [f"{row[place].card}@{place + 1}" for place in action.laid]
        suit = [action.suit.name.lower()] if action.suit is not None else []
        seat = self._seats.letter(action.seat)
        return " ".join([seat, action.kind.value, *suit, *cards, str(event.meld.points)])

    def _play(self, action: PlayCard, events: tuple[ev.Event, ...]) -> None:
        if not self._trick:
            self._leader = self._seats.letter(action.seat)
        place = "" if action.laid is None else f"@{action.laid + 1}"
        wrong = any(isinstance(event, ev.WrongCardPlayed) for event in events)
        self._trick.append(f"{action.card}{place}{'!' * wrong}")


def _by_suit(cards: Hand) -> list[str]:
    hand = sort_hand(cards)
    return [format_cards(held) for suit in SUITS if (held := of_suit(hand, suit))]
