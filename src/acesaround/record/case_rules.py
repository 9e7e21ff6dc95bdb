"""Under which rules a case is judged, and what is wrong with a case beside the types of its fields.

A case about a variant that does not exist yet is no mistake: it waits for it.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace

from acesaround.cards import Card, deck_of
from acesaround.errors import RulesError
from acesaround.game import sides, total_trick_points
from acesaround.record.cases import (
    AuctionCase,
    CardPointsCase,
    Case,
    ChipsCase,
    GameEndCase,
    LegalCase,
    MeldsCase,
    MeldsInTurnCase,
    SettleCase,
    WinnerCase,
)
from acesaround.rules import PRESETS, TABLES, Rules, find_option, problems, with_options

_AUCTION_RESULT = re.compile(r"seat \d+ at \d+|redeal|all passed|illegal call \d+|seat \d+ to call")
_GAME_RESULT = re.compile(r"side \d+ (wins|leaves)|go on( to \d+)?")
_CALL = re.compile(r"P|\d+")


class BadField(ValueError):
    """A field of a case that cannot be used, and why: in words, or the rules that it asks for."""

    def __init__(self, field: str, why: str = "", rules: RulesError | None = None) -> None:
        super().__init__(why or str(rules))
        self.field = field
        self.why = why
        self.rules = rules


def waits_for(case: Case) -> str | None:
    """The name of the variant that must be there before the case can be judged."""
    return None if case.variant in PRESETS else case.variant


def rules_of(case: Case) -> Rules:
    """The rules that the case is about: its variant with its own fields and options set.

    Raises:
        BadField: they do not exist or contradict each other.
    """
    rules = PRESETS[case.variant]
    if isinstance(case, AuctionCase):
        if rules.auction is None:
            raise BadField("variant", f"{case.variant} has no auction")
        rules = _for_players(rules, case.players)
    if isinstance(case, CardPointsCase) and case.count is not None:
        rules = _set(rules, "count", {"count": case.count})
    if isinstance(case, MeldsCase | MeldsInTurnCase) and case.table is not None:
        rules = _set(rules, "table", {"table": case.table})
    if isinstance(case, MeldsCase):
        rules = _set(rules, "table", {"scale": TABLES[rules.melds.table].unit})
    rules = _set(rules, "options", case.options)
    if isinstance(case, AuctionCase | SettleCase | ChipsCase | GameEndCase):
        # Only these are judged under whole rules; the others look at a part that stands alone.
        found = problems(rules)
        if found:
            raise BadField("options", rules=RulesError(*found))
    return rules


def check_case(case: Case) -> None:
    """Raise BadField for what is wrong with a case that can be judged already."""
    if waits_for(case) is not None:
        return
    rules = rules_of(case)
    match case:
        case LegalCase() | WinnerCase():
            _check_trick(case, rules)
        case MeldsInTurnCase():
            if rules.stock is None:
                raise BadField("variant", f"{case.variant} has no stock")
            if case.tricks < 0:
                raise BadField("tricks", "it is below 0")
        case AuctionCase():
            for at, call in enumerate(case.calls):
                if not _CALL.fullmatch(call):
                    raise BadField("calls", f"call {at} is {call!r}; it must be P or points")
            _match("result", case.result, _AUCTION_RESULT)
        case SettleCase():
            _check_settle(case, rules)
        case ChipsCase():
            _check_chips(case, rules)
        case GameEndCase():
            _check_game_end(case, rules)
        case _:
            pass


def _set(rules: Rules, field: str, changes: dict[str, Any]) -> Rules:
    try:
        return with_options(rules, changes)
    except RulesError as error:
        raise BadField(field, rules=error) from error


def _for_players(rules: Rules, players: int) -> Rules:
    if players == rules.deal.players:
        return rules
    rules = _set(rules, "players", {find_option(rules, "players"): players})
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    deal = replace(rules.deal, partners=False, hand_size=len(deck) // players)
    phases = tuple(phase for phase in rules.phases if phase != "passing")
    return replace(rules, deal=deal, passing=None, phases=phases)


def _check_trick(case: LegalCase | WinnerCase, rules: Rules) -> None:
    cards: tuple[Card, ...] = case.trick
    if isinstance(case, WinnerCase):
        if not cards:
            raise BadField("trick", "an empty trick has no winner")
        if not 0 <= case.winner < len(cards):
            raise BadField("winner", f"there is no place {case.winner} in the trick")
        return
    if not case.hand:
        raise BadField("hand", "it is empty")
    stray = [card for card in case.legal if card not in case.hand]
    if stray:
        raise BadField("legal", f"{stray[0]} is not in the hand")
    full = rules.deal.players
    if len(cards) >= full:
        raise BadField("trick", f"with {full} players a trick of {len(cards)} cards is complete")


def _check_settle(case: SettleCase, rules: Rules) -> None:
    if rules.auction is None or len(sides(rules)) != 2:
        raise BadField("variant", f"{case.variant} has no bidding side and one other side")
    if not case.played:
        if case.bidder_tricks is not None or case.defender_rounds:
            raise BadField("played", "it is false, so there can be no tricks")
        return
    total = total_trick_points(rules)
    if case.bidder_tricks is None:
        raise BadField("bidder_tricks", "it is missing, and played is not false")
    if not 0 <= case.bidder_tricks <= total:
        raise BadField("bidder_tricks", f"all tricks together are worth {total}")
    if case.defender_rounds < 0:
        raise BadField("defender_rounds", "it is below 0")


def _check_chips(case: ChipsCase, rules: Rules) -> None:
    if not rules.in_chips:
        raise BadField("variant", f"{case.variant} is not settled in chips")
    if case.conceded and case.made:
        raise BadField("conceded", "a contract that was given up is not made")
    if case.pot < 0:
        raise BadField("pot", "it is below 0")


def _check_game_end(case: GameEndCase, rules: Rules) -> None:
    there = len(sides(rules))
    for field, scores in (("before", case.before), ("deal", case.deal)):
        if len(scores) != there:
            raise BadField(field, f"it must hold {there} scores, one for each side")
    if case.bidder is not None and not 0 <= case.bidder < there:
        raise BadField("bidder", f"there is no side {case.bidder}")
    _match("result", case.result, _GAME_RESULT)


def _match(field: str, text: str, pattern: re.Pattern[str]) -> None:
    if not pattern.fullmatch(text):
        forms = pattern.pattern.replace(r"\d+", "N")
        raise BadField(field, f"it is {text!r}, which is none of {forms}")
