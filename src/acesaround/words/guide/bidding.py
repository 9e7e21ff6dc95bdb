"""The auction."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.rules import Auction
from acesaround.words.guide.lines import GuideLine, GuideSection, Teller


def section(tell: Teller) -> GuideSection:
    """How bids are made, and what the highest one means."""
    auction = tell.rules.auction
    title = tell.words.say("guide.section.auction")
    lines = () if auction is None else tuple(_lines(tell, auction))
    return GuideSection(name="auction", title=title, lines=lines)


def _lines(tell: Teller, auction: Auction) -> Iterator[GuideLine]:
    rules = tell.rules
    least, step = rules.scaled(auction.min_bid), rules.scaled(auction.bid_step)
    yield tell.say(f"guide.auction.{auction.rounds}", "auction.rounds")
    bids = ("auction.min_bid", "auction.bid_step")
    if step == 1:
        yield tell.say("guide.auction.any", *bids, least=least)
    else:
        yield tell.say("guide.auction.bids", *bids, least=least, step=step)
    if auction.late_from and auction.late_step != auction.bid_step:
        yield tell.say(
            "guide.auction.late",
            "auction.late_from",
            "auction.late_step",
            amount=rules.scaled(auction.late_from),
            step=rules.scaled(auction.late_step),
        )
    if auction.bar_40_90:
        first, second = rules.scaled(40), rules.scaled(90)
        yield tell.say("guide.auction.barred", "auction.bar_40_90", first=first, second=second)
    if auction.max_bid:
        yield tell.say("guide.auction.most", "auction.max_bid", most=rules.scaled(auction.max_bid))
    if auction.marriage_required == "to_bid":
        yield tell.say("guide.auction.marriage", "auction.marriage_required")
    if auction.eldest_must_bid:
        yield tell.say("guide.auction.eldest", "auction.eldest_must_bid")
    yield tell.say(f"guide.auction.all_pass.{auction.all_pass}", "auction.all_pass", least=least)
    yield tell.say("guide.auction.contract")
