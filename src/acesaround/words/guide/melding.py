"""Melds: when they are shown, how cards may serve, and the table of values in force."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.cards import Hand
from acesaround.rules import (
    AROUND_RANKS,
    MeldKind,
    Stock,
    marriage_in_run,
    meld_cards,
    meld_value,
)
from acesaround.words.guide.dealing import nine_points
from acesaround.words.guide.lines import GuideLine, GuideRow, GuideSection, GuideTable, Teller
from acesaround.words.rules_text import option_value
from acesaround.words.voice import points

_KINDS = (
    MeldKind.RUN,
    MeldKind.PLAIN_RUN,
    MeldKind.ROYAL_MARRIAGE,
    MeldKind.MARRIAGE,
    MeldKind.PINOCHLE,
    *AROUND_RANKS,
    MeldKind.LONE_JACK,
    MeldKind.DIX,
)
_VALUES = (
    "melds.table",
    "melds.meld_scale",
    "melds.double_pinochle",
    "melds.high_arounds",
    "melds.double_marriages",
    "melds.plain_runs",
    "scoring.scale",
)
# Laid one at a time, these are never laid two at once (two runs only where they are worth more).
_ONE_BY_ONE = (MeldKind.ROYAL_MARRIAGE, MeldKind.MARRIAGE, MeldKind.DIX)


def section(tell: Teller) -> GuideSection:
    """When melds are shown, which cards they may share, and what they are worth."""
    stock = tell.rules.stock
    lines = _at_once(tell) if stock is None else _in_turn(tell, stock)
    return GuideSection(
        name="melds",
        title=tell.words.say("guide.section.melds"),
        lines=(tell.say("guide.melds.what"), *lines, *_table_name(tell)),
        tables=(_table(tell),),
    )


def _table_name(tell: Teller) -> Iterator[GuideLine]:
    name = option_value(tell.words, "melds.table", tell.rules.melds.table)
    yield tell.say("guide.melds.table_name", "melds.table", table=name)


def _at_once(tell: Teller) -> Iterator[GuideLine]:
    rules = tell.rules
    melds = rules.melds
    who = melds.who if rules.auction is not None or melds.who == "all" else "nobody"
    yield tell.say(f"guide.melds.who.{who}", "melds.who")
    yield tell.say(f"guide.melds.when.{melds.meld_timing}", "melds.meld_timing")
    if melds.meld_timing == "after_own_first_card":
        counts = str(melds.first_card_counts).lower()
        yield tell.say(f"guide.melds.first_card.{counts}", "melds.first_card_counts")
    yield tell.say("guide.melds.reuse")
    royal = ("melds.foster190", "melds.table")
    inside = str(marriage_in_run(melds)).lower()
    run, more = (
        meld_value(melds, kind, 1, rules.scoring.scale)
        for kind in (MeldKind.RUN, MeldKind.ROYAL_MARRIAGE)
    )
    both = points(tell.words, run + more)
    yield tell.say(f"guide.melds.in_run.{inside}", *royal, points=both)
    if melds.run_extras:
        base = run + (more if marriage_in_run(melds) else 0)
        yield tell.say(
            "guide.melds.extras",
            "melds.run_extras",
            one=points(tell.words, base + more),
            two=points(tell.words, base + 2 * more),
        )


def _in_turn(tell: Teller, stock: Stock) -> Iterator[GuideLine]:
    def told(key: str, value: bool, option: str) -> GuideLine:
        return tell.say(f"guide.melds.{key}.{str(value).lower()}", f"stock.{option}")

    yield told("turn", stock.meld_then_draw, "meld_then_draw")
    yield told("new_card", stock.need_new_card, "need_new_card")
    yield tell.say("guide.melds.once")
    yield told("upgrade", stock.upgrade_to_double, "upgrade_to_double")
    nine = points(tell.words, nine_points(tell))
    if stock.turn_up:
        yield tell.say("guide.melds.exchange", "stock.turn_up", points=nine)
    if stock.shown_nine:
        yield tell.say("guide.melds.nine", "stock.shown_nine", points=nine)
    if stock.turn_up or stock.shown_nine:
        yield told("dix_free", stock.dix_is_free, "dix_is_free")


def _table(tell: Teller) -> GuideTable:
    words, rules = tell.words, tell.rules
    times = range(1, rules.deck.copies + 1)
    names = ("meld", *(f"times_{n}" for n in times))
    rows = tuple(_rows(tell, times))
    return GuideTable(
        title=words.say("guide.melds.table"),
        head=tuple(words.say(f"guide.column.{name}") for name in names),
        rows=rows,
        options=_VALUES,
        changed=tell.marks(*_VALUES),
    )


def _rows(tell: Teller, times: range) -> Iterator[GuideRow]:
    for kind in _KINDS:
        values = [_value(tell, kind, n) for n in times]
        if values[0]:
            text = tell.words.say(f"guide.meld.{kind.value}")
            yield GuideRow(text, tuple(str(n) if n else "–" for n in values), _cards(kind))


def _value(tell: Teller, kind: MeldKind, times: int) -> int:
    """What so many are worth as one meld; 0 where they are none."""
    rules = tell.rules
    if kind is MeldKind.DIX and not rules.deck.nines:
        return 0
    value = meld_value(rules.melds, kind, times, rules.scoring.scale)
    if rules.stock is None or times == 1:
        return value
    if kind in _ONE_BY_ONE:
        return 0
    single = meld_value(rules.melds, kind, 1, rules.scoring.scale)
    return 0 if kind is MeldKind.RUN and value <= times * single else value


def _cards(kind: MeldKind) -> Hand:
    """The cards of a meld that is the same whatever is trump."""
    suitless = (MeldKind.PINOCHLE, MeldKind.LONE_JACK, *AROUND_RANKS)
    return meld_cards(kind, None) if kind in suitless else ()
