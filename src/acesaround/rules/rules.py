"""Rules: frozen data in sections, and the ways to read and change them as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from acesaround.errors import Detail, Problem, RulesError
from acesaround.rules.flaw import Flaw
from acesaround.rules.option import Option, Section, Value, bad_value, options_of
from acesaround.rules.sections import (
    Auction,
    Chips,
    Contracts,
    Dealing,
    Deck,
    Match,
    Melds,
    Passing,
    Play,
    Scoring,
    Stakes,
    Stock,
    Widow,
)


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to play Pinochle. A variant or a house rule is a value of this type, never a class.

    ``name`` is for people only: no part of the engine asks for it. ``phases`` names the phases of
    a deal in their order. A section that is None does not exist in the variant.
    """

    name: str
    phases: tuple[str, ...]
    deck: Deck = Deck()
    deal: Dealing = Dealing()
    widow: Widow | None = None
    auction: Auction | None = None
    passing: Passing | None = None
    contracts: Contracts | None = None
    stock: Stock | None = None
    melds: Melds = Melds()
    play: Play = Play()
    scoring: Scoring = Scoring()
    match: Match = Match()
    chips: Chips | None = None
    stakes: Stakes | None = None
    continuation: Rules | None = None

    def sections(self) -> Iterator[tuple[str, Section]]:
        """Name and value of every section that these rules have."""
        for name in SECTION_TYPES:
            section = getattr(self, name)
            if section is not None:
                yield name, section

    def options(self) -> Iterator[tuple[str, Option, Value]]:
        """Path (``section.option``), description and value of every option of these rules."""
        for name, section in self.sections():
            for option_name, option in options_of(type(section)).items():
                yield f"{name}.{option_name}", option, getattr(section, option_name)

    def house_options(self) -> Iterator[tuple[str, Option, Value]]:
        """The options that are house rules here: not of the variant, and not without meaning."""
        for path, option, value in self.options():
            if not option.of_variant and self.unmet(option) == ():
                yield path, option, value

    def unmet(self, option: Option) -> tuple[str, ...]:
        """The paths of what an option needs to mean anything and these rules do not have."""
        values = {path: value for path, _, value in self.options()} if option.needs else {}
        return tuple(path for path, needed in option.needs if values.get(path) != needed)

    @property
    def cards_aside(self) -> int:
        """How many cards are laid aside in the deal for the winner of the auction."""
        if self.auction is not None and self.auction.shared_widow:
            return self.deal.players - self.deal.dealer_sits_out
        return self.widow.size if self.widow is not None else 0

    @property
    def cards_dealt(self) -> int:
        """How many cards each player is dealt; a widow that is shared out makes up the hands."""
        shared = self.auction is not None and self.auction.shared_widow
        return self.deal.hand_size - shared

    @property
    def in_chips(self) -> bool:
        """Whether every deal is paid in chips, so that scores are chips and not points."""
        return self.chips is not None and self.chips.points_mode == "chips"

    def scaled(self, points: int) -> int:
        """Points of the large scale in the scale in force."""
        return points // self.scoring.scale


SECTION_TYPES: dict[str, type[Section]] = {
    "deck": Deck,
    "deal": Dealing,
    "widow": Widow,
    "auction": Auction,
    "passing": Passing,
    "contracts": Contracts,
    "stock": Stock,
    "melds": Melds,
    "play": Play,
    "scoring": Scoring,
    "match": Match,
    "chips": Chips,
    "stakes": Stakes,
}


def find_option(rules: Rules, name: str) -> str:
    """The full path of an option that is named ``section.option`` or by its own name alone.

    Raises:
        RulesError: these rules have no such option.
    """
    paths = [path for path, _, _ in rules.options()]
    found = [path for path in paths if name in (path, path.split(".")[1])]
    if len(found) == 1:
        return found[0]
    if found:
        details: dict[str, Detail] = {"name": name, "known": tuple(found)}
        raise RulesError(Problem(Flaw.AMBIGUOUS_OPTION, details=details))
    details = {"name": name, "variant": rules.name, "known": tuple(paths)}
    raise RulesError(Problem(Flaw.NO_SUCH_OPTION, details=details))


_CARRIED_ON = (
    "melds.table",
    "melds.meld_scale",
    "play.head",
    "play.void_undertrump",
    "play.wrong_card",
    "play.accusation",
    "scoring.count",
    "scoring.scale",
    "scoring.round_card_points",
    "match.target",
    "match.strictly_more",
    "match.declare_out",
)
"""House rules that those who play on under the continuation keep: what cards and melds are worth,
how they are played and how far the game goes."""


def with_options(rules: Rules, changes: Mapping[str, Any]) -> Rules:
    """The rules with some options set; names as in ``find_option``.

    Raises:
        RulesError: an option does not exist here or does not take the value.
    """
    for name, value in changes.items():
        path = find_option(rules, name)
        if rules.continuation is not None and path in _CARRIED_ON:
            on = with_options(rules.continuation, {path: value})
            rules = msgspec.structs.replace(rules, continuation=on)
        section_name, option_name = path.split(".")
        section: Section = getattr(rules, section_name)
        option = options_of(type(section))[option_name]
        if not option.accepts(value):
            raise RulesError(bad_value(path, option, value))
        changed = msgspec.structs.replace(section, **{option_name: value})
        rules = msgspec.structs.replace(rules, **{section_name: changed})
    return rules


def parse_value(rules: Rules, name: str, text: str) -> Value:
    """The value that a text means for an option (``true``, ``250``, ``redeal``).

    Raises:
        RulesError: the option does not exist here or does not take the value.
    """
    path = find_option(rules, name)
    option = next(option for found, option, _ in rules.options() if found == path)
    value = option.read(text)
    if value is None:
        raise RulesError(bad_value(path, option, text))
    return value


def differences(rules: Rules, other: Rules) -> dict[str, Value]:
    """The options of ``rules`` whose values are not those of ``other``, by path."""
    theirs = {path: value for path, _, value in other.options()}
    return {path: value for path, _, value in rules.options() if theirs.get(path) != value}
