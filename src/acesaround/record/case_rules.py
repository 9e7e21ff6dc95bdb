"""Under which rules a case is judged, and what is wrong with a case beside the types of its fields.

A case about a variant that does not exist yet is no mistake: it waits for it.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace

from acesaround.cards import Card, deck_of
from acesaround.errors import Fault, RulesError, shown
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
from acesaround.record.faults import CaseFault
from acesaround.rules import PRESETS, TABLES, Rules, find_option, problems, with_options

_AUCTION_RESULT = re.compile(r"seat \d+ at \d+|redeal|all passed|illegal call \d+|seat \d+ to call")
_GAME_RESULT = re.compile(r"side \d+ (wins|leaves)|go on( to \d+)?")
_CALL = re.compile(r"P|\d+")


class BadField(ValueError):
    """A field of a case that cannot be used. ``why`` is what is wrong with it, or with the rules
    that it asks for.
    """

    def __init__(self, field: str, why: Fault | RulesError) -> None:
        super().__init__(str(why))
        self.field = field
        self.why = why


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
            raise BadField("variant", CaseFault.NO_AUCTION(variant=case.variant))
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
            raise BadField("options", RulesError(*found))
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
                raise BadField("variant", CaseFault.NO_STOCK(variant=case.variant))
            if case.tricks < 0:
                raise BadField("tricks", CaseFault.BELOW_ZERO())
        case AuctionCase():
            for at, call in enumerate(case.calls):
                if not _CALL.fullmatch(call):
                    raise BadField("calls", CaseFault.BAD_CALL(number=at, call=shown(call)))
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
        raise BadField(field, error) from error


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
            raise BadField("trick", CaseFault.NO_WINNER())
        if not 0 <= case.winner < len(cards):
            raise BadField("winner", CaseFault.NO_PLACE(place=case.winner))
        return
    if not case.hand:
        raise BadField("hand", CaseFault.EMPTY())
    stray = [card for card in case.legal if card not in case.hand]
    if stray:
        raise BadField("legal", CaseFault.NOT_IN_HAND(card=str(stray[0])))
    full = rules.deal.players
    if len(cards) >= full:
        raise BadField("trick", CaseFault.TRICK_COMPLETE(players=full, count=len(cards)))


def _check_settle(case: SettleCase, rules: Rules) -> None:
    if rules.auction is None or len(sides(rules)) != 2:
        raise BadField("variant", CaseFault.NO_SIDES(variant=case.variant))
    if not case.played:
        if case.bidder_tricks is not None or case.defender_rounds:
            raise BadField("played", CaseFault.NOT_PLAYED())
        return
    total = total_trick_points(rules)
    if case.bidder_tricks is None:
        raise BadField("bidder_tricks", CaseFault.TRICKS_MISSING())
    if not 0 <= case.bidder_tricks <= total:
        raise BadField("bidder_tricks", CaseFault.TRICKS_OVER(total=total))
    if case.defender_rounds < 0:
        raise BadField("defender_rounds", CaseFault.BELOW_ZERO())


def _check_chips(case: ChipsCase, rules: Rules) -> None:
    if not rules.in_chips:
        raise BadField("variant", CaseFault.NO_CHIPS(variant=case.variant))
    if case.conceded and case.made:
        raise BadField("conceded", CaseFault.GIVEN_UP())
    if case.pot < 0:
        raise BadField("pot", CaseFault.BELOW_ZERO())


def _check_game_end(case: GameEndCase, rules: Rules) -> None:
    there = len(sides(rules))
    for field, scores in (("before", case.before), ("deal", case.deal)):
        if len(scores) != there:
            raise BadField(field, CaseFault.SCORE_COUNT(count=there))
    if case.bidder is not None and not 0 <= case.bidder < there:
        raise BadField("bidder", CaseFault.NO_SIDE(side=case.bidder))
    _match("result", case.result, _GAME_RESULT)


def _match(field: str, text: str, pattern: re.Pattern[str]) -> None:
    if not pattern.fullmatch(text):
        forms = pattern.pattern.replace(r"\d+", "N")
        raise BadField(field, CaseFault.NO_RESULT(result=shown(text), known=forms))
