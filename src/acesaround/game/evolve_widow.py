"""The fold of the events of the cards laid aside for the winner of the auction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from acesaround.cards import without
from acesaround.game import widow_event as ev
from acesaround.game.deal_change import give, on_deal, take
from acesaround.game.state import PassedCards, State, current_deal


def _widow_dealt(state: State, event: ev.WidowDealt) -> State:
    return on_deal(state, widow=event.cards)


def _widow_taken(state: State, event: ev.WidowTaken | ev.WidowSeen) -> State:
    deal = current_deal(state)
    hands = give(deal, event.seat, event.cards)
    # Who was asked before the widow was taken may be asked again before the first lead.
    return on_deal(state, hands=hands, widow=event.cards, widow_taken=True, asked=())


def _widow_shared(state: State, event: ev.WidowShared) -> State:
    deal = current_deal(state)
    taken = replace(deal, hands=take(deal, event.seat, event.cards))
    left = without(deal.widow, event.cards)
    return on_deal(
        state,
        hands=give(taken, event.to, event.cards),
        # The last card is the one that is kept.
        widow=left if len(left) > 1 else (),
        shares=(*deal.shares, PassedCards(event.seat, event.to, event.cards)),
    )


def _thrown_in_unseen(state: State, event: ev.ThrownInUnseen) -> State:
    return on_deal(state, thrown_in=True)


def _cards_buried(state: State, event: ev.CardsBuried) -> State:
    deal = current_deal(state)
    return on_deal(state, hands=take(deal, event.seat, event.cards), buried=event.cards)


def _buried_announced(state: State, event: ev.BuriedAnnounced) -> State:
    return on_deal(state, buried_said=(event.trumps, event.aces))


def _taken_back(state: State, event: ev.TakenBack) -> State:
    deal = current_deal(state)
    n = len(deal.hands)
    return on_deal(
        state,
        hands=give(deal, event.seat, deal.buried),
        buried=(),
        buried_said=(0, 0),
        trump=None,
        melds=((),) * n,
        shown=(False,) * n,
        asked=(),
    )


WIDOW_CHANGES: dict[type, Callable[[State, Any], State]] = {
    ev.WidowDealt: _widow_dealt,
    ev.WidowTaken: _widow_taken,
    ev.WidowSeen: _widow_taken,
    ev.WidowShared: _widow_shared,
    ev.ThrownInUnseen: _thrown_in_unseen,
    ev.CardsBuried: _cards_buried,
    ev.BuriedAnnounced: _buried_announced,
    ev.TakenBack: _taken_back,
}
