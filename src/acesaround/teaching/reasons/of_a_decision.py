"""The reasons of a decision, the first one the strongest."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.ai import Advice, Decision, Detail
from acesaround.ai.record import Record
from acesaround.game import (
    Action,
    Bid,
    Bury,
    Duty,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    View,
    legal_actions,
    side_of,
)
from acesaround.game.phases.tricks import allowed
from acesaround.teaching.comparing import (
    WORLDS,
    CardComparison,
    Comparison,
    compare,
)
from acesaround.teaching.lesson import LEAST_TOLD
from acesaround.teaching.reasons.call_reasons import (
    call_reasons,
    giving_reasons,
    hand_brings,
    naming_reasons,
)
from acesaround.teaching.reasons.card_reasons import card_reasons
from acesaround.teaching.reasons.counting import about, contract_reason, more, tells
from acesaround.teaching.reasons.score_reasons import score_reasons

_OTHERS = 4
"""Against so many worse cards a reason is looked for."""


def reasons_of(
    view: View, decision: Decision, seed: int = 0, worlds: int = WORLDS
) -> tuple[Advice, ...]:
    """Why the decision is good: only what holds in worlds drawn from the view.

    The same view, decision and seed give the same. Where nothing can be compared (a meld laid, an
    answer to an offer, rules that the compiled code does not know) the player's own advice is
    given. It takes some tenths of a second.
    """
    told = told_without_worlds(view, decision)
    if told:
        return told
    comparison = compare(view, compared_actions(decision), seed, worlds)
    if comparison is None or len(comparison.actions) < 2:
        return decision.advice
    return compared_reasons(view, decision, comparison)


def compared_reasons(view: View, decision: Decision, comparison: Comparison) -> tuple[Advice, ...]:
    """Why the decision is good, by a comparison of it with others; what the score of the game asks
    for goes before points.
    """
    number = comparison.number(decision.action)
    others = comparison.others(number)
    by_score = score_reasons(decision, comparison, number, others)
    return by_score or reasons_between(view, comparison, number, others)


def told_without_worlds(view: View, decision: Decision) -> tuple[Advice, ...]:
    """The reasons for which nothing has to be compared: no choice, or all cards are known."""
    forced = forced_reasons(view, decision.action)
    if forced and isinstance(decision.action, NameTrump):
        return *forced, *decision.advice
    record = decision.record
    if not forced and record is not None and record.method == "exact" and record.worlds == 1:
        return exact_reasons(record, decision.action)
    return forced


def compared_actions(decision: Decision) -> tuple[Action, ...]:
    """The decision's action, and where sets of cards were compared the best other ones."""
    action = decision.action
    if decision.record is not None and isinstance(action, PassCards | Bury):
        others = [each.action for each in decision.record.candidates if each.action != action]
        return (action, *others[:3])
    return (action,)


def reasons_between(
    view: View, comparison: Comparison, number: int, others: list[int]
) -> tuple[Advice, ...]:
    """Why an action is better than others (the best of them first), as far as it is.

    If it is close between it and the first of the others, that is said first; what is said then
    is against the first one that is clearly worse.
    """
    return tuple(_between(view, comparison, number, others))


def _between(
    view: View, comparison: Comparison, number: int, others: list[int]
) -> Iterator[Advice]:
    match comparison.actions[number]:
        case Pass() | Bid():
            for other in _calls_against(comparison, number, others):
                yield from call_reasons(comparison, number, other)
            yield hand_brings(view, comparison.contracts[0], comparison.weights)
            return
        case NameTrump():
            yield from _contract(view, comparison, number, others[0])
            yield from naming_reasons(view, comparison, number, others[0])
            for suit in (number, others[0]):
                yield hand_brings(view, comparison.contracts[suit], comparison.weights)
            return
        case PassCards() | Bury():
            for other in _sets_against(comparison, number, others):
                yield from _contract(view, comparison, number, other)
                yield from giving_reasons(view, comparison, number, other)
            return
    unlike = [other for other in others if not comparison.difference(number, other).same]
    alike = [other for other in others if other not in unlike]
    if unlike:
        yield from _against(view, comparison, number, unlike)
    for other in alike[:1]:
        cards = _cards(comparison, number, other)
        yield Advice("close_same", {**cards, "worlds": comparison.worlds})


def _calls_against(comparison: Comparison, number: int, others: list[int]) -> list[int]:
    """What a call is held against: a pass is the first question, then the best other bid."""
    bids = [other for other in others if isinstance(comparison.actions[other], Bid)]
    passing = [other for other in others if other not in bids]
    return passing + bids[:1] if isinstance(comparison.actions[number], Bid) else bids[:1]


def _sets_against(comparison: Comparison, number: int, others: list[int]) -> list[int]:
    """What a set of cards is held against: the next best, and where that is close the first one
    that is clearly worse as well.
    """
    clear = [other for other in others if tells(comparison.difference(number, other))]
    return others[:1] if others[0] in clear else others[:1] + clear[:1]


def _against(
    view: View, comparison: Comparison, number: int, others: list[int]
) -> Iterator[Advice]:
    """Why a card is better than others that do not always bring the same."""
    difference = comparison.difference(number, others[0])
    if not tells(difference):
        cards = _cards(comparison, number, others[0])
        if comparison.whole and abs(difference.mean) < LEAST_TOLD:
            yield Advice("close_even", {**cards, "worlds": comparison.worlds})
        else:
            yield Advice("close", {**cards, **about(comparison, difference)})
    worse = [other for other in others if tells(comparison.difference(number, other))]
    for tried, other in enumerate(worse[:_OTHERS]):
        contract = _contract(view, comparison, number, other)
        if isinstance(comparison, CardComparison):
            reasons = list(card_reasons(view, comparison, number, other, contract))
        else:
            reasons = list(contract)
        yield from reasons
        if tried == 0:
            cards = _cards(comparison, number, other)
            difference = comparison.difference(number, other)
            yield Advice("brings_more", {**cards, **more(comparison, difference)})
        if reasons:
            return


def _cards(comparison: Comparison, number: int, other: int) -> dict[str, Detail]:
    card, kept = comparison.actions[number], comparison.actions[other]
    assert isinstance(card, PlayCard) and isinstance(kept, PlayCard)
    return {"card": card.card, "kept": kept.card}


def _contract(view: View, comparison: Comparison, number: int, other: int) -> tuple[Advice, ...]:
    contract = view.deal.contract
    if contract is None or not tells(comparison.difference(number, other)):
        return ()
    rules = view.seen.rules
    bidding = side_of(rules, contract.seat) == side_of(rules, view.seat)
    return contract_reason(comparison, number, other, bidding)


def forced_reasons(view: View, action: Action) -> tuple[Advice, ...]:
    """Why there is no choice, if there is none: a single card or trump that the rules allow."""
    if isinstance(action, NameTrump):
        suits = [each for each in legal_actions(view.seen) if isinstance(each, NameTrump)]
        return (Advice("only_trump", {"suit": action.suit}),) if len(suits) == 1 else ()
    if not isinstance(action, PlayCard) or view.seen.phase != "tricks" or any(view.deal.laid):
        return ()
    may = allowed(view.seen, view.seat)
    if len(set(may.cards)) > 1:
        return ()
    if len(view.hand) == 1:
        return (Advice("last_card", {"card": action.card}),)
    only = Advice("only_card", {"card": action.card})
    duty = may.duty
    if len(set(view.hand)) == 1 or duty is Duty.FREE:
        return (only,)
    if duty in (Duty.BEAT, Duty.OVER_TRUMP) and may.best is not None:
        code = "must_beat" if duty is Duty.BEAT else "must_over_trump"
        return only, Advice(code, {"best": may.best})
    assert may.suit is not None
    code = "must_follow" if duty is Duty.FOLLOW else "must_trump"
    return only, Advice(code, {"suit": may.suit})


def exact_reasons(record: Record, action: Action) -> tuple[Advice, ...]:
    """What the solver says where all hidden cards are known."""
    best = next(each for each in record.candidates if each.action == action)
    others = [each for each in record.candidates if each.action != action]
    assert isinstance(action, PlayCard)
    if not others:
        return (Advice("only_card", {"card": action.card}),)
    second = min(others, key=lambda each: each.behind)
    ahead = second.behind - best.behind
    assert isinstance(second.action, PlayCard)
    if ahead <= 0:
        return (Advice("exact_same", {"card": action.card}),)
    details: dict[str, Detail] = {"card": action.card, "kept": second.action.card, "points": ahead}
    return (Advice("exact_more", details),)
