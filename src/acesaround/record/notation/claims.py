"""What a text tells beside the actions: contract, melds, who won a trick, settlement, result.

All of it follows from the actions. The writer takes it from the events, and the reader compares
what a text says with what the engine's events say, so both speak by these functions alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from acesaround.game import DealScore, State
from acesaround.game import event as ev
from acesaround.game.event import Event
from acesaround.record.seats import Seats
from acesaround.rules import Meld, MeldKind, Rules


class Claim(NamedTuple):
    """A statement that must be true: its label, the line of a seat or side in it, and phrases."""

    label: str
    line: str | None
    phrases: tuple[str, ...]


TRICK = "->"
"""What stands before the winner of a trick, in place of a label of its own."""


def claims_of(events: Iterable[Event], seats: Seats, rules: Rules) -> Iterator[Claim]:
    """What can be told of these events of one action, in their order; all draws in one."""
    drawn: list[str] = []
    for event in events:
        match event:
            case ev.CardDrawn(seat=seat, cards=cards):
                drawn.append(f"{seats.letter(seat)} {cards[0]}")
            case ev.UpcardDrawn(seat=seat, card=card):
                drawn.append(f"{seats.letter(seat)} {card}")
    for event in events:
        if isinstance(event, ev.CardDrawn | ev.UpcardDrawn) and drawn:
            yield Claim("Draw", None, tuple(drawn))
            drawn = []
        yield from _claims(event, seats, rules)


def _claims(event: Event, seats: Seats, rules: Rules) -> Iterator[Claim]:
    match event:
        case ev.ContractMade(seat=seat, amount=amount, stuck=stuck):
            yield Claim("Contract", None, (f"{seats.letter(seat)} {amount}{' stuck' * stuck}",))
        case ev.DealAbandoned(payment=payment):
            pot = (f"pot {payment.pot}",) if payment is not None else ()
            yield Claim("Abandoned", None, ("all pass", *pot))
        case ev.HandThrownIn(seat=seat):
            yield Claim("Abandoned", None, (f"{seats.letter(seat)} nines",))
        case ev.BuriedAnnounced(seat=seat, trumps=trumps, aces=aces):
            told = f"{seats.letter(seat)} trumps {trumps}"
            yield Claim("Announced", None, (told, f"aces {aces}"))
        case ev.MeldsShown(seat=seat, melds=melds):
            yield Claim("Melds", seats.letter(seat), tuple(map(meld_phrase, melds)) or ("none",))
        case ev.BidImpossible(seat=seat, needed=needed):
            need = "" if needed is None else f" needs {needed}"
            yield Claim("Impossible", None, (f"{seats.letter(seat)}{need}",))
        case ev.BidReached(seat=seat):
            yield Claim("Reached", None, (seats.letter(seat),))
        case ev.TrickWon(seat=seat, points=points, bonus=bonus):
            more = f"+{bonus}" if bonus else ""
            yield Claim(TRICK, None, (f"{TRICK} {seats.letter(seat)} {points}{more}",))
        case ev.DealScored(score=score):
            yield from _score(score, seats, rules)
        case ev.TargetRaised(target=target):
            yield Claim("Target", None, (str(target),))
        case ev.PlayerLeft(seat=seat):
            yield Claim("Left", None, (seats.letter(seat),))
        case ev.PotShared(payment=payment):
            yield Claim("Pot", None, (f"shared {-payment.pot}",))


def meld_phrase(meld: Meld) -> str:
    """A meld by kind, suit (or the card beside a run) and points: ``run hearts 150``."""
    times = f" x{meld.times}" if meld.times > 1 else ""
    if meld.kind is MeldKind.RUN_EXTRA:
        what = f" {meld.cards[0]}"
    else:
        what = f" {meld.suit.name.lower()}" if meld.suit is not None else ""
    return f"{meld.kind.value}{times}{what} {meld.points}"


def dix_phrase(event: Event) -> str:
    """What a seat did with a nine of trump, without the seat: ``takes AH 10``."""
    match event:
        case ev.DixExchanged(card=card, points=points) | ev.UpcardSwapped(card=card, points=points):
            return f"takes {card} {points}"
        case ev.DixShown(points=points):
            return f"shows {points}"
        case _:
            raise ValueError(f"{event!r} is no dix")


def said_phrase(event: Event, seats: Seats) -> str:
    """What came of a claim of the game (``right 1010``) or of an accusation (``N KS``)."""
    match event:
        case ev.GameClaimed(total=total, right=right):
            return f"{'right' if right else 'wrong'} {total}"
        case ev.ClaimWaived():
            return "no"
        case ev.Accused(accused=accused, card=card):
            return f"{seats.letter(accused)} {card or 'wrong'}"
        case _:
            raise ValueError(f"{event!r} is nothing that was said")


def _score(score: DealScore, seats: Seats, rules: Rules) -> Iterator[Claim]:
    pot = (f"pot {score.pot}",) if score.pot else ()
    refill = (f"refill {score.refill}",) if score.refill else ()
    yield Claim("Score", None, (score.outcome.value, *pot, *refill))
    for name, side, chips in zip(
        seats.sides(rules), score.sides, score.chips or (None,) * len(score.sides), strict=True
    ):
        phrases = [f"melds {side.melds}", f"tricks {side.tricks}"]
        if side.counted != side.melds:
            phrases.append(f"counted {side.counted}")
        if side.bid:
            phrases.append(f"bid {side.bid}")
        if side.bonus:
            phrases.append(f"bonus {side.bonus}")
        if chips is not None:
            phrases.append(f"chips {chips}")
        phrases += [f"change {side.change}", f"total {side.total}"]
        yield Claim("Score", name, tuple(phrases))


def result_of(state: State, seats: Seats) -> Claim:
    """How the game stands at the end of a record: who has won it, and every side's score."""
    names = seats.sides(state.rules)
    end = "unfinished" if state.winner is None else f"{names[state.winner]} wins"
    scores = (f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    return Claim("Result", None, (end, *scores))
