"""The rules of a table in words: what they are in short, and what was changed."""

from __future__ import annotations

from acesaround.rules import Option, Rules, Value, find_option
from acesaround.words.catalog import Catalog, MissingMessage
from acesaround.words.voice import points


def variant_title(words: Catalog, name: str) -> str:
    """A variant by its name for people."""
    return words.say(f"variant.{name}.title")


def variant_summary(words: Catalog, name: str) -> str:
    """A variant in one sentence."""
    return words.say(f"variant.{name}.summary")


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
        return words.say(f"option.{path}.{value}")
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


def rules_summary(words: Catalog, rules: Rules) -> tuple[str, ...]:
    """The rules in a few lines, the aim of the game first."""
    lines = [words.say("rule.target", points=points(words, rules.scaled(rules.match.target)))]
    if rules.auction is not None:
        least = rules.scaled(rules.auction.min_bid)
        step = rules.scaled(rules.auction.bid_step)
        lines.append(words.say("rule.auction", least=least, step=step))
        lines.append(words.say(f"rule.auction.all_pass.{rules.auction.all_pass}"))
    if rules.passing is not None and rules.passing.pass_count:
        lines.append(words.say_n("rule.passing", rules.passing.pass_count))
    if rules.stock is not None:
        lines.append(words.say("rule.stock"))
    lines.append(words.say(f"rule.play.head.{rules.play.head}"))
    lines.append(words.say(f"rule.play.void_undertrump.{rules.play.void_undertrump}"))
    last = rules.scaled(rules.scoring.last_trick)
    count = words.say(f"rule.count.{rules.scoring.count.replace('-', '_')}")
    if rules.scoring.scale == 1:
        lines.append(words.say("rule.points", count=count, last=points(words, last)))
    else:
        lines.append(words.say("rule.small_points", last=points(words, last)))
    if rules.scoring.keep_melds != "always":
        lines.append(words.say(f"rule.scoring.keep_melds.{rules.scoring.keep_melds}"))
    if rules.auction is not None:
        lines.append(words.say(f"rule.scoring.fall_short.{rules.scoring.fall_short}"))
    return tuple(lines)
