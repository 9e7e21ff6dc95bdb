"""What is wrong with something that was brought, in words: rules, their codes, files, records."""

from __future__ import annotations

from acesaround.cards import parse_suit
from acesaround.errors import AcesError, Detail, Fault, FaultyInput, Problem, RulesError
from acesaround.record.decoding import decoding_fault
from acesaround.record.questions import QuestionError
from acesaround.record.seats import PLACES
from acesaround.words.cards import suit_name
from acesaround.words.catalog import Catalog
from acesaround.words.questions import question_error_text


def error_text(words: Catalog, error: AcesError) -> str:
    """What an error says to the reader."""
    if isinstance(error, RulesError):
        return rules_error_text(words, error)
    if isinstance(error, QuestionError):
        return question_error_text(words, error)
    if isinstance(error, FaultyInput):
        return fault_text(words, error.fault)
    return str(error)


def fault_text(words: Catalog, fault: Fault) -> str:
    """A fault as a part of a sentence, without a capital letter or a full stop.

    The English text stands beside the code. Seats and suits are named in the reader's language;
    what else stands in the file is told as it stands there.
    """
    details = {name: _told(words, name, value) for name, value in fault.details.items()}
    return words.say_beside(fault.code.key, fault.code.value, **details)


def decoding_text(words: Catalog, error: Exception) -> str:
    """What an error of a decoder says: what is wrong with the data, and where."""
    return fault_text(words, decoding_fault(error))


def _told(words: Catalog, name: str, value: Detail | RulesError) -> object:
    if isinstance(value, Fault):
        return fault_text(words, value)
    if isinstance(value, RulesError):
        return rules_error_text(words, value)
    if isinstance(value, tuple):
        return ", ".join(value)
    if name == "seat" and value in PLACES:
        return words.say(f"seat.place.{len(PLACES)}.{PLACES.index(str(value))}")
    if name == "suit":
        return suit_name(words, parse_suit(str(value)[0]))
    return value


def problem_text(words: Catalog, problem: Problem) -> str:
    """One problem as a part of a sentence, without a capital letter or a full stop."""
    details = {name: _told(words, name, value) for name, value in problem.details.items()}
    if "known" in details:
        near = details.get("near")
        details["others"] = (
            words.say("problem.others.near", near=near)
            if near
            else words.say("problem.others", known=details["known"])
        )
    code = problem.code
    if details.get("step", 1) != 1 and "choices" in details:
        code += ".steps"
    return words.say(f"problem.{code}", **details)


def rules_error_text(words: Catalog, error: RulesError) -> str:
    """All problems of an error, and where they stand."""
    why = "; ".join(problem_text(words, each) for each in error.problems)
    if error.text:
        return words.say("problem.in_code", code=error.text, why=why)
    if error.file and error.line:
        return words.say("problem.in_line", file=error.file, line=error.line, why=why)
    return words.say("problem.in_file", file=error.file, why=why) if error.file else why
