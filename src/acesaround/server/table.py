"""A table: one task with a queue, so that everything at it happens one after the other.

People's messages, players' thoughts and new arrivals are all put into the queue; the task alone
touches the game. What it sends to a seat is made from what that seat has seen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from msgspec.structs import replace

from acesaround.game import (
    CHANCE,
    Action,
    Game,
    IllegalAction,
    Refusal,
    act,
)
from acesaround.game import event as ev
from acesaround.server.audience import Audience
from acesaround.server.connection import Connection
from acesaround.server.control_messages import ClaimRest, Undo
from acesaround.server.facts import TableFacts, holding
from acesaround.server.hints import hint_or_trouble
from acesaround.server.memory import Memory
from acesaround.server.opening import open_game, shuffled_deal
from acesaround.server.path_picture import is_led
from acesaround.server.pauses import pause_before
from acesaround.server.protocol import (
    Act,
    AskHint,
    Continue,
    FillSeats,
    Inbound,
    PlayAgain,
    Resend,
    SetLanguage,
    SetPace,
)
from acesaround.server.store import Conflict, Store, TableRecord
from acesaround.server.table_messages import Join, Leave, RestProved, Said, Sit, Stop, Thought
from acesaround.server.the_rest import Rest
from acesaround.server.thinking import MakePlayer, Thinkers
from acesaround.teaching.path import on_path
from acesaround.words import Catalog

IDLE = 1800.0
"""Seconds without anybody after which a table is put away; it comes back from the store."""

_log = logging.getLogger("acesaround.table")


class Table:
    """A running table. ``pace`` is a factor on all pauses, 0 for none."""

    def __init__(
        self,
        record: TableRecord,
        game: Game,
        store: Store,
        make_player: MakePlayer,
        pace: float = 1.0,
    ) -> None:
        self.record = record
        self._game = game
        self._store = store
        self._pace = pace
        self._queue: asyncio.Queue[Any] = asyncio.Queue()
        self._audience = Audience(record.rules.deal.players)
        self._thinkers = Thinkers(make_player)
        self._thinking: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._rest = Rest(self._queue.put_nowait)
        self._after_trick = False
        self._branched = 0
        self._audience.see(game.events)
        self.task = asyncio.create_task(self._run(), name=f"table {record.id}")

    # What others may call.

    def join(self, connection: Connection) -> None:
        """A page has been opened for the seat of the connection."""
        self._queue.put_nowait(Join(connection))

    def leave(self, connection: Connection) -> None:
        """A page has gone."""
        self._queue.put_nowait(Leave(connection))

    async def say(self, connection: Connection, message: Inbound) -> None:
        """A page has sent a message; it waits here while too many of its own are unheard."""
        await connection.unheard.acquire()
        self._queue.put_nowait(Said(connection, message))

    async def sit(self, token_hash: str, name: str) -> int | None:
        """Give an open seat to the holder of a token, or the one he has; None if all are taken."""
        answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Sit(token_hash, name, answer))
        either: set[asyncio.Future[Any]] = {answer, self.task}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        return answer.result() if answer.done() else None

    async def stop(self) -> None:
        """End the task; the game is in the store."""
        self._queue.put_nowait(Stop())
        await self.task

    def seat_of(self, token_hash: str) -> int | None:
        """The seat that a token admits to."""
        return self.record.seat_of(token_hash)

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self._game

    def memory(self, seat: int) -> Memory:
        """What a seat has seen of the game that is being played."""
        return self._audience.memory(seat)

    @property
    def facts(self) -> TableFacts:
        """What everybody at the table may know of it."""
        return self.record.facts(
            self._audience.connected(),
            rest=self._rest.seat(self._game.state),
            on_path=on_path(self._game.events),
        )

    # The task.

    async def _run(self) -> None:
        try:
            while True:
                try:
                    message = await asyncio.wait_for(self._queue.get(), IDLE)
                except TimeoutError:
                    if self._audience.pages or not self._queue.empty():
                        continue
                    return
                if isinstance(message, Stop):
                    return
                try:
                    await self._handle(message)
                except Conflict:
                    # Another process plays this table on; the pages come back and find it there.
                    _log.warning("table %s is played elsewhere", self.record.id)
                    return
                except Exception:
                    _log.exception("table %s could not handle a message", self.record.id)
                    self._apologize(message)
        finally:
            self._stop_thinking()
            for connection in self._audience.pages:
                connection.close()

    async def _handle(self, message: Any) -> None:
        match message:
            case Join(connection=connection):
                self._audience.pages.append(connection)
                self._show_all()
                await self._advance()
            case Leave(connection=connection):
                if connection in self._audience.pages:
                    self._audience.pages.remove(connection)
                    self._show_all()
            case Sit():
                await self._give_seat(message)
            case Thought(game=game, n=n, action=action):
                # Who thought before a step back answers what is not asked any more.
                if (game, n) == (self.record.game, self._game.state.events):
                    self._thinking = None
                    await self._do(action)
                    await self._advance()
            case RestProved(game=game):
                if game == self.record.game:
                    self._audience.prove(message, self.facts)
            case Said(connection=connection, message=said):
                connection.unheard.release()
                await self._answer(connection, said)

    async def _answer(self, connection: Connection, said: Inbound) -> None:
        match said:
            case Act(n=n, action=action):
                await self._act(connection, n, action)
            case Continue(n=n):
                await self._go_on(connection, n)
            case Undo(n=n):
                await self._undo(connection, n)
            case ClaimRest(n=n):
                await self._claim_rest(connection, n)
            case AskHint():
                self._ask_hint(connection)
            case SetPace(pace=pace):
                await self._store.set_table(self.record.id, pace=pace)
                self.record = replace(self.record, pace=pace)
                self._show_all()
            case SetLanguage(language=language):
                connection.words = Catalog.load(language)
                self._audience.show(connection, self.facts)
            case PlayAgain():
                await self._play_again(connection)
            case FillSeats():
                await self._fill_seats()
            case Resend():
                self._audience.show(connection, self.facts)

    # Moves.

    async def _act(self, connection: Connection, n: int, action: Action) -> None:
        words = connection.words
        held = holding(self._game.state, self.record.acknowledged)
        # Nobody acts for a seat for which the table itself is about to.
        late = self._thinking is not None and self._game.actor == action.seat
        if action.seat != connection.seat:
            self._audience.refuse(
                connection, words.say("refuse.another_seat"), Refusal.NOT_YOUR_TURN
            )
        elif n != self._game.state.events or late:
            self._audience.refuse(connection, words.say("refuse.moved_on"), Refusal.NOT_NOW)
            self._audience.show(connection, self.facts)
        elif held is not None:
            self._audience.refuse(connection, words.say("refuse.continue_first"), Refusal.NOT_NOW)
        elif (other := self._audience.other_way(connection, self.facts, action)) is not None:
            self._audience.refuse(connection, other, Refusal.NOT_NOW)
        else:
            try:
                await self._do(action)
            except IllegalAction as error:
                self._audience.refuse_by_rule(connection, self.facts, error.reason)
            else:
                await self._advance()

    async def _do(self, action: Action) -> None:
        """The engine first, then the store, then everybody; a failure leaves all as it was."""
        game = self._game
        state, events = act(game.state, action)
        await self._store.append(self.record.id, self.record.game, len(game.events) + 1, events)
        game.state = state
        game.events += events
        self._after_trick = any(isinstance(event, ev.TrickWon) for event in events)
        self._audience.update(self.facts, self._audience.see(events))

    async def _advance(self) -> None:
        """Whatever is not for a person to do: deal, or let a computer player think."""
        while self._audience.pages and not self.facts.open_seats and self._thinking is None:
            state = self._game.state
            if holding(state, self.record.acknowledged) is not None:
                return
            seat = self._game.actor
            if seat == CHANCE:
                # Whoever has left takes other rules along, but the deck stays the same.
                await self._do(shuffled_deal(state.rules))
            elif seat is not None and (
                self.record.seats[seat].who == "computer" or self._rest.by_itself(state) is not None
            ):
                self._think(seat)
            else:
                if seat is not None:
                    self._rest.seek(self.facts, self._audience.memory(seat).view)
                return

    def _think(self, seat: int) -> None:
        game, n = self.record.game, self._game.state.events
        view = self._game.view(seat)
        # Of a claim nobody wants to see more than how the cards fall.
        pace = self.record.pace if self.facts.rest is None else "fast"
        pause = pause_before(pace, self._after_trick, self._pace)
        level = self.record.seats[seat].level
        answer = self._rest.by_itself(view.seen)
        by_thumb = is_led(self.facts, view)

        async def think() -> None:
            # Whoever thinks fast is waited for as long as whoever does not.
            paused = asyncio.create_task(asyncio.sleep(pause))
            action = answer or await self._thinkers.move(level, view, by_thumb=by_thumb)
            await paused
            self._queue.put_nowait(Thought(game, n, action))

        self._thinking = asyncio.create_task(think())

    async def _go_on(self, connection: Connection, n: int) -> None:
        state = self._game.state
        if n != state.events or holding(state, self.record.acknowledged) is None:
            self._audience.show(connection, self.facts)
            return
        await self._store.set_table(self.record.id, acknowledged=n)
        self.record = replace(self.record, acknowledged=n)
        self._show_all()
        await self._advance()

    async def _play_again(self, connection: Connection) -> None:
        if self._game.state.winner is None:
            self._audience.show(connection, self.facts)
            return
        await self._begin(open_game(self.record.rules))

    async def _begin(self, game: Game, branched: int = 0) -> None:
        """A further game at the table: a new one, or the first ``branched`` events of this one."""
        number = self.record.game + 1
        # A branch in which nobody has moved holds nothing that the game before it lacks.
        left = self.record.game if self._branched == len(self._game.events) else None
        await self._store.begin_game(
            self.record.id, number, game.events, time.time(), acknowledged=branched, instead_of=left
        )
        self.record = replace(self.record, game=number, acknowledged=branched)
        self._stop_thinking()
        self._game, self._branched = game, branched
        self._after_trick = False
        self._audience.forget()
        self._audience.see(game.events)
        self._show_all()
        await self._advance()

    async def _undo(self, connection: Connection, n: int) -> None:
        events = self._game.events
        if n > len(events):
            # Asked twice: the first step back was farther.
            self._audience.show(connection, self.facts)
            return
        at = self._rest.step_back(events[:n], connection.seat) if self.facts.practice else None
        if at is None:
            why = "refuse.no_undo" if self.facts.practice else "refuse.no_undo.people"
            self._audience.refuse(connection, connection.words.say(why), Refusal.NOT_NOW)
        else:
            await self._begin(Game.replay(events[:at]), at)

    async def _claim_rest(self, connection: Connection, n: int) -> None:
        seat, words = connection.seat, connection.words
        if self._rest.claim(self._game.state, seat, n, self._audience.memory(seat).rest):
            self._show_all()
            await self._advance()
        else:
            self._audience.refuse(connection, words.say("refuse.no_rest"), Refusal.NOT_NOW)

    def _ask_hint(self, connection: Connection) -> None:
        voice = self._audience.voice(connection, self.facts)
        seat = self._game.actor
        held = holding(self._game.state, self.record.acknowledged)
        if seat != connection.seat or held is not None or self.facts.open_seats:
            self._audience.refuse(
                connection, connection.words.say("refuse.no_hint"), Refusal.NOT_YOUR_TURN
            )
            return
        view = self._audience.memory(connection.seat).view
        by_thumb = is_led(self.facts, view)

        async def think() -> None:
            advised = await self._thinkers.hint(view, by_thumb=by_thumb)
            connection.send(hint_or_trouble(voice, view, advised))

        task = asyncio.create_task(think())
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    # Seats.

    async def _give_seat(self, wish: Sit) -> None:
        seat = self.seat_of(wish.token_hash)
        if seat is None:
            seat = next((s for s, each in enumerate(self.record.seats) if each.who == "open"), None)
            if seat is not None:
                await self._set_seat(seat, who="person", name=wish.name, token_hash=wish.token_hash)
        if not wish.answer.done():
            wish.answer.set_result(seat)
        self._show_all()
        await self._advance()

    async def _fill_seats(self) -> None:
        for seat, each in enumerate(self.record.seats):
            if each.who == "open":
                await self._set_seat(seat, who="computer")
        self._show_all()
        await self._advance()

    async def _set_seat(self, seat: int, **changes: str) -> None:
        record = replace(self.record.seats[seat], **changes)
        await self._store.set_seat(self.record.id, seat, record)
        self.record = self.record.seated(seat, record)

    def _stop_thinking(self) -> None:
        for task in (self._thinking, *self._hints):
            if task is not None:
                task.cancel()
        self._thinking = None
        self._rest.stop()

    def _show_all(self) -> None:
        self._audience.update(self.facts, {})

    def _apologize(self, message: Any) -> None:
        self._audience.apologize()
        if isinstance(message, Sit) and not message.answer.done():
            message.answer.set_result(None)
