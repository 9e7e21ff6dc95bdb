"""Claims and accusations at a table: what the page is offered, and what comes of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from starlette.testclient import TestClient
from tables import new_table

from acesaround.game import View
from acesaround.rules import preset, with_options
from acesaround.server.asked_picture import asked_of
from acesaround.server.facts import SeatFacts, TableFacts
from acesaround.testing import arranged_game, play_on
from acesaround.words import Catalog
from acesaround.words.voice import Voice


def offered(asked: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [each for each in asked["choices"] if each["action"]["do"] == kind]


def until_offered(me: Any, kind: str, moves: int = 400) -> dict[str, Any]:
    """Play without saying anything until this can be said."""
    for _ in range(moves):
        asked: dict[str, Any] = me.wait()
        assert asked["what"] != "over"
        if offered(asked, kind):
            return asked
        me.move()
    raise AssertionError(f"{kind} was never offered")


def test_a_wrong_claim_of_two_ends_the_game(make_server: Any, guest: Any) -> None:
    server = make_server("plain")
    table = new_table(server, variant="two_hand", options={"match.declare_out": True})
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        asked = until_offered(me, "claim_game")
        assert asked["what"] == "lay"
        (claim,) = offered(asked, "claim_game")
        assert claim["text"] == "Claim the game"
        assert "you can win no more" in claim["sure"]
        assert all(not each["sure"] for each in asked["choices"] if each is not claim)
        # A claim is nothing to lay.
        goes_on = all(not each["cards"] for each in asked["choices"])
        assert ("nothing to lay" in asked["text"]) == goes_on
        # After drawing it may be claimed still, before the lead.
        while me.asked["what"] == "lay":
            me.act(offered(me.asked, "end_melding")[0]["action"])
            me.wait()
        assert me.asked["what"] == "play"
        answer = me.act(offered(me.asked, "claim_game")[0]["action"])
        assert answer["picture"]["asked"]["what"] == "over"
        assert answer["picture"]["winner"] == "Opponent wins the game."
        assert [each["kind"] for each in answer["happened"]] == [
            "game_claimed",
            "deal_scored",
            "game_won",
        ]


def test_a_wrong_claim_of_more_is_shown_at_the_seat(make_server: Any, guest: Any) -> None:
    server = make_server("plain")
    table = new_table(server, variant="three_hand_stock", options={"match.declare_out": True})
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        until_offered(me, "claim_game")
        picture = me.act(offered(me.asked, "claim_game")[0]["action"])["picture"]
        assert [seat["barred"] for seat in picture["seats"]] == [True, False, False]
        assert picture["asked"]["mine"] and not offered(picture["asked"], "claim_game")
        refused = me.act({"do": "claim_game", "seat": 0})
        assert refused["code"] == "claim_barred"
        assert refused["rule"].startswith("Rule in force: Right after winning a trick")
        # It stays so from deal to deal.
        me.play_deal()
        me.move()
        me.wait()
        assert me.picture["deal"] == 2 and me.picture["seats"][0]["barred"]


def test_a_false_accusation(make_server: Any, guest: Any) -> None:
    """The computer plays by the rules, so an accusation of it is wrong."""
    server = make_server("plain")
    options = {"play.wrong_card": "set_bid", "play.accusation": "by_players"}
    table = new_table(server, variant="modern", options=options)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        asked = until_offered(me, "accuse")
        names = [each["text"] for each in offered(asked, "accuse")]
        assert names and set(names) <= {"Accuse West", "Accuse East"}
        assert all("your side pays" in each["sure"] for each in offered(asked, "accuse"))
        partner = me.act({"do": "accuse", "seat": 0, "accused": 2})
        assert partner["code"] == "nothing_to_accuse"
        told = me.act(offered(asked, "accuse")[0]["action"])
        happened = told["happened"][0]
        assert happened["kind"] == "accused"
        assert happened["text"].endswith("but no card was against the rules.")
        sheet = told["picture"]["sheets"][-1]
        assert sheet["text"].endswith("A false accusation ended the deal.")
        assert sheet["sides"][0]["change"] < 0


def test_house_rules_that_make_no_sense_are_told(server: TestClient) -> None:
    for variant, options, words in (
        ("modern", {"match.declare_out": True}, "play alone"),
        ("modern", {"play.accusation": "by_players"}, "nothing to accuse anybody of"),
        ("two_hand", {"match.declare_out": True, "match.deals": 12}, "so many deals"),
    ):
        answer = server.post("/api/tables", json={"variant": variant, "options": options})
        assert answer.status_code in (400, 422)
        assert words in answer.text


def test_the_question_after_the_last_trick() -> None:
    """Its two answers are plain buttons: a claim that is offered there is right."""
    rules = with_options(preset("two_hand"), {"declare_out": True})
    game = play_on(arranged_game(rules, {}), lambda each: len(each.state.deal.tricks) == 23)
    game.state = replace(game.state, scores=(1000, 1000))
    while any(game.state.deal.hands):
        game.act(next(iter(game.legal)))
    winner = game.actor
    assert winner is not None
    facts = TableFacts(id="t", seats=(SeatFacts(who="person"),) * 2, pace="fast")
    names = ("Ann", "Ben")
    words = Catalog.load("en")
    asked = asked_of(Voice(words, rules, winner, names), facts, View(winner, game.state))
    assert (asked.what, asked.mine) == ("claim", True)
    assert asked.text.startswith("You have won the last trick and have 1")
    assert [choice.text for choice in asked.choices] == [
        "Claim the game",
        "Let the deal be settled",
    ]
    assert not any(choice.sure for choice in asked.choices)
    other = 1 - winner
    told = asked_of(Voice(words, rules, other, names), facts, View(other, game.state))
    assert told.text == f"Waiting for {names[winner]} to claim the game or not."
