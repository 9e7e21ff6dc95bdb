"""The rules page says what the options say: no more, no less."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from acesaround.cards import RANKS, Rank, Suit, card_of
from acesaround.rules import (
    PRESETS,
    TABLES,
    MeldKind,
    Option,
    Rules,
    Value,
    card_value,
    marriage_in_run,
    meld_value,
    preset,
    problems,
    with_options,
)
from acesaround.words import Catalog
from acesaround.words.guide import GuideSection, guide

WORDS = Catalog.load("en")

# Rules beside the variants, so that options mean something which no variant gives a meaning.
HOUSE_RULES: list[tuple[str, dict[str, Value]]] = [
    ("modern", {"wrong_card": "cards"}),
    ("modern", {"throw_in": "free"}),
    ("modern", {"moon": "announced", "late_from": 400}),
    ("modern", {"scoring.count": "11-10-4-3-2", "keep_melds": "always"}),
    ("modern", {"deals": 8, "fall_short": "opponents_gain_only", "throw_in": "free"}),
    ("modern", {"pass_count": 0}),
    ("two_hand", {"wrong_card": "deal", "declare_out": True}),
    ("two_hand", {"end_rule": "first_to_reach"}),
    ("two_hand_no_turn", {"shown_nine": False}),
    ("partnership_classic", {"meld_timing": "before_lead", "keep_melds": "always"}),
    ("partnership_bicycle", {"melds.table": "foster"}),
    ("auction_chips", {"points_mode": "actual"}),
    ("auction_chips", {"points_mode": "take_all", "moon": "announced"}),
    ("auction_chips", {"conceded_spades": "single", "eldest_must_bid": True}),
    ("auction_chips", {"spades": "plain", "ante": 0, "throw_in": "never"}),
    ("auction_chips", {"sits_out": "dealers_right", "all_pass": "dealer_bids"}),
    ("partnership_auction", {"shared_widow": True, "credit": "player"}),
    ("check", {"contract_chips": False}),
]
BASES = {
    **PRESETS,
    **{f"{name} {options}": with_options(preset(name), options) for name, options in HOUSE_RULES},
}


def text(rules: Rules) -> str:
    """The page without its examples and its list of house rules."""
    return "\n".join(_texts(guide(WORDS, rules)))


def _texts(sections: tuple[GuideSection, ...]) -> Iterator[str]:
    for section in sections:
        yield section.title
        yield from (line.text for line in section.lines)
        for table in section.tables:
            yield from (table.title, *table.head)
            yield from (" ".join((row.text, *row.values)) for row in table.rows)


def no_auction(rules: Rules) -> bool:
    return rules.auction is None


def points_do_not_count(rules: Rules) -> bool:
    """The bidder's side alone is settled, so others score nothing of their own."""
    return rules.chips is not None


def not_in_chips(rules: Rules) -> bool:
    return not rules.in_chips


def counted_in_deals(rules: Rules) -> bool:
    return rules.match.deals > 0 and rules.match.end_rule != "first_to_reach"


def tricks_come_in_tens(rules: Rules) -> bool:
    values = [card_value(card_of(rank, Suit.SPADES), rules.scoring) for rank in RANKS]
    return all(value % 10 == 0 for value in (*values, rules.scaled(rules.scoring.last_trick)))


def no_moon_pay(rules: Rules) -> bool:
    return rules.chips is not None and rules.chips.points_mode != "actual"


def throw_in(rules: Rules) -> bool:
    return rules.contracts is not None and rules.contracts.throw_in == "free"


# Where an option means nothing to these rules, by what the engine does (not by the page).
MEANS_NOTHING: dict[str, Callable[[Rules], bool]] = {
    "deal.nines_redeal": lambda r: not r.deck.nines,
    "auction.late_step": lambda r: not r.auction or not r.auction.late_from,
    "passing.show_before_return": lambda r: not r.passing or not r.passing.pass_count,
    "contracts.throw_in_bonus": lambda r: (
        not throw_in(r)
        or points_do_not_count(r)
        or r.scoring.fall_short == "opponents_gain_only"
    ),
    "contracts.moon_points": lambda r: (
        not r.contracts or r.contracts.moon == "off" or no_moon_pay(r)
    ),
    "stock.first_marriage": lambda r: bool(r.stock and r.stock.turn_up),
    "stock.show_last": lambda r: not (r.stock and r.stock.turn_up),
    "stock.choose_upcard": lambda r: not (r.stock and r.stock.turn_up),
    "stock.dix_is_free": lambda r: not (r.stock and (r.stock.turn_up or r.stock.shown_nine)),
    "melds.run_extras": lambda r: r.stock is not None,
    "melds.who": lambda r: r.stock is not None,
    "melds.meld_timing": lambda r: r.stock is not None,
    "melds.first_card_counts": lambda r: (
        r.stock is not None or r.melds.meld_timing == "before_lead"
    ),
    "play.first_lead_trump": lambda r: r.stock is not None,
    "scoring.keep_melds": points_do_not_count,
    "scoring.credit": lambda r: (
        not r.deal.partners and no_auction(r) and r.scoring.keep_melds != "always"
    ),
    "scoring.bidder_needs_counter": lambda r: no_auction(r) or r.scoring.min_tricks > 0,
    "scoring.unplayed": lambda r: no_auction(r) or r.melds.meld_timing != "before_lead",
    "scoring.fall_short": lambda r: no_auction(r) or r.in_chips,
    "scoring.round_card_points": tricks_come_in_tens,
    "match.target": counted_in_deals,
    "match.strictly_more": counted_in_deals,
    "match.when_one_is_out": counted_in_deals,
    "chips.units": not_in_chips,
    "chips.spades": not_in_chips,
    "chips.hearts_triple": not_in_chips,
    "chips.double_bete": not_in_chips,
    "chips.conceded_spades": lambda r: (
        not_in_chips(r) or not throw_in(r) or not r.chips or r.chips.spades != "double"
    ),
    "chips.inactive_settles": not_in_chips,
    "chips.ante": not_in_chips,
    "chips.all_pass_pays": lambda r: (
        not_in_chips(r) or not r.chips or not r.chips.ante
        or not r.auction or r.auction.all_pass != "redeal"
    ),
    "chips.pot_from": not_in_chips,
    "chips.pot_short": not_in_chips,
    "stakes.defeat_times": lambda r: not r.stakes or not r.stakes.contract_chips,
}  # fmt: skip


def same_in_effect(path: str, rules: Rules, other: Rules) -> bool:
    """Whether two values of an option come to the same."""
    if path in ("melds.double_pinochle", "melds.meld_scale"):
        return values(rules) == values(other)
    if path == "melds.foster190":
        return rules.stock is not None or marriage_in_run(rules.melds) == marriage_in_run(
            other.melds
        )
    if path == "match.end_rule":
        # Where the others play on, several who are there at once go on in any case.
        on = rules.match.when_one_is_out == "play_on" or bool(rules.match.deals)
        return on and "first_to_reach" not in (rules.match.end_rule, other.match.end_rule)
    if path == "scoring.fall_short" and rules.chips is not None:
        # Others score nothing of their own, so only what the bidder loses tells them apart.
        return "lose_bid" not in (rules.scoring.fall_short, other.scoring.fall_short)
    if path == "contracts.moon" and rules.contracts is not None and no_moon_pay(rules):
        assert other.contracts is not None
        return {rules.contracts.moon, other.contracts.moon} == {"off", "bonus"}
    if path == "auction.late_from":
        assert rules.auction is not None and other.auction is not None
        return rules.auction.late_step == rules.auction.bid_step
    return False


def values(rules: Rules) -> list[int]:
    return [
        meld_value(rules.melds, kind, times, rules.scoring.scale)
        for kind in MeldKind
        for times in range(1, rules.deck.copies + 1)
    ]


def others(option: Option, value: Value) -> list[Value]:
    """The other values of an option; of an open one also a number that is none of the usual."""
    found = [choice for choice in option.choices if choice != value]
    if option.open:
        numbers = [choice for choice in option.choices if isinstance(choice, int)]
        found.append(max(numbers) + option.step)
    return found


@pytest.mark.parametrize("name", BASES)
def test_the_page_changes_with_an_option_exactly_where_it_means_something(name: str) -> None:
    rules = BASES[name]
    page = text(rules)
    tried = 0
    for path, option, value in rules.options():
        nothing = bool(rules.unmet(option)) or MEANS_NOTHING.get(path, lambda _: False)(rules)
        for choice in others(option, value):
            other = with_options(rules, {path: choice})
            if problems(other):
                continue
            tried += 1
            same = nothing or same_in_effect(path, rules, other)
            assert (text(other) == page) == same, f"{path} = {choice}"
    assert tried > 40


def test_what_means_nothing_are_options() -> None:
    known = {path for rules in PRESETS.values() for path, _, _ in rules.options()}
    assert set(MEANS_NOTHING) <= known


@pytest.mark.parametrize("name", BASES)
def test_a_line_names_the_options_that_it_tells(name: str) -> None:
    """A reader who comes from a refusal finds the rule; house rules are marked at their lines."""
    rules = BASES[name]
    paths = {path for path, _, _ in rules.options()}
    for section in guide(WORDS, rules):
        for line in section.lines:
            assert line.text.endswith((".", ":", ")")) or section.name == "house"
            assert "{" not in line.text and not line.changed
            for path in line.options:
                assert path in paths or path.split(".")[0] not in dict(rules.sections())
    changed = {"play.head", "match.target"} & paths
    marked = guide(WORDS, rules, changed)
    lines = [line for section in marked for line in section.lines if section.name != "house"]
    for line in lines:
        assert line.changed == bool(changed & set(line.options))
    told = {path for section in marked if section.name == "house" for line in section.lines
            for path in line.options}  # fmt: skip
    assert told == changed


@pytest.mark.parametrize("name", BASES)
def test_examples_are_settled_by_the_engine(name: str) -> None:
    rules = BASES[name]
    (scoring,) = [section for section in guide(WORDS, rules) if section.name == "scoring"]
    assert len(scoring.examples) == (1 if rules.auction is None else 2)
    for example in scoring.examples:
        for part in example.parts:
            points = [row.points for row in part.rows if row.points is not None]
            assert part.total is not None and part.total.points == sum(points)
    if rules.auction is not None:
        made, lost = scoring.examples
        assert "the bid is made" in made.text and "the bid is lost" in lost.text


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_table_of_melds_is_the_one_in_force(name: str) -> None:
    rules = PRESETS[name]
    (melds,) = [section for section in guide(WORDS, rules) if section.name == "melds"]
    rows = {row.text: row.values for row in melds.tables[0].rows}
    assert ("Dix: nine of trump" in rows) == rules.deck.nines
    assert rows["Pinochle"] == tuple(
        str(meld_value(rules.melds, MeldKind.PINOCHLE, n, rules.scoring.scale))
        for n in range(1, rules.deck.copies + 1)
    )
    run = rows["Run: ace, ten, king, queen and jack of trump"]
    printed = TABLES[rules.melds.table].points(MeldKind.RUN, 1) // rules.scoring.scale
    assert run[0] == str(printed)


def test_nothing_asks_for_the_name_of_a_variant() -> None:
    """Rules by another name have the same page."""
    import msgspec

    for rules in PRESETS.values():
        renamed = msgspec.structs.replace(rules, name="home")
        assert text(renamed) == text(rules)


def test_the_order_of_cards_has_no_nine_where_there_is_none() -> None:
    assert "nine" in text(PRESETS["modern"]).split("The deal")[0]
    (cards,) = [s for s in guide(WORDS, PRESETS["double_deck"]) if s.name == "cards"]
    assert WORDS.say(f"rank.{Rank.NINE.value}") not in " ".join(line.text for line in cards.lines)
