"""``acesaround rule KIND``: one question to the referee, answered with the reasons."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from acesaround.cli.arguments import add_rules_arguments, chosen_rules
from acesaround.cli.columns import columns
from acesaround.cli.output import Output
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.record.questions import Answer, Question
    from acesaround.rules import Rules
    from acesaround.words.rulings import Told, ToldNote, ToldPart, ToldRow

# Kind of question -> the field that is written without its name, and the others.
_ARGUMENTS: dict[str, tuple[str | None, tuple[str, ...]]] = {
    "melds": ("hand", ("trump",)),
    "melds_in_turn": ("hand", ("trump", "tricks")),
    "legal": ("hand", ("trump", "trick", "first")),
    "winner": ("trick", ("trump",)),
    "card_points": ("cards", ("last",)),
    "settle": (None, ("bid", "melds", "tricks", "trump", "won", "ended", "moon", "pot")),
}
_FLAGS = ("first", "last", "moon")
# Where no rules are named: those of the kind's own game.
_USUAL = {"melds_in_turn": "two_hand"}


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """A command of its own for each kind of question."""
    kinds = parser.add_subparsers(
        title=words.say("cli.rule.kinds"),
        metavar=words.say("cli.rule.kind"),
        dest="kind",
        required=True,
        parser_class=type(parser),
    )
    for kind, (cards, others) in _ARGUMENTS.items():
        about = words.say(f"ruling.help.{kind}")
        one = kinds.add_parser(kind.replace("_", "-"), help=about, description=about, words=words)
        if cards is not None:
            one.add_argument(
                cards, metavar=cards.upper(), nargs="*", help=words.say(f"cli.rule.{cards}.help")
            )
        for name in others:
            _add_field(one, name, words)
        add_rules_arguments(one, words)
        one.add_argument("--json", action="store_true", help=words.say("cli.json.help"))
        one.set_defaults(kind=kind)


def _add_field(parser: argparse.ArgumentParser, name: str, words: Catalog) -> None:
    about = words.say(f"cli.rule.{name}.help")
    if name in _FLAGS:
        parser.add_argument(f"--{name}", action="store_const", const="yes", default="", help=about)
    else:
        parser.add_argument(f"--{name}", metavar=name.upper(), default="", help=about)


def run(asked: argparse.Namespace, output: Output) -> int:
    """Read the question, ask the engine, print the answer."""
    from acesaround.record.questions import answer, read_question
    from acesaround.words.questions import in_notation
    from acesaround.words.rulings import told

    kind: str = asked.kind
    if kind in _USUAL and (asked.variant, asked.rules, asked.code) == (None, None, None):
        asked.variant = _USUAL[kind]
    rules = chosen_rules(asked)
    texts = in_notation(output.words, kind, _texts(asked, kind), rules)
    question = read_question(kind, texts, rules)
    found = answer(question, rules)
    text = told(output.words, rules, question, found)
    if asked.json:
        output.json(_data(kind, rules, question, found, text))
    else:
        _print(text, output)
    return 0


def _texts(asked: argparse.Namespace, kind: str) -> dict[str, str]:
    cards, others = _ARGUMENTS[kind]
    texts = {name: str(getattr(asked, name)) for name in others}
    if cards is not None:
        texts[cards] = " ".join(getattr(asked, cards))
    return texts


def _data(kind: str, rules: Rules, question: Question, found: Answer, text: Told) -> dict[str, Any]:
    from acesaround.record.questions import SettleAnswer, parties

    data: dict[str, Any] = {"kind": kind, "variant": rules.name, "question": question}
    if isinstance(found, SettleAnswer):
        data["parties"] = [party.name for party in parties(rules)]
        data["answer"] = found.score
    else:
        data["answer"] = found
    return {**data, "text": text.text, "parts": text.parts, "notes": text.notes}


def _print(text: Told, output: Output) -> None:
    output.line(text.text)
    for part in text.parts:
        output.line()
        output.line(part.title)
        for line in _table(part, output.words):
            output.line(f"  {line}")
    if text.notes:
        output.line()
    for note in text.notes:
        output.line(note.text)


def _table(part: ToldPart, words: Catalog) -> list[str]:
    from acesaround.words.typed import written

    if any(row.allowed is not None for row in part.rows):
        lines = []
        for row in part.rows:
            verdict = words.say("option.yes") if row.allowed else words.say("option.no")
            lines.append(f"{written(words, row.cards)}  {verdict}")
            lines += _notes(row.notes)
        return lines
    rows = part.rows if part.total is None else (*part.rows, part.total)
    return columns(
        [(row.text, written(words, row.cards), _points(row)) for row in rows],
        left=2,
    )


def _points(row: ToldRow) -> str:
    if row.points is None:
        return ""
    return f"{row.points:+d}" if row.signed and row.points else str(row.points)


def _notes(notes: tuple[ToldNote, ...]) -> list[str]:
    return [f"      {note.text}" for note in notes]
