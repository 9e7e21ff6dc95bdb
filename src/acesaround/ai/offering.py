"""Before the first lead: playing on, giving up, or announcing all tricks."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.ai.forecast import trick_share
from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice, Decision, Detail
from acesaround.ai.stakes import chance_to_make, changes, chips_expected, chips_for
from acesaround.cards import SUITS, of_suit
from acesaround.game import (
    Concede,
    Decline,
    ShootMoon,
    View,
    actor,
    cards_to_pass,
    legal_actions,
    melds_of_side,
    side_of,
    sides,
    total_trick_points,
    tricks_of_side,
)


def offer(view: View) -> Decision:
    """What to say before the first lead, and why."""
    legal = legal_actions(view.seen)
    contract = view.deal.contract
    assert contract is not None
    if contract.seat != view.seat:
        return _defend(view)
    if ShootMoon(seat=view.seat) in legal and _sure_of_all(view):
        return Decision(ShootMoon(seat=view.seat), (Advice("moon_sure"),))
    needed = _needed(view)
    playing = Decline(seat=view.seat)
    if needed <= 0:
        return Decision(playing, (Advice("contract_safe", {"amount": contract.amount}),))
    expected = _expected(view)
    figures: dict[str, Detail] = {"needed": needed, "tricks": expected, "amount": contract.amount}
    if Concede(seat=view.seat) in legal and _gives_up(view, needed, expected):
        return Decision(Concede(seat=view.seat), (Advice("give_up", figures),))
    return Decision(playing, (Advice("play_on", figures),))


def _needed(view: View) -> int:
    """Trick points that the contract still needs, beyond melds and what is buried."""
    state = view.seen
    contract = view.deal.contract
    assert contract is not None
    side = side_of(state.rules, contract.seat)
    return contract.amount - melds_of_side(state, side) - tricks_of_side(state, side)[0]


def _expected(view: View) -> int:
    """Trick points that the bidder may expect, besides what is buried."""
    state, trump = view.seen, view.deal.trump
    assert trump is not None
    rules = state.rules
    hand = (*view.hand, *view.deal.buried)
    share = trick_share(hand, trump, rules, cards_to_pass(state), 0)
    buried = tricks_of_side(state, side_of(rules, view.seat))[0]
    return max(0, round(share * total_trick_points(rules)) - buried)


def _gives_up(view: View, needed: int, expected: int) -> bool:
    """Whether giving up costs less than playing brings on average."""
    state, deal = view.seen, view.deal
    rules = state.rules
    contract, trump = deal.contract, deal.trump
    assert contract is not None and trump is not None
    own = side_of(rules, view.seat)
    every = total_trick_points(rules) - tricks_of_side(state, own)[0]
    chance = chance_to_make(view, expected, needed, True) if needed <= every else 0.0
    if rules.in_chips:
        lost = chips_for(view, contract.amount, trump, False, conceded=True)
        return chips_expected(view, contract.amount, trump, chance) < lost or chance == 0.0
    won = _lead(view, max(needed, expected))
    missed = _lead(view, min(needed - 1, expected))
    given_up = _against(changes(state, (0,) * len(sides(rules)), conceded=True), own)
    return chance * won + (1.0 - chance) * missed < given_up


def _lead(view: View, points: int) -> float:
    """What the deal changes in the lead over the others if the bidder's tricks bring so much."""
    state = view.seen
    rules = state.rules
    own = side_of(rules, view.seat)
    buried = tricks_of_side(state, own)[0]
    others = [side for side in sides(rules) if side != own]
    rest = (total_trick_points(rules) - buried - points) // len(others)
    tricks = tuple(points + buried if side == own else rest for side in sides(rules))
    return _against(changes(state, tricks), own)


def _against(change: tuple[int, ...], own: int) -> float:
    others = [points for side, points in enumerate(change) if side != own]
    return change[own] - sum(others) / len(others)


def _defend(view: View) -> Decision:
    """The opponents give up only what is made already, and only where their points do not count."""
    state = view.seen
    rules = state.rules
    contract = view.deal.contract
    assert contract is not None
    if rules.chips is not None:
        side = side_of(rules, contract.seat)
        none = tuple(0 if each == side else total_trick_points(rules) for each in sides(rules))
        if changes(state, none)[side] > 0:
            made = Advice("defence_is_over", {"amount": contract.amount})
            return Decision(Concede(seat=view.seat), (made,))
    needed = max(0, contract.amount - melds_of_side(state, side_of(rules, contract.seat)))
    code = "defence_plays" if needed else "defence_for_points"
    details: dict[str, Detail] = {"needed": needed} if needed else {}
    return Decision(Decline(seat=view.seat), (Advice(code, details),))


def _sure_of_all(view: View) -> bool:
    """Whether every card of the hand wins, wherever the others lie.

    The seat leads, its best trumps draw all that are out, and no card is out that is stronger than
    one of the rest in its suit.
    """
    known = Knowledge(view)
    trump = known.trump
    if actor(replace(view.seen, phase="tricks")) != view.seat:
        return False
    trumps = of_suit(known.hand, trump)
    out = known.copies_out(trump)
    sure = all(not known.out(trump, card.strength) for card in trumps[:out])
    if len(trumps) < out or not sure:
        return False
    return all(
        not known.out(suit, card.strength)
        for suit in SUITS
        if suit is not trump
        for card in of_suit(known.hand, suit)
    )
