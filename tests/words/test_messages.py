"""Every message that the program uses has a text, and every text is used.

The keys are read off the source by their calls: `say("key"`, `say_n("key"`, `t("key"`, `tn("key"`.
A key put together while running (`say(f"refuse.{code}")`) uses every key of its family: the part
before the first field. A family that no call names, because the key comes from elsewhere, stands
in FAMILIES with the place where its keys come from.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import catalogs

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = ROOT / "src" / "acesaround" / "words" / "locale" / "en.po"

# Prefix of a family -> why no call names it.
FAMILIES: dict[str, str] = {
    "card.": "names of cards: begun before the pages that show them",
    "rank.": "names of ranks: begun before the pages that show them",
    "suit.": "names of suits: begun before the pages that show them",
    "page.language.": "a language's own name: tools/catalogs.py makes a list of them",
}

PYTHON_CALL = re.compile(r"""\b(say|say_n)\(\s*(f?)(["'])((?:(?!\3).)*)\3""")
CLIENT_CALL = re.compile(r"""(?<![\w.])(t|tn)\(\s*()(["'`])((?:(?!\3).)*)\3""")
FIELD = re.compile(r"\$?\{")
KEY = re.compile(r"[a-z]+(\.\w+)+")
PLURAL = {"say_n", "tn"}


def calls() -> Iterator[tuple[Path, str, str, bool]]:
    """Every use of a message: where, by which function, its key, and if that is only a prefix."""
    patterns = [
        (PYTHON_CALL, (ROOT / "src" / "acesaround").rglob("*.py")),
        (CLIENT_CALL, (ROOT / "web" / "src").rglob("*.ts*")),
    ]
    for pattern, paths in patterns:
        for path in paths:
            if ".test." in path.name:
                continue
            for function, formatted, quote, written in pattern.findall(path.read_text("utf-8")):
                composed = (formatted or quote == "`") and FIELD.search(written)
                key = written[: composed.start()] if composed else written
                yield path.relative_to(ROOT), function, key, bool(composed)


USES = list(calls())
with REFERENCE.open("rb") as _file:
    MESSAGES = {
        (message.id if isinstance(message.id, str) else message.id[0]): message
        for message in read_po(_file)
        if message.id
    }


@pytest.mark.parametrize(
    ("path", "function", "key"),
    sorted({(path, function, key) for path, function, key, composed in USES if not composed}),
    ids=str,
)
def test_a_used_message_has_a_text(path: Path, function: str, key: str) -> None:
    assert key in MESSAGES, f"{path} uses {key!r}, which en.po does not have"
    plural = not isinstance(MESSAGES[key].id, str)
    assert plural == (function in PLURAL), f"{path}: {function}({key!r}) and its plural forms"


def test_a_family_of_keys_has_a_prefix_and_members() -> None:
    for path, function, prefix, composed in USES:
        if composed:
            assert "." in prefix, f"{path}: {function} puts a key together without a known prefix"
            assert any(key.startswith(prefix) for key in MESSAGES), f"{path}: no key {prefix}…"
    for prefix in FAMILIES:
        assert any(key.startswith(prefix) for key in MESSAGES), f"FAMILIES: no key {prefix}…"


def test_no_text_is_unused() -> None:
    used = {key for _, _, key, composed in USES if not composed}
    prefixes = tuple({key for _, _, key, composed in USES if composed} | set(FAMILIES))
    unused = [key for key in MESSAGES if key not in used and not key.startswith(prefixes)]
    assert not unused, f"en.po has texts that nothing uses: {', '.join(unused)}"


def test_a_key_is_a_key() -> None:
    wrong = [key for key in MESSAGES if not KEY.fullmatch(key)]
    assert not wrong, f"a key is a prefix and a name, as in page.title: {', '.join(wrong)}"


def test_a_key_stands_once_in_its_catalog() -> None:
    for path in REFERENCE.parent.glob("*.po"):
        keys = re.findall(r'^msgid "(.+)"', path.read_text("utf-8"), re.MULTILINE)
        twice = sorted({key for key in keys if keys.count(key) > 1})
        assert not twice, f"{path.name} has two texts for {', '.join(twice)}"


def test_the_compiled_words_are_up_to_date() -> None:
    assert catalogs.Catalogs(ROOT).current(), (
        "after a change of a catalog: python tools/catalogs.py"
    )
