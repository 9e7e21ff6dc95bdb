"""The page "Ask for a ruling": what can be asked under which rules, and the answers."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from acesaround.record.questions import fields_of, kinds_of
from acesaround.rules import PRESETS, preset, rules_code, with_options


def ask(server: TestClient, kind: str, fields: dict[str, str], **rules: str) -> dict[str, Any]:
    answer = server.post("/api/rulings", json={"kind": kind, "fields": fields, **rules})
    assert answer.status_code == 200, answer.text
    ruled: dict[str, Any] = answer.json()
    return ruled


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_field_of_every_kind_is_told(server: TestClient, name: str) -> None:
    told = server.get(f"/api/rulings?variant={name}").json()
    rules = PRESETS[name]
    assert told["variant"] == name and told["changed"] == 0
    assert told["copies"] * len(told["deck"]) == (48 if rules.deck.nines else 80)
    assert [kind["kind"] for kind in told["kinds"]] == list(kinds_of(rules))
    for kind in told["kinds"]:
        names = [field["name"] for field in kind["fields"]]
        assert names == [field.name for field in fields_of(kind["kind"], rules)]
        assert all(field["label"] for field in kind["fields"]) and kind["title"] and kind["help"]


def test_the_rules_can_be_those_of_a_code_or_of_a_table(server: TestClient) -> None:
    newer = with_options(preset("modern"), {"play.head": "trump_led_only"})
    fields = {"trump": "S", "trick": "KH QS", "hand": "JS KS TS AD"}
    assert "the jack of spades" not in ask(server, "legal", fields)["told"]["text"]
    coded = ask(server, "legal", fields, code=rules_code(newer))
    assert "the jack of spades" in coded["told"]["text"]
    wish = {"options": {"play.head": "trump_led_only"}}
    table = server.post("/api/tables", json=wish).json()["table"]
    assert ask(server, "legal", fields, table=table) == coded
    described = server.get(f"/api/rulings?table={table}").json()
    assert described["changed"] == 1 and described["code"] == rules_code(newer)


def test_a_refused_card_names_its_option(server: TestClient) -> None:
    fields = {"trump": "S", "trick": "KH", "hand": "AH 9H"}
    (part,) = ask(server, "legal", fields)["told"]["parts"]
    nine = next(row for row in part["rows"] if row["cards"] == ["9H"])
    assert nine["allowed"] is False
    assert [note["option"] for note in nine["notes"]] == [None, "play.head"]


def test_what_is_wrong_is_said_by_field(server: TestClient) -> None:
    fields = {"bid": "325", "melds": "195/60", "tricks": "140/120"}
    ruled = ask(server, "settle", fields)
    assert ruled["told"] is None
    assert [each["field"] for each in ruled["problems"]] == ["bid", "melds", "tricks"]
    assert all(each["text"].endswith(".") for each in ruled["problems"])


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("[]", 400),
        ('{"kind": "melds"}', 400),
        ('{"kind": 1, "fields": {}}', 400),
        ('{"kind": "melds", "fields": {"hand": 1}}', 400),
        ('{"kind": "melds", "fields": {}, "variant": "whist"}', 404),
        ('{"kind": "melds", "fields": {}, "code": "!"}', 400),
        ('{"kind": "melds", "fields": {}, "table": "nothere"}', 404),
        ('{"kind": "melds", "fields": {"hand": "%s"}}' % ("AS " * 40_000), 413),
    ],
)
def test_a_bad_request_is_refused(server: TestClient, body: str, status: int) -> None:
    answer = server.post("/api/rulings", content=body)
    assert answer.status_code == status and answer.json()["text"]


def test_an_unknown_kind_is_no_error_of_the_server(server: TestClient) -> None:
    ruled = ask(server, "magic", {"hand": "AS"})
    assert ruled["told"] is None and ruled["problems"][0]["field"] == "kind"
