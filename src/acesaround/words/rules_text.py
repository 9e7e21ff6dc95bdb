"""The rules of a table in words: what they are in short, and what was changed."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.rules import Option, Rules, Value, find_option
from acesaround.words.catalog import Catalog, MissingMessage
from acesaround.words.voice import points


def variant_title(words: Catalog, name: str) -> str:
    """A variant by its name for people; rules that are no variant of ours by their own name."""
    try:
        return words.say(f"variant.{name}.title")
    except MissingMessage:
        return name


def variant_summary(words: Catalog, name: str) -> str:
    """A variant in one sentence; nothing of rules that are no variant of ours."""
    try:
        return words.say(f"variant.{name}.summary")
    except MissingMessage:
        return ""


def option_label(words: Catalog, path: str, option: Option) -> str:
    """What an option is called; the English name stands beside the option itself."""
    try:
        return words.say(f"option.{path}")
    except MissingMessage:
        return option.label


def option_help(words: Catalog, path: str, option: Option) -> str:
    """What an option means; the English text stands beside the option itself."""
    try:
        return words.say(f"option.{path}.help")
    except MissingMessage:
        return option.help


def option_value(words: Catalog, path: str, value: Value) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return words.say("option.yes") if value else words.say("option.no")
    try:
        return words.say(f"option.{path}.{str(value).replace('-', '_')}")
    except MissingMessage:
        return str(value)


def rule_in_force(words: Catalog, rules: Rules, path: str, value: Value) -> str:
    """The rule that an option makes, in a sentence that also names the option."""
    path = find_option(rules, path)
    option = next(option for found, option, _ in rules.options() if found == path)
    label = option_label(words, path, option)
    spelled = option_value(words, path, value)
    key = path if isinstance(value, int) and not isinstance(value, bool) else f"{path}.{value}"
    try:
        rule = words.say(f"rule.{key.lower()}", value=value)
    except MissingMessage:
        return words.say("rule.option_in_force", label=label, value=spelled)
    return words.say("rule.in_force", rule=rule, label=label, value=spelled)


def changed_text(words: Catalog, label: str, value: str) -> str:
    """A house rule in words: its name and its value."""
    return words.say("rule.changed", label=label, value=value)


def section_title(words: Catalog, name: str) -> str:
    """What a section of the rules is called."""
    return words.say(f"section.{name}")


def rules_summary(words: Catalog, rules: Rules) -> tuple[str, ...]:
    """The rules in a few lines, the aim of the game first."""
    parts = (_aim, _cards_dealt, _bidding, _melding, _playing, _settling)
    return tuple(line for part in parts for line in part(words, rules))


def _aim(words: Catalog, rules: Rules) -> Iterator[str]:
    match = rules.match
    target = points(words, rules.scaled(match.target))
    if match.deals and rules.in_chips:
        yield words.say_n("rule.target.chips", match.deals)
    elif match.deals:
        yield words.say_n("rule.target.deals", match.deals)
    elif match.when_one_is_out == "play_on":
        yield words.say("rule.target.play_on", points=target)
    else:
        yield words.say("rule.target", points=target)
    if match.declare_out:
        yield words.say("rule.match.declare_out.true")


def _cards_dealt(words: Catalog, rules: Rules) -> Iterator[str]:
    if rules.deal.dealer_sits_out:
        yield words.say(f"rule.sits_out.{rules.deal.sits_out}")
    if rules.deal.turn_last:
        yield words.say("rule.turn_last")
    if rules.stock is not None:
        yield words.say("rule.stock")
        if not rules.stock.turn_up:
            yield words.say("rule.stock.no_turn")


def _bidding(words: Catalog, rules: Rules) -> Iterator[str]:
    auction, contracts = rules.auction, rules.contracts
    if auction is not None:
        least, step = rules.scaled(auction.min_bid), rules.scaled(auction.bid_step)
        yield words.say("rule.auction", least=least, step=step)
        if auction.late_from:
            late = rules.scaled(auction.late_step)
            yield words.say("rule.auction.late", amount=rules.scaled(auction.late_from), step=late)
        if auction.rounds == "once":
            yield words.say("rule.auction.once")
        yield words.say(f"rule.auction.all_pass.{auction.all_pass}")
        if auction.shared_widow:
            yield words.say_n("rule.shared_widow", rules.cards_aside)
        if auction.marriage_required != "no":
            yield words.say(f"rule.auction.marriage_required.{auction.marriage_required}")
    if rules.widow is not None:
        yield words.say_n("rule.widow", rules.widow.size)
        if rules.widow.trump_unseen:
            yield words.say("rule.trump_unseen")
        if rules.widow.change_until_lead:
            yield words.say("rule.change_until_lead")
    if rules.passing is not None and rules.passing.pass_count:
        yield words.say_n("rule.passing", rules.passing.pass_count)
    if contracts is not None:
        if contracts.throw_in == "free":
            yield words.say("rule.throw_in")
        if contracts.opponents_concede:
            yield words.say("rule.opponents_concede")
        if contracts.moon != "off":
            more = points(words, rules.scaled(contracts.moon_points))
            yield words.say(f"rule.moon.{contracts.moon}", points=more)


def _melding(words: Catalog, rules: Rules) -> Iterator[str]:
    if rules.melds.who == "bidder":
        yield words.say("rule.melds.bidder")
    if rules.melds.meld_timing == "after_own_first_card":
        yield words.say("rule.melds.after_own_first_card")


def _playing(words: Catalog, rules: Rules) -> Iterator[str]:
    yield words.say(f"rule.play.head.{rules.play.head}")
    yield words.say(f"rule.play.void_undertrump.{rules.play.void_undertrump}")
    if rules.play.accusation != "automatic":
        yield words.say(f"rule.play.accusation.{rules.play.accusation}")


def _settling(words: Catalog, rules: Rules) -> Iterator[str]:
    scoring, chips = rules.scoring, rules.chips
    last = points(words, rules.scaled(scoring.last_trick))
    if scoring.scale == 1:
        count = words.say(f"rule.count.{scoring.count.replace('-', '_')}")
        yield words.say("rule.points", count=count, last=last)
    else:
        yield words.say("rule.small_points", last=last)
    if chips is not None and rules.in_chips:
        yield words.say("rule.chips.units", least=chips.pot_from)
        if chips.melds_enough:
            yield words.say("rule.melds_enough")
        if chips.forced_throw_in:
            yield words.say("rule.forced_throw_in")
        return
    if chips is not None:
        yield words.say("rule.bidder_alone")
    if scoring.keep_melds != "always":
        yield words.say(f"rule.scoring.keep_melds.{scoring.keep_melds}")
    for least, name in ((scoring.min_melds, "min_melds"), (scoring.min_tricks, "min_tricks")):
        if least:
            yield words.say(f"rule.{name}", points=points(words, rules.scaled(least)))
    if rules.auction is not None:
        yield words.say(f"rule.scoring.fall_short.{scoring.fall_short}")
    if rules.stakes is not None:
        yield words.say("rule.stakes")
