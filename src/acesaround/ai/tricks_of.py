"""The tricks of a deal as a seat has seen them."""

from __future__ import annotations

from acesaround.cards import deck_of
from acesaround.game import DealState, Trick, View


def all_tricks(deal: DealState) -> tuple[Trick, ...]:
    """All tricks of the deal, the one on the table included."""
    return deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)


def strict_tricks(view: View) -> tuple[Trick, ...]:
    """The tricks in which there was a duty to follow: all but those while a stock lasted."""
    deal, rules = view.deal, view.seen.rules
    tricks = all_tricks(deal)
    if rules.stock is None:
        return tricks
    if deal.stock or deal.upcard is not None:
        return ()
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    return tricks[len(deck) // len(deal.seats) - rules.deal.hand_size :]
