"""How trump is made."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.rules import Auction, Stock
from acesaround.words.guide.dealing import nine_points
from acesaround.words.guide.lines import GuideLine, GuideSection, Teller
from acesaround.words.voice import points


def section(tell: Teller) -> GuideSection:
    """Named by the bidder, turned up, or made by a marriage."""
    title = tell.words.say("guide.section.trump")
    return GuideSection(name="trump", title=title, lines=tuple(_lines(tell)))


def _lines(tell: Teller) -> Iterator[GuideLine]:
    rules = tell.rules
    if rules.auction is not None:
        yield from _named(tell, rules.auction)
    if rules.deal.turn_last:
        yield tell.say("guide.trump.turned", "deal.turn_last")
        yield from _exchange(tell)
    if rules.stock is not None:
        yield from _from_stock(tell, rules.stock)


def _named(tell: Teller, auction: Auction) -> Iterator[GuideLine]:
    widow = tell.rules.widow
    if widow is not None and widow.trump_unseen:
        yield tell.say("guide.trump.unseen", "widow.trump_unseen")
    elif widow is not None:
        yield tell.say("guide.trump.seen", "widow.trump_unseen")
    else:
        yield tell.say("guide.trump.named")
    if auction.marriage_required == "to_name_trump":
        yield tell.say("guide.trump.marriage", "auction.marriage_required")


def _exchange(tell: Teller) -> Iterator[GuideLine]:
    if "exchange" in tell.rules.phases:
        worth = points(tell.words, nine_points(tell))
        yield tell.say("guide.trump.exchange", points=worth)


def _from_stock(tell: Teller, stock: Stock) -> Iterator[GuideLine]:
    if stock.turn_up:
        yield tell.say("guide.trump.upcard", "stock.turn_up")
        return
    yield tell.say("guide.trump.first_marriage", "stock.turn_up")
    yield tell.say(f"guide.trump.marriage_as.{stock.first_marriage}", "stock.first_marriage")
