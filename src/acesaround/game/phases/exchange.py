"""Exchanging a nine of trump for the dealer's turned card, eldest first (RULES 3, 4, 5)."""

from __future__ import annotations

from acesaround.cards import Rank
from acesaround.game import event as ev
from acesaround.game.action import Action, Decline, ExchangeDix
from acesaround.game.laying import nine_of_trump
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal, left_of
from acesaround.rules import MeldKind, meld_value


def auto(state: State) -> tuple[ev.Event, ...]:
    """Nothing happens by itself."""
    return ()


def actor(state: State) -> int | None:
    """Each player but the dealer in turn, holder of a nine or not, until one has exchanged.

    All are asked, so that the question tells nobody who holds a nine. A turned nine stays.
    """
    deal = current_deal(state)
    if deal.swapped or deal.turned is None or deal.turned.rank is Rank.NINE:
        return None
    seat = left_of(deal, deal.dealer, len(deal.asked) + 1)
    return None if seat == deal.dealer else seat


def legal(state: State) -> tuple[Action, ...]:
    """No, and for the holder of a nine of trump yes."""
    deal = current_deal(state)
    seat = actor(state)
    if seat is None:
        return ()
    holds = nine_of_trump(deal) in deal.hands[seat]
    return (Decline(seat=seat), ExchangeDix(seat=seat)) if holds else (Decline(seat=seat),)


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """The cards change places and the nine scores for the one who held it."""
    deal = current_deal(state)
    if isinstance(action, Decline):
        return (ev.DixDeclined(seat=action.seat),)
    if not isinstance(action, ExchangeDix):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    nine = nine_of_trump(deal)
    if nine is None or deal.turned is None or nine not in deal.hands[action.seat]:
        raise IllegalAction(Reason(code=Refusal.NO_DIX, suit=deal.trump))
    rules = state.rules
    points = meld_value(rules.melds, MeldKind.DIX, 1, rules.scoring.scale)
    return (
        ev.UpcardSwapped(
            seat=action.seat, dealer=deal.dealer, nine=nine, card=deal.turned, points=points
        ),
    )
