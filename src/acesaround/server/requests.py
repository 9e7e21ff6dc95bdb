"""The requests of the first page and their answers, beside the messages of a table in protocol."""

from __future__ import annotations

from typing import Literal

import msgspec

from acesaround.cards import Card
from acesaround.record.questions import Form
from acesaround.rules import Value
from acesaround.server.levels import Chair, Level
from acesaround.words.guide import GuideSection
from acesaround.words.rulings import Told


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a table (POST /api/tables).

    ``options`` are house rules by path; ``people`` is how many seats are for people, the creator's
    own among them. Instead of ``variant``, a short ``code`` of rules or the text of a rules
    ``file`` may be given; options then change what they say. ``levels`` are those of the computer
    players by where they sit; of places that the table lacks, or that people take, they say
    nothing.
    """

    variant: str = "modern"
    options: dict[str, Value] = {}
    name: str = ""
    people: int = 1
    code: str = ""
    file: str = ""
    pace: Literal["slow", "normal", "fast"] = "normal"
    levels: dict[Chair, Level] = {}


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of computer players, and what it means in words."""

    name: Level
    title: str
    text: str


class Levels(msgspec.Struct, frozen=True):
    """The levels, the weakest first, and the one of players for whom none is chosen (GET
    /api/levels).
    """

    usual: Level
    levels: tuple[LevelInfo, ...]


class TableMade(msgspec.Struct, frozen=True):
    """The answer: the table's address for its creator, and the link that others can use."""

    table: str
    url: str
    invite: str


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a seat at a table (POST /api/tables/ID/sit)."""

    name: str = ""


class Seated(msgspec.Struct, frozen=True):
    """The answer: which seat, admitted by the cookie that came with it."""

    table: str
    seat: int


class VariantInfo(msgspec.Struct, frozen=True):
    """A variant for the first page (GET /api/variants)."""

    name: str
    title: str
    players: int
    summary: str


class ValueInfo(msgspec.Struct, frozen=True):
    """A value of an option, and what it is in words."""

    value: Value
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of the rules for the page that makes a table.

    ``value`` is the variant's usual one, ``source`` the place in the rules book. With ``open``,
    ``choices`` are only the usual values beside any other multiple of ``step`` that is at least
    ``least``.
    """

    path: str
    label: str
    help: str
    value: Value
    choices: tuple[ValueInfo, ...]
    open: bool
    least: int
    step: int
    source: str


class SectionInfo(msgspec.Struct, frozen=True):
    """A part of the rules with its options, in the order of a form."""

    name: str
    title: str
    options: tuple[OptionInfo, ...]


class VariantRules(msgspec.Struct, frozen=True):
    """A variant with its main rules and all options by section (GET /api/variants/NAME)."""

    name: str
    title: str
    players: int
    summary: str
    rules: tuple[str, ...]
    sections: tuple[SectionInfo, ...]


class RulesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The question whether house rules can be played (POST /api/rules): options by path."""

    variant: str
    options: dict[str, Value] = {}


class RulesProblem(msgspec.Struct, frozen=True):
    """One thing that is wrong with house rules: the options that it lies between, and why."""

    options: tuple[str, ...]
    text: str


class RulesTrouble(msgspec.Struct, frozen=True, tag_field="type", tag="trouble"):
    """The answer to rules that cannot be played: everything that is wrong, and each by itself."""

    text: str
    problems: tuple[RulesProblem, ...]


class RulesChecked(msgspec.Struct, frozen=True):
    """The answer: everything that is wrong with the rules; nothing if they can be played."""

    problems: tuple[RulesProblem, ...]


class CodedRules(msgspec.Struct, frozen=True):
    """What a short code of rules stands for (GET /api/codes/CODE): fills in a form."""

    code: str
    variant: str
    options: dict[str, Value]


class TableInfo(msgspec.Struct, frozen=True):
    """A table for those who come by a link (GET /api/tables/ID).

    ``players`` are the names of the people and computer players there, ``open`` how many seats are
    free, ``seat`` the seat that this browser has. ``code`` is the short code of the rules; the file
    that holds them is at /api/tables/ID/rules.toml.
    """

    table: str
    title: str
    players: tuple[str, ...]
    open: int
    seat: int | None
    code: str


class MyTable(msgspec.Struct, frozen=True):
    """A table at which this browser has a seat (GET /api/tables), newest first."""

    table: str
    title: str
    score: str
    over: bool


Standing = Literal["running", "over", "taken_back", "unfinished"]


class SideTotal(msgspec.Struct, frozen=True):
    """A side of a game, and its score."""

    name: str
    total: int


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of this browser (GET /api/games), newest first; POST /api/games answers with one.

    ``date`` is in seconds since 1970: when the game began, or when it was brought here. ``players``
    are the names by seat, ``seat`` the reader's own. ``state``: running (it can be played on, at
    /t/TABLE), over, taken_back (its player went a step back and plays on in another game of the
    table), or unfinished (it was brought here and stops somewhere). ``deals`` counts those
    that were scored; ``unit`` is what scores are in. ``winner`` is a sentence. A game with
    ``removable`` was brought here, and DELETE /api/games/ID forgets it.

    /api/games/ID/text and /api/games/ID/log are the files of the game, of a running one with the
    deals that are over; /api/games/ID is the game in words.
    """

    id: str
    variant: str
    title: str
    players: tuple[str, ...]
    seat: int | None
    scores: tuple[SideTotal, ...]
    unit: Literal["points", "chips"]
    deals: int
    date: float
    state: Standing
    winner: str | None
    table: str | None
    removable: bool


class DealTold(msgspec.Struct, frozen=True):
    """A deal in words, line by line; the first line is its heading."""

    number: int
    lines: tuple[str, ...]


class GameTold(msgspec.Struct, frozen=True):
    """A game in words (GET /api/games/ID): what was played by whom, then its deals."""

    game: GameInfo
    head: tuple[str, ...]
    deals: tuple[DealTold, ...]


class GuidePage(msgspec.Struct, frozen=True):
    """How to play by some rules (GET /api/guide?variant=NAME, or ``code=`` or ``table=``).

    ``variant`` is the variant that they are made from and ``changed`` how many house rules there
    are; ``code`` is their code, empty for rules of an old table that no code can hold any more.
    """

    variant: str
    title: str
    summary: str
    changed: int
    code: str
    sections: tuple[GuideSection, ...]


class PartyInfo(msgspec.Struct, frozen=True):
    """Whose number is asked: a code, and what they are called."""

    name: str
    text: str


class FieldInfo(msgspec.Struct, frozen=True):
    """A field of a question to the referee.

    ``form``: cards, a suit, a number, one number for each of ``parts``, yes (or nothing), or one of
    ``choices``, the usual one first; of a suit they are what it may be besides.
    """

    name: str
    label: str
    form: Form
    needed: bool
    parts: tuple[PartyInfo, ...]
    choices: tuple[ValueInfo, ...]


class KindInfo(msgspec.Struct, frozen=True):
    """A kind of question to the referee, with what it asks for."""

    kind: str
    title: str
    help: str
    fields: tuple[FieldInfo, ...]


class RefereeInfo(msgspec.Struct, frozen=True):
    """What can be asked under some rules (GET /api/rulings).

    ``variant`` is the variant that they are made from, ``changed`` how many house rules there are,
    ``code`` their code, if they have one; ``deck`` holds each kind of card once, ``copies`` is how
    often it is there.
    """

    variant: str
    title: str
    changed: int
    code: str
    deck: tuple[Card, ...]
    copies: int
    kinds: tuple[KindInfo, ...]


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question to the referee (POST /api/rulings): the rules, the kind and the fields as text.

    The rules are those of a ``code`` or of a ``table``, or else of a ``variant``.
    """

    kind: str
    fields: dict[str, str]
    variant: str = "modern"
    code: str = ""
    table: str = ""


class FieldProblem(msgspec.Struct, frozen=True):
    """What is wrong with a field of a question."""

    field: str
    text: str


class Ruled(msgspec.Struct, frozen=True):
    """The answer of the referee in words; or, where there is none, all that is wrong, by field."""

    told: Told | None
    problems: tuple[FieldProblem, ...] = ()
