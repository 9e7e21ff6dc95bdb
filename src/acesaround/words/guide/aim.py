"""What the game is about, in a few sentences."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.words.guide.lines import GuideLine, GuideSection, Teller
from acesaround.words.voice import points


def section(tell: Teller) -> GuideSection:
    """Who plays, and for what."""
    title = tell.words.say("guide.section.aim")
    return GuideSection(name="aim", title=title, lines=tuple(_lines(tell)))


def _lines(tell: Teller) -> Iterator[GuideLine]:
    rules = tell.rules
    deal = rules.deal
    seats = ("deal.players", "deal.partners", "deal.dealer_sits_out")
    if deal.partners:
        yield tell.say("guide.aim.partners", *seats)
    else:
        yield tell.say_n("guide.aim.alone", deal.players, *seats)
    if deal.dealer_sits_out:
        yield tell.say_n("guide.aim.sits_out", deal.players - 1, *seats)
    yield tell.say("guide.aim.points")
    if rules.auction is not None:
        yield tell.say("guide.aim.auction")
    if rules.in_chips:
        yield tell.say("guide.aim.chips", "chips.points_mode")
    elif not rules.match.deals:
        target = points(tell.words, rules.scaled(rules.match.target))
        yield tell.say("guide.aim.target", "match.target", points=target)
