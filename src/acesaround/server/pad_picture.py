"""A score pad as its page shows it: deals, scores, and what is asked of the next one."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from acesaround.game import SPECTATOR, State, current_deal, dealt, sides, total_trick_points
from acesaround.record.pad import Pad, PadField, Reckoned, Texts, deal_fields, new_pad, reckon
from acesaround.record.questions import QuestionError, Wrong
from acesaround.rules import rules_code
from acesaround.server.memory import Scored
from acesaround.server.pad_requests import (
    PadDeal,
    PadFieldInfo,
    PadForm,
    PadPicture,
    PadProblem,
    PadSide,
)
from acesaround.server.requests import FieldInfo, PartyInfo, ValueInfo
from acesaround.server.rules_picture import rules_of
from acesaround.server.sheet_picture import sheet_of
from acesaround.words import Catalog
from acesaround.words.events import winner_text
from acesaround.words.pad import came_of, deals_text, game_text, notes_on, part_name, wrong_text
from acesaround.words.questions import choice_text, field_label
from acesaround.words.replaying import places
from acesaround.words.sheets import number_lines
from acesaround.words.voice import Voice

_MISSING = (Wrong.MISSING, Wrong.TRICKS_MISSING, Wrong.PARTS)
"""Codes of what is not wrong but still to be written."""


def pad_voice(words: Catalog, pad: Pad) -> Voice:
    """Speaks of the players by their names, to nobody of them."""
    called = zip(pad.names, places(words, pad.rules), strict=True)
    return Voice(words, pad.rules, SPECTATOR, tuple(name or place for name, place in called))


def pad_of(words: Catalog, pad: Pad, draft: Texts | None, at: int | None) -> PadPicture:
    """The pad, and the form of the deal that is being written (see ``PadWish``)."""
    voice = pad_voice(words, pad)
    start = new_pad(pad.rules, pad.dealer)
    found: list[Reckoned] = []
    wrong: tuple[PadProblem, ...] = ()
    try:
        for each in reckon(start, pad.deals):
            found.append(each)
    except QuestionError as error:
        wrong = _problems(voice, error)
    last = found[-1].after if found else start
    place = len(pad.deals) if at is None else at
    before = start if place == 0 else found[place - 1].after if place <= len(found) else None
    form = None
    if before is not None and before.winner is None:
        form = _form(voice, before, draft or {})
    told = rules_of(words, pad.rules)
    return PadPicture(
        title=told.name,
        changed=told.changed,
        code=rules_code(pad.rules),
        variant=pad.rules.name,
        game=game_text(voice, last.target, pad.rules.match.deals),
        seats=voice.names,
        sides=tuple(
            PadSide(
                name=voice.side_name(side),
                total=last.scores[side],
                chips=last.chips[side] if last.chips else None,
            )
            for side in sides(pad.rules)
        ),
        unit="chips" if pad.rules.in_chips else "points",
        pot=last.pot if pad.rules.in_chips else None,
        deals=tuple(pad_deal(voice, each) for each in found),
        wrong=wrong,
        form=form,
        winner=_winner(voice, last),
    )


def _winner(voice: Voice, state: State) -> str | None:
    if state.winner is None:
        return None
    return winner_text(replace(voice, out=state.out), state.winner)


def pad_deal(voice: Voice, reckoned: Reckoned) -> PadDeal:
    """A deal with its sheet."""
    deal = reckoned.deal
    sheet = None
    if deal.score is not None:
        scored = Scored(reckoned.begun.rules, deal, deal.score)
        sheet = sheet_of(voice, scored, number_lines)
    return PadDeal(
        number=deal.number,
        dealer=voice.name(deal.dealer),
        text=came_of(voice, reckoned),
        sheet=sheet,
        notes=tuple(notes_on(voice, reckoned)),
    )


def _form(voice: Voice, before: State, draft: Texts) -> PadForm:
    begun = dealt(before)
    deal = current_deal(begun)
    problems: tuple[PadProblem, ...] = ()
    reckoned = None
    try:
        for each in islice(reckon(before, (draft,)), 1):
            reckoned = pad_deal(voice, each)
    except QuestionError as error:
        problems = _problems(voice, error)
    return PadForm(
        number=deal.number,
        text=deals_text(voice, deal.dealer),
        fields=tuple(_field(voice, each) for each in deal_fields(begun)),
        total=total_trick_points(begun.rules),
        problems=problems,
        reckoned=reckoned,
    )


def _problems(voice: Voice, error: QuestionError) -> tuple[PadProblem, ...]:
    return tuple(
        PadProblem(field=each.field, text=wrong_text(voice, each), missing=each.code in _MISSING)
        for each in error.objections
    )


def _field(voice: Voice, padded: PadField) -> PadFieldInfo:
    field = padded.field
    info = FieldInfo(
        name=field.name,
        label=field_label(voice.words, field.name),
        form=field.form,
        needed=field.needed,
        parts=tuple(PartyInfo(code, part_name(voice, code)) for code in field.parts),
        choices=tuple(
            ValueInfo(value, choice_text(voice.words, field.name, value)) for value in field.choices
        ),
    )
    return PadFieldInfo(field=info, unless=padded.unless, of_bidder=padded.of_bidder)
