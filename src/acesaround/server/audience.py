"""The pages that are open at a table, and what each seat has seen: all that is ever sent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from acesaround.game import Action, Reason, Refusal
from acesaround.game import event as ev
from acesaround.server.connection import Connection
from acesaround.server.facts import TableFacts
from acesaround.server.happening import happening_of
from acesaround.server.memory import Memory
from acesaround.server.path_picture import turned_back
from acesaround.server.picture import picture_of, voice_for
from acesaround.server.protocol import Refused, Trouble, Update
from acesaround.server.table_messages import RestProved
from acesaround.words.path import beginner_text
from acesaround.words.refusals import refusal_text, rule_text
from acesaround.words.voice import Voice

Seen = Mapping[int, tuple[ev.Event, ...]]


class Audience:
    """Holds a memory for each seat and speaks to each page from that seat's memory alone."""

    def __init__(self, seats: int) -> None:
        self.pages: list[Connection] = []
        self._memories = {seat: Memory(seat) for seat in range(seats)}

    def forget(self) -> None:
        """A new game begins, of which nobody has seen anything."""
        self._memories = {seat: Memory(seat) for seat in self._memories}

    def see(self, events: Iterable[ev.Event]) -> Seen:
        """Let every seat see further events; what each saw of them."""
        listed = tuple(events)
        return {seat: memory.see(listed) for seat, memory in self._memories.items()}

    def memory(self, seat: int) -> Memory:
        """What a seat has seen."""
        return self._memories[seat]

    def prove(self, proved: RestProved, facts: TableFacts) -> None:
        """Tell the pages of a seat that the rest is proved to be its own, if nothing has happened
        since.
        """
        memory = self._memories[proved.seat]
        if memory.view.seen.events != proved.n:
            return
        memory.rest = proved.order
        for page in self.pages:
            if page.seat == proved.seat:
                self.show(page, facts)

    def voice(self, page: Connection, facts: TableFacts) -> Voice:
        """The voice that speaks to a page."""
        return voice_for(page.words, facts, self._memories[page.seat])

    def connected(self) -> frozenset[int]:
        """The seats with a page open."""
        return frozenset(page.seat for page in self.pages)

    def update(self, facts: TableFacts, seen: Seen) -> None:
        """Tell every page what its seat saw happen, and how things stand."""
        encoded: dict[tuple[int, str], bytes] = {}
        for page in self.pages:
            key = (page.seat, page.words.language)
            if key not in encoded:
                encoded[key] = self._encode(page, facts, seen.get(page.seat, ()))
            page.send_bytes(encoded[key])

    def show(self, page: Connection, facts: TableFacts) -> None:
        """Tell one page how things stand."""
        page.send_bytes(self._encode(page, facts, ()))

    def refuse(self, page: Connection, text: str, code: Refusal) -> None:
        """Tell a page that the table does not do what it asks for."""
        n = self._memories[page.seat].view.seen.events
        page.send(Refused(n=n, code=code, text=text, rule=None, cards=()))

    def refuse_by_rule(self, page: Connection, facts: TableFacts, reason: Reason) -> None:
        """Tell a page which rule forbids what it asks for."""
        voice = self.voice(page, facts)
        page.send(
            Refused(
                n=self._memories[page.seat].view.seen.events,
                code=reason.code,
                text=_explained(voice, facts, reason),
                rule=rule_text(voice, reason),
                cards=reason.cards,
                option=reason.option,
            )
        )

    def other_way(self, page: Connection, facts: TableFacts, action: Action) -> str | None:
        """Why the path for beginners does not take a move that the rules allow, if it does not."""
        return turned_back(self.voice(page, facts), facts, self._memories[page.seat].view, action)

    def apologize(self) -> None:
        """Tell every page that something went wrong."""
        for page in self.pages:
            page.send(Trouble(page.words.say("table.failed")))

    def _encode(self, page: Connection, facts: TableFacts, seen: tuple[ev.Event, ...]) -> bytes:
        voice = self.voice(page, facts)
        return msgspec.json.encode(
            Update(
                happened=tuple(happening_of(voice, event) for event in seen),
                picture=picture_of(voice, facts, self._memories[page.seat]),
            )
        )


def _explained(voice: Voice, facts: TableFacts, reason: Reason) -> str:
    """A refusal, with what a beginner may not know."""
    more = beginner_text(voice, reason) if facts.on_path else ""
    return f"{refusal_text(voice, reason)} {more}".strip()
