"""A game that was recorded, told in words to somebody who may see every card of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from acesaround.cards import Hand, sort_hand
from acesaround.game import CHANCE, SPECTATOR, State, actor, current_deal, evolve, left_of, sides
from acesaround.game import event as ev
from acesaround.game.event import Event
from acesaround.record import DealPart, Header
from acesaround.rules import PRESETS, Rules, differences
from acesaround.words.cards import card_name, hand_text
from acesaround.words.catalog import Catalog
from acesaround.words.events import event_text, trick_text
from acesaround.words.rules_text import changed_text, option_label, option_value, variant_title
from acesaround.words.settlements import stake_lines
from acesaround.words.sheets import outcome_text, side_lines
from acesaround.words.voice import Voice, listed


def voice_of(words: Catalog, header: Header) -> Voice:
    """The voice that tells a recorded game, to nobody who played in it."""
    rules = header.rules
    named = [
        (header.seats[seat] if seat < len(header.seats) else "") or place
        for seat, place in enumerate(places(words, rules))
    ]
    return Voice(words, rules, SPECTATOR, tuple(named))


def places(words: Catalog, rules: Rules) -> list[str]:
    """What the seats are called after their places at the table."""
    players = rules.deal.players
    if players == 2:
        return [words.say(f"seat.place.4.{seat}") for seat in (0, 2)]
    return [words.say(f"seat.place.{players}.{seat}") for seat in range(players)]


def head_lines(voice: Voice, header: Header) -> Iterator[str]:
    """What was played, by whom, and whatever else is noted."""
    words, rules = voice.words, header.rules
    yield title_of(words, rules)
    yield from _changes(words, rules)
    for seat, place in enumerate(places(words, rules)):
        kind = header.kinds[seat] if seat < len(header.kinds) else ""
        name = voice.name(seat)
        if kind:
            yield words.say("replay.seat.kind", place=place, name=name, kind=kind)
        elif name != place:
            yield words.say("replay.seat", place=place, name=name)
    for tag, value in header.tags.items():
        yield words.say("replay.tag", name=tag, value=value)


def title_of(words: Catalog, rules: Rules) -> str:
    """The name of the variant for people."""
    return variant_title(words, rules.name)


def _changes(words: Catalog, rules: Rules) -> Iterator[str]:
    if rules.name not in PRESETS:
        return
    changes = differences(rules, PRESETS[rules.name])
    for path, option, value in rules.options():
        if path in changes:
            label, told = option_label(words, path, option), option_value(words, path, value)
            yield changed_text(words, label, told)


def deal_lines(voice: Voice, part: DealPart) -> Iterator[str]:
    """One deal, line by line: the cards, what was said and shown, the tricks, the settlement."""
    teller = _Teller(voice, part.before)
    for event in part.events:
        yield from teller.tell(event)
    yield from teller.rest()


def position_lines(voice: Voice, state: State) -> Iterator[str]:
    """How things stand in a deal that is not over: every hand, and who is to act."""
    seat, words = actor(state), voice.words
    if state.winner is not None or seat is None or seat == CHANCE:
        return
    deal = current_deal(state)
    yield words.say("replay.now")
    for each in deal.seats:
        cards = sort_hand((*deal.hands[each], *(laid.card for laid in deal.laid[each])))
        yield words.say("replay.hand", name=voice.name(each), cards=hand_text(words, cards))
    yield words.say("replay.turn", name=voice.name(seat))


_TOGETHER = (ev.CallMade, ev.CardDrawn, ev.UpcardDrawn)


class _Teller:
    """Folds the events of a deal and tells them: calls on one line, draws, and each trick."""

    def __init__(self, voice: Voice, state: State) -> None:
        self._voice = replace(voice, rules=state.rules, out=state.out)
        self._state = state
        self._together: list[str] = []
        self._late: list[str] = []

    def tell(self, event: Event) -> Iterator[str]:
        if not isinstance(event, _TOGETHER):
            yield from self._said()
        before, self._state = self._state, evolve(self._state, event)
        voice, words = self._voice, self._voice.words
        match event:
            case ev.CallMade() | ev.CardDrawn() | ev.UpcardDrawn():
                self._together.append(event_text(voice, event))
            case ev.HandDealt(seat=seat, cards=cards):
                yield words.say("replay.hand", name=voice.name(seat), cards=hand_text(words, cards))
            case ev.StockDealt(cards=cards):
                yield words.say("replay.stock", cards=self._listed(cards))
            case ev.WidowDealt(cards=cards):
                yield words.say("replay.widow", cards=hand_text(words, cards))
            case ev.CardPlayed():
                return
            case ev.TrickWon(seat=seat, points=points, bonus=bonus):
                yield from self._trick(before, trick_text(voice, seat, points, bonus))
            case ev.DealScored():
                yield from self._unfinished(before)
                yield from self._settled(event)
            case _:
                text = event_text(voice, event)
                deal = self._state.deal
                if text and deal is not None and deal.trick is not None and deal.score is None:
                    self._late.append(text)
                elif text:
                    yield text
        if isinstance(event, ev.PlayerLeft):
            self._voice = replace(voice, rules=event.rules, out=self._state.out)

    def rest(self) -> Iterator[str]:
        """What is left over of a deal that stops somewhere."""
        yield from self._said()
        if self._state.deal is not None and self._state.deal.score is None:
            yield from self._unfinished(self._state)

    def _said(self) -> Iterator[str]:
        if self._together:
            yield " ".join(self._together)
            self._together = []

    def _unfinished(self, state: State) -> Iterator[str]:
        """The cards of a trick that nobody wins."""
        if current_deal(state).trick is not None:
            yield from self._trick(state, "")

    def _trick(self, state: State, won: str) -> Iterator[str]:
        """The line of a trick, and after it what was said and shown between its cards."""
        deal = current_deal(state)
        assert deal.trick is not None
        voice, words = self._voice, self._voice.words
        cards = [
            words.say(
                "replay.played",
                name=voice.name(left_of(deal, deal.trick.leader, place)),
                card=card_name(words, card),
            )
            for place, card in enumerate(deal.trick.cards)
        ]
        number = len(deal.tricks) + 1
        told = words.say("replay.trick", number=number, cards=listed(words, cards), won=won)
        yield told.rstrip()
        yield from self._late
        self._late = []

    def _listed(self, cards: Hand) -> str:
        words = self._voice.words
        return str(listed(words, [card_name(words, card) for card in cards]))

    def _settled(self, event: ev.DealScored) -> Iterator[str]:
        voice, words, score = self._voice, self._voice.words, event.score
        deal = current_deal(self._state)
        yield event_text(voice, event)
        outcome = outcome_text(voice, deal, score)
        if outcome:
            yield outcome
        for side in sides(voice.rules):
            yield words.say("replay.side", side=voice.side_name(side))
            for line in (*side_lines(voice, deal, score, side), *stake_lines(voice, score, side)):
                if line.points is None:
                    yield words.say("replay.note", line=line.text)
                else:
                    yield words.say("replay.line", line=line.text, points=line.points)
