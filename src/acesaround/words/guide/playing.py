"""Playing the tricks: who leads, which duties bind, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.rules import Play, Stock
from acesaround.words.guide.lines import GuideLine, GuideSection, Teller


def section(tell: Teller) -> GuideSection:
    """The tricks, and what becomes of a card that the rules forbid."""
    title = tell.words.say("guide.section.play")
    return GuideSection(name="play", title=title, lines=tuple(_lines(tell)))


def _lines(tell: Teller) -> Iterator[GuideLine]:
    rules = tell.rules
    play = rules.play
    yield tell.say(f"guide.play.lead.{play.first_lead}", "play.first_lead")
    if play.first_lead_trump and rules.stock is None:
        yield tell.say("guide.play.lead_trump", "play.first_lead_trump")
    yield tell.say("guide.play.trick")
    yield tell.say("guide.play.winner")
    if rules.stock is not None:
        yield from _stock(tell, rules.stock)
    yield from _duties(tell, play)
    yield from _forbidden(tell, play)


def _stock(tell: Teller, stock: Stock) -> Iterator[GuideLine]:
    yield tell.say("guide.play.free")
    if stock.turn_up and stock.choose_upcard:
        yield tell.say("guide.play.choose", "stock.choose_upcard")
    if stock.turn_up and stock.show_last:
        yield tell.say("guide.play.show_last", "stock.show_last")
    yield tell.say("guide.play.take_up")


def _duties(tell: Teller, play: Play) -> Iterator[GuideLine]:
    yield tell.say("guide.play.follow")
    yield tell.say(f"guide.play.head.{play.head}", "play.head")
    yield tell.say("guide.play.void")
    if play.head == "always":
        yield tell.say("guide.play.over_trump", "play.head")
    yield tell.say(f"guide.play.undertrump.{play.void_undertrump}", "play.void_undertrump")
    yield tell.say("guide.play.any")


def _forbidden(tell: Teller, play: Play) -> Iterator[GuideLine]:
    yield tell.say(f"guide.play.wrong.{play.wrong_card}", "play.wrong_card")
    if play.wrong_card != "refuse":
        yield tell.say(f"guide.play.accusation.{play.accusation}", "play.accusation")
