"""The fold: how each event changes the state. The only place where a state is made from another.

It runs on redacted events as well, so a View is folded by the very same functions; a card that is
not seen is a back. Nothing here decides anything: an event is a fact.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from acesaround.cards import sort_hand, without
from acesaround.game import event as ev
from acesaround.game.chips import Payment
from acesaround.game.deal_change import give, on_deal, put, take
from acesaround.game.evolve_stock import STOCK_CHANGES
from acesaround.game.evolve_widow import WIDOW_CHANGES
from acesaround.game.state import (
    Call,
    Contract,
    DealState,
    PassedCards,
    State,
    Trick,
    current_deal,
    sides,
)
from acesaround.rules import Meld, MeldKind


def begin(event: ev.GameStarted) -> State:
    """The state that a game starts from."""
    rules = event.rules
    ante = rules.chips.ante if rules.chips is not None and rules.in_chips else 0
    return State(
        rules=rules,
        dealer=event.dealer,
        scores=(-ante,) * len(sides(rules)),
        target=rules.scaled(rules.match.target),
        pot=ante * rules.deal.players,
        chips=(0,) * len(sides(rules)) if rules.stakes is not None else (),
    )


def evolve(state: State | None, event: ev.Event) -> State:
    """The state after an event.

    Raises:
        ValueError: the event cannot have happened in this state (a damaged record).
    """
    if state is None:
        if not isinstance(event, ev.GameStarted):
            raise ValueError("a game begins with game_started")
        return begin(event)
    change = _CHANGES.get(type(event))
    if change is None:
        raise ValueError(f"{type(event).__name__} cannot happen in the middle of a game")
    return replace(change(state, event), events=state.events + 1)


def _dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    return replace(state, dealer=event.dealer)


def _deal_began(state: State, event: ev.DealBegan) -> State:
    n = state.rules.deal.players
    deal = DealState(
        number=event.number,
        dealer=event.dealer,
        seats=event.seats,
        hands=((),) * n,
        laid=((),) * n,
        melds=((),) * n,
        bonus=(0,) * n,
        shown=(False,) * n,
        spent_nines=(0,) * n,
    )
    return replace(state, dealer=event.dealer, deal=deal)


def _phase_began(state: State, event: ev.PhaseBegan) -> State:
    return replace(state, phase=event.phase)


def _hand_dealt(state: State, event: ev.HandDealt) -> State:
    deal = current_deal(state)
    return on_deal(state, hands=give(deal, event.seat, event.cards))


def _upcard_turned(state: State, event: ev.UpcardTurned) -> State:
    deal = current_deal(state)
    card, dealer = event.card, event.dealer
    changes: dict[str, Any] = {
        "turned": card,
        "trump": card.suit,
        "bonus": put(deal.bonus, dealer, event.points),
    }
    if deal.stock:
        return on_deal(state, upcard=card, **changes)
    # The dealer's own last card: from now on everybody knows that it is there.
    known = sort_hand((*without(deal.hands[dealer], (card,)), card))
    if event.points:
        changes["spent_nines"] = _spend(deal, dealer)
    return on_deal(state, hands=put(deal.hands, dealer, known), **changes)


def _spend(deal: DealState, seat: int) -> tuple[int, ...]:
    return put(deal.spent_nines, seat, deal.spent_nines[seat] + 1)


def _dix_declined(state: State, event: ev.DixDeclined) -> State:
    return on_deal(state, asked=(*current_deal(state).asked, event.seat))


def _upcard_swapped(state: State, event: ev.UpcardSwapped) -> State:
    deal = current_deal(state)
    for seat, given, taken in (
        (event.seat, event.nine, event.card),
        (event.dealer, event.card, event.nine),
    ):
        deal = replace(deal, hands=take(deal, seat, (given,)))
        deal = replace(deal, hands=give(deal, seat, (taken,)))
    meld = Meld(MeldKind.DIX, 1, (event.nine,), event.points, event.nine.suit)
    deal = replace(
        deal,
        melds=put(deal.melds, event.seat, (*deal.melds[event.seat], meld)),
        spent_nines=_spend(deal, event.dealer),
        swapped=True,
    )
    return replace(state, deal=deal)


def _conceded(state: State, event: ev.Conceded) -> State:
    deal = current_deal(state)
    conceded = (*deal.conceded, event.seat)
    return on_deal(state, conceded=conceded, asked=(*deal.asked, event.seat))


def _moon_announced(state: State, event: ev.MoonAnnounced) -> State:
    return on_deal(state, moon=True, asked=(*current_deal(state).asked, event.seat))


def _played_on(state: State, event: ev.PlayedOn) -> State:
    return on_deal(state, asked=(*current_deal(state).asked, event.seat))


def _wrong_card_played(state: State, event: ev.WrongCardPlayed) -> State:
    return on_deal(state, offenders=(*current_deal(state).offenders, event.seat))


def _accused(state: State, event: ev.Accused) -> State:
    false = event.card is None
    offender = event.seat if false else event.accused
    offenders = (*current_deal(state).offenders, offender)
    return on_deal(state, offenders=offenders, false_accusation=false)


def _game_claimed(state: State, event: ev.GameClaimed) -> State:
    if event.right:
        return on_deal(state, claimed=event.seat)
    return replace(state, barred=(*state.barred, event.seat))


def _claim_waived(state: State, event: ev.ClaimWaived) -> State:
    return on_deal(state, waived=True)


def _hand_thrown_in(state: State, event: ev.HandThrownIn) -> State:
    return on_deal(state, abandoned=True, same_dealer=True)


def _player_left(state: State, event: ev.PlayerLeft) -> State:
    return replace(state, out=(*state.out, event.seat), rules=event.rules)


def _call_made(state: State, event: ev.CallMade) -> State:
    call = Call(event.seat, event.amount)
    return on_deal(state, calls=(*current_deal(state).calls, call))


def _contract_made(state: State, event: ev.ContractMade) -> State:
    return on_deal(state, contract=Contract(event.seat, event.amount, event.stuck))


def _deal_abandoned(state: State, event: ev.DealAbandoned) -> State:
    return replace(_pay(state, event.payment), deal=replace(current_deal(state), abandoned=True))


def _pay(state: State, payment: Payment | None) -> State:
    if payment is None:
        return state
    scores = tuple(a + b for a, b in zip(state.scores, payment.seats, strict=True))
    return replace(state, scores=scores, pot=state.pot + payment.pot)


def _pot_shared(state: State, event: ev.PotShared) -> State:
    return _pay(state, event.payment)


def _trump_named(state: State, event: ev.TrumpNamed) -> State:
    return on_deal(state, trump=event.suit)


def _cards_passed(state: State, event: ev.CardsPassed) -> State:
    deal = current_deal(state)
    taken = replace(deal, hands=take(deal, event.seat, event.cards))
    passed = PassedCards(event.seat, event.to, event.cards)
    return on_deal(state, hands=give(taken, event.to, event.cards), passes=(*deal.passes, passed))


def _melds_shown(state: State, event: ev.MeldsShown) -> State:
    deal = current_deal(state)
    return on_deal(
        state,
        melds=put(deal.melds, event.seat, (*deal.melds[event.seat], *event.melds)),
        shown=put(deal.shown, event.seat, True),
    )


def _bid_impossible(state: State, event: ev.BidImpossible) -> State:
    return on_deal(state, impossible=True)


def _bid_reached(state: State, event: ev.BidReached) -> State:
    return on_deal(state, reached=True)


def _card_played(state: State, event: ev.CardPlayed) -> State:
    deal = current_deal(state)
    seat = event.seat
    trick = deal.trick or Trick(seat)
    trick = replace(trick, cards=(*trick.cards, event.card))
    if event.laid is None:
        return on_deal(state, trick=trick, hands=take(deal, seat, (event.card,)))
    row = deal.laid[seat]
    left = (*row[: event.laid], *row[event.laid + 1 :])
    return on_deal(state, trick=trick, laid=put(deal.laid, seat, left))


def _trick_won(state: State, event: ev.TrickWon) -> State:
    deal = current_deal(state)
    if deal.trick is None:
        raise ValueError("a trick was won that nobody led to")
    done = replace(deal.trick, winner=event.seat, points=event.points, bonus=event.bonus)
    changes: dict[str, Any] = {"trick": None, "tricks": (*deal.tricks, done)}
    if deal.stock or deal.upcard is not None:
        changes |= {"melding": event.seat, "melded": False, "to_draw": len(deal.seats)}
    return on_deal(state, **changes)


def _deal_scored(state: State, event: ev.DealScored) -> State:
    scores = tuple(side.total for side in event.score.sides)
    history = (*state.history, event.score)
    pot = state.pot + event.score.pot
    chips = tuple(a + b for a, b in zip(state.chips, event.score.chips, strict=True))
    state = on_deal(state, score=event.score)
    return replace(state, scores=scores, history=history, pot=pot, chips=chips)


def _target_raised(state: State, event: ev.TargetRaised) -> State:
    return replace(state, target=event.target)


def _game_won(state: State, event: ev.GameWon) -> State:
    return replace(state, winner=event.side)


_CHANGES: dict[type, Callable[[State, Any], State]] = {
    **STOCK_CHANGES,
    **WIDOW_CHANGES,
    ev.DealerDrawn: _dealer_drawn,
    ev.DealBegan: _deal_began,
    ev.PhaseBegan: _phase_began,
    ev.HandDealt: _hand_dealt,
    ev.UpcardTurned: _upcard_turned,
    ev.DixDeclined: _dix_declined,
    ev.UpcardSwapped: _upcard_swapped,
    ev.Conceded: _conceded,
    ev.MoonAnnounced: _moon_announced,
    ev.PlayedOn: _played_on,
    ev.WrongCardPlayed: _wrong_card_played,
    ev.HandThrownIn: _hand_thrown_in,
    ev.PlayerLeft: _player_left,
    ev.CallMade: _call_made,
    ev.ContractMade: _contract_made,
    ev.DealAbandoned: _deal_abandoned,
    ev.TrumpNamed: _trump_named,
    ev.CardsPassed: _cards_passed,
    ev.MeldsShown: _melds_shown,
    ev.BidImpossible: _bid_impossible,
    ev.BidReached: _bid_reached,
    ev.CardPlayed: _card_played,
    ev.TrickWon: _trick_won,
    ev.DealScored: _deal_scored,
    ev.TargetRaised: _target_raised,
    ev.PotShared: _pot_shared,
    ev.GameWon: _game_won,
    ev.Accused: _accused,
    ev.GameClaimed: _game_claimed,
    ev.ClaimWaived: _claim_waived,
}
