"""Twins: two games that differ only in what a seat cannot see must look the same to that seat.

A game is played, then played again with the faces of hidden cards exchanged. "Hidden" is worked
out here from what a person at a real table would have seen, not from what the events declare, so
that a wrong declaration shows.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator

import msgspec

from acesaround.cards import Card, Hand
from acesaround.game import (
    Accuse,
    Action,
    Bury,
    ClaimGame,
    Deal,
    Game,
    IllegalAction,
    LayMeld,
    PassCards,
    PlayCard,
    ShareWidow,
    current_deal,
    redact,
    view_of,
)
from acesaround.game import event as ev
from acesaround.rules import Rules
from acesaround.testing.playing import random_game


class Leak(msgspec.Struct, frozen=True):
    """A difference that a seat could see between two games that are the same to it."""

    seat: int
    where: str
    first: str
    second: str


def find_leak(rules: Rules, seed: int, tries: int = 40) -> Leak | None:
    """Look for a leak in one deal played at random, at several moments, for every seat."""
    for first, second, seat in twins(rules, seed, tries):
        leak = compare(first, second, seat)
        if leak is not None:
            return leak
    return None


def twins(rules: Rules, seed: int, tries: int = 40) -> Iterator[tuple[Game, Game, int]]:
    """Pairs of games that must look the same to a seat, at several moments of one random deal."""
    source = random.Random(f"twins {seed}")
    actions = [action for _, action in random_game(rules, seed)]
    # A deal that nobody wanted is dealt again; only the first one is looked at.
    again = (n for n, action in enumerate(actions) if n and isinstance(action, Deal))
    actions = actions[: next(again, len(actions))]
    dealer = random.Random(seed).randrange(rules.deal.players)
    for _ in range(tries):
        until = source.randrange(1, len(actions) + 1)
        seat = source.randrange(rules.deal.players)
        first = _Deal(rules, dealer, actions[:until])
        twin = first.twin(seat, source)
        if twin is not None:
            yield first.game, twin, seat


def compare(first: Game, second: Game, seat: int) -> Leak | None:
    """The first difference between the games that the seat can see."""
    pairs = itertools.zip_longest(first.events, second.events)
    for n, (one, other) in enumerate(pairs):
        told = tuple(_text(redact(event, seat)) if event else "" for event in (one, other))
        if told[0] != told[1]:
            return Leak(seat, f"event {n}", *told)
    views = tuple(_text(view_of(game.events, seat)) for game in (first, second))
    if views[0] != views[1]:
        return Leak(seat, "view", *views)
    if first.actor != second.actor:
        return Leak(seat, "turn", str(first.actor), str(second.actor))
    if first.actor == seat:
        legal = tuple(_text(list(itertools.islice(game.legal, 500))) for game in (first, second))
        if legal[0] != legal[1]:
            return Leak(seat, "legal actions", *legal)
    for action in _attempts(seat, first.state.rules.deal.players):
        answers = tuple(_answer(game, action, seat) for game in (first, second))
        if answers[0] != answers[1]:
            return Leak(seat, f"answer to {action}", *answers)
    return None


def _attempts(seat: int, seats: int) -> Iterable[Action]:
    faces = [card for card in Card if card is not Card.BACK]
    for card in faces:
        yield PlayCard(seat=seat, card=card)
    for at in range(0, 20, 4):
        yield PassCards(seat=seat, cards=tuple(faces[at : at + 4]))
    yield ClaimGame(seat=seat)
    for accused in range(seats):
        yield Accuse(seat=seat, accused=accused)


def _answer(game: Game, action: Action, seat: int) -> str:
    trial = Game(game.state, ())
    try:
        events = trial.act(action)
    except IllegalAction as refusal:
        return _text(refusal.reason)
    if isinstance(action, Accuse):
        # Whether a card was wrong is told to who accuses, and paid for; but only then.
        return "judged"
    # What follows from an allowed action may rightly depend on what others hold (their turn).
    return _text(redact(events[0], seat))


def _text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


class _Deal:
    """One deal in which every card of the deck is followed by its place in the shuffle."""

    def __init__(self, rules: Rules, dealer: int, actions: list[Action]) -> None:
        self._rules = rules
        self._dealer = dealer
        self._actions = actions
        deal = actions[0]
        assert isinstance(deal, Deal)
        self._order = deal.order
        self.game = Game.start(rules, dealer)
        self._places: list[tuple[int, ...]] = []
        self._seen: dict[int, set[int]] = {seat: set() for seat in range(rules.deal.players)}
        self._where: dict[int, list[int]] = {}
        self._stock: list[int] = []
        self._widow: list[int] = []
        self._buried: list[int] = []
        self._upcard: int | None = None
        self._seats: tuple[int, ...] = ()
        self._follow()

    def twin(self, seat: int, source: random.Random) -> Game | None:
        """The same deal with faces hidden from the seat exchanged; None if that cannot be.

        It cannot where a choice was open to the one hand and not to the other, or where melds that
        are shown to all would differ.
        """
        hidden = [at for at in range(len(self._order)) if at not in self._seen[seat]]
        if len(hidden) < 2:
            return None
        order = list(self._order)
        for _ in range(source.choice((1, 1, 2, 6))):
            one, other = source.sample(hidden, 2)
            order[one], order[other] = order[other], order[one]
        if order == list(self._order):
            return None
        twin = Game.start(self._rules, self._dealer)
        try:
            twin.act(Deal(order=tuple(order)))
            for action, places in zip(self._actions[1:], self._places[1:], strict=True):
                twin.act(_with_faces(action, tuple(order[at] for at in places)))
        except IllegalAction:
            return None
        return twin if _shown(twin) == _shown(self.game) else None

    def _follow(self) -> None:
        for action in self._actions:
            seen_events = len(self.game.events)
            # The deal itself moves cards, so its places are known only after its events.
            self._places.append(() if isinstance(action, Deal) else self._find(action))
            self.game.act(action)
            for event in self.game.events[seen_events:]:
                self._move(event, self._places[-1])

    def _find(self, action: Action) -> tuple[int, ...]:
        match action:
            case PlayCard(seat=seat, card=card, laid=None):
                return self._pick(seat, (card,))
            case PlayCard(seat=seat, card=card):
                return self._pick(seat, (card,), on_table=True)
            case (
                PassCards(seat=seat, cards=cards)
                | Bury(seat=seat, cards=cards)
                | LayMeld(seat=seat, cards=cards)
            ):
                return self._pick(seat, cards)
            case ShareWidow(seat=seat, cards=cards):
                return self._pick(seat, cards, among=self._widow)
        return ()

    def _pick(
        self, seat: int, cards: Hand, on_table: bool = False, among: Iterable[int] | None = None
    ) -> tuple[int, ...]:
        everyone = self._rules.deal.players
        picked: list[int] = []
        for card in cards:
            # Cards that lie on the table are in full view, so those are the seen ones.
            places = [
                at
                for at in (self._where[seat] if among is None else among)
                if self._order[at] is card
                and at not in picked
                and (all(at in self._seen[s] for s in range(everyone)) or not on_table)
            ]
            places.sort(key=lambda at: -sum(at in self._seen[s] for s in range(everyone)))
            picked.append(places[0 if on_table else -1])
        return tuple(picked)

    def _show(self, places: Iterable[int], *seats: int) -> None:
        for seat in seats or range(self._rules.deal.players):
            self._seen[seat].update(places)

    def _move(self, event: ev.Event, places: tuple[int, ...]) -> None:
        match event:
            case ev.DealBegan(seats=seats):
                self._seats = seats
            case ev.HandDealt(seat=seat, cards=cards):
                held = self._dealt_places(seat, len(cards))
                self._where[seat] = held
                self._show(held, seat)
            case ev.StockDealt(cards=cards):
                self._stock = list(range(len(self._order) - len(cards), len(self._order)))
            case ev.UpcardTurned():
                self._upcard = self._stock[0] - 1 if self._stock else len(self._order) - 1
                self._show([self._upcard])
            case ev.WidowDealt(cards=cards):
                self._widow = self._widow_places(len(cards))
            case ev.WidowTaken(seat=seat):
                self._where[seat] += self._widow
                self._show(self._widow)
            case ev.WidowSeen(seat=seat):
                self._where[seat] += self._widow
                self._show(self._widow, seat)
            case ev.WidowShared(seat=seat, to=to):
                # One event for each place, in their order.
                given = next(at for at in places if at in self._where[seat])
                self._where[seat].remove(given)
                self._where[to].append(given)
                self._show([given], seat, to)
            case ev.CardsBuried(seat=seat):
                self._where[seat] = [at for at in self._where[seat] if at not in places]
                self._buried = list(places)
                self._show(places, seat)
            case ev.TakenBack(seat=seat):
                self._where[seat] += self._buried
            case ev.UpcardSwapped(seat=seat, dealer=dealer, nine=nine, card=card):
                for giver, taker, face in ((seat, dealer, nine), (dealer, seat, card)):
                    (given,) = self._pick_seen(giver, (face,))
                    self._where[giver].remove(given)
                    self._where[taker].append(given)
                    self._show([given])
            case ev.CardsPassed(seat=seat, to=to):
                self._where[seat] = [at for at in self._where[seat] if at not in places]
                self._where[to] += places
                self._show(places, seat, to)
            case ev.MeldsShown(seat=seat, melds=melds):
                for meld in melds:
                    self._show(self._pick_seen(seat, meld.cards))
            case ev.MeldLaid() | ev.CardPlayed() if places:
                self._show(places)
                if isinstance(event, ev.CardPlayed):
                    self._where[event.seat].remove(places[0])
            case ev.DixExchanged(seat=seat, nine=nine):
                (given,) = self._pick(seat, (nine,))
                assert self._upcard is not None
                self._where[seat].remove(given)
                self._where[seat].append(self._upcard)
                self._upcard = given
                self._show([given])
            case ev.DixShown(seat=seat, nine=nine):
                self._show(self._pick(seat, (nine,)))
            case ev.CardDrawn(seat=seat):
                drawn = self._stock.pop(0)
                self._where[seat].append(drawn)
                self._show([drawn], seat)
            case ev.DrawnCardShown(seat=seat):
                self._show(self._where[seat][-1:])
            case ev.UpcardDrawn(seat=seat):
                assert self._upcard is not None
                self._where[seat].append(self._upcard)

    def _pick_seen(self, seat: int, cards: Hand) -> tuple[int, ...]:
        """Places of shown meld cards; one place serves all melds that the card is part of."""
        picked: list[int] = []
        for card in cards:
            places = [
                at for at in self._where[seat] if self._order[at] is card and at not in picked
            ]
            places.sort(key=lambda at: -sum(at in seen for seen in self._seen.values()))
            picked.append(places[0])
        return tuple(picked)

    def _dealt_places(self, seat: int, size: int) -> list[int]:
        """Where in the shuffle the cards of a hand lay, the widow behind the first packets."""
        rules = self._rules
        seats = sorted(self._seats, key=lambda each: (each <= self._dealer, each))
        held: list[int] = []
        at = 0
        left = dict.fromkeys(seats, size)
        skip = rules.cards_aside
        while len(held) < size:
            for who in seats:
                packet = min(rules.deal.packet, left[who])
                if who == seat:
                    held += range(at, at + packet)
                left[who] -= packet
                at += packet
            at, skip = at + skip, 0
        return held

    def _widow_places(self, size: int) -> list[int]:
        first = self._rules.deal.packet * len(self._seats)
        return list(range(first, first + size))


def _with_faces(action: Action, faces: Hand) -> Action:
    match action:
        case PlayCard(laid=None):
            return msgspec.structs.replace(action, card=faces[0])
        case PassCards() | Bury() | LayMeld() | ShareWidow():
            return msgspec.structs.replace(action, cards=faces)
    return action


def _shown(game: Game) -> object:
    deal = current_deal(game.state)
    told = ev.BuriedAnnounced | ev.MeldsShown | ev.Accused
    said = [event for event in game.events if isinstance(event, told)]
    # What is found by itself is told to all; what players must find must not tell the twins apart.
    silent = game.state.rules.play.accusation != "automatic"
    offenders = () if silent else deal.offenders
    return said, deal.melds, deal.impossible, deal.abandoned, offenders
