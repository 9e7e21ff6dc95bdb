"""The client's files, languages, the variants' options, and the steps of the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from starlette.datastructures import Headers, QueryParams
from starlette.requests import Request
from starlette.testclient import TestClient

from acesaround.rules import PRESETS
from acesaround.server import app as application
from acesaround.server import migrations, pages
from acesaround.server.language import words_for
from acesaround.server.schema import METADATA
from acesaround.server.store import REVISION, Store


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    static = tmp_path / "static"
    for name in ("index.html", "assets/main-1a2b.js", "cards/AS.svg", "words/en.json"):
        (static / name).parent.mkdir(parents=True, exist_ok=True)
        (static / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", static)
    monkeypatch.setattr(application, "STATIC", static)
    return static


def test_the_client_and_its_caches(built: Path) -> None:
    with TestClient(application.make_app(None, hosts=("testserver",))) as server:
        for path in ("/", "/t/abc", "/rulings", "/rules", "/rules/modern", "/games", "/games/abc"):
            page = server.get(path)
            assert page.text == "index.html" and page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        assert "immutable" in server.get("/assets/main-1a2b.js").headers["cache-control"]
        assert server.get("/cards/AS.svg").headers["cache-control"] == "public, max-age=86400"
        words = server.get("/words/en.json")
        assert words.headers["cache-control"] == "no-cache"
        same = server.get("/words/en.json", headers={"if-none-match": words.headers["etag"]})
        assert same.status_code == 304
        for path in ("/nothing", "/../schema.py", "/index.html", "/%2e%2e/schema.py", "/assets/"):
            assert server.get(path).status_code == 404, path
        browser = {"accept": "text/html,*/*;q=0.8"}
        nowhere = server.get("/nothing", headers=browser)
        assert (nowhere.status_code, nowhere.text) == (404, "index.html")
        assert server.get("/nothing").json()["text"] == "There is no such page here."
        drills = server.get("/drills/", headers=browser)
        assert (drills.status_code, drills.text) == (200, "index.html")
        assert drills.url.path == "/drills"
        sent = server.get(
            "http://testserver//elsewhere.test//", headers=browser, follow_redirects=False
        )
        assert sent.headers["location"] == "/elsewhere.test"
        assert server.post("/nothing", headers=browser).status_code == 405
        assert server.delete("/api/tables").status_code == 405


def test_without_a_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    with TestClient(application.make_app(None, hosts=("testserver",))) as server:
        page = server.get("/")
        assert page.status_code == 503 and "python3 tools/client.py" in page.text


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_variant_tells_its_options(name: str) -> None:
    with TestClient(application.make_app(None, hosts=("testserver",))) as server:
        told = server.get(f"/api/variants/{name}").json()
        options = [each for section in told["sections"] for each in section["options"]]
        assert [each["path"] for each in options] == [
            path for path, _, _ in PRESETS[name].house_options()
        ]
        for option in options:
            assert option["label"] and option["help"]
            assert option["value"] in [each["value"] for each in option["choices"]]
        assert server.get("/api/variants/whist").status_code == 404


def test_house_rules_are_shown_at_the_table() -> None:
    with TestClient(application.make_app(None, pace=0, hosts=("testserver",))) as server:
        wish = {"options": {"play.head": "trump_led_only", "min_bid": 200}}
        table = server.post("/api/tables", json=wish).json()["table"]
        with server.websocket_connect(f"/ws/{table}") as socket:
            rules = socket.receive_json()["picture"]["rules"]
    assert [each["text"] for each in rules["changed"]] == [
        "Lowest bid: 200",
        "Duty to beat: only when trump is led",
    ]


@pytest.mark.parametrize(
    ("query", "accept", "language"),
    [
        ("", "", "en"),
        ("lang=en", "de", "en"),
        ("lang=xx", "", "en"),
        ("", "de;q=0.9, en;q=0.5", "en"),
        ("", "de, ru-RU;q=0.9, sv;q=0.5", "ru"),
        ("", "sv-SE", "sv"),
        ("lang=sv", "ru", "sv"),
        ("", "en;q=nonsense, ;q=, *", "en"),
    ],
)
def test_languages(query: str, accept: str, language: str) -> None:
    headers = Headers({"accept-language": accept})
    scope = {"type": "http", "headers": headers.raw, "query_string": query.encode()}
    request = Request(scope)
    assert request.query_params == QueryParams(query)
    assert words_for(request).language == language


def test_the_page_is_in_the_language_that_was_chosen_last(built: Path) -> None:
    text = (Path(__file__).parents[2] / "web" / "index.html").read_text("utf-8")
    (built / "index.html").write_text(text, encoding="utf-8")
    with TestClient(application.make_app(None, hosts=("testserver",))) as server:
        plain = server.get("/", headers={"accept-language": "en"})
        assert plain.text == text and "set-cookie" not in plain.headers
        swedish = server.get("/", headers={"accept-language": "sv"})
        for part in ('<html lang="sv">', "/words/sv.json", "Aces Around behöver JavaScript."):
            assert part in swedish.text
        assert "English" not in swedish.text and "needs JavaScript" not in swedish.text
        assert "cookie" in swedish.headers["vary"]
        asked = server.get("/?lang=ru", headers={"accept-language": "sv"})
        assert '<html lang="ru">' in asked.text
        # From now on the cookie says it, to requests and sockets too.
        games = server.get("/api/variants", headers={"accept-language": "sv"}).json()
        assert "Классический пинокль вдвоём" in [game["title"] for game in games]
        server.cookies.clear()
        server.cookies.set("acesaround_language", "xx")
        assert '<html lang="sv">' in server.get("/", headers={"accept-language": "sv"}).text


def test_the_table_is_told_to_speak_another_language() -> None:
    with TestClient(application.make_app(None, pace=0, hosts=("testserver",))) as server:
        table = server.post("/api/tables", json={"people": 2}).json()["table"]
        with server.websocket_connect(f"/ws/{table}") as socket:
            before = socket.receive_json()["picture"]
            socket.send_json({"type": "set_language", "language": "ru"})
            after = socket.receive_json()
            assert after["happened"] == []
            assert after["picture"]["n"] == before["n"]
            assert before["asked"]["text"].startswith("Waiting for one more player.")
            assert after["picture"]["asked"]["text"].startswith("Ждём ещё 1 игрока.")
            socket.send_json({"type": "set_language", "language": "xx"})
            assert socket.receive_json()["picture"]["asked"] == before["asked"]


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"

    async def open_twice() -> None:
        for _ in range(2):
            store = Store(path)
            await store.open()
            await store.close()

    asyncio.run(open_twice())
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == REVISION
        assert compare_metadata(context, METADATA) == []
    engine.dispose()
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_current_head() == REVISION
