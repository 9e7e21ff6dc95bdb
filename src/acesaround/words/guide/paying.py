"""Chips: what a bid is paid with, the pot, and the stakes beside the points."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.game.chips import unit_steps
from acesaround.game.stakes import CONTRACT_CHIPS, CONTRACT_MORE, CONTRACT_STEP, meld_chips
from acesaround.rules import Chips, Stakes
from acesaround.words.guide.lines import GuideLine, GuideRow, GuideTable, Teller
from acesaround.words.voice import chips as chips_text


def lines(tell: Teller) -> Iterator[GuideLine]:
    """The sentences about chips, or about a bidder who alone scores points."""
    rules = tell.rules
    if rules.chips is not None and rules.in_chips:
        yield from _chips(tell, rules.chips)
    elif rules.chips is not None:
        yield from _bidder_alone(tell, rules.chips)
    if rules.stakes is not None:
        yield from _stakes(tell, rules.stakes)


def tables(tell: Teller) -> tuple[GuideTable, ...]:
    """The chips for each bid, or for each meld and bid beside the points."""
    rules = tell.rules
    found = []
    if rules.chips is not None and rules.in_chips:
        found.append(_units(tell, rules.chips))
    if rules.stakes is not None and (rules.stakes.meld_chips or rules.stakes.contract_chips):
        found.append(_stake_table(tell, rules.stakes))
    return tuple(found)


def _chips(tell: Teller, chips: Chips) -> Iterator[GuideLine]:
    rules = tell.rules
    sits_out = rules.deal.dealer_sits_out
    yield tell.say("guide.chips.pay", "chips.units")
    if sits_out:
        settles = str(chips.inactive_settles).lower()
        yield tell.say(f"guide.chips.resting.{settles}", "chips.inactive_settles")
    yield tell.say(f"guide.chips.spades.{chips.spades}", "chips.spades")
    if chips.hearts_triple:
        yield tell.say("guide.chips.hearts", "chips.hearts_triple")
    gives_up = rules.contracts is not None and rules.contracts.throw_in == "free"
    if chips.double_bete:
        how = "played" if gives_up else "lost"
        yield tell.say(f"guide.chips.double_bete.{how}", "chips.double_bete")
    if gives_up and chips.spades == "double" and chips.conceded_spades == "single":
        yield tell.say("guide.chips.conceded_spades", "chips.conceded_spades")
    if chips.melds_enough:
        yield tell.say("guide.chips.melds_enough", "chips.melds_enough")
    yield from _pot(tell, chips)


def _pot(tell: Teller, chips: Chips) -> Iterator[GuideLine]:
    rules, words = tell.rules, tell.words
    if chips.ante:
        yield tell.say("guide.chips.ante", "chips.ante", chips=chips_text(words, chips.ante))
        if rules.auction is not None and rules.auction.all_pass == "redeal":
            who = chips.all_pass_pays if rules.deal.dealer_sits_out else "everyone"
            yield tell.say(f"guide.chips.all_pass.{who}", "chips.all_pass_pays")
    least = rules.scaled(chips.pot_from)
    yield tell.say("guide.chips.pot", "chips.pot_from", least=least)
    yield tell.say(f"guide.chips.short.{chips.pot_short}", "chips.pot_short")
    yield tell.say("guide.chips.share")


def _bidder_alone(tell: Teller, chips: Chips) -> Iterator[GuideLine]:
    loses = tell.rules.scoring.fall_short == "lose_bid"
    yield tell.say(f"guide.chips.points.{chips.points_mode}", "chips.points_mode")
    yield tell.say(f"guide.chips.loss.{str(loses).lower()}", "scoring.fall_short")


def _units(tell: Teller, chips: Chips) -> GuideTable:
    words, rules = tell.words, tell.rules
    rows = tuple(
        GuideRow(words.say("guide.chips.from", least=rules.scaled(least)), (str(n),))
        for least, n in _from_least(tell, unit_steps(chips))
    )
    head = (words.say("guide.column.bid"), words.say("guide.column.chips"))
    options = ("chips.units",)
    return GuideTable(words.say("guide.chips.table"), head, rows, options, tell.marks(*options))


def _from_least(tell: Teller, steps: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, int]]:
    """The steps of a table of bids from the lowest bid on."""
    auction = tell.rules.auction
    lowest = auction.min_bid if auction is not None else 0
    for at, (least, n) in enumerate(steps):
        if at + 1 == len(steps) or steps[at + 1][0] > lowest:
            yield max(least, lowest), n


def _stakes(tell: Teller, stakes: Stakes) -> Iterator[GuideLine]:
    words = tell.words
    yield tell.say("guide.stakes.each")
    if stakes.contract_chips:
        times = stakes.defeat_times
        yield tell.say_n("guide.stakes.defeat", times, "stakes.defeat_times")
    if stakes.all_tricks_chips:
        worth = chips_text(words, stakes.all_tricks_chips)
        yield tell.say("guide.stakes.all_tricks", "stakes.all_tricks_chips", chips=worth)
    if stakes.game_chips:
        worth = chips_text(words, stakes.game_chips)
        yield tell.say("guide.stakes.game", "stakes.game_chips", chips=worth)


def _stake_table(tell: Teller, stakes: Stakes) -> GuideTable:
    words, rules = tell.words, tell.rules
    rows = []
    if stakes.meld_chips:
        rows += [
            GuideRow(words.say(f"score.stake.{kind.value}"), (str(n),)) for kind, n in meld_chips()
        ]
    if stakes.contract_chips:
        rows += [
            GuideRow(words.say("guide.stakes.from", least=rules.scaled(least)), (str(n),))
            for least, n in _from_least(tell, CONTRACT_CHIPS)
        ]
        step = rules.scaled(CONTRACT_STEP)
        rows.append(GuideRow(words.say("guide.stakes.more", step=step), (f"+{CONTRACT_MORE}",)))
    head = (words.say("guide.column.what"), words.say("guide.column.chips"))
    options = ("stakes.meld_chips", "stakes.contract_chips")
    return GuideTable(
        words.say("guide.stakes.table"), head, tuple(rows), options, tell.marks(*options)
    )
