"""No card that a seat may not know leaves the server: not as a code, not in words."""

from __future__ import annotations

import itertools
import json
import random
import re
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from acesaround.cards import BACK, Card
from acesaround.game import Game
from acesaround.game import event as ev
from acesaround.rules import PRESETS, with_options
from acesaround.server.facts import SeatFacts, TableFacts
from acesaround.server.happening import happening_of
from acesaround.server.memory import Memory
from acesaround.server.picture import picture_of, voice_for
from acesaround.server.protocol import Update
from acesaround.teaching.rest import proved_rest
from acesaround.testing import twins
from acesaround.words import Catalog
from acesaround.words.cards import card_name

WORDS = Catalog.load("en")
TABLES = [
    *((name, "random") for name in sorted(PRESETS)),
    ("modern", "plain"),
    ("two_hand", "plain"),
]
CODE = re.compile(r'"([ATKQJ9][SHDC])"')
NAMES = {str(card_name(WORDS, card)): card for card in Card if card is not BACK}


def faces_in(text: str) -> set[Card]:
    """Every card whose face a message shows, by its code or by its name."""
    # The rules of the game and the words on trump speak of no card that anybody holds.
    message = json.loads(text)
    if message["type"] == "update":
        del message["picture"]["rules"]
        for each in message["picture"]["worth"]:
            del each["melds"]
    shown = json.dumps(message, ensure_ascii=False)
    codes = {Card(code) for code in CODE.findall(shown)}
    return codes | {card for name, card in NAMES.items() if name in shown}


def told_to(seat: int, events: list[ev.Event]) -> dict[int, set[Card]]:
    """For every number of events, the faces a person at a real table would have seen by then.

    Worked out from the events themselves, not from what they declare of their secrecy.
    """
    seen: set[Card] = set()
    by_number = {}
    for n, event in enumerate(events, 1):
        match event:
            case ev.DealBegan():
                # What was seen in the deal before is on its score sheet and in the last trick.
                pass
            case ev.HandDealt() | ev.CardDrawn() | ev.CardsBuried() if event.seat == seat:
                seen |= set(event.cards)
            case ev.WidowSeen() if event.seat == seat:
                seen |= set(event.cards)
            case ev.CardsPassed() | ev.WidowShared() if seat in (event.seat, event.to):
                seen |= set(event.cards)
            case ev.MeldsShown():
                seen |= {card for meld in event.melds for card in meld.cards}
            case ev.MeldLaid():
                seen |= set(event.cards)
            case ev.CardPlayed() | ev.UpcardTurned() | ev.UpcardDrawn() | ev.DrawnCardShown():
                seen.add(event.card)
            case ev.WidowTaken():
                seen |= set(event.cards)
            case ev.DealerDrawn():
                seen |= set(event.drawn)
            case ev.HandThrownIn():
                seen |= set(event.hand)
            case ev.DixExchanged() | ev.DixShown() | ev.UpcardSwapped():
                seen.add(event.nine)
        by_number[n] = set(seen)
    return by_number


@pytest.mark.parametrize(("variant", "player"), TABLES)
def test_messages_show_only_what_the_seat_has_seen(
    make_server: Any, guest: Any, variant: str, player: str
) -> None:
    server: TestClient = make_server(player)
    hidden = 0
    for _ in range(4):
        table = server.post("/api/tables", json={"variant": variant}).json()["table"]
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            me.wait()
            while not me.picture["sheets"]:
                socket.send_json({"type": "ask_hint"})
                me.hear()
                me.act({"do": "play", "seat": 0, "card": "AS"})
                me.move()
                me.wait()
        events = server.app.state.lobby._tables[table].game.events
        known = told_to(0, events)
        n = 0
        for raw in me.raw:
            message = json.loads(raw)
            n = message["picture"]["n"] if message["type"] == "update" else message["n"]
            # The reader's own (refused) try names a card too.
            extra = {Card.ACE_OF_SPADES} if message["type"] == "refused" else set()
            assert faces_in(raw) <= known[n] | extra, raw
            hidden += len(known[len(events)] - known[n])
    assert hidden > 40, "the check saw nothing that could have leaked"


def pictures(game: Game, seat: int) -> list[bytes]:
    """All updates that a page of the seat would have been sent."""
    players = game.state.rules.deal.players
    facts = TableFacts(id="t", seats=(SeatFacts(who="person"),) * players, pace="fast")
    memory = Memory(seat)
    sent = []
    for event in game.events:
        seen = memory.see((event,))
        voice = voice_for(WORDS, facts, memory)
        happened = tuple(happening_of(voice, each) for each in seen)
        sent.append(msgspec.json.encode(happened))
        # Pictures are drawn at the end of a move; within one the engine is in between.
        if event is game.events[-1]:
            memory.rest = proved_rest(memory.view, listing=False)
            picture = picture_of(voice, facts, memory)
            sent.append(msgspec.json.encode(Update(happened=happened, picture=picture)))
    return sent


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_twins_are_sent_the_same_bytes(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0

    def compare(first: Game, second: Game, seat: int) -> twins.Leak | None:
        nonlocal compared
        compared += 1
        for n, pair in enumerate(
            itertools.zip_longest(*(pictures(g, seat) for g in (first, second)))
        ):
            if pair[0] != pair[1]:
                return twins.Leak(seat, f"message {n}", str(pair[0]), str(pair[1]))
        return None

    monkeypatch.setattr(twins, "compare", compare)
    for seed in range(12):
        assert twins.find_leak(PRESETS[variant], seed, tries=12) is None
    assert compared > 40


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("modern3", {"scoring.count": "11-10-4-3-2", "round_card_points": True}),
        ("auction_chips", {"throw_in": "never", "opponents_concede": False}),
        ("modern", {"show_before_return": True, "moon": "announced"}),
        ("partnership_auction", {"shared_widow": True}),
        ("auction_chips", {"forced_throw_in": True, "eldest_must_bid": True}),
        ("two_hand", {"show_last": True, "choose_upcard": True}),
        ("three_hand", {"wrong_card": "deal"}),
        ("modern", {"wrong_card": "cards", "accusation": "by_players"}),
        ("three_hand", {"wrong_card": "deal", "accusation": "by_players_any_trick"}),
        ("two_hand", {"declare_out": True, "target": 150}),
    ],
    ids=str,
)
def test_house_rules_show_no_more(
    variant: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def compare(first: Game, second: Game, seat: int) -> twins.Leak | None:
        one, other = pictures(first, seat), pictures(second, seat)
        same = one == other
        return None if same else twins.Leak(seat, "pictures", str(one), str(other))

    monkeypatch.setattr(twins, "compare", compare)
    rules = with_options(PRESETS[variant], options)
    for seed in range(6):
        assert twins.find_leak(rules, seed, tries=8) is None


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_the_check_bites(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were an event shown whole to everybody, the twins would be told apart."""
    monkeypatch.setattr("acesaround.game.view.redact", lambda event, seat: event)

    def compare(first: Game, second: Game, seat: int) -> twins.Leak | None:
        if pictures(first, seat) != pictures(second, seat):
            return twins.Leak(seat, "picture", "", "")
        return None

    monkeypatch.setattr(twins, "compare", compare)
    seeds = random.Random(3).sample(range(1000), 20)
    assert any(twins.find_leak(PRESETS[variant], seed, tries=12) for seed in seeds)
