"""What can be wrong with a file of rulings (``record/case_files.py``, ``record/case_rules.py``)."""

from acesaround.errors import FaultCode


class CaseFileFault(FaultCode, family="case_file"):
    """The file, and the fields that a case has."""

    NOT_TOML = "the file is not TOML: {why}"
    NOT_CASE = "unknown field '{name}'; a file holds [[case]] alone"
    NO_CASE = "there is no case in it; each begins with [[case]]"
    NO_TABLE = "it must be a table, begun with [[case]]"
    NO_ID = "every case needs one, a text"
    ID_TWICE = "another case of the file has the same id"
    KIND_MISSING = "it is missing; there are {known}"
    NO_KIND = "it is '{kind}'; there are {known}"
    NO_FIELD = "a case of kind {kind} has no such field; it has {known}"
    FIELD_MISSING = "it is missing; a case of kind {kind} has {known}"


class CaseFault(FaultCode, family="case"):
    """A field of a case that makes no sense under its rules."""

    NO_AUCTION = "{variant} has no auction"
    NO_STOCK = "{variant} has no stock"
    NO_SIDES = "{variant} has no bidding side and one other side"
    NO_CHIPS = "{variant} is not settled in chips"
    BELOW_ZERO = "it is below 0"
    EMPTY = "it is empty"
    BAD_CALL = "call {number} is '{call}'; it must be P or points"
    NO_RESULT = "it is '{result}', which is none of {known}"
    NO_WINNER = "an empty trick has no winner"
    NO_PLACE = "there is no place {place} in the trick"
    NOT_IN_HAND = "{card} is not in the hand"
    TRICK_COMPLETE = "with {players} players a trick of {count} cards is complete"
    NOT_PLAYED = "it is false, so there can be no tricks"
    TRICKS_MISSING = "it is missing, and played is not false"
    TRICKS_OVER = "all tricks together are worth {total}"
    GIVEN_UP = "a contract that was given up is not made"
    SCORE_COUNT = "it must hold {count} scores, one for each side"
    NO_SIDE = "there is no side {side}"
