"""Claiming the rest of a deal: found out in a thread, and then played out card by card.

It is no action of the game: the cards of the claim are played as ordinary ones, and the others
answer them as they like.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from acesaround.ai.search.readiness import is_ready
from acesaround.cards import Hand
from acesaround.game import Action, PlayCard, State, View, actor, current_deal
from acesaround.game.event import CardPlayed, DealBegan, Event
from acesaround.server.facts import TableFacts, only_no
from acesaround.server.path_picture import is_led
from acesaround.server.steps_back import last_decision
from acesaround.server.table_messages import RestProved
from acesaround.teaching.rest import proved_rest

_log = logging.getLogger("acesaround.table")


@dataclass(frozen=True)
class Claim:
    """A seat has claimed the rest of the deal with this number, after ``n`` events of the game.

    Its cards are played in the order given, for as long as it holds just those that are left of it.
    """

    deal: int
    n: int
    seat: int
    order: Hand

    def left(self, state: State) -> Hand:
        """The cards that are still to be played; () when all is over."""
        if state.phase != "tricks" or state.deal is None or state.deal.number != self.deal:
            return ()
        hand = state.deal.hands[self.seat]
        left = self.order[len(self.order) - len(hand) :]
        return left if Counter(left) == Counter(hand) else ()


class Rest:
    """What is proved of the rest at one table, and the claim that is being played out there."""

    def __init__(self, tell: Callable[[RestProved], None]) -> None:
        self._tell = tell
        self._claim: Claim | None = None
        self._seeking: asyncio.Task[None] | None = None
        self._sought: tuple[int, int] | None = None

    def seek(self, facts: TableFacts, view: View) -> None:
        """Find out, once for a moment, whether the rest is the view's seat's own.

        On the first path it is not, where every card that is played is a step of it.
        """
        moment = facts.game, view.seen.events
        if view.seen.phase != "tricks" or moment == self._sought or is_led(facts, view):
            return
        self._forget()
        self._sought = moment

        async def prove() -> None:
            try:
                order = await asyncio.to_thread(proved_rest, view, is_ready())
            except Exception:
                _log.exception("whether the rest is seat %s's own was not found out", view.seat)
                return
            if order:
                self._tell(RestProved(*moment, view.seat, order))

        self._seeking = asyncio.create_task(prove())

    def claim(self, state: State, seat: int, n: int, order: Hand) -> bool:
        """Whether the seat may claim after ``n`` events, with what is proved: its cards are then
        played from now on.
        """
        if n != state.events or not order:
            return False
        self._claim = Claim(current_deal(state).number, n, seat, order)
        return True

    def seat(self, state: State) -> int | None:
        """Whose claim is being played out; None if there is none."""
        claim = self._claim
        return claim.seat if claim is not None and claim.left(state) else None

    def by_itself(self, state: State) -> Action | None:
        """What the table does for the seat whose turn it is: the only answer that it has, or the
        next card of its claim.
        """
        claim = self._claim
        if claim is None or self.seat(state) is None or actor(state) != claim.seat:
            return only_no(state)
        return PlayCard(seat=claim.seat, card=claim.left(state)[0])

    def step_back(self, events: Sequence[Event], seat: int) -> int | None:
        """Where the seat's last decision was, as ``last_decision`` tells; a claim is one of them.

        Raises:
            RecordError: the engine of today does not play the game so.
        """
        at = last_decision(events, seat)
        claim = self._claim
        if at is None or claim is None or claim.seat != seat or at <= claim.n:
            return at
        same_deal = not any(isinstance(event, DealBegan) for event in events[claim.n : at])
        return claim.n if same_deal and isinstance(events[at], CardPlayed) else at

    def stop(self) -> None:
        """Another game begins, or none is played for now."""
        self._claim = None
        self._forget()

    def _forget(self) -> None:
        if self._seeking is not None:
            self._seeking.cancel()
        self._seeking = self._sought = None
