"""The rules pages: of every variant, of a code, of a table."""

from __future__ import annotations

import msgspec
import pytest
from starlette.testclient import TestClient

from acesaround.rules import PRESETS, preset, rules_code, with_options
from acesaround.server.named import made_from
from acesaround.server.referee_picture import referee_of
from acesaround.words import Catalog

CHANGES = {"play.head": "trump_led_only", "match.target": 1000}


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_variant_has_its_page(server: TestClient, name: str) -> None:
    page = server.get(f"/api/guide?variant={name}").json()
    assert page["variant"] == name and page["title"] and page["summary"]
    assert page["changed"] == 0
    names = [section["name"] for section in page["sections"]]
    assert names[:3] == ["aim", "cards", "deal"] and names[-1] == "end"
    assert ("auction" in names) == (PRESETS[name].auction is not None)
    for section in page["sections"]:
        assert section["title"]
        assert not any(line["changed"] for line in section["lines"])


def test_the_page_of_a_table_is_that_of_its_code_with_house_rules_marked(
    server: TestClient,
) -> None:
    table = server.post("/api/tables", json={"options": CHANGES}).json()["table"]
    page = server.get(f"/api/guide?table={table}").json()
    code = rules_code(with_options(preset("modern"), CHANGES))
    assert page["code"] == code and page["changed"] == 2
    assert server.get(f"/api/guide?code={code}").json() == page
    lines = [line for section in page["sections"] for line in section["lines"]]
    told = {path for line in lines if line["changed"] for path in line["options"]}
    assert set(CHANGES) <= told
    assert page["sections"][-1]["name"] == "house"
    assert len(page["sections"][-1]["lines"]) == 2


def test_rules_of_a_variant_that_has_changed_since_have_a_page_without_a_code() -> None:
    old = msgspec.structs.replace(preset("modern"), phases=preset("partnership_auction").phases)
    assert made_from(old) == ("modern", {}, "")
    assert referee_of(Catalog.load("en"), old).code == ""


def test_what_is_not_there_is_said(server: TestClient) -> None:
    for query, status in (("variant=whist", 404), ("code=!", 400), ("table=nothere", 404)):
        answer = server.get(f"/api/guide?{query}")
        assert answer.status_code == status and answer.json()["text"]


def test_a_refusal_names_the_option_behind_it(server: TestClient) -> None:
    """So that the page can lead to the rule."""
    table = server.post("/api/tables", json={"options": {"eldest_must_bid": True}}).json()["table"]
    with server.websocket_connect(f"/ws/{table}") as socket:
        told = socket.receive_json()
        while not (told["picture"]["asked"]["mine"] and told["picture"]["asked"]["what"] == "bid"):
            told = socket.receive_json()
        picture = told["picture"]
        action = {"do": "bid", "seat": picture["seat"], "amount": 255}
        socket.send_json({"type": "act", "n": picture["n"], "action": action})
        refused = socket.receive_json()
    assert refused["type"] == "refused"
    assert refused["option"] == "auction.bid_step"
    page = server.get(f"/api/guide?table={table}").json()
    lines = [line for section in page["sections"] for line in section["lines"]]
    assert any("auction.bid_step" in line["options"] for line in lines)
