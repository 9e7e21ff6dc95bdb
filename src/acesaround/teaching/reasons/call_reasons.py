"""Why to bid or to pass, which trump to name, and which cards to give away."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from acesaround.ai import Advice
from acesaround.ai.search.courses import Played
from acesaround.cards import SUITS
from acesaround.game import Bid, Bury, NameTrump, Pass, PassCards, View, partner_of
from acesaround.teaching.comparing import Comparison, Figures, mean_of
from acesaround.teaching.reasons.checking import Predicate, may_be_said
from acesaround.teaching.reasons.counting import about, more, percent, tells


def call_reasons(comparison: Comparison, number: int, other: int) -> Iterator[Advice]:
    """Why a call is better than another; or that it is close."""
    action, against = comparison.actions[number], comparison.actions[other]
    if isinstance(action, Bid) and isinstance(against, Bid):
        yield _between_bids(comparison, number, other)
        return
    difference = comparison.difference(number, other)
    bid = action if isinstance(action, Bid) else against
    assert isinstance(bid, Bid)
    amount = bid.amount
    if tells(difference):
        made = comparison.made[:, comparison.number(bid)]
        gains, weights = comparison.gains(number, other), comparison.weights
        there = made >= 0
        if isinstance(action, Pass):
            yield Advice("pass_gains", {"amount": amount, **more(comparison, difference)})
            if may_be_said(Predicate(made == 0), gains, weights):
                share = percent(made[there] == 0, weights[there])
                yield Advice("pass_bid_fails", {"amount": amount, "percent": share})
        else:
            yield Advice("bid_gains", {"amount": amount, **more(comparison, difference)})
            if may_be_said(Predicate(made == 1), gains, weights):
                share = percent(made[there] == 1, weights[there])
                yield Advice("bid_is_made", {"amount": amount, "percent": share})
    else:
        yield Advice("close_call", {"amount": amount, **about(comparison, difference)})


def _between_bids(comparison: Comparison, number: int, other: int) -> Advice:
    action, against = comparison.actions[number], comparison.actions[other]
    assert isinstance(action, Bid) and isinstance(against, Bid)
    difference = comparison.difference(number, other)
    bids = {"amount": action.amount, "than": against.amount}
    if tells(difference):
        return Advice("bid_gains_over", {**bids, **more(comparison, difference)})
    return Advice("close_bids", {**bids, **about(comparison, difference)})


def hand_brings(view: View, contract: Played, weights: Figures) -> Advice:
    """What the hand brings on average as the bidder's. ``weights`` say how much each row counts.

    Where trump is named once the widow is seen, it is not the same suit in every deal. Then all
    deals count: a suit is named where it turned out well, and those deals alone would flatter it.
    """
    rules = view.seen.rules
    usual = int(np.bincount(contract.trumps, weights).argmax())
    place = view.deal.seats.index(view.seat)
    own = [place]
    partner = partner_of(rules, view.seat)
    if partner is not None:
        own.append(view.deal.seats.index(partner))
    # Whole numbers, so that the parts that are told make the total that is told.
    melds = _whole_mean(contract.melds[:, own].sum(axis=1), weights)
    total = _whole_mean(contract.totals(rules.deal.partners), weights)
    return Advice(
        "hand_brings" if (contract.trumps == usual).all() else "hand_brings_later",
        {"suit": SUITS[usual], "melds": melds, "tricks": total - melds, "total": total},
    )


def _whole_mean(points: NDArray[np.number], weights: Figures) -> float:
    return float(round(mean_of(points.astype(np.float64), weights)))


def naming_reasons(view: View, comparison: Comparison, number: int, other: int) -> Iterator[Advice]:
    """Why a suit is the better trump than another; or that it is close."""
    action, against = comparison.actions[number], comparison.actions[other]
    assert isinstance(action, NameTrump) and isinstance(against, NameTrump)
    suits = {"suit": action.suit, "than": against.suit}
    difference = comparison.difference(number, other)
    if not tells(difference):
        yield Advice("close_trump", {**suits, **about(comparison, difference)})
        return
    yield from _side_reasons(view, comparison, number, other)
    yield Advice("trump_gains", {**suits, **more(comparison, difference)})


def giving_reasons(view: View, comparison: Comparison, number: int, other: int) -> Iterator[Advice]:
    """Why to give away one set of cards rather than another; or that it is close."""
    action, against = comparison.actions[number], comparison.actions[other]
    assert isinstance(action, PassCards | Bury) and isinstance(against, PassCards | Bury)
    changed = {
        "cards": _less(action.cards, against.cards),
        "kept": _less(against.cards, action.cards),
    }
    difference = comparison.difference(number, other)
    if not tells(difference):
        yield Advice("close_cards", {**changed, **about(comparison, difference)})
        return
    yield from _side_reasons(view, comparison, number, other)
    yield Advice("cards_gain", {**changed, **more(comparison, difference)})


def _less(cards: tuple, others: tuple) -> tuple:  # type: ignore[type-arg]
    rest = list(others)
    found = []
    for card in cards:
        if card in rest:
            rest.remove(card)
        else:
            found.append(card)
    return tuple(found)


def _side_reasons(view: View, comparison: Comparison, number: int, other: int) -> Iterator[Advice]:
    """Whether it is the side's melds or its tricks that make the difference."""
    mine, theirs = comparison.contracts[number], comparison.contracts[other]
    gains, weights = comparison.gains(number, other), comparison.weights
    partners = view.seen.rules.deal.partners
    melds = _melds(mine, partners) - _melds(theirs, partners)
    tricks = mine.totals(partners) - theirs.totals(partners) - melds
    for code, brings in (("side_melds_more", melds), ("side_tricks_more", tricks)):
        if may_be_said(Predicate(brings > 0, brings), gains, weights):
            yield Advice(code, {"points": mean_of(brings, weights)})


def _melds(played: Played, partners: bool) -> Figures:
    """The bidding side's meld points, by world."""
    places = np.arange(played.melds.shape[1])
    away = places - played.bidders[:, None]
    own = away % 2 == 0 if partners else away == 0
    return np.asarray((played.melds * own).sum(axis=1), dtype=np.float64)
