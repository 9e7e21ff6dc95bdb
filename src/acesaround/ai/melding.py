"""Laying melds one at a time after a trick in the two-handed games."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice, Decision
from acesaround.ai.prospects import Prospects
from acesaround.game import Action, EndMelding, ExchangeDix, LayMeld, ShowDix, legal_actions
from acesaround.rules import TABLES, MeldKind


def lay(known: Knowledge, legal: list[Action]) -> Decision:
    """What to do on a melding turn: the dix, a meld, or nothing more; and why."""
    dix = [action for action in legal if isinstance(action, ExchangeDix | ShowDix)]
    melds = [action for action in legal if isinstance(action, LayMeld)]
    stock = known.rules.stock
    if dix and (not melds or (stock is not None and stock.dix_is_free)):
        code = "exchange_dix" if isinstance(dix[0], ExchangeDix) else "dix_free_points"
        return Decision(dix[0], (Advice(code),))
    if not melds:
        return Decision(EndMelding(seat=known.seat), (Advice("nothing_to_meld"),))
    royal = [action for action in melds if action.kind is MeldKind.ROYAL_MARRIAGE]
    best = max(melds, key=lambda action: (points(known, action), len(action.laid)))
    if best.kind is MeldKind.RUN and royal and Prospects(known).turns >= 3:
        first = max(royal, key=lambda action: len(action.laid))
        return Decision(first, (Advice("meld_royal_before_run", {"points": points(known, first)}),))
    return Decision(best, (Advice("meld_now", {"kind": best.kind, "points": points(known, best)}),))


def points(known: Knowledge, action: LayMeld) -> int:
    """The points that laying this meld brings."""
    cards = len(action.cards) + len(action.laid)
    size = {
        MeldKind.RUN: 5,
        MeldKind.ACES: 4,
        MeldKind.KINGS: 4,
        MeldKind.QUEENS: 4,
        MeldKind.JACKS: 4,
    }
    times = max(1, cards // size.get(action.kind, 2))
    table = TABLES[known.rules.melds.table]
    return table.points(action.kind, times) // known.rules.scoring.scale


def best_points(known: Knowledge) -> int:
    """The most points that one meld would bring if the seat had just won a trick."""
    deal = replace(known.deal, melding=known.seat, melded=False, trick=None)
    legal = legal_actions(replace(known.state, deal=deal))
    return max(
        (points(known, action) for action in legal if isinstance(action, LayMeld)), default=0
    )
