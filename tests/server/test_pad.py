"""The score pad's requests: what is asked of a deal, what is reckoned, and what is no pad."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from acesaround.rules import PRESETS, preset, rules_code, with_options

NAMES = ["Anna", "Bo", "Cy", "Di"]
MADE = {"bidder": "W", "bid": "300", "melds": "40/190", "tricks": "110/140"}


def reckoned(server: TestClient, **wish: Any) -> dict[str, Any]:
    answer = server.post("/api/pad", json=wish)
    assert answer.status_code == 200, answer.text
    picture: dict[str, Any] = answer.json()
    return picture


@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("language", ["en", "ru", "sv"])
def test_every_variant_has_a_form_in_every_language(
    server: TestClient, name: str, language: str
) -> None:
    answer = server.post(f"/api/pad?lang={language}", json={"variant": name})
    assert answer.status_code == 200, answer.text
    picture = answer.json()
    assert picture["variant"] == name and picture["code"] == rules_code(PRESETS[name])
    assert len(picture["seats"]) == PRESETS[name].deal.players == len(set(picture["seats"]))
    for padded in picture["form"]["fields"]:
        assert padded["field"]["label"]
        assert all(part["text"] for part in padded["field"]["parts"])
        assert all(choice["text"] for choice in padded["field"]["choices"])


def test_deals_are_reckoned_and_told_by_name(server: TestClient) -> None:
    lost = {**MADE, "bid": "350"}
    picture = reckoned(server, names=NAMES, deals=[MADE, lost])
    assert [(side["name"], side["total"]) for side in picture["sides"]] == [
        ("Anna and Cy", 300),
        ("Bo and Di", -20),
    ]
    first, second = picture["deals"]
    assert first["text"] == "Bo and Di bid 300 and reached 330: the bid is made."
    assert [deal["dealer"] for deal in picture["deals"]] == ["Anna", "Bo"]
    for side in second["sheet"]["sides"]:
        counted = sum(line["points"] for line in side["lines"] if line["points"] is not None)
        assert counted == side["change"]
    assert picture["form"]["text"] == "Cy deals." and picture["form"]["number"] == 3


def test_a_draft_is_reckoned_in_its_place(server: TestClient) -> None:
    lost = {**MADE, "bid": "350"}
    picture = reckoned(server, names=NAMES, deals=[MADE, MADE], draft=lost, at=0)
    assert picture["form"]["number"] == 1 and len(picture["deals"]) == 2
    sides = picture["form"]["reckoned"]["sheet"]["sides"]
    assert [side["change"] for side in sides] == [150, -350]
    missing = reckoned(server, draft={"bid": "255"})["form"]
    assert missing["reckoned"] is None
    told = {each["field"]: each["missing"] for each in missing["problems"]}
    assert told == {"bidder": True, "melds": True, "bid": False}


def test_a_deal_that_cannot_be_stops_the_reckoning(server: TestClient) -> None:
    bad = {**MADE, "tricks": "110/150"}
    picture = reckoned(server, names=NAMES, deals=[MADE, bad, MADE])
    assert len(picture["deals"]) == 1 and picture["form"] is None
    (problem,) = picture["wrong"]
    assert problem["field"] == "tricks" and "260" in problem["text"]
    # It can be changed all the same.
    mended = reckoned(server, names=NAMES, deals=[MADE, bad, MADE], draft=MADE, at=1)
    assert mended["form"]["number"] == 2 and mended["form"]["reckoned"] is not None


def test_house_rules_by_options_and_by_code(server: TestClient) -> None:
    options = {"match.target": 300, "contracts.moon": "announced"}
    by_options = reckoned(server, variant="modern", options=options, deals=[MADE])
    assert by_options["winner"] == "West and East win the game." and by_options["form"] is None
    assert len(by_options["changed"]) == 2
    code = rules_code(with_options(preset("modern"), options))
    assert by_options["code"] == code
    assert reckoned(server, code=code, deals=[MADE]) == by_options
    answer = server.post("/api/pad", json={"options": {"match.target": 3}})
    assert answer.status_code == 400 and answer.json()["problems"]


def test_chips_and_their_pot(server: TestClient) -> None:
    deal = {"bidder": "W", "bid": "350", "trump": "S", "melds": "200", "tricks": "180/"}
    picture = reckoned(server, variant="auction_chips", names=NAMES, deals=[deal])
    assert picture["unit"] == "chips" and picture["pot"] == 2
    assert [side["total"] for side in picture["sides"]] == [-13, 37, -13, -13]


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"variant": "whist"}, 404),
        ({"code": "!"}, 400),
        ({"dealer": 4}, 400),
        ({"names": ["A", "B", "C", "D", "E"]}, 400),
        ({"names": ["A" * 100]}, 400),
        ({"deals": [{"bid": 300}]}, 400),
        ({"deals": [{"bid": "3" * 70_000}]}, 413),
        ({"at": -5, "draft": {}}, 400),
    ],
)
def test_a_bad_request_is_refused(server: TestClient, wish: dict[str, Any], status: int) -> None:
    answer = server.post("/api/pad", json=wish)
    assert answer.status_code == status and answer.json()["text"]


def test_a_text_and_a_file_bring_the_same_pad(server: TestClient) -> None:
    wish = {"names": NAMES, "dealer": 2, "deals": [MADE, {**MADE, "bid": "350"}]}
    text = server.post("/api/pad/text", json=wish).text
    assert "; Bo and Di bid 350 and reached only 330: the bid is lost." in text
    found = server.post("/api/pad/read", content=text).json()
    assert found["problem"] is None
    file = found["file"]
    assert file["names"] == NAMES and file["dealer"] == 2
    assert (
        reckoned(server, **{name: file[name] for name in ("code", "names", "dealer", "deals")})[
            "sides"
        ]
        == reckoned(server, **wish)["sides"]
    )
    assert server.post("/api/pad/read", json=file).json() == found


@pytest.mark.parametrize(
    ("language", "content", "told"),
    [
        ("ru", b"Bid: 300", "не запись партии: строка 1, столбец 9: это не наша запись партии"),
        ("sv", b"Bid: 300", "inget protokoll: rad 1, kolumn 9: det här är inget av våra protokoll"),
        ("ru", b'{"pad":2}', "не запись партии: pad: «2» здесь стоять не может"),
        ("sv", b'{"pad":1,"code":3}', "inget protokoll: code: här ska det stå en text, inte ett"),
        ("ru", b"\xff", "не запись партии: байт 0xff — не UTF-8"),
        ("sv", b"{", "inget protokoll: innehållet tar slut mitt i"),
    ],
)
def test_what_is_no_pad_is_told_in_the_reader_s_language(
    server: TestClient, language: str, content: bytes, told: str
) -> None:
    answer = server.post(f"/api/pad/read?lang={language}", content=content)
    assert told in answer.json()["problem"]


@pytest.mark.parametrize(
    "content",
    ["", "[", "{", '{"pad": 2}', "\udc80", "Bid: 300", '{"pad":1,"code":"x","names":[],"dealer":0,'
     '"deals":[]}'],
)  # fmt: skip
def test_what_is_no_pad_is_said_to_be_none(server: TestClient, content: str) -> None:
    answer = server.post("/api/pad/read", content=content.encode("utf-8", "surrogateescape"))
    assert answer.status_code == 200
    assert answer.json()["file"] is None and answer.json()["problem"]
