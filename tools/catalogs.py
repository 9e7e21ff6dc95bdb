"""Check the message catalogs and compile them: .mo files for Python, JSON for the browser.

Used by the build hook and by hand after a change of a catalog:

    python tools/catalogs.py              # write what is out of date
    python tools/catalogs.py check        # only say what is wrong with the catalogs
    python tools/catalogs.py --missing    # list what is still to be translated

It needs Babel; the list needs the package as well.
"""

from __future__ import annotations

import json
import string
import sys
from gettext import c2py
from pathlib import Path
from typing import TYPE_CHECKING

from stamp import digest, matches

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

ROOT = Path(__file__).resolve().parent.parent
BABEL_REQUIREMENT = "babel>=2.17"
REFERENCE = "en"
# What the page says by itself; every sentence about the game comes from the server.
CLIENT = ("page.", "card.", "rank.", "suit.")
# What stands in English beside the code: names and help of the options of the rules, and what can
# be wrong with something that was brought.
OPTION = "option."
FAULT = "fault."
# The forms of a name (words/forms.py), as in {card.object}.
FORMS = ("object", "of")
OWN_NAME = "page.language.name"


class CatalogError(Exception):
    """The catalogs cannot be compiled; the message lists every reason."""


class Catalogs:
    """The catalogs of the checkout at `root`, and the files that are made of them."""

    def __init__(self, root: Path = ROOT) -> None:
        package = root / "src" / "acesaround"
        self.sources = sorted((package / "words" / "locale").glob("*.po"))
        self._compiled = package / "words" / "compiled"
        self._client = package / "server" / "static" / "words"
        self._names = self._client / "languages.json"
        self._root = root
        self._stamp = self._compiled / ".stamp"

    def outputs(self, source: Path) -> tuple[Path, Path]:
        """The compiled catalog and the JSON file of one source."""
        name = source.stem
        return self._compiled / f"{name}.mo", self._client / f"{name}.json"

    def current(self) -> bool:
        """Whether everything is there, made from just these sources (or there are none)."""
        if not self.sources:
            return any(self._compiled.glob("*.mo"))
        made = [path for source in self.sources for path in self.outputs(source)]
        made.append(self._names)
        return all(path.is_file() for path in made) and matches(self._stamp, self._digest())

    def problems(self) -> list[str]:
        """Everything that is wrong with the catalogs, one line each."""
        reference = _keys(_read(self._reference()))
        found: list[str] = []
        for source in self.sources:
            found += [f"{source.name}: {line}" for line in _problems(_read(source), reference)]
        return found

    def missing(self) -> list[str]:
        """The messages that a language lacks, one line each."""
        reference = [*_keys(_read(self._reference())), *self._keys_in_the_code()]
        found: list[str] = []
        for source in self.sources:
            if source.stem != REFERENCE:
                there = _keys(_read(source))
                found += [f"{source.name}: {key}" for key in reference if key not in there]
        return found

    def _keys_in_the_code(self) -> list[str]:
        """The messages that English has beside the options and the faults."""
        sys.path.insert(0, str(self._root / "src"))
        from acesaround.record.faults import FAMILIES
        from acesaround.rules.numbers import OPTIONS

        options = [f"{OPTION}{path}{end}" for path in OPTIONS for end in ("", ".help")]
        return options + [code.key for family in FAMILIES for code in family]

    def compile(self) -> None:
        """Write the outputs of every catalog, unless something is wrong with one of them."""
        from babel.messages.mofile import write_mo

        problems = self.problems()
        if problems:
            raise CatalogError("\n".join(problems))
        fallback = _texts(_read(self._reference()))
        names = {}
        for source in self.sources:
            catalog = _read(source)
            names[source.stem] = _texts(catalog).get(OWN_NAME, source.stem)
            binary, client = self.outputs(source)
            binary.parent.mkdir(parents=True, exist_ok=True)
            client.parent.mkdir(parents=True, exist_ok=True)
            with binary.open("wb") as file:
                write_mo(file, catalog)
            texts = {
                key: text
                for key, text in {**fallback, **_texts(catalog)}.items()
                if key.startswith(CLIENT)
            }
            _write_json(client, texts)
        _write_json(self._names, names)
        self._stamp.write_text(self._digest(), encoding="ascii")

    def _digest(self) -> str:
        compiler = Path(__file__).resolve()
        return f"{digest(self.sources, self._root)} {digest([compiler], compiler.parent)}"

    def _reference(self) -> Path:
        for source in self.sources:
            if source.stem == REFERENCE:
                return source
        raise CatalogError(f"there is no catalog {REFERENCE}.po")


def _write_json(path: Path, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")


def _read(source: Path) -> Catalog:
    from babel.messages.pofile import PoFileError, read_po

    try:
        with source.open("rb") as file:
            return read_po(file, locale=source.stem, abort_invalid=True)
    except PoFileError as problem:
        raise CatalogError(f"{source.name}: {problem}") from problem


def _messages(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _forms(message: Message) -> tuple[str, ...]:
    if isinstance(message.string, str):
        return (message.string,)
    return tuple(message.string or ())


def _keys(catalog: Catalog) -> dict[str, Message]:
    return {_key(message): message for message in _messages(catalog)}


def _problems(catalog: Catalog, reference: dict[str, Message]) -> list[str]:
    found: list[str] = []
    for message in _messages(catalog):
        key = _key(message)
        found += [f"{key}: {each}" for each in _wrong_forms(catalog, message)]
        original = reference.get(key)
        if original is None and key.startswith(OPTION):
            names = _fields(message)
            found += [f"{key}: nothing fills in {{{name}}}" for name in sorted(names)]
            continue
        if original is None and key.startswith(FAULT):
            # The fields are those of the English text, which only the package knows: a test looks.
            continue
        if original is None:
            found.append(f"{key}: {REFERENCE}.po has no such message")
            continue
        if isinstance(message.id, str) != isinstance(original.id, str):
            found.append(f"{key}: plural forms here or in {REFERENCE}.po, but not in both")
            continue
        here, there = _fields(message), _fields(original)
        found += [f"{key}: nothing fills in {{{name}}}" for name in sorted(here - there)]
        found += [f"{key}: {{{name}}} is left out" for name in sorted(there - here)]
    return found


def _wrong_forms(catalog: Catalog, message: Message) -> list[str]:
    """What is wrong with the texts of a message, whatever English says."""
    found: list[str] = []
    if not isinstance(message.id, str):
        if len(set(message.id)) > 1:
            found.append("msgid and msgid_plural must be the same key")
        count = len(_forms(message))
        if count != catalog.num_plurals:
            found.append(f"{count} plural forms instead of {catalog.num_plurals}")
    for text in _forms(message):
        if not text:
            found.append("no text")
        found += _names(text)[1]
    return found


def _fields(message: Message) -> set[str]:
    return {name for text in _forms(message) for name in _names(text)[0]}


def _names(text: str) -> tuple[set[str], list[str]]:
    """The names of the `{name}` fields of a text, and what the client could not read in it."""
    try:
        fields = list(string.Formatter().parse(text))
    except ValueError as problem:
        return set(), [f"{problem} in {text!r}"]
    names: set[str] = set()
    wrong: list[str] = []
    for _, field, format_spec, conversion in fields:
        if field is None:
            continue
        name, dot, form = field.partition(".")
        # The client replaces names and forms only, and both sides must show the same.
        if not name.isidentifier() or format_spec or conversion or (dot and form not in FORMS):
            wrong.append(f"a field must be a plain name, or a form of it: {text!r}")
        if name.isidentifier():
            names.add(name)
    return names, wrong


def _texts(catalog: Catalog) -> dict[str, str | dict[str, str]]:
    categories = _categories(catalog)
    texts: dict[str, str | dict[str, str]] = {}
    for message in _messages(catalog):
        forms = _forms(message)
        if isinstance(message.id, str):
            texts[_key(message)] = forms[0]
        else:
            texts[_key(message)] = {name: forms[n] for name, n in categories.items()}
    return texts


def _categories(catalog: Catalog) -> dict[str, int]:
    """Which gettext form each plural category of Intl.PluralRules takes in this language."""
    assert catalog.locale is not None
    category = catalog.locale.plural_form
    form = c2py(catalog.plural_expr)
    found: dict[str, int] = {}
    for n in range(1000):
        if found.setdefault(category(n), form(n)) != form(n):
            raise CatalogError(f"{catalog.locale}: Plural-Forms disagrees with CLDR at {n}")
    # Fractions have this category in every language; where no whole number does, any form will do.
    found.setdefault("other", catalog.num_plurals - 1)
    return found


def main(args: list[str]) -> int:
    """Run one of the commands named at the top of this file."""
    catalogs = Catalogs()
    try:
        match args:
            case []:
                catalogs.compile()
            case ["check"] if problems := catalogs.problems():
                raise CatalogError("\n".join(problems))
            case ["check"]:
                pass
            case ["--missing"]:
                print("\n".join(catalogs.missing()))
            case _:
                print(__doc__)
                return 2
    except CatalogError as problem:
        print(problem, file=sys.stderr)
        return 1
    except ModuleNotFoundError as problem:
        print(f'{problem}; first: python -m pip install "{BABEL_REQUIREMENT}"', file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
