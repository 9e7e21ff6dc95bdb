"""When a game is over, and who has won it."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.game.finish import RAISE, counts_at_once
from acesaround.words.guide.lines import GuideLine, GuideSection, Teller
from acesaround.words.rules_text import variant_title
from acesaround.words.voice import points


def section(tell: Teller) -> GuideSection:
    """The goal, ties, and claims."""
    title = tell.words.say("guide.section.end")
    return GuideSection(name="end", title=title, lines=tuple(_lines(tell)))


def _lines(tell: Teller) -> Iterator[GuideLine]:
    rules = tell.rules
    match = rules.match
    target = points(tell.words, rules.scaled(match.target))
    more = points(tell.words, rules.scaled(RAISE))
    enough = "more" if match.strictly_more else "reach"
    if counts_at_once(rules):
        options = ("match.end_rule", "match.target", "match.strictly_more")
        yield tell.say(f"guide.end.at_once.{enough}", *options, points=target)
    if match.deals:
        yield tell.say_n("guide.end.deals", match.deals, "match.deals")
        return
    if counts_at_once(rules):
        return
    goal = ("match.target", "match.strictly_more")
    if match.when_one_is_out == "play_on" and rules.continuation is not None:
        game = variant_title(tell.words, rules.continuation.name)
        options = (*goal, "match.when_one_is_out")
        yield tell.say(f"guide.end.play_on.{enough}", *options, points=target)
        yield tell.say("guide.end.play_on", "match.when_one_is_out", game=game, more=more)
    else:
        yield tell.say(f"guide.end.{enough}", *goal, points=target)
        yield tell.say(f"guide.end.{match.end_rule}", "match.end_rule", more=more)
    if match.declare_out:
        yield tell.say("guide.end.claim", "match.declare_out")
