"""The deck, the order of the cards, and what they count in tricks."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.cards import RANKS, Rank, Suit, card_of, deck_of
from acesaround.rules import card_value, total_trick_points
from acesaround.words.guide.lines import GuideLine, GuideRow, GuideSection, GuideTable, Teller
from acesaround.words.voice import listed, points


def section(tell: Teller) -> GuideSection:
    """The deck, the order, the table of card points."""
    return GuideSection(
        name="cards",
        title=tell.words.say("guide.section.cards"),
        lines=tuple(_lines(tell)),
        tables=(_values(tell),),
    )


def _lines(tell: Teller) -> Iterator[GuideLine]:
    rules, words = tell.rules, tell.words
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    names = [words.say(f"rank.{rank.value}") for rank in _ranks(tell)]
    yield tell.say(
        "guide.cards.deck",
        "deck.copies",
        "deck.nines",
        cards=len(deck),
        times=words.say(f"guide.times.{rules.deck.copies}"),
        ranks=listed(words, names[::-1]),
    )
    yield tell.say("guide.cards.order", "deck.nines", ranks=", ".join(names))
    yield tell.say("guide.cards.trump")
    if rules.scoring.scale != 1:
        yield tell.say("guide.cards.small", "scoring.scale")
    yield tell.say(
        "guide.cards.last",
        "scoring.last_trick",
        points=points(words, rules.scaled(rules.scoring.last_trick)),
        total=points(words, total_trick_points(rules)),
    )
    if rules.scoring.round_card_points and _uneven(tell):
        yield tell.say("guide.cards.round", "scoring.round_card_points")


def _uneven(tell: Teller) -> bool:
    """Whether tricks can come to points that are no tens."""
    scoring = tell.rules.scoring
    values = [card_value(card_of(rank, Suit.SPADES), scoring) for rank in RANKS]
    return any(value % 10 for value in (*values, tell.rules.scaled(scoring.last_trick)))


def _ranks(tell: Teller) -> list[Rank]:
    nines = tell.rules.deck.nines
    return [rank for rank in RANKS if nines or rank is not Rank.NINE]


def _values(tell: Teller) -> GuideTable:
    words, options = tell.words, ("scoring.count", "scoring.scale")
    rows = tuple(
        GuideRow(
            words.say(f"rank.{rank.value}"),
            (str(card_value(card_of(rank, Suit.SPADES), tell.rules.scoring)),),
        )
        for rank in _ranks(tell)
    )
    head = (words.say("guide.column.card"), words.say("guide.column.points"))
    title = words.say("guide.cards.table")
    return GuideTable(title, head, rows, options, tell.marks(*options))
