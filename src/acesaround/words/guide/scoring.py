"""How a deal is counted, with examples that the engine settles."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.rules import Scoring
from acesaround.words.guide import paying
from acesaround.words.guide.examples import examples
from acesaround.words.guide.lines import GuideLine, GuideSection, Teller
from acesaround.words.voice import points


def section(tell: Teller) -> GuideSection:
    """What counts, what is lost, and what is paid."""
    return GuideSection(
        name="scoring",
        title=tell.words.say("guide.section.scoring"),
        lines=(*_lines(tell), *paying.lines(tell)),
        tables=paying.tables(tell),
        examples=tuple(examples(tell.words, tell.rules)),
    )


def _lines(tell: Teller) -> Iterator[GuideLine]:
    rules = tell.rules
    if rules.auction is None:
        yield tell.say("guide.score.sum")
    elif rules.chips is None:
        yield tell.say("guide.score.made")
        yield tell.say(f"guide.score.short.{rules.scoring.fall_short}", "scoring.fall_short")
    else:
        yield tell.say("guide.score.alone", "chips.points_mode")
    if rules.chips is None:
        yield tell.say(f"guide.score.keep.{rules.scoring.keep_melds}", "scoring.keep_melds")
        if rules.auction is not None and _bidders_keep(rules.scoring):
            yield tell.say("guide.score.bidders_keep")
    yield from _whose_trick(tell, rules.scoring)
    yield from _least(tell, rules.scoring)
    if rules.auction is not None and rules.melds.meld_timing == "before_lead":
        yield tell.say(f"guide.score.unplayed.{rules.scoring.unplayed}", "scoring.unplayed")


def _bidders_keep(scoring: Scoring) -> bool:
    """Whether a bidding side that reaches its bid has nothing else to do for its melds."""
    if scoring.keep_melds == "always" or scoring.bidder_needs_counter:
        return False
    return not scoring.min_tricks and scoring.credit == "side"


def _whose_trick(tell: Teller, scoring: Scoring) -> Iterator[GuideLine]:
    rules = tell.rules
    if scoring.credit == "player":
        # Who plays alone and keeps melds by a trick only is told so already.
        if rules.deal.partners or rules.auction is not None or scoring.keep_melds == "always":
            yield tell.say("guide.score.credit.player", "scoring.credit")
    elif rules.deal.partners and scoring.keep_melds != "always":
        yield tell.say("guide.score.credit.side", "scoring.credit")


def _least(tell: Teller, scoring: Scoring) -> Iterator[GuideLine]:
    rules = tell.rules
    bid = "alone" if rules.auction is None else "bid" if rules.chips is None else "bidder"
    if scoring.bidder_needs_counter and rules.auction is not None and not scoring.min_tricks:
        yield tell.say("guide.score.counter", "scoring.bidder_needs_counter")
    for name, least in (("min_melds", scoring.min_melds), ("min_tricks", scoring.min_tricks)):
        if least:
            worth = points(tell.words, rules.scaled(least))
            yield tell.say(f"guide.score.{name}.{bid}", f"scoring.{name}", points=worth)
