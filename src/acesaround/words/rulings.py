"""The answers to questions in words: a sentence, the parts that it is made of, and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from acesaround.cards import Card, Suit, distinct
from acesaround.game import side_of
from acesaround.record.questions import (
    Answer,
    CardPointsAnswer,
    CardPointsQuestion,
    LegalAnswer,
    LegalQuestion,
    MeldsAnswer,
    MeldsInTurnAnswer,
    MeldsInTurnQuestion,
    MeldsQuestion,
    Question,
    SettleAnswer,
    SettleQuestion,
    WinnerAnswer,
    WinnerQuestion,
    parties,
)
from acesaround.rules import Meld, Rules, card_value
from acesaround.words.cards import card_name, suit_name, the_card
from acesaround.words.catalog import Catalog
from acesaround.words.melds import meld_text
from acesaround.words.questions import party_name
from acesaround.words.refusals import refusal_text, rule_text
from acesaround.words.rules_text import rule_in_force
from acesaround.words.sheets import number_lines, outcome_text
from acesaround.words.voice import Voice, either, points


class ToldNote(msgspec.Struct, frozen=True):
    """A reason in words, and the path of the option behind it, if one is."""

    text: str
    option: str | None = None


class ToldRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of an answer: words, with cards and points where it is about some.

    ``signed``: the points are added to a score or taken from it.
    ``allowed`` is there where the line is a card that may be played or not.
    """

    text: str
    cards: tuple[Card, ...] = ()
    points: int | None = None
    signed: bool = False
    allowed: bool | None = None
    notes: tuple[ToldNote, ...] = ()


class ToldPart(msgspec.Struct, frozen=True, kw_only=True):
    """A list of lines with a heading; ``total`` is the last line where there is a sum."""

    title: str
    rows: tuple[ToldRow, ...]
    total: ToldRow | None = None


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A whole answer: the sentence that answers, what it is made of, and what else to know."""

    text: str
    parts: tuple[ToldPart, ...] = ()
    notes: tuple[ToldNote, ...] = ()


def told(words: Catalog, rules: Rules, question: Question, answer: Answer) -> Told:
    """The answer to a question in words."""
    return _TELL[type(question)](words, rules, question, answer)


def _melds(words: Catalog, rules: Rules, question: MeldsQuestion, answer: MeldsAnswer) -> Told:
    parts = [_listed(words, words.say("ruling.melds.at_once"), answer.melds, answer.points)]
    notes = [_rule(words, rules, "melds.table")]
    if answer.in_turn is not None:
        order = answer.in_turn
        parts.append(_in_order(words, order))
        notes.append(_rule(words, rules, "stock.need_new_card"))
    trump = _trump(words, question.trump)
    text = words.say("ruling.melds", trump=trump, points=points(words, answer.points))
    if not answer.melds:
        text = words.say("ruling.melds.none", trump=trump)
    return Told(text=text, parts=tuple(part for part in parts if part.rows), notes=tuple(notes))


def _melds_in_turn(
    words: Catalog, rules: Rules, question: MeldsInTurnQuestion, answer: MeldsInTurnAnswer
) -> Told:
    text = words.say_n(
        "ruling.melds_in_turn",
        question.tricks,
        trump=_trump(words, question.trump),
        points=points(words, answer.points),
    )
    part = _in_order(words, answer)
    paths = ("melds.table", "stock.need_new_card", "stock.upgrade_to_double")
    notes = tuple(_rule(words, rules, path) for path in paths)
    return Told(text=text, parts=(part,) if part.rows else (), notes=notes)


def _in_order(words: Catalog, answer: MeldsInTurnAnswer) -> ToldPart:
    title = words.say("ruling.melds.in_turn")
    return _listed(words, title, answer.melds, answer.points, numbered=True)


def _listed(
    words: Catalog, title: str, melds: Iterable[Meld], total: int, numbered: bool = False
) -> ToldPart:
    rows = tuple(
        ToldRow(text=_numbered(words, at, meld_text(words, meld)) if numbered else
            meld_text(words, meld), cards=meld.cards, points=meld.points)
        for at, meld in enumerate(melds, 1)
    )  # fmt: skip
    return ToldPart(
        title=title, rows=rows, total=ToldRow(text=words.say("ruling.total"), points=total)
    )


def _numbered(words: Catalog, n: int, text: str) -> str:
    return words.say("ruling.numbered", n=n, text=text)


def _trump(words: Catalog, trump: Suit | None) -> str:
    if trump is None:
        return words.say("ruling.trump.none")
    return words.say("ruling.trump", suit=suit_name(words, trump))


def _rule(words: Catalog, rules: Rules, path: str) -> ToldNote:
    value = next(value for found, _, value in rules.options() if found == path)
    return ToldNote(rule_in_force(words, rules, path, value), path)


def _legal(words: Catalog, rules: Rules, question: LegalQuestion, answer: LegalAnswer) -> Told:
    voice = _voice(words, rules)
    rows = tuple(
        ToldRow(
            text=str(card_name(words, verdict.card)),
            cards=(verdict.card,),
            allowed=verdict.allowed,
            notes=tuple(_why_not(voice, verdict.reason)) if verdict.reason is not None else (),
        )
        for verdict in answer.verdicts
    )
    names = [the_card(words, card) for card in answer.cards]
    free = len(answer.cards) == len(answer.verdicts)
    text = words.say("ruling.legal", cards=either(words, names))
    if free:
        text = words.say("ruling.legal.all")
    notes = [ToldNote(words.say(f"ruling.duty.{answer.duty.value}"))]
    if rules.stock is not None:
        notes.append(ToldNote(words.say("ruling.legal.stock")))
    return Told(
        text=text,
        parts=(ToldPart(title=words.say("ruling.legal.cards"), rows=rows),),
        notes=tuple(notes),
    )


def _why_not(voice: Voice, reason: Any) -> Iterator[ToldNote]:
    yield ToldNote(refusal_text(voice, reason))
    rule = rule_text(voice, reason)
    if rule is not None:
        yield ToldNote(rule, reason.option)


def _voice(words: Catalog, rules: Rules) -> Voice:
    names = (words.say("seat.you"), *[words.say("seat.somebody")] * (rules.deal.players - 1))
    return Voice(words, rules, 0, names)


def _winner(words: Catalog, rules: Rules, question: WinnerQuestion, answer: WinnerAnswer) -> Told:
    text = words.say(
        "ruling.winner", card=the_card(words, answer.card), place=_place(words, answer.place)
    )
    why = "trump" if answer.trumped else "suit" if question.trump is not None else "no_trump"
    notes = [ToldNote(words.say(f"ruling.winner.{why}", suit=suit_name(words, answer.card.suit)))]
    if answer.twins:
        notes.append(ToldNote(words.say("ruling.winner.twin")))
    rows = tuple(
        ToldRow(
            text=_numbered(words, at, str(card_name(words, card))),
            cards=(card,),
            points=card_value(card, rules.scoring),
        )
        for at, card in enumerate(question.trick, 1)
    )
    total = ToldRow(text=words.say("ruling.total"), points=answer.points)
    part = ToldPart(title=words.say("ruling.winner.cards"), rows=rows, total=total)
    return Told(text=text, parts=(part,), notes=tuple(notes))


def _place(words: Catalog, place: int) -> str:
    return words.say(f"ruling.place.{place}")


def _card_points(
    words: Catalog, rules: Rules, question: CardPointsQuestion, answer: CardPointsAnswer
) -> Told:
    held = {card: question.cards.count(card) for card in distinct(question.cards)}
    values = dict(zip(question.cards, answer.each, strict=True))
    rows = [
        ToldRow(text=str(card_name(words, card)), cards=(card,) * n, points=n * values[card])
        for card, n in held.items()
    ]
    if answer.last:
        rows.append(ToldRow(text=words.say("score.last_trick"), points=answer.last))
    text = words.say("ruling.card_points", points=points(words, answer.points))
    total = ToldRow(text=words.say("ruling.total"), points=answer.points)
    part = ToldPart(title=words.say("ruling.card_points.cards"), rows=tuple(rows), total=total)
    return Told(text=text, parts=(part,), notes=(_rule(words, rules, "scoring.count"),))


class _Named(Voice):
    """A voice whose sides are the parties of a settlement, by their names."""

    def side_name(self, side: int) -> str:
        """The name of the party that the side belongs to."""
        return next(self.names[seat] for seat in self.seats_of(side))


def _settle(words: Catalog, rules: Rules, question: SettleQuestion, answer: SettleAnswer) -> Told:
    score, deal = answer.score, answer.deal
    there = parties(rules)
    name_of = {seat: party_name(words, party.name) for party in there for seat in party.seats}
    names = tuple(name_of[seat] for seat in sorted(name_of))
    voice = _Named(words, rules, -1, names)
    parts = []
    for party in there:
        side = side_of(rules, party.seats[0])
        lines = number_lines(voice, deal, score, side)
        change = score.sides[side].change
        parts.append(
            ToldPart(
                title=party_name(words, party.name),
                rows=tuple(ToldRow(text=line.text, points=line.points) for line in lines),
                total=ToldRow(text=words.say("ruling.change"), points=change, signed=True),
            )
        )
    text = outcome_text(voice, deal, score) or words.say("ruling.settle.no_bid")
    notes = [*_settle_notes(words, rules)]
    return Told(text=text, parts=tuple(parts), notes=tuple(notes))


def _settle_notes(words: Catalog, rules: Rules) -> Iterator[ToldNote]:
    if rules.auction is not None and not rules.in_chips:
        yield _rule(words, rules, "scoring.fall_short")
    if not rules.in_chips:
        yield _rule(words, rules, "scoring.keep_melds")
    if rules.stakes is not None:
        yield ToldNote(words.say("ruling.settle.stakes"))


_TELL: dict[type[Question], Callable[[Catalog, Rules, Any, Any], Told]] = {
    MeldsQuestion: _melds,
    MeldsInTurnQuestion: _melds_in_turn,
    LegalQuestion: _legal,
    WinnerQuestion: _winner,
    CardPointsQuestion: _card_points,
    SettleQuestion: _settle,
}
