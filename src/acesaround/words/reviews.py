"""A reviewed deal in words: what each decision cost, and whether the contract could be made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from acesaround.game import Bid, Pass, current_deal, side_of
from acesaround.teaching.review import (
    ContractReview,
    Finding,
    Known,
    Line,
    OpenCards,
    OpenUnit,
    Verdict,
)
from acesaround.words.advice import explain
from acesaround.words.asking import action_text
from acesaround.words.cards import suit_name
from acesaround.words.catalog import Catalog
from acesaround.words.figures import number_text
from acesaround.words.voice import Voice

if TYPE_CHECKING:
    from acesaround.teaching.review.deal_review import DealReview


def between(words: Catalog, low: int, high: int) -> str:
    """What is known to lie between two numbers: one number if they are the same."""
    return str(low) if low == high else words.say("review.between", low=low, high=high)


def known_text(voice: Voice, finding: Finding) -> str:
    """A decision against the best one by what the seat could know."""
    words, known = voice.words, finding.known
    if finding.forced:
        return words.say("review.known.forced")
    if known is None or known.verdict is Verdict.UNKNOWN:
        return words.say("review.known.unknown")
    if known.verdict is Verdict.FORCED:
        return words.say("review.known.forced")
    if known.verdict is Verdict.BEST:
        return words.say("review.known.best")
    better = action_text(voice, known.better, phase=finding.phase)
    cost = number_text(words, known.cost)
    if known.record.method == "exact":
        return words.say("review.known.cost.exact", better=better, cost=cost)
    key = f"{known.verdict.value}{'.chips' if known.record.unit == 'chips' else ''}"
    half, worlds = number_text(words, known.half), known.record.worlds
    if known.record.possible == worlds:
        return words.say(f"review.known.all.{key}", better=better, cost=cost, worlds=worlds)
    return words.say(f"review.known.{key}", better=better, cost=cost, half=half, worlds=worlds)


def reasons_of(voice: Voice, known: Known) -> tuple[str, ...]:
    """Why the best action is good, in sentences; that it did best is no reason."""
    return tuple(
        explain(each, voice.words) for each in known.reasons if each.code != "best_of_worlds"
    )


def open_text(voice: Voice, finding: Finding) -> str:
    """A decision against the best one with all cards seen."""
    words, found = voice.words, finding.open
    if finding.forced:
        return words.say("review.open.forced")
    if found is None:
        still = ".cards" if finding.phase == "tricks" else ""
        return words.say(f"review.open.none{still}")
    if found.reach is not None:
        return _call_text(voice, finding, found)
    unit = found.unit.value
    best = found.choices[0]
    match found.verdict:
        case Verdict.FORCED:
            return words.say("review.open.forced")
        case Verdict.BEST:
            points = between(words, best.low, best.high)
            return words.say(f"review.open.best.{unit}", points=points)
        case Verdict.COST if found.better is not None:
            better = action_text(voice, found.better, phase=finding.phase)
            cost = between(words, found.low, found.high)
            text = words.say(f"review.open.cost.{unit}", better=better, cost=cost)
            if found.unit is OpenUnit.TRICKS:
                return text
            return f"{text} {words.say('review.open.thumb')}"
    if found.unit is OpenUnit.TRICKS:
        return words.say("review.open.unknown.tricks", most=found.high)
    return words.say("review.open.unknown.side")


def _call_text(voice: Voice, finding: Finding, found: OpenCards) -> str:
    words, reach = voice.words, found.reach
    assert reach is not None
    suit = suit_name(words, reach.suit)
    points = between(words, reach.low, reach.high)
    if isinstance(finding.action, Bid):
        if found.verdict is Verdict.COST:
            cost = between(words, found.low, found.high)
            return words.say("review.open.bid.cost", suit=suit, points=points, cost=cost)
        return words.say(f"review.open.bid.{found.verdict.value}", suit=suit, points=points)
    assert isinstance(finding.action, Pass)
    return words.say(f"review.open.pass.{found.verdict.value}", suit=suit, points=points)


def swing_text(words: Catalog, finding: Finding) -> str:
    """That the fate of the contract turned with this card; empty where it did not."""
    if not finding.swings:
        return ""
    return words.say("review.swing.won") if finding.makes else words.say("review.swing.lost")


def contract_lines(voice: Voice, review: DealReview) -> Iterator[str]:
    """The contract: what it took, whether it could be made, and how it ended."""
    found = review.contract
    if found is None:
        return
    words = voice.words
    trump = current_deal(review.before(found.number).state).trump
    said = {
        "name": voice.name(found.contract.seat),
        "amount": found.contract.amount,
        "suit": "" if trump is None else suit_name(words, trump),
    }
    if found.needed is None:
        yield words.say("review.contract.open", **said)
        moon = current_deal(review.before(found.number).state).moon
        yield words.say("review.contract.unknown") if moon else words.say("review.contract.never")
        return
    yield words.say("review.contract", needed=found.needed, **said)
    could = {True: "could", False: "cannot", None: "unknown"}[found.could]
    yield words.say(f"review.contract.{could}")
    if found.low == found.high:
        yield words.say("review.contract.points", points=found.low)
    yield _ended(words, found)


def _ended(words: Catalog, found: ContractReview) -> str:
    if found.made:
        how = "spared" if found.could is False else "made"
    else:
        how = "missed" if found.could else "set"
    return words.say(f"review.contract.{how}")


def line_text(voice: Voice, review: DealReview, line: Line) -> str:
    """How a line of play ends."""
    words = voice.words
    state = review.moments[0].state
    seat = min(line.camp)
    side = (
        voice.side_name(side_of(state.rules, seat))
        if len({side_of(state.rules, each) for each in line.camp}) == 1
        else words.say("seat.pair", first=voice.name(seat), second=voice.name(max(line.camp)))
    )
    needed = None if review.contract is None else review.contract.needed
    if needed is None:
        return words.say("review.line.end", side=side, points=line.points)
    made = "made" if line.points >= needed else "set"
    return words.say(f"review.line.{made}", side=side, points=line.points, needed=needed)
