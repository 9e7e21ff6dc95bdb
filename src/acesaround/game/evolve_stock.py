"""The fold of the events of the games with a stock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from acesaround.cards import sort_hand, without
from acesaround.game import stock_event as ev
from acesaround.game.deal_change import give, on_deal, put, take
from acesaround.game.state import Laid, State, current_deal
from acesaround.rules import Meld, MeldKind


def _stock_dealt(state: State, event: ev.StockDealt) -> State:
    return on_deal(state, stock=event.cards)


def _meld_laid(state: State, event: ev.MeldLaid) -> State:
    deal = current_deal(state)
    kind = event.meld.kind
    row = [
        replace(laid, uses=(*laid.uses, kind)) if place in event.laid else laid
        for place, laid in enumerate(deal.laid[event.seat])
    ]
    row += [Laid(card, (kind,)) for card in event.cards]
    return on_deal(
        state,
        hands=take(deal, event.seat, event.cards),
        laid=put(deal.laid, event.seat, tuple(row)),
        melds=put(deal.melds, event.seat, (*deal.melds[event.seat], event.meld)),
        melded=True,
    )


def _dix(state: State, event: ev.DixExchanged | ev.DixShown) -> dict[str, Any]:
    deal = current_deal(state)
    meld = Meld(MeldKind.DIX, 1, (event.nine,), event.points, event.nine.suit)
    return {
        "melds": put(deal.melds, event.seat, (*deal.melds[event.seat], meld)),
        "melded": deal.melded or event.ends_turn,
    }


def _dix_exchanged(state: State, event: ev.DixExchanged) -> State:
    deal = current_deal(state)
    taken = replace(deal, hands=take(deal, event.seat, (event.nine,)))
    hands = give(taken, event.seat, (event.card,))
    return on_deal(state, hands=hands, upcard=event.nine, **_dix(state, event))


def _dix_shown(state: State, event: ev.DixShown) -> State:
    deal = current_deal(state)
    row = (*deal.laid[event.seat], Laid(event.nine, (MeldKind.DIX,)))
    return on_deal(
        state,
        hands=take(deal, event.seat, (event.nine,)),
        laid=put(deal.laid, event.seat, row),
        **_dix(state, event),
    )


def _melding_ended(state: State, event: ev.MeldingEnded) -> State:
    return on_deal(state, melding=None, melded=False, takes_upcard=event.takes_upcard)


def _drawn_card_shown(state: State, event: ev.DrawnCardShown) -> State:
    deal = current_deal(state)
    known = sort_hand((*without(deal.hands[event.seat], (event.card,)), event.card))
    return on_deal(state, hands=put(deal.hands, event.seat, known))


def _card_drawn(state: State, event: ev.CardDrawn) -> State:
    deal = current_deal(state)
    n = len(event.cards)
    return on_deal(
        state,
        hands=give(deal, event.seat, event.cards),
        stock=deal.stock[n:],
        to_draw=deal.to_draw - n,
    )


def _upcard_drawn(state: State, event: ev.UpcardDrawn) -> State:
    deal = current_deal(state)
    hands = give(deal, event.seat, (event.card,))
    return on_deal(state, hands=hands, upcard=None, to_draw=deal.to_draw - 1, takes_upcard=False)


def _table_taken_up(state: State, event: ev.TableTakenUp) -> State:
    deal = current_deal(state)
    hands = tuple(
        sort_hand((*hand, *(laid.card for laid in row)))
        for hand, row in zip(deal.hands, deal.laid, strict=True)
    )
    return on_deal(state, hands=hands, laid=((),) * len(hands))


STOCK_CHANGES: dict[type, Callable[[State, Any], State]] = {
    ev.StockDealt: _stock_dealt,
    ev.MeldLaid: _meld_laid,
    ev.DixExchanged: _dix_exchanged,
    ev.DixShown: _dix_shown,
    ev.MeldingEnded: _melding_ended,
    ev.CardDrawn: _card_drawn,
    ev.DrawnCardShown: _drawn_card_shown,
    ev.UpcardDrawn: _upcard_drawn,
    ev.TableTakenUp: _table_taken_up,
}
