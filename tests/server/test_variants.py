"""Every way to play at a table: deals to their sheets, restarts, house rules and forms."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from tables import new_table

from acesaround.rules import PRESETS, with_options
from acesaround.server import table as table_module
from acesaround.server.opening import open_game

NAMES = sorted(PRESETS)


def check_sheets(picture: dict[str, Any]) -> None:
    for sheet in picture["sheets"]:
        for side in sheet["sides"]:
            counted = [line["points"] for line in side["lines"] if line["points"] is not None]
            assert sum(counted) == side["change"], sheet


@pytest.mark.parametrize("variant", NAMES)
def test_a_deal_is_played_to_its_sheet(server: TestClient, guest: Any, variant: str) -> None:
    table = new_table(server, variant=variant)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.play_deal()
        check_sheets(me.picture)
        assert me.picture["unit"] == ("chips" if variant == "auction_chips" else "points")
        if me.asked["what"] != "over":
            assert me.asked["what"] == "continue"
            me.move()
            me.wait()


@pytest.mark.parametrize("variant", NAMES)
def test_a_restart_in_every_phase(make_server: Any, guest: Any, variant: str) -> None:
    first = make_server()
    table = new_table(first, variant=variant)
    seen: set[str] = set()
    with first.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for _ in range(40):
            me.wait()
            phase = me.picture["phase"] + me.asked["what"]
            if phase not in seen:
                seen.add(phase)
                again = make_server()
                again.cookies = first.cookies
                with again.websocket_connect(f"/ws/{table}") as other:
                    restored = guest(other)
                    restored.hear()
                    assert restored.picture == me.picture
            if len(me.picture["sheets"]) > 0:
                break
            me.move()
    assert len(seen) > 1


def test_chips_and_who_sits_out(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="auction_chips")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        picture = me.picture
        out = [seat["seat"] for seat in picture["seats"] if seat["out"] == "sitting_out"]
        assert out == [seat["seat"] for seat in picture["seats"] if seat["dealer"]]
        assert picture["pot"] >= 12 and picture["unit"] == "chips"
        assert picture["seats"][out[0]]["cards"] == 0


def test_the_widow_is_turned_up_for_all(make_server: Any, guest: Any) -> None:
    server = make_server()
    table = new_table(server, variant="modern3")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        assert all(
            message["picture"]["widow"] in (None, {"count": 3, "cards": [], "seat": None})
            for message in me.updates()
            if message["picture"]["phase"] in ("deal", "auction")
        )
        me.play_deal()
        turned = [
            each["picture"]["widow"]
            for each in me.updates()
            if each["picture"]["widow"] and each["picture"]["widow"]["cards"]
        ]
        assert turned and all(len(each["cards"]) == 3 and not each["count"] for each in turned)
        buried = [each["picture"]["buried"] for each in me.updates()]
        assert set(buried) <= {0, 3}


def test_cards_that_must_stay_are_told_and_refused_at_once(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="modern3")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        while me.wait()["what"] != "bury" or len(me.asked["free"]) == 18:
            me.move()
        hand, free = me.picture["hand"], me.asked["free"]
        assert "melds stay" in me.asked["text"]
        for card in set(hand):
            more = free.count(card) + 1
            answer = me.act({"do": "bury", "seat": me.picture["seat"], "cards": [card] * more})
            held = more <= hand.count(card)
            assert answer["code"] == ("bury_melded" if held else "not_in_hand")
            assert answer["cards"] == ([card] if held else [card] * more)
        me.move()
        assert me.picture["buried"] == 3


def test_a_game_of_so_many_deals_says_so(server: TestClient, guest: Any) -> None:
    for variant, deals in (("auction_chips", 12), ("modern", 0)):
        table = new_table(server, variant=variant)
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            me.wait()
            assert me.picture["deals"] == deals


def test_who_can_only_say_no_is_not_asked(server: TestClient, guest: Any) -> None:
    """Every seat is asked to exchange, but nobody has to press a button that changes nothing."""
    asked = 0
    for _ in range(6):
        table = new_table(server, variant="three_hand")
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            me.wait()
            if me.asked["what"] == "exchange":
                assert len(me.asked["choices"]) == 2
                exchange = next(c for c in me.asked["choices"] if c["points"])
                assert "10 points" in exchange["text"] and len(exchange["cards"]) == 2
                asked += 1
                me.act(exchange["action"])
            me.wait()
            assert me.asked["what"] in ("continue", "exchange")
    assert asked < 6


def test_the_pause_is_the_same_for_everybody(
    make_server: Any, guest: Any, monkeypatch: Any
) -> None:
    pauses: list[tuple[str, bool]] = []
    ask = table_module.pause_before

    def pause_before(pace: Any, after_trick: bool, factor: float) -> float:
        pauses.append((pace, after_trick))
        return ask(pace, after_trick, factor)

    monkeypatch.setattr(table_module, "pause_before", pause_before)
    server = make_server()
    table = new_table(server, variant="four_hand_solo")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
    assert set(pauses) <= {("normal", False)}


def test_the_first_dealer_is_drawn() -> None:
    for choice, best in (("high", max), ("low", min)):
        rules = with_options(PRESETS["modern"], {"first_dealer": choice})
        for _ in range(20):
            drawn = open_game(rules).events[1].drawn  # type: ignore[union-attr]
            dealer = open_game(rules)
            strengths = [card.strength for card in drawn]
            assert strengths.count(best(strengths)) == 1
            assert dealer.state.dealer in range(4)
    by_chance = open_game(with_options(PRESETS["modern"], {"first_dealer": "random"}))
    assert by_chance.events[1].__class__.__name__ == "PhaseBegan"


def test_the_draw_is_told(server: TestClient, guest: Any) -> None:
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        assert any("draws a card for the first deal" in line for line in me.picture["log"])


def test_who_has_left_looks_on(make_server: Any, guest: Any) -> None:
    server = make_server()
    table = new_table(server, variant="three_hand", options={"match.target": 150})
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for _ in range(2000):
            if me.wait()["what"] == "over":
                break
            me.move()
        assert me.picture["winner"]
        check_sheets(me.picture)
        assert any(seat["out"] == "left" for seat in me.picture["seats"])


def test_a_form_can_be_built(server: TestClient) -> None:
    for name, rules in PRESETS.items():
        told = server.get(f"/api/variants/{name}").json()
        options = [option for each in told["sections"] for option in each["options"]]
        house = [path for path, _, _ in rules.house_options()]
        assert [each["path"] for each in options] == house
        assert "deal.players" not in house and "match.target" in house
        assert [each["name"] for each in told["sections"]] == list(
            dict.fromkeys(path.split(".")[0] for path in house)
        )
        for each in options:
            assert each["label"] and each["help"] and each["source"].startswith("RULES")
            assert each["open"] or each["value"] in [c["value"] for c in each["choices"]]
        assert all(each["title"] for each in told["sections"])


@pytest.mark.parametrize(
    ("options", "paths"),
    [
        ({"no.such": 1}, [["no.such"]]),
        ({"match.target": 3, "play.head": "x"}, [["match.target"], ["play.head"]]),
        (
            {"scoring.scale": 10, "scoring.count": "11-10-4-3-2", "auction.max_bid": 100},
            [["scoring.scale", "scoring.count"], ["auction.max_bid", "auction.min_bid"]],
        ),
    ],
)
def test_all_that_is_wrong_is_told_at_once(
    server: TestClient, options: dict[str, Any], paths: list[list[str]]
) -> None:
    answer = server.post("/api/tables", json={"variant": "modern", "options": options})
    assert answer.status_code == 400
    told = answer.json()
    assert told["type"] == "trouble"
    assert [each["options"] for each in told["problems"]] == paths
    assert all(each["text"] in told["text"] for each in told["problems"])
    checked = server.post("/api/rules", json={"variant": "modern", "options": options})
    assert checked.status_code == 200
    assert checked.json() == {"problems": told["problems"]}


def test_rules_are_checked_while_they_are_chosen(server: TestClient) -> None:
    fine = {"variant": "modern", "options": {"auction.min_bid": 300, "passing.pass_count": 3}}
    assert server.post("/api/rules", json=fine).json() == {"problems": []}
    assert server.post("/api/rules", json={"variant": "whist"}).status_code == 400
    assert server.post("/api/rules", json={"options": {}}).status_code == 400
    # Hands that no deck has are not searched for their melds.
    wild = {"variant": "modern", "options": {"deal.hand_size": 10**6, "auction.min_bid": 10**6}}
    (problem,) = server.post("/api/rules", json=wild).json()["problems"]
    assert problem["options"] == ["deal.players", "deal.hand_size"]


def test_house_rules_are_told_and_what_is_left_of_a_game_has_none(
    server: TestClient, guest: Any
) -> None:
    options = {"auction.min_bid": 300, "scoring.last_trick": 20}
    table = new_table(server, variant="modern", options=options)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        assert {each["path"] for each in me.picture["rules"]["changed"]} == set(options)


@pytest.mark.parametrize("variant", [name for name in NAMES if PRESETS[name].auction])
def test_some_bids_only(server: TestClient, guest: Any, variant: str) -> None:
    options = {"auction.bar_40_90": True, "auction.eldest_must_bid": True}
    table = new_table(server, variant=variant, options=options)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for _ in range(6):
            if me.wait()["what"] != "bid":
                break
            bid = me.asked["bid"]
            if bid is None:
                assert len(me.asked["choices"]) == 1 and "only pass" in me.asked["text"]
                break
            assert bid["amounts"][0] == bid["least"] and bid["amounts"][-1] <= bid["most"]
            scale = PRESETS[variant].scoring.scale
            assert all(amount * scale % 50 != 40 for amount in bid["amounts"])
            assert bid["passing"] == bool(me.asked["choices"])
            me.move()


@pytest.mark.parametrize("variant", NAMES)
def test_rules_go_round_as_code_and_as_file(server: TestClient, variant: str) -> None:
    options = {"play.first_lead_trump": True, "scoring.round_card_points": True}
    made = server.post("/api/tables", json={"variant": variant, "options": options}).json()
    table = server.app.state.lobby._tables[made["table"]]
    info = server.get(f"/api/tables/{made['table']}").json()
    told = server.get(f"/api/codes/{info['code']}").json()
    assert told == {"code": info["code"], "variant": variant, "options": options}
    file = server.get(f"/api/tables/{made['table']}/rules.toml")
    assert "attachment" in file.headers["content-disposition"]
    for wish in ({"code": info["code"].lower()}, {"file": file.text}):
        again = server.post("/api/tables", json=wish).json()["table"]
        assert server.app.state.lobby._tables[again].record.rules == table.record.rules


def test_a_bad_code_or_file_is_told(server: TestClient) -> None:
    for wish in (
        {"code": "AAAAA-AAAAA"},
        {"code": "\u00e4"},
        {"file": "variant = 3"},
        {"file": "]"},
    ):
        answer = server.post("/api/tables", json=wish)
        assert answer.status_code == 400 and "cannot be used" in answer.json()["text"]
    assert server.get("/api/codes/NOTHING").status_code == 400


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("ru", "нельзя: rules.toml: это не TOML: строка 1, столбец 5: это не значение"),
        (
            "sv",
            "inte användas: rules.toml: det här är inte TOML: rad 1, kolumn 5: det här är inget",
        ),
    ],
)
def test_a_bad_file_is_told_in_the_reader_s_language(
    server: TestClient, language: str, told: str
) -> None:
    answer = server.post(f"/api/tables?lang={language}", json={"file": "a = b\n"})
    assert answer.status_code == 400 and told in answer.json()["text"]


def test_chips_beside_the_points(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="check")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.play_deal()
        assert me.picture["unit"] == "points"
        sheet = me.picture["sheets"][-1]
        for side, score in zip(sheet["sides"], me.picture["scores"], strict=True):
            assert sum(line["points"] for line in side["stakes"]) == side["chips"] == score["chips"]
