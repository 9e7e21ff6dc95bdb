"""Texts by key, in the language of the reader."""

from __future__ import annotations

from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from typing import NoReturn

from acesaround.words.forms import Name

FALLBACK = "en"


class MissingMessage(LookupError):
    """No catalog has a text for this key: a mistake of the program, never of its user."""


class MissingArgument(LookupError):
    """A text has a field that its caller did not fill in."""


class WordsNotBuilt(RuntimeError):
    """The compiled catalogs are not there."""


class _Missing(NullTranslations):
    """The end of the chain of languages: says which key is missing instead of showing it."""

    def gettext(self, message: str) -> NoReturn:
        raise MissingMessage(f"no message has the key {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> NoReturn:
        raise MissingMessage(f"no message with plural forms has the key {msgid1!r}")


class Catalog:
    """The texts of one language; what it lacks is taken from English.

    >>> Catalog.load("en").say("card.name", rank="ace", suit="spades")
    'ace of spades'
    """

    def __init__(self, language: str, translations: NullTranslations) -> None:
        self.language = language
        self._translations = translations

    @staticmethod
    def load(language: str = FALLBACK) -> Catalog:
        """The catalog of a language tag such as "de" or "pt-BR"; English if there is none.

        A tag with a region falls back to its language first.
        """
        return _load(known_language(language) or FALLBACK)

    def say(self, key: str, /, **args: object) -> str:
        """The text of a key, with its `{name}` fields filled in."""
        return _fill(key, self._translations.gettext(key), args)

    def say_beside(self, key: str, english: str, /, **args: object) -> str:
        """As ``say``, of a text whose English stands elsewhere: beside what it is about."""
        try:
            text = self._translations.gettext(key)
        except MissingMessage:
            text = english
        return _fill(key, text, args)

    def say_n(self, key: str, n: int, /, **args: object) -> str:
        """The text of a key for a count, which the text may show as `{n}`.

        A number below zero has the form of the number above.
        """
        return _fill(key, self._translations.ngettext(key, key, abs(n)), {"n": n, **args})


def known_language(tag: str) -> str | None:
    """The language of the catalogs that a tag such as "ru-RU" or "sv" asks for, if there is one."""
    known = available_languages()
    asked = tag.replace("-", "_")
    for candidate in (asked, asked.partition("_")[0]):
        for language in known:
            if candidate.lower() == language.lower():
                return language
    return None


def available_languages() -> tuple[str, ...]:
    """The languages there are catalogs for, in alphabetical order."""
    folder = files(__package__) / "compiled"
    names = [each.name for each in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(name.removesuffix(".mo") for name in names if name.endswith(".mo")))


@lru_cache
def _load(language: str) -> Catalog:
    file = files(__package__) / "compiled" / f"{language}.mo"
    try:
        with file.open("rb") as opened:
            translations: NullTranslations = GNUTranslations(opened)
    except FileNotFoundError:
        raise WordsNotBuilt(
            "the message catalogs are not compiled; in a checkout, install Babel"
            " and run: python tools/catalogs.py"
        ) from None
    rest = _Missing() if language == FALLBACK else _load(FALLBACK)._translations
    translations.add_fallback(rest)
    return Catalog(language, translations)


class _Fields(dict[str, object]):
    """The arguments of a text: what has no forms is the same in each, and minus is no hyphen."""

    def __getitem__(self, name: str) -> object:
        value = super().__getitem__(name)
        if isinstance(value, int) and value < 0:
            return f"\N{MINUS SIGN}{-value}"
        return Name(value, value, value) if isinstance(value, str) else value


def _fill(key: str, text: str, args: dict[str, object]) -> str:
    try:
        return text.format_map(_Fields(args))
    except KeyError as name:
        raise MissingArgument(f"the message {key!r} needs the argument {name}") from None
