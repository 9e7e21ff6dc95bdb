"""The player ``plain``: rules of thumb for every decision, from public knowledge alone."""

from __future__ import annotations

from collections.abc import Callable

from acesaround.ai.bidding import call
from acesaround.ai.burying import bury
from acesaround.ai.claiming import say
from acesaround.ai.exchanging import exchange
from acesaround.ai.following import follow
from acesaround.ai.knowledge import Knowledge
from acesaround.ai.leading import lead
from acesaround.ai.naming import name_trump
from acesaround.ai.offering import offer
from acesaround.ai.passing import pass_cards
from acesaround.ai.player import Decision
from acesaround.ai.stocking import in_stock
from acesaround.ai.widow import take_widow
from acesaround.game import PlayCard, View, allowed


class PlainPlayer:
    """Plays by rules of thumb. It needs no luck: the seed only fits the common way of making."""

    name = "plain"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def act(self, view: View, limit: float = 1.0) -> Decision:
        """Choose for the seat of the view, which must be the actor."""
        return say(view) or _BY_PHASE[view.seen.phase](view)


def _play(view: View) -> Decision:
    knowledge = Knowledge(view)
    cards = list(dict.fromkeys(allowed(view.seen, view.seat).cards))
    choose = lead if view.deal.trick is None else follow
    card, advice = choose(knowledge, cards)
    return Decision(PlayCard(seat=view.seat, card=card), advice)


_BY_PHASE: dict[str, Callable[[View], Decision]] = {
    "exchange": exchange,
    "auction": call,
    "widow": take_widow,
    "trump": name_trump,
    "passing": pass_cards,
    "bury": bury,
    "offers": offer,
    "stock": in_stock,
    "tricks": _play,
}
