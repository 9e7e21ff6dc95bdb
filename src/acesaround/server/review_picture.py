"""A review as its page shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from acesaround.ai.record import Candidate
from acesaround.cards import Card, sort_hand
from acesaround.game import (
    Action,
    Bury,
    LayMeld,
    PassCards,
    PlayCard,
    ShareWidow,
    current_deal,
    left_of,
)
from acesaround.server.review_messages import (
    ReviewCard,
    ReviewChoice,
    ReviewCost,
    ReviewDetail,
    ReviewedDecision,
    ReviewHand,
    ReviewLine,
    ReviewStep,
    ReviewTold,
    ReviewWorth,
)
from acesaround.server.reviews import ReviewJob
from acesaround.teaching.review import Finding, Line, OpenChoice, Verdict
from acesaround.words import Catalog
from acesaround.words.asking import action_text
from acesaround.words.replaying import title_of, voice_of
from acesaround.words.reviews import (
    contract_lines,
    known_text,
    line_text,
    open_text,
    reasons_of,
    swing_text,
)
from acesaround.words.voice import Voice


def review_told(words: Catalog, job: ReviewJob, game: str, seat: int | None) -> ReviewTold:
    """The list of decisions, as far as they are judged."""
    review = job.review
    voice = _voice(words, job, seat)
    contract = review.contract
    proved = contract is not None and contract.low == contract.high
    return ReviewTold(
        game=game,
        deal=review.part.number,
        title=words.say("review.title", number=review.part.number),
        variant=title_of(words, voice.rules),
        state=job.state,
        done=review.done,
        total=review.total,
        seat=seat,
        players=voice.names,
        unit="chips" if voice.rules.in_chips else "points",
        contract=tuple(contract_lines(voice, review)),
        could=None if contract is None else contract.could,
        proof=contract.number if contract is not None and proved else None,
        decisions=tuple(_decision(voice, job, finding) for finding in review.findings),
    )


def _voice(words: Catalog, job: ReviewJob, seat: int | None) -> Voice:
    rules = job.review.part.before.rules
    voice = replace(voice_of(words, job.header), rules=rules, out=job.review.part.before.out)
    return voice if seat is None else replace(voice, seat=seat)


def _decision(voice: Voice, job: ReviewJob, finding: Finding) -> ReviewedDecision:
    known = found = None
    if finding.forced:
        known = found = ReviewCost("forced", 0, 0)
    if finding.known is not None:
        each = finding.known
        cost = _tenths(each.cost)
        known = ReviewCost(each.verdict.value, cost, cost, _tenths(each.half))
    if finding.open is not None:
        found = ReviewCost(finding.open.verdict.value, finding.open.low, finding.open.high)
    return ReviewedDecision(
        number=finding.number,
        n=job.review.part.lines[finding.number].n,
        seat=finding.seat,
        trick=finding.trick,
        text=action_text(voice, finding.action, phase=finding.phase),
        cards=cards_of(finding.action),
        known=known,
        open=found,
        turn=swing_text(voice.words, finding),
    )


def review_detail(words: Catalog, job: ReviewJob, number: int, seat: int | None) -> ReviewDetail:
    """One decision: what its seat saw, what was better, and all hands."""
    review = job.review
    voice = _voice(words, job, seat)
    finding = review.findings[number - 1]
    state = review.before(number).state
    deal = current_deal(state)
    known, found = finding.known, finding.open
    worse = known is not None and known.verdict in (Verdict.COST, Verdict.CLOSE, Verdict.BEST)
    trick = deal.trick
    played = () if trick is None else trick.cards
    leader = finding.seat if trick is None else trick.leader
    hands = [
        ReviewHand(each, sort_hand((*deal.hands[each], *(laid.card for laid in deal.laid[each]))))
        for each in deal.seats
    ]
    return ReviewDetail(
        number=number,
        hand=next((each.cards for each in hands if each.seat == finding.seat), ()),
        trick=tuple(ReviewCard(left_of(deal, leader, at), card) for at, card in enumerate(played)),
        known=known_text(voice, finding),
        reasons=reasons_of(voice, known) if known is not None and worse else (),
        worlds=0 if known is None else known.record.worlds,
        choices=()
        if known is None or known.verdict is Verdict.FORCED
        else tuple(
            _candidate(voice, finding, each, at == 0)
            for at, each in enumerate(_in_order(known.record.candidates))
        ),
        open=open_text(voice, finding),
        open_choices=()
        if found is None or len(found.choices) < 2
        else tuple(_open_choice(voice, finding, each) for each in found.choices),
        hands=tuple(hands),
        turn=swing_text(words, finding),
        line=finding.phase == "tricks"
        and found is not None
        and all(each.low == each.high for each in found.choices),
    )


def _in_order(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best first, as the search chose it, then by what they bring.

    The search lists those that it gave up early last, whatever they seemed to bring until then.
    """
    return [*candidates[:1], *sorted(candidates[1:], key=lambda each: each.behind)]


def _tenths(number: float) -> float:
    """Rounded as the sentences round, so that a figure is the same wherever it stands."""
    return round(number, 1)


def _candidate(voice: Voice, finding: Finding, each: Candidate, best: bool) -> ReviewChoice:
    return ReviewChoice(
        text=action_text(voice, each.action, phase=finding.phase),
        cards=cards_of(each.action),
        low=_tenths(-each.behind),
        high=_tenths(-each.behind),
        half=_tenths(each.half),
        made=each.made,
        chosen=_same(each.action, finding.action),
        best=best,
    )


def _open_choice(voice: Voice, finding: Finding, each: OpenChoice) -> ReviewChoice:
    assert finding.open is not None
    most = max(choice.low for choice in finding.open.choices)
    return ReviewChoice(
        text=action_text(voice, each.action, phase=finding.phase),
        cards=cards_of(each.action),
        low=each.low,
        high=each.high,
        chosen=_same(each.action, finding.action),
        best=each.low == most and each.low == each.high,
    )


def _same(one: Action, other: Action) -> bool:
    if isinstance(one, PlayCard) and isinstance(other, PlayCard):
        return one.card == other.card
    return one == other


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards that an action is about."""
    match action:
        case PlayCard(card=card):
            return (card,)
        case PassCards() | Bury() | ShareWidow() | LayMeld():
            return action.cards
    return ()


def review_line(words: Catalog, job: ReviewJob, line: Line | None, seat: int | None) -> ReviewLine:
    """A line of play, card by card."""
    if line is None:
        return ReviewLine(words.say("review.line.none"), (), ())
    voice = _voice(words, job, seat)
    return ReviewLine(
        line_text(voice, job.review, line),
        tuple(sorted(line.camp)),
        tuple(
            ReviewStep(
                step.seat,
                step.card,
                step.trick,
                step.worth,
                tuple(ReviewWorth(card, worth) for card, worth in step.others),
            )
            for step in line.steps
        ),
    )
