"""A hint in words: the move and the reasons for it."""

from __future__ import annotations

from acesaround.ai import Decision
from acesaround.cards import Card
from acesaround.game import Action, Bid, Bury, LayMeld, PassCards, PlayCard, ShareWidow, View
from acesaround.server.asked_picture import exchange_choices, lay_choices
from acesaround.server.hint_message import Hint, HintFigures, SupposedHand, WhyNot
from acesaround.server.protocol import Choice, Trouble
from acesaround.server.thinking import Advised
from acesaround.teaching.lesson import Contrast, Lesson
from acesaround.words.advice import explain
from acesaround.words.asking import action_text, times_laid
from acesaround.words.contrasts import chance_text, choice_text, example_text, figures_text
from acesaround.words.figures import is_nothing, number_text
from acesaround.words.voice import Voice


def hint_or_trouble(voice: Voice, view: View, advised: Advised | None) -> Hint | Trouble:
    """The answer to whoever asks for a hint; that there is none where the player has failed."""
    if advised is None:
        return Trouble(voice.words.say("table.no_hint"))
    return hint_of(voice, view, advised)


def hint_of(voice: Voice, view: View, advised: Advised) -> Hint:
    """The hint that a player's decision makes for the seat of the view."""
    decision, lesson = advised
    action = decision.action
    cards: tuple[Card, ...] = ()
    worth = 0
    match action:
        case PlayCard(card=card):
            cards = (card,)
        case PassCards() | Bury() | ShareWidow():
            cards = action.cards
        case LayMeld():
            cards = action.cards
    for choice in _worth_points(voice, view):
        same_kind = type(choice.action) is type(action)
        if same_kind and (not isinstance(action, LayMeld) or _same_meld(choice.action, action)):
            worth = choice.points
    return Hint(
        n=view.seen.events,
        action=action,
        text=action_text(voice, action, worth, view.seen.phase),
        reasons=tuple(explain(each, voice.words) for each in lesson.reasons),
        cards=cards,
        figures=_figures(voice, decision, lesson),
        others=tuple(_why_not(voice, decision, lesson, each) for each in lesson.others),
    )


def _why_not(voice: Voice, decision: Decision, lesson: Lesson, contrast: Contrast) -> WhyNot:
    return WhyNot(
        action=contrast.action,
        text=choice_text(voice.words, contrast.action),
        figures=figures_text(voice.words, contrast),
        chance=chance_text(voice.words, contrast.chance, lesson.chance),
        close=contrast.close,
        example=example_text(voice, decision.action, contrast),
        hands=tuple(
            SupposedHand(seat=seat, name=voice.name(seat), cards=hand)
            for seat, hand in contrast.hands
        ),
    )


def _figures(voice: Voice, decision: Decision, lesson: Lesson) -> HintFigures | None:
    """What the action brought: in the deals of the lesson, or else in those of the record.

    The reasons are of the lesson's deals, and two figures for one thing would only confuse.
    """
    record = decision.record
    if record is None or record.method == "forced":
        return None
    if lesson.value is not None:
        value, made, worlds = lesson.value, lesson.chance, lesson.worlds
        unit, method = lesson.unit, "playouts"
    else:
        chosen = next(each for each in record.candidates if each.action == decision.action)
        value, made, worlds = chosen.value, chosen.made, chosen.worlds
        unit, method = record.unit, record.method
    # The chance to win the game, which a record may be about, is told by its reasons.
    told = method == "playouts" and unit in ("points", "chips")
    return HintFigures(
        value=value,
        unit=unit,
        made=made,
        worlds=worlds,
        method=method,
        text=_chance(voice, decision.action, made, worlds),
        expected=_expected(voice, unit, value) if told else "",
        told_by=_teller(lesson),
    )


_TELL_CHANCE = frozenset(("contract_oftener", "sets_oftener", "bid_is_made"))


def _teller(lesson: Lesson) -> int | None:
    """The number of the first reason that tells the chance of the contract, or that to set it."""
    tells = (at for at, each in enumerate(lesson.reasons) if each.code in _TELL_CHANCE)
    return next(tells, None)


def _expected(voice: Voice, unit: str, worth: float) -> str:
    if is_nothing(worth):
        return voice.words.say(f"hint.expected.{unit}.even")
    ahead = "ahead" if worth >= 0 else "behind"
    value = number_text(voice.words, abs(worth))
    return voice.words.say(f"hint.expected.{unit}.{ahead}", value=value)


def _chance(voice: Voice, action: Action, made: float | None, worlds: int) -> str:
    if made is None:
        return ""
    percent = round(100 * made)
    if isinstance(action, Bid):
        # It is made or set only in those deals in which nobody bids higher.
        return voice.words.say("hint.made.bid", percent=percent, worlds=worlds)
    return voice.words.say("hint.made", percent=percent, worlds=worlds)


def _worth_points(voice: Voice, view: View) -> tuple[Choice, ...]:
    """The choices of the moment that may score at once."""
    if view.seen.phase == "exchange":
        return exchange_choices(voice, view.seen)
    return lay_choices(voice, view.seen) if view.deal.melding is not None else ()


def _same_meld(offered: object, action: LayMeld) -> bool:
    return (
        isinstance(offered, LayMeld)
        and (offered.kind, offered.suit) == (action.kind, action.suit)
        and times_laid(offered) == times_laid(action)
    )
