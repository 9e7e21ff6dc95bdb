"""The compiler of the message catalogs: what it refuses, and what it makes of plural forms."""

import json
from pathlib import Path

import pytest

import catalogs

HEAD = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: {plural};\\n"
"""
ENGLISH = "nplurals=2; plural=(n != 1)"
RUSSIAN = (
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 :"
    " n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)"
)
CARD = 'msgid "card.name"\nmsgstr "{rank} of {suit}"\n'
COUNT = (
    'msgid "card.count"\nmsgid_plural "card.count"\nmsgstr[0] "{n} card"\nmsgstr[1] "{n} cards"\n'
)


def checkout(root: Path, plural: str = ENGLISH, /, **languages: str) -> catalogs.Catalogs:
    folder = root / "src" / "acesaround" / "words" / "locale"
    folder.mkdir(parents=True, exist_ok=True)
    for language, messages in languages.items():
        head = HEAD.format(plural=ENGLISH if language == "en" else plural)
        (folder / f"{language}.po").write_text(f"{head}\n{messages}", encoding="utf-8")
    return catalogs.Catalogs(root)


def client_words(root: Path, language: str) -> dict[str, object]:
    path = root / "src" / "acesaround" / "server" / "static" / "words" / f"{language}.json"
    words: dict[str, object] = json.loads(path.read_text("utf-8"))
    return words


@pytest.mark.parametrize(
    ("messages", "problem"),
    [
        ('msgid "a.b"\nmsgstr ""\n', "a.b: no text"),
        ('msgid "a.b"\nmsgstr "{}"\n', "a.b: a field must be a plain name"),
        ('msgid "a.b"\nmsgstr "{n:>3}"\n', "a.b: a field must be a plain name"),
        ('msgid "a.b"\nmsgstr "{n!r}"\n', "a.b: a field must be a plain name"),
        ('msgid "a.b"\nmsgstr "{n"\n', "a.b: expected '}'"),
        ('msgid "a.b"\nmsgid_plural "a.c"\nmsgstr[0] "x"\nmsgstr[1] "y"\n', "must be the same key"),
    ],
)
def test_a_text_that_cannot_be_used(tmp_path: Path, messages: str, problem: str) -> None:
    found = checkout(tmp_path, en=messages).problems()
    assert len(found) == 1
    assert problem in found[0]


@pytest.mark.parametrize(
    ("messages", "problem"),
    [
        ('msgid "card.nmae"\nmsgstr "x"\n', "de.po: card.nmae: en.po has no such message"),
        (
            'msgid "card.name"\nmsgstr "{rank} {suit} {rnak}"\n',
            "de.po: card.name: nothing fills in {rnak}",
        ),
        ('msgid "card.name"\nmsgstr "{rank}"\n', "de.po: card.name: {suit} is left out"),
        (
            'msgid "card.name"\nmsgstr "{rank.by} {suit}"\n',
            "de.po: card.name: a field must be a plain name, or a form of it",
        ),
        ('msgid "card.count"\nmsgstr "x"\n', "de.po: card.count: plural forms"),
        ('msgid "option.a.b.help"\nmsgstr "{x}"\n', "de.po: option.a.b.help: nothing fills in {x}"),
    ],
)
def test_a_translation_that_does_not_fit(tmp_path: Path, messages: str, problem: str) -> None:
    found = checkout(tmp_path, en=CARD + COUNT, de=messages).problems()
    assert len(found) == 1
    assert found[0].startswith(problem)


@pytest.mark.parametrize("forms", [1, 3])
def test_every_plural_form_has_its_text(tmp_path: Path, forms: int) -> None:
    message = 'msgid "card.count"\nmsgid_plural "card.count"\n'
    message += "".join(f'msgstr[{n}] "{{n}} x"\n' for n in range(forms))
    made = checkout(tmp_path, en=COUNT, de=message)
    with pytest.raises(catalogs.CatalogError, match=r"de\.po: "):
        made.compile()


def test_a_form_of_a_name_and_the_name_of_an_option_are_no_problems(tmp_path: Path) -> None:
    german = 'msgid "card.name"\nmsgstr "{rank.object} {suit.of}"\nmsgid "option.a.b"\nmsgstr "x"\n'
    assert checkout(tmp_path, en=CARD, de=german).problems() == []


def test_the_languages_by_their_own_names(tmp_path: Path) -> None:
    name = 'msgid "page.language.name"\nmsgstr "{}"\n'.replace("{}", "%s")
    checkout(tmp_path, en=name % "English", sv=name % "Svenska").compile()
    assert client_words(tmp_path, "languages") == {"en": "English", "sv": "Svenska"}


def test_every_problem_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    both = checkout(tmp_path, en='msgid "a.b"\nmsgstr ""\n\nmsgid "a.c"\nmsgstr "{"\n')
    with pytest.raises(catalogs.CatalogError, match=r"(?s)a\.b.*a\.c"):
        both.compile()
    assert not both.current()


def test_plural_forms_by_the_categories_of_the_browser(tmp_path: Path) -> None:
    russian = 'msgid "card.count"\nmsgid_plural "card.count"\n' + "".join(
        f'msgstr[{n}] "{{n}} {text}"\n' for n, text in enumerate(["карта", "карты", "карт"])
    )
    checkout(tmp_path, RUSSIAN, en=COUNT, ru=russian).compile()
    assert client_words(tmp_path, "en")["card.count"] == {"one": "{n} card", "other": "{n} cards"}
    assert client_words(tmp_path, "ru")["card.count"] == {
        "one": "{n} карта",
        "few": "{n} карты",
        "many": "{n} карт",
        "other": "{n} карт",
    }


def test_a_wrong_plural_formula_is_refused(tmp_path: Path) -> None:
    wrong = checkout(tmp_path, ENGLISH, en=COUNT, ru=COUNT)
    with pytest.raises(catalogs.CatalogError, match="disagrees with CLDR"):
        wrong.compile()


def test_what_a_language_lacks_is_english_in_the_browser(tmp_path: Path) -> None:
    checkout(tmp_path, ENGLISH, en=CARD + COUNT, de="").compile()
    assert client_words(tmp_path, "de")["card.name"] == "{rank} of {suit}"


def test_up_to_date_until_a_catalog_changes(tmp_path: Path) -> None:
    before = checkout(tmp_path, en=CARD)
    assert not before.current()
    before.compile()
    assert before.current()
    assert not checkout(tmp_path, en=CARD + COUNT).current()


def test_an_installed_package_without_sources_is_up_to_date(tmp_path: Path) -> None:
    made = checkout(tmp_path, en=CARD)
    made.compile()
    for source in made.sources:
        source.unlink()
    assert catalogs.Catalogs(tmp_path).current()
