"""What is wrong with rules, with a file or with a code of them, in words."""

from __future__ import annotations

from acesaround.errors import AcesError, Problem, RecordError, RulesError, RulingError
from acesaround.record.questions import QuestionError
from acesaround.words.catalog import Catalog
from acesaround.words.questions import question_error_text


def problem_text(words: Catalog, problem: Problem) -> str:
    """One problem as a part of a sentence, without a capital letter or a full stop."""
    details = {
        name: ", ".join(value) if isinstance(value, tuple) else value
        for name, value in problem.details.items()
    }
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


def error_text(words: Catalog, error: AcesError) -> str:
    """What an error says to the reader."""
    if isinstance(error, RulesError):
        return rules_error_text(words, error)
    if isinstance(error, QuestionError):
        return question_error_text(words, error)
    if isinstance(error, RulingError | RecordError) and error.rules is not None:
        why = rules_error_text(words, error.rules)
        return words.say("problem.in_file", file=error.place, why=why)
    return str(error)
