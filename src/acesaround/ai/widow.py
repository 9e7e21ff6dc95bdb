"""The widow before trump is named: a forced bid thrown in unseen, or the widow shared out."""

from __future__ import annotations

from acesaround.ai.forecast import card_worth
from acesaround.ai.player import Advice, Decision, Detail
from acesaround.ai.stakes import chance_to_make, chips_for
from acesaround.ai.worth import Worth, worth, worth_of
from acesaround.cards import Card, Hand, distinct, without
from acesaround.game import (
    Decline,
    ShareWidow,
    ThrowIn,
    View,
    cards_to_pass,
    partner_of,
    receivers,
    throw_in_price,
)
from acesaround.game.bids import lacks_marriage, nameable


def take_widow(view: View) -> Decision:
    """Whether to throw in unseen, or who gets which card of the widow; and why."""
    return _share(view) if view.deal.widow_taken else _forced(view)


def _forced(view: View) -> Decision:
    """Throwing in costs little, so a hand is played only if that promises to cost less still."""
    contract = view.deal.contract
    assert contract is not None
    found = worth(view)
    best = max(found, key=lambda each: _promise(view, each))
    figures: dict[str, Detail] = {
        "suit": best.suit,
        "total": best.total,
        "amount": contract.amount,
    }
    if _promise(view, best) < -throw_in_price(view.seen):
        return Decision(ThrowIn(seat=view.seat), (Advice("throw_in_unseen", figures),))
    return Decision(Decline(seat=view.seat), (Advice("look_at_widow", figures),))


def _promise(view: View, each: Worth) -> float:
    """Chips that playing with this suit brings on average.

    Where the bidder may give up after the widow, the worst hands cost no more than that.
    """
    contract, contracts = view.deal.contract, view.seen.rules.contracts
    assert contract is not None
    amount = contract.amount
    chance = chance_to_make(view, each.total, amount, False)
    gives_up = contracts is not None and contracts.throw_in == "free"
    won = chips_for(view, amount, each.suit, True)
    lost = chips_for(view, amount, each.suit, False, conceded=gives_up)
    return chance * won + (1.0 - chance) * lost


def _share(view: View) -> Decision:
    """The way that leaves most to the own side, and least to the opponents."""
    seats = receivers(view.seen)
    partner = partner_of(view.seen.rules, view.seat)
    ways = [_way(view, kept) for kept in distinct(view.deal.widow)]
    kept, best, rest, _ = max(ways, key=lambda way: way[3])
    gift, junk = rest[0], list(rest[1:])
    cards = tuple(gift if seat == partner else junk.pop() for seat in seats)
    figures: dict[str, Detail] = {"card": kept, "suit": best.suit, "melds": best.meld_points}
    reasons = (
        Advice("share_keep", figures),
        Advice("share_partner", {"card": gift}),
        Advice("share_least", {"cards": rest[1:]}),
    )
    return Decision(ShareWidow(seat=view.seat, cards=cards), reasons)


def _way(view: View, kept: Card) -> tuple[Card, Worth, Hand, float]:
    """A card to keep, the hand's worth then, the rest, best first, and what it comes to in all.

    The best of the rest is for the partner; what the opponents get counts against.
    """
    rules, contract = view.seen.rules, view.deal.contract
    assert contract is not None
    rest = without(view.deal.widow, (kept,))
    hand = without(view.hand, rest)
    named = nameable(rules, hand)
    found = worth_of(hand, rules, cards_to_pass(view.seen))
    best = max((each for each in found if each.suit in named), key=lambda each: each.total)
    gains = {card: card_worth(card, view.hand, best.suit, rules) for card in distinct(rest)}
    ordered = tuple(sorted(rest, key=lambda card: (-gains[card], card.order)))
    # A contract without the marriage that it needs is lost whatever the hand may be.
    total = -contract.amount if lacks_marriage(rules, hand, best.suit) else best.total
    gift, *junk = (gains[card] for card in ordered)
    return kept, best, ordered, total + gift - sum(junk)
