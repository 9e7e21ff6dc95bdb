"""Statements that are actions: calls, trump, cards given away, melds laid, cards played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from acesaround.cards import Card
from acesaround.errors import shown
from acesaround.game import (
    CHANCE,
    Accuse,
    Action,
    Bid,
    Bury,
    ClaimGame,
    Concede,
    Decline,
    EndMelding,
    ExchangeDix,
    LayMeld,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    ShareWidow,
    ShootMoon,
    ShowDix,
    TakeBack,
    ThrowIn,
)
from acesaround.game import event as ev
from acesaround.record.faults import MoveFault
from acesaround.record.notation.claims import TRICK, dix_phrase, said_phrase
from acesaround.record.notation.lexer import Statement, Word
from acesaround.record.notation.replay import (
    Replay,
    card_of_word,
    is_suit,
    number_of,
    suit_of_word,
)
from acesaround.record.refused import seat_name, waiting_for
from acesaround.rules import MeldKind

_KINDS = {kind.value: kind for kind in MeldKind}


def auction(replay: Replay, statement: Statement) -> None:
    """``Auction: N 250, E pass``."""
    for seat, (word,) in _by_seat(replay, statement, 1, MoveFault.CALL_MISSING):
        amount = number_of(word.text)
        if amount is not None:
            replay.act(Bid(seat=seat, amount=amount), word)
        elif word.text.casefold() == "pass":
            replay.act(Pass(seat=seat), word)
        else:
            raise word.wrong(MoveFault.NO_CALL(text=shown(word.text)))


def trump(replay: Replay, statement: Statement) -> None:
    """``Trump: N hearts``."""
    for seat, (word,) in _by_seat(replay, statement, 1, MoveFault.SUIT_MISSING):
        replay.act(NameTrump(seat=seat, suit=suit_of_word(word)), word)


def bury(replay: Replay, statement: Statement) -> None:
    """``Bury: N 9S JS QS``."""
    seat, words = _one_seat(replay, statement)
    cards = tuple(card_of_word(word) for word in words)
    replay.act(Bury(seat=seat, cards=cards), words[0] if words else statement.label)


def share(replay: Replay, statement: Statement) -> None:
    """``Share: N QS JD 9C``: a card of the widow for each of the others, from the left on."""
    seat, words = _one_seat(replay, statement)
    cards = tuple(card_of_word(word) for word in words)
    replay.act(ShareWidow(seat=seat, cards=cards), words[0] if words else statement.label)


def passing(replay: Replay, seat: int, statement: Statement) -> None:
    """``N: AS TS JD JD`` below ``Passing:``."""
    words = statement.words
    cards = tuple(card_of_word(word) for word in words)
    replay.act(PassCards(seat=seat, cards=cards), words[0] if words else statement.label)


_OFFERS: dict[str, Callable[[int], Action]] = {
    "play": lambda seat: Decline(seat=seat),
    "concede": lambda seat: Concede(seat=seat),
    "moon": lambda seat: ShootMoon(seat=seat),
    "take_back": lambda seat: TakeBack(seat=seat),
    "throw_in": lambda seat: ThrowIn(seat=seat),
}


def offers(replay: Replay, statement: Statement) -> None:
    """``Offers: N play, E concede``."""
    for seat, (word,) in _by_seat(replay, statement, 1, MoveFault.OFFER_MISSING):
        make = _OFFERS.get(word.text.casefold())
        if make is None:
            raise word.wrong(MoveFault.NO_OFFER(text=shown(word.text), known=tuple(_OFFERS)))
        replay.act(make(seat), word)


def dix(replay: Replay, statement: Statement) -> None:
    """``Dix: W no, N takes AH 10, E shows 10``."""
    words = list(statement.words)
    while words:
        seat = replay.seat(words[0])
        if len(words) == 1:
            raise statement.end.wrong(MoveFault.DIX_MISSING())
        verb = words[1]
        match verb.text.casefold():
            case "no":
                replay.act(Decline(seat=seat), verb)
                words = words[2:]
                continue
            case "takes":
                events, told = replay.act(ExchangeDix(seat=seat), verb), 3
            case "shows":
                events, told = replay.act(ShowDix(seat=seat), verb), 2
            case _:
                raise verb.wrong(MoveFault.NO_DIX(text=shown(verb.text)))
        end = words[1 + told].place if len(words) > 1 + told else statement.end
        replay.compare([dix_phrase(events[0])], words[1 : 1 + told], end)
        words = words[1 + told :]


def claim(replay: Replay, statement: Statement) -> None:
    """``Claim: N right 1010``, or ``Claim: N no`` of one who could claim the game and does not."""
    seat, words = _one_seat(replay, statement)
    no = bool(words) and words[0].text.casefold() == "no"
    action = Decline(seat=seat) if no else ClaimGame(seat=seat)
    events = replay.act(action, statement.label)
    if words:
        replay.compare([said_phrase(events[0], replay.seats)], words, statement.end)


def accuse(replay: Replay, statement: Statement) -> None:
    """``Accuse: W N KS``: West has found North's king of spades; ``wrong`` if there was nothing."""
    seat, words = _one_seat(replay, statement)
    if not words:
        raise statement.end.wrong(MoveFault.ACCUSED_MISSING())
    events = replay.act(Accuse(seat=seat, accused=replay.seat(words[0])), words[0])
    if words[1:]:
        replay.compare([said_phrase(events[0], replay.seats)], words, statement.end)


def meld(replay: Replay, statement: Statement) -> None:
    """``Meld: N marriage hearts KH QH@2 20``; a place is that on the table before the seat."""
    seat, words = _one_seat(replay, statement)
    if not words:
        raise statement.end.wrong(MoveFault.MELD_MISSING())
    kind = _KINDS.get(words[0].text.casefold().replace("-", "_"))
    if kind is None:
        fault = MoveFault.NO_MELD(text=shown(words[0].text), known=tuple(_KINDS))
        raise words[0].wrong(fault)
    rest = words[1:]
    suit = suit_of_word(rest.pop(0)) if rest and is_suit(rest[0]) else None
    points = rest.pop() if rest and number_of(rest[-1].text) is not None else None
    cards: list[Card] = []
    laid: list[int] = []
    for word in rest:
        card, place = _placed(replay, seat, word)
        if place is None:
            cards.append(card)
        else:
            laid.append(place)
    action = LayMeld(seat=seat, kind=kind, suit=suit, cards=tuple(cards), laid=tuple(laid))
    (event, *_) = replay.act(action, words[0])
    assert isinstance(event, ev.MeldLaid)
    if points is not None:
        replay.compare([str(event.meld.points)], [points], statement.end)


def done(replay: Replay, statement: Statement) -> None:
    """``Done: N``, or ``Done: N upcard`` where the turned card is chosen."""
    seat, words = _one_seat(replay, statement)
    if words[1:] or (words and words[0].text.casefold() != "upcard"):
        raise words[-1].wrong(MoveFault.NOT_UPCARD())
    replay.act(EndMelding(seat=seat, upcard=bool(words)), statement.label)


def draw(replay: Replay, statement: Statement) -> None:
    """``Draw: N 9C, E TD``: the melding is over, and this is what was drawn."""
    if replay.state.deal is not None and replay.deal.to_draw:
        end_melding(replay, statement.label)
    replay.check("Draw", None, statement.words, statement.end)


def end_melding(replay: Replay, word: Word) -> None:
    """What follows says that the winner of the trick melds no more."""
    deal = replay.state.deal
    if deal is not None and deal.melding is not None and replay.state.winner is None:
        replay.act(EndMelding(seat=deal.melding), word)


def trick(replay: Replay, seat: int, statement: Statement) -> None:
    """``N: AS TS 9S KS -> N 30``: a trick, or as much of it as was played."""
    end_melding(replay, statement.label)
    split = next((at for at, w in enumerate(statement.words) if w.text == TRICK), None)
    cards = statement.words[:split]
    if not cards:
        raise statement.label.wrong(MoveFault.TRICK_EMPTY())
    complete = False
    for at, word in enumerate(cards):
        if complete:
            raise word.wrong(MoveFault.TRICK_COMPLETE())
        turn = replay.game.actor
        if at and (turn is None or turn == CHANCE):
            raise word.wrong(MoveFault.NO_CARD_NOW(waiting=waiting_for(replay.state)))
        complete = _play(replay, seat if at == 0 or turn is None else turn, word)
    if split is None:
        return
    if not complete:
        waiting = waiting_for(replay.state)
        raise statement.words[split].wrong(MoveFault.TRICK_NOT_WON(waiting=waiting))
    replay.check(TRICK, None, statement.words[split:], statement.end)


def check_complete(replay: Replay, label: Word) -> None:
    """NotationError if a trick is left open by the line before."""
    if replay.state.deal is not None and replay.deal.trick is not None:
        raise label.wrong(MoveFault.TRICK_LEFT_OPEN(waiting=waiting_for(replay.state)))


def _play(replay: Replay, seat: int, word: Word) -> bool:
    """Play the card of a word; whether the trick is complete."""
    marked = word.text.endswith("!")
    plain = Word(word.text.removesuffix("!"), word.place)
    card, place = _placed(replay, seat, plain)
    events = replay.act(PlayCard(seat=seat, card=card, laid=place), word)
    wrong = any(isinstance(event, ev.WrongCardPlayed) for event in events)
    if wrong and not marked:
        raise word.wrong(MoveFault.FORBIDDEN_UNMARKED(card=str(card)))
    if marked and not wrong:
        raise word.wrong(MoveFault.ALLOWED_MARKED(card=str(card)))
    return any(isinstance(event, ev.TrickWon) for event in events)


def _placed(replay: Replay, seat: int, word: Word) -> tuple[Card, int | None]:
    """A card, and its place (from 0) on the table before the seat if the word has one."""
    text, at, number = word.text.partition("@")
    card = card_of_word(Word(text, word.place))
    if not at:
        return card, None
    place = number_of(number)
    row = replay.deal.laid[seat] if replay.state.deal is not None else ()
    if place is None or not 1 <= place <= len(row) or row[place - 1].card is not card:
        lie = " ".join(f"{laid.card}@{n}" for n, laid in enumerate(row, 1))
        text, name = shown(word.text), seat_name(replay.state, seat)
        if not lie:
            raise word.wrong(MoveFault.NOTHING_ON_TABLE(text=text, seat=name))
        raise word.wrong(MoveFault.NOT_ON_TABLE(text=text, seat=name, cards=lie))
    return card, place - 1


def _one_seat(replay: Replay, statement: Statement) -> tuple[int, list[Word]]:
    """The seat that stands first, and the other words."""
    if not statement.words:
        raise statement.end.wrong(MoveFault.SEAT_MISSING())
    return replay.seat(statement.words[0]), list(statement.words[1:])


def _by_seat(
    replay: Replay, statement: Statement, more: int, missing: MoveFault
) -> list[tuple[int, Sequence[Word]]]:
    """Seats, each followed by so many words."""
    words = statement.words
    found: list[tuple[int, Sequence[Word]]] = []
    for at in range(0, len(words), more + 1):
        seat = replay.seat(words[at])
        after = words[at + 1 : at + 1 + more]
        if len(after) < more:
            raise statement.end.wrong(missing())
        found.append((seat, after))
    if not found:
        raise statement.end.wrong(MoveFault.SEAT_MISSING())
    return found
