"""The deal."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.cards import deck_of
from acesaround.rules import MeldKind, meld_value
from acesaround.words.guide.lines import GuideLine, GuideSection, Teller
from acesaround.words.voice import points


def section(tell: Teller) -> GuideSection:
    """Who deals, how many cards, and what is laid aside or turned up."""
    title = tell.words.say("guide.section.deal")
    return GuideSection(name="deal", title=title, lines=tuple(_lines(tell)))


def _lines(tell: Teller) -> Iterator[GuideLine]:
    rules = tell.rules
    deal = rules.deal
    yield tell.say(f"guide.deal.first.{deal.first_dealer}", "deal.first_dealer")
    if deal.dealer_sits_out:
        yield tell.say(f"guide.deal.sits_out.{deal.sits_out}", "deal.sits_out")
    yield tell.say_n(
        "guide.deal.cards",
        deal.packet,
        "deal.hand_size",
        "deal.packet",
        "auction.shared_widow",
        cards=rules.cards_dealt,
    )
    if rules.cards_aside:
        yield tell.say_n(
            "guide.deal.widow", rules.cards_aside, "widow.size", "auction.shared_widow"
        )
    if rules.stock is not None:
        yield from _stock(tell, rules.stock.turn_up)
    if deal.turn_last:
        yield tell.say("guide.deal.turned", "deal.turn_last")
        yield from _turned_nine(tell)
    if deal.nines_redeal != "off" and rules.deck.nines:
        yield tell.say(f"guide.deal.nines.{deal.nines_redeal}", "deal.nines_redeal")


def _stock(tell: Teller, turned: bool) -> Iterator[GuideLine]:
    rules = tell.rules
    deck = len(deck_of(rules.deck.copies, rules.deck.nines))
    rest = deck - rules.deal.players * rules.deal.hand_size - turned
    if turned:
        yield tell.say_n("guide.deal.stock.turned", rest, "stock.turn_up")
        yield from _turned_nine(tell)
    else:
        yield tell.say_n("guide.deal.stock", rest, "stock.turn_up")


def nine_points(tell: Teller) -> int:
    """What a nine of trump scores under the rules; 0 where it is no meld."""
    rules = tell.rules
    return meld_value(rules.melds, MeldKind.DIX, 1, rules.scoring.scale)


def _turned_nine(tell: Teller) -> Iterator[GuideLine]:
    nine = nine_points(tell)
    if nine:
        yield tell.say("guide.deal.turned_nine", points=points(tell.words, nine))
