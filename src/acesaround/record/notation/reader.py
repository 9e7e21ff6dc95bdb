"""Reading a game from text: its actions are played by the engine, its results compared."""

from __future__ import annotations

from collections.abc import Callable

from acesaround.errors import shown
from acesaround.record.faults import DealFault, MoveFault
from acesaround.record.notation import moves
from acesaround.record.notation.claims import result_of
from acesaround.record.notation.dealt import PARTS, Dealt
from acesaround.record.notation.head import read_head
from acesaround.record.notation.lexer import Place, Statement, pieces_of
from acesaround.record.notation.page import SECTIONS
from acesaround.record.notation.replay import Replay
from acesaround.record.reader import Log

_MOVES: dict[str, Callable[[Replay, Statement], None]] = {
    "auction": moves.auction,
    "trump": moves.trump,
    "bury": moves.bury,
    "share": moves.share,
    "offers": moves.offers,
    "dix": moves.dix,
    "meld": moves.meld,
    "done": moves.done,
    "draw": moves.draw,
    "claim": moves.claim,
    "accuse": moves.accuse,
}
_CLAIMS = (
    "Contract",
    "Abandoned",
    "Announced",
    "Impossible",
    "Reached",
    "Target",
    "Left",
    "Pot",
    "Score",
)
_RESULT = "result"
LABELS = (
    *(part.title() for part in PARTS),
    *(move.title() for move in _MOVES),
    *_CLAIMS,
    "Passing",
    "Melds",
    "Tricks",
    "Result",
)


def read_game(text: str) -> Log:
    """The game that a text tells, played again by the engine.

    Raises:
        NotationError: (a RecordError) the text is no game of ours, or it is damaged; the message
            names line and column, what is wrong there and what would be right.
    """
    pieces = pieces_of(text)
    header, game = read_head(pieces)
    reader = _Reader(Replay(header, game))
    for statement in pieces.statements:
        reader.take(statement)
    reader.end(pieces.end)
    return Log(header, game, lines=reader.replay.lines, ended=True)


class _Reader:
    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self._dealt: Dealt | None = None
        self._section: str | None = None
        self._ended = False
        self._in_trick = False

    def take(self, statement: Statement) -> None:
        """Play or check one statement."""
        label = statement.label
        name = label.text.casefold()
        if self._ended:
            raise label.wrong(MoveFault.AFTER_RESULT())
        in_trick, self._in_trick = self._in_trick, False
        if name in PARTS:
            self._deal_part(name, statement)
            return
        is_hand = self._section == "Hands" and self.replay.seats.find(label.text) is not None
        if is_hand and self._dealt is not None:
            self._dealt.add_hand(self.replay.seat(label), statement)
            return
        self._deal_out()
        claim = next((each for each in _CLAIMS if each.casefold() == name), None)
        if name == _RESULT:
            self._result(statement)
        elif name in _MOVES:
            _MOVES[name](self.replay, statement)
        elif claim is not None:
            self.replay.check(claim, None, statement.words, statement.end)
            self._section = claim if claim in SECTIONS else self._section
        elif name.title() in SECTIONS:
            if statement.words:
                raise statement.words[0].wrong(MoveFault.NOT_AFTER_LABEL())
            self._section = name.title()
        else:
            self._line(statement, in_trick)

    def end(self, place: Place) -> None:
        """Nothing follows."""
        if not self._ended:
            raise place.wrong(MoveFault.NO_RESULT())

    def _deal_part(self, name: str, statement: Statement) -> None:
        if name == "deal":
            self._deal_out()
            self._dealt = Dealt(self.replay, statement)
            self._section = None
            return
        if self._dealt is None:
            raise statement.label.wrong(DealFault.NOT_IN_DEAL())
        self._dealt.add(name, statement)
        self._section = "Hands" if name == "hands" else self._section

    def _deal_out(self) -> None:
        dealt, self._dealt = self._dealt, None
        if dealt is not None:
            dealt.deal()

    def _line(self, statement: Statement, in_trick: bool) -> None:
        """A line of the section."""
        replay, label = self.replay, statement.label
        if self._section == "Score" and replay.can_tell("Score", label.text.upper()):
            replay.check("Score", label.text.upper(), statement.words, statement.end)
            return
        if self._section is None or replay.seats.find(label.text) is None:
            raise label.wrong(MoveFault.NO_LABEL(text=shown(label.text), known=LABELS))
        seat = replay.seat(label)
        match self._section:
            case "Passing":
                moves.passing(replay, seat, statement)
            case "Tricks":
                if in_trick:
                    moves.check_complete(replay, label)
                moves.trick(replay, seat, statement)
                self._in_trick = True
            case section:
                line = replay.seats.letter(seat)
                replay.check(section, line, statement.words, statement.end)

    def _result(self, statement: Statement) -> None:
        replay = self.replay
        right = result_of(replay.state, replay.seats)
        words = statement.words
        # A text written by hand may leave the scores out.
        short = len(words) <= len(right.phrases[0].split())
        replay.compare(right.phrases[:1] if short else right.phrases, words, statement.end)
        self._ended = True
