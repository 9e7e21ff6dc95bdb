"""Between the auction and the first card: the widow, passing, and what may be said."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.game.settle import MOON_LOST
from acesaround.rules import Contracts, Passing, Widow
from acesaround.words.guide.lines import GuideLine, GuideSection, Teller
from acesaround.words.voice import points


def section(tell: Teller) -> GuideSection:
    """The widow, passed cards, giving up and shooting the moon."""
    title = tell.words.say("guide.section.before")
    return GuideSection(name="before", title=title, lines=tuple(_lines(tell)))


def _lines(tell: Teller) -> Iterator[GuideLine]:
    rules = tell.rules
    chips = rules.chips
    if chips is not None and rules.in_chips and chips.forced_throw_in:
        yield tell.say("guide.before.forced", "chips.forced_throw_in")
    if rules.auction is not None and rules.auction.shared_widow:
        yield tell.say_n("guide.before.shared", rules.cards_aside, "auction.shared_widow")
    if rules.widow is not None:
        yield from _widow(tell, rules.widow)
    if rules.passing is not None and rules.passing.pass_count:
        yield from _passing(tell, rules.passing)
    if rules.contracts is not None:
        yield from _contract(tell, rules.contracts)


def _widow(tell: Teller, widow: Widow) -> Iterator[GuideLine]:
    yield tell.say_n("guide.before.widow", widow.size, "widow.size")
    yield tell.say_n("guide.before.bury", widow.size, "widow.size")
    if widow.bury_announce == "trump_or_ace":
        yield tell.say("guide.before.announce", "widow.bury_announce")
    if widow.change_until_lead:
        yield tell.say("guide.before.change", "widow.change_until_lead")


def _passing(tell: Teller, passing: Passing) -> Iterator[GuideLine]:
    yield tell.say_n("guide.before.pass", passing.pass_count, "passing.pass_count")
    if passing.show_before_return:
        yield tell.say("guide.before.show", "passing.show_before_return")


def _contract(tell: Teller, contracts: Contracts) -> Iterator[GuideLine]:
    rules = tell.rules
    if contracts.throw_in == "free":
        yield tell.say("guide.before.give_up", "contracts.throw_in")
        if contracts.throw_in_bonus and others_score(tell):
            yield tell.say("guide.before.bonus", "contracts.throw_in_bonus")
    if contracts.opponents_concede:
        yield tell.say("guide.before.concede", "contracts.opponents_concede")
    if contracts.moon == "off" or (contracts.moon == "bonus" and not moon_pays(tell)):
        return
    moon = ("contracts.moon", "contracts.moon_points")
    if not moon_pays(tell):
        yield tell.say("guide.before.moon.alone", "contracts.moon")
        return
    more = points(tell.words, rules.scaled(contracts.moon_points))
    lost = points(tell.words, rules.scaled(MOON_LOST))
    yield tell.say(f"guide.before.moon.{contracts.moon}", *moon, points=more, lost=lost)


def others_score(tell: Teller) -> bool:
    """Whether the others score points of their own when a bid is lost."""
    rules = tell.rules
    return rules.chips is None and rules.scoring.fall_short != "opponents_gain_only"


def moon_pays(tell: Teller) -> bool:
    """Whether winning every trick brings points besides."""
    chips = tell.rules.chips
    return chips is None or chips.points_mode == "actual"
