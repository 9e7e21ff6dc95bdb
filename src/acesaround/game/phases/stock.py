"""Play while the stock lasts: free tricks, one meld after each, then the draw (RULES 1)."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.game import event as ev
from acesaround.game.action import (
    Action,
    ClaimGame,
    EndMelding,
    ExchangeDix,
    LayMeld,
    PlayCard,
    ShowDix,
)
from acesaround.game.laying import (
    check_dix,
    checked_meld,
    dix_ends_turn,
    layable,
    stock_of,
)
from acesaround.game.phases.claims import claim, may_claim
from acesaround.game.phases.tricks import next_to_play, won_trick
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal, left_of
from acesaround.rules import MeldKind, meld_value


def auto(state: State) -> tuple[ev.Event, ...]:
    """A full trick is won; cards are drawn when their time has come."""
    deal = current_deal(state)
    if deal.trick is not None:
        return won_trick(state)
    if deal.to_draw and (deal.melding is None or not stock_of(state.rules).meld_then_draw):
        winner = deal.tricks[-1].winner
        assert winner is not None
        drawn = len(deal.seats) - deal.to_draw
        seat = left_of(deal, winner, drawn)
        return _draw(state, seat)
    return ()


def _draw(state: State, seat: int) -> tuple[ev.Event, ...]:
    deal = current_deal(state)
    if deal.stock and not deal.takes_upcard:
        drawn = ev.CardDrawn(seat=seat, cards=deal.stock[:1])
        last = len(deal.stock) == 1 and deal.upcard is not None
        if last and stock_of(state.rules).show_last:
            return drawn, ev.DrawnCardShown(seat=seat, card=deal.stock[0])
        return (drawn,)
    assert deal.upcard is not None
    return (ev.UpcardDrawn(seat=seat, card=deal.upcard),)


def actor(state: State) -> int | None:
    """The winner of a trick while melding, else who plays next; nobody when the stock is gone."""
    deal = current_deal(state)
    if deal.melding is not None:
        return deal.melding
    if deal.trick is None and not deal.stock and deal.upcard is None:
        return None
    return next_to_play(state)


def legal(state: State) -> tuple[Action, ...]:
    """Melds, dix and the end of melding on a melding turn; any card otherwise; and a claim."""
    deal = current_deal(state)
    seat = actor(state)
    if seat is None:
        return ()
    claims = (ClaimGame(seat=seat),) if may_claim(state, seat) else ()
    if deal.melding is not None:
        return (*_melding(state, seat), *claims)
    from_hand = (PlayCard(seat=seat, card=card) for card in dict.fromkeys(deal.hands[seat]))
    # Equal cards on the table differ if they were used in different melds.
    places = {(laid.card, laid.uses): at for at, laid in enumerate(deal.laid[seat])}
    from_table = (PlayCard(seat=seat, card=card, laid=at) for (card, _), at in places.items())
    return (*from_hand, *from_table, *claims)


def _melding(state: State, seat: int) -> Iterator[Action]:
    deal = current_deal(state)
    yield from layable(deal, state.rules, seat)
    for dix in (ExchangeDix(seat=seat), ShowDix(seat=seat)):
        try:
            check_dix(deal, state.rules, dix)
        except IllegalAction:
            continue
        yield dix
    yield EndMelding(seat=seat)
    if _may_choose(state):
        yield EndMelding(seat=seat, upcard=True)


def _may_choose(state: State) -> bool:
    """Whether the winner of the last trick of the stock may take the turned card."""
    deal = current_deal(state)
    last = len(deal.stock) == len(deal.seats) - 1 and deal.upcard is not None and deal.to_draw > 0
    return last and stock_of(state.rules).choose_upcard


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """What the winner of a trick lays or claims, or the card that is played."""
    deal = current_deal(state)
    if isinstance(action, ClaimGame):
        return claim(state, action.seat)
    if isinstance(action, PlayCard) and deal.melding is None:
        return _play(state, action)
    if deal.melding is None:
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    if isinstance(action, LayMeld):
        meld = checked_meld(deal, state.rules, action)
        laid = ev.MeldLaid(seat=action.seat, meld=meld, cards=action.cards, laid=action.laid)
        if deal.trump is None and meld.suit is not None:
            return laid, ev.TrumpNamed(seat=action.seat, suit=meld.suit)
        return (laid,)
    if isinstance(action, ExchangeDix | ShowDix):
        return _dix(state, action)
    if isinstance(action, EndMelding):
        if action.upcard and not _may_choose(state):
            raise IllegalAction(Reason(code=Refusal.NO_EXCHANGE))
        return (ev.MeldingEnded(seat=action.seat, takes_upcard=action.upcard),)
    raise IllegalAction(Reason(code=Refusal.NOT_NOW))


def _play(state: State, action: PlayCard) -> tuple[ev.Event, ...]:
    deal = current_deal(state)
    if action.laid is None:
        if action.card not in deal.hands[action.seat]:
            raise IllegalAction(Reason(code=Refusal.NOT_IN_HAND, cards=(action.card,)))
        return (ev.CardPlayed(seat=action.seat, card=action.card),)
    row = deal.laid[action.seat]
    if not 0 <= action.laid < len(row) or row[action.laid].card is not action.card:
        raise IllegalAction(Reason(code=Refusal.NOT_ON_TABLE, cards=(action.card,)))
    return (ev.CardPlayed(seat=action.seat, card=action.card, laid=action.laid),)


def _dix(state: State, action: ExchangeDix | ShowDix) -> tuple[ev.Event, ...]:
    deal = current_deal(state)
    rules = state.rules
    nine = check_dix(deal, rules, action)
    points = meld_value(rules.melds, MeldKind.DIX, 1, rules.scoring.scale)
    ends = dix_ends_turn(rules)
    if isinstance(action, ShowDix):
        return (ev.DixShown(seat=action.seat, nine=nine, points=points, ends_turn=ends),)
    assert deal.upcard is not None
    return (
        ev.DixExchanged(
            seat=action.seat, nine=nine, card=deal.upcard, points=points, ends_turn=ends
        ),
    )
