"""The tricks under the duty to follow, beat and trump (RULES 0.3, 0.4, 7.1)."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.cards import Hand
from acesaround.game import event as ev
from acesaround.game.accusing import accusable, accuse, taken_in_silence
from acesaround.game.action import Accuse, Action, ClaimGame, Decline, PlayCard
from acesaround.game.legal import Allowed, allowed_cards, refused_card, trick_winner
from acesaround.game.phases.claims import asked_at_the_end, claim, may_claim
from acesaround.game.phases.melding import due_after_card
from acesaround.game.phases.offers import given_up
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal, left_of
from acesaround.rules import card_points


def auto(state: State) -> tuple[ev.Event, ...]:
    """Melded cards are taken up first; melds may be due; a full trick is won."""
    deal = current_deal(state)
    if any(deal.laid):
        return (ev.TableTakenUp(),)
    return due_after_card(state) or won_trick(state)


def won_trick(state: State) -> tuple[ev.Event, ...]:
    """The win of the trick on the table, if it is complete."""
    deal = current_deal(state)
    trick = deal.trick
    if trick is None or len(trick.cards) < len(deal.seats):
        return ()
    winner = left_of(deal, trick.leader, trick_winner(trick.cards, deal.trump))
    scoring = state.rules.scoring
    last = not any(deal.hands) and not any(deal.laid) and not deal.stock and deal.upcard is None
    return (
        ev.TrickWon(
            seat=winner,
            points=card_points(trick.cards, scoring),
            bonus=state.rules.scaled(scoring.last_trick) if last else 0,
        ),
    )


def next_to_play(state: State) -> int:
    """The seat whose card is due: the winner of the last trick leads, the others follow."""
    deal = current_deal(state)
    if deal.trick is not None:
        return left_of(deal, deal.trick.leader, len(deal.trick.cards))
    if deal.tricks:
        winner = deal.tricks[-1].winner
        assert winner is not None
        return winner
    if deal.contract is not None and state.rules.play.first_lead == "bidder":
        return deal.contract.seat
    return left_of(deal, deal.dealer)


def actor(state: State) -> int | None:
    """Who plays next, while there are cards and the deal is played at all.

    In the end it is the winner of the last trick, where that one can claim the game.
    """
    deal = current_deal(state)
    if deal.impossible or given_up(state) or _stopped(state):
        return None
    seat = next_to_play(state)
    return seat if deal.hands[seat] or asked_at_the_end(state, seat) else None


def allowed(state: State, seat: int) -> Allowed:
    """The cards that the seat may play now, and the duty behind them."""
    deal = current_deal(state)
    trick: Hand = deal.trick.cards if deal.trick else ()
    first = not deal.tricks
    return allowed_cards(deal.hands[seat], trick, deal.trump, state.rules, first)


def _stopped(state: State) -> bool:
    """Whether a forbidden card has ended the play."""
    ends = state.rules.play.wrong_card in ("all_250", "set_bid")
    return ends and bool(current_deal(state).offenders)


def legal(state: State) -> tuple[Action, ...]:
    """Each kind of card that may be played, once; then what may be claimed, and who accused."""
    seat = actor(state)
    if seat is None:
        return ()
    if not current_deal(state).hands[seat]:
        return ClaimGame(seat=seat), Decline(seat=seat)
    cards = dict.fromkeys(allowed(state, seat).cards)
    return (
        *(PlayCard(seat=seat, card=card) for card in cards),
        *((ClaimGame(seat=seat),) if may_claim(state, seat) else ()),
        *(Accuse(seat=seat, accused=other) for other in accusable(state, seat)),
    )


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """A card is played, or the duty that it breaks is named; what was said is judged."""
    if isinstance(action, ClaimGame):
        return claim(state, action.seat)
    over = not current_deal(state).hands[action.seat]
    if over and isinstance(action, Decline):
        return (ev.ClaimWaived(seat=action.seat),)
    if isinstance(action, Accuse) and not over:
        return accuse(state, action)
    if not isinstance(action, PlayCard):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    if action.laid is not None:
        raise IllegalAction(Reason(code=Refusal.NOT_ON_TABLE))
    hand = current_deal(state).hands[action.seat]
    if action.card not in hand:
        raise IllegalAction(Reason(code=Refusal.NOT_IN_HAND, cards=(action.card,)))
    permitted = allowed(state, action.seat)
    if action.card not in permitted.cards:
        refusal = refused_card(action.card, permitted, state.rules)
        if state.rules.play.wrong_card == "refuse":
            raise refusal
        if taken_in_silence(state):
            return (ev.CardPlayed(seat=action.seat, card=action.card),)
        # The duty is told to all, the cards that would have kept it are not.
        reason = replace(refusal.reason, cards=())
        wrong = ev.WrongCardPlayed(seat=action.seat, reason=reason)
        return ev.CardPlayed(seat=action.seat, card=action.card), wrong
    return (ev.CardPlayed(seat=action.seat, card=action.card),)
