"""Questions to the referee: what can be asked, how it is read, what is wrong with it, the answer.

One question is one value; the same code answers the page, the command line and the files of
rulings. No rule is written here: every answer comes from the engine.
"""

from acesaround.record.questions.answers import (
    Answer,
    CardPointsAnswer,
    LegalAnswer,
    MeldsAnswer,
    MeldsInTurnAnswer,
    SettleAnswer,
    Verdict,
    WinnerAnswer,
    answer,
    laying_of,
    melds_of,
    points_of,
    settlement_of,
    verdicts_of,
    winner_of,
)
from acesaround.record.questions.checks import meld_unit, objections, trick_unit
from acesaround.record.questions.fields import Field, Form, fields_of, kinds_of
from acesaround.record.questions.kinds import (
    KINDS,
    CardPointsQuestion,
    LegalQuestion,
    MeldsInTurnQuestion,
    MeldsQuestion,
    Question,
    SettleQuestion,
    WinnerQuestion,
)
from acesaround.record.questions.objection import Objection, QuestionError, Wrong
from acesaround.record.questions.parties import Party, melding, parties, playing
from acesaround.record.questions.reading import read_question

__all__ = [
    "KINDS",
    "Answer",
    "CardPointsAnswer",
    "CardPointsQuestion",
    "Field",
    "Form",
    "LegalAnswer",
    "LegalQuestion",
    "MeldsAnswer",
    "MeldsInTurnAnswer",
    "MeldsInTurnQuestion",
    "MeldsQuestion",
    "Objection",
    "Party",
    "Question",
    "QuestionError",
    "SettleAnswer",
    "SettleQuestion",
    "Verdict",
    "WinnerAnswer",
    "WinnerQuestion",
    "Wrong",
    "answer",
    "fields_of",
    "kinds_of",
    "laying_of",
    "meld_unit",
    "melding",
    "melds_of",
    "objections",
    "parties",
    "playing",
    "points_of",
    "read_question",
    "settlement_of",
    "trick_unit",
    "verdicts_of",
    "winner_of",
]
