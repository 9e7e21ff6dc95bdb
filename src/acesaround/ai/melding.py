"""Laying melds one at a time after a trick in the two-handed games."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice, Decision, Detail
from acesaround.ai.proofs import TOP
from acesaround.ai.prospects import Prospects
from acesaround.cards import count, of_suit, sort_hand
from acesaround.game import (
    Action,
    EndMelding,
    ExchangeDix,
    LayMeld,
    PlayCard,
    ShowDix,
    legal_actions,
)
from acesaround.rules import AROUND_RANKS, MeldKind, meld_cards, meld_value

# With so many tricks to come the royal marriage can be laid before the run that would swallow it.
_TURNS_FOR_BOTH = 3


def lay(known: Knowledge, legal: list[Action]) -> Decision:
    """What to do on a melding turn: the dix, a meld, or nothing more; and why."""
    dix = [action for action in legal if isinstance(action, ExchangeDix | ShowDix)]
    melds = [action for action in legal if isinstance(action, LayMeld)]
    stock = known.rules.stock
    if dix and (not melds or (stock is not None and stock.dix_is_free)):
        code = "exchange_dix" if isinstance(dix[0], ExchangeDix) else "dix_free_points"
        return Decision(
            dix[0], (Advice(code, {"suit": known.trump or "", "points": _dix_points(known)}),)
        )
    if not melds:
        return Decision(EndMelding(seat=known.seat), (Advice("nothing_to_meld"),))
    royal = [action for action in melds if action.kind is MeldKind.ROYAL_MARRIAGE]
    best = max(
        melds, key=lambda action: (points(known, action), len(action.laid), _power(known, action))
    )
    if known.trump is None and best.suit is not None:
        figures: dict[str, Detail] = {
            "suit": best.suit,
            "length": len(of_suit(known.own, best.suit)),
        }
        return Decision(best, (Advice("meld_makes_trump", {**figures, **_figures(known, best)}),))
    turns = Prospects(known).turns
    if best.kind is MeldKind.RUN and royal and turns >= _TURNS_FOR_BOTH:
        first = max(royal, key=lambda action: len(action.laid))
        return Decision(
            first,
            (
                Advice(
                    "meld_royal_before_run", {"suit": known.trump or "", **_figures(known, first)}
                ),
            ),
        )
    if not _waits(known, best, turns):
        return Decision(best, (Advice("meld_now", _figures(known, best)),))
    others = [action for action in melds if action.kind is not best.kind]
    waiting = Advice("meld_wait", _figures(known, best))
    if others:
        second = max(others, key=lambda action: (points(known, action), len(action.laid)))
        return Decision(second, (Advice("meld_now", _figures(known, second)), waiting))
    return Decision(EndMelding(seat=known.seat), (waiting,))


def _power(known: Knowledge, action: LayMeld) -> int:
    """How good a trump suit a marriage makes, before there is one: its length, and its aces."""
    if known.trump is not None or action.suit is None:
        return 0
    suit = of_suit(known.own, action.suit)
    return 2 * len(suit) + sum(card.strength == TOP for card in suit)


def _figures(known: Knowledge, action: LayMeld) -> dict[str, Detail]:
    cards = sort_hand(
        (*action.cards, *(known.deal.laid[known.seat][place].card for place in action.laid))
    )
    return {"kind": action.kind, "cards": cards, "points": points(known, action)}


def _waits(known: Knowledge, action: LayMeld, turns: int) -> bool:
    """Whether a single meld is better held back, because one card more makes the double.

    A single on the table can never become the double (unless the rules let it grow).
    """
    if action.kind not in (MeldKind.PINOCHLE, *AROUND_RANKS) or points(known, action) == 0:
        return False
    stock = known.rules.stock
    if stock is None or stock.upgrade_to_double:
        return False
    single, double = _value(known, action.kind, 1), _value(known, action.kind, 2)
    held = count(
        (
            *known.hand,
            *(laid.card for laid in known.deal.laid[known.seat] if action.kind not in laid.uses),
        )
    )
    missing = [card for card in meld_cards(action.kind, None) if held.get(card, 0) < 2]
    if len(missing) != 1 or len(action.cards) + len(action.laid) > len(
        meld_cards(action.kind, None)
    ):
        return False
    out = sum(known.unseen.values())
    chance = min(1.0, turns / out) * (known.unseen.get(missing[0], 0) > 0) if out else 0.0
    win = 1.0 - 0.5**turns
    return win * (chance * double + (1.0 - chance) * single) > single


def points(known: Knowledge, action: LayMeld) -> int:
    """The points that laying this meld brings."""
    times = (len(action.cards) + len(action.laid)) // len(meld_cards(action.kind, action.suit))
    return _value(known, action.kind, times)


def _value(known: Knowledge, kind: MeldKind, times: int) -> int:
    return meld_value(known.rules.melds, kind, times, known.rules.scoring.scale)


def waiting(known: Knowledge) -> list[LayMeld]:
    """The melds that could be laid if the seat had just won a trick."""
    won = replace(known.deal, melding=known.seat, melded=False, trick=None)
    legal = legal_actions(replace(known.state, deal=won))
    return [action for action in legal if isinstance(action, LayMeld)]


def best_points(known: Knowledge, melds: list[LayMeld], play: PlayCard) -> int:
    """The most points that one of the melds brings if the trick is won with this very card."""
    return max((points(known, meld) for meld in melds if not _spoils(known, play, meld)), default=0)


def _spoils(known: Knowledge, play: PlayCard, meld: LayMeld) -> bool:
    if play.laid is not None:
        return play.laid in meld.laid
    return meld.cards.count(play.card) >= known.hand.count(play.card)


def _dix_points(known: Knowledge) -> int:
    return _value(known, MeldKind.DIX, 1)
