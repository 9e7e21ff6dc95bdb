"""Judging cases: the engine answers, and the answer is compared with what must hold.

No rule is written here. ``why`` is data, put into words by whoever speaks to the reader: a code
and its details (``cli.because.CODE`` on the command line).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any

import msgspec

from acesaround.cards import distinct, format_cards, sort_hand
from acesaround.game import (
    CHANCE,
    Bargain,
    Bid,
    Deal,
    Game,
    IllegalAction,
    Pass,
    Position,
    SideScore,
    finish,
    pay,
    seats_dealt,
    total_trick_points,
)
from acesaround.game.event import ContractMade, DealAbandoned, Event
from acesaround.record.case_rules import check_case, rules_of, waits_for
from acesaround.record.cases import (
    AuctionCase,
    CardPointsCase,
    Case,
    ChipsCase,
    GameEndCase,
    LegalCase,
    MeldsCase,
    MeldsInTurnCase,
    SettleCase,
    WinnerCase,
)
from acesaround.record.questions import (
    CardPointsQuestion,
    LegalQuestion,
    MeldsInTurnQuestion,
    MeldsQuestion,
    SettleQuestion,
    WinnerQuestion,
    laying_of,
    melds_of,
    points_of,
    settlement_of,
    verdicts_of,
    winner_of,
)
from acesaround.rules import Meld, Rules


class Standing(Enum):
    """Whether a ruling holds; LATER: what it is about does not exist yet."""

    OK = "ok"
    WRONG = "wrong"
    LATER = "later"


class Because(msgspec.Struct, frozen=True):
    """A reason as data: a code and the fields of its text."""

    code: str
    details: dict[str, str | int] = {}


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """What the engine says of a case: ``got`` beside ``expected``, both as the files write them.

    ``needs`` is the variant that a LATER case waits for.
    """

    id: str
    standing: Standing
    expected: str = ""
    got: str = ""
    why: tuple[Because, ...] = ()
    needs: str = ""

    @property
    def ok(self) -> bool:
        """Whether the case was judged and holds."""
        return self.standing is Standing.OK


class _Answer(msgspec.Struct, frozen=True):
    """``got`` holds every text that is true of the case; the first is the one to show."""

    expected: str
    got: tuple[str, ...]
    why: tuple[Because, ...] = ()


def judge(case: Case) -> Ruling:
    """Ask the engine about a case.

    Raises:
        BadField: the case contradicts itself (``load_cases`` refuses such a case).
    """
    needs = waits_for(case)
    if needs is not None:
        return Ruling(id=case.id, standing=Standing.LATER, needs=needs)
    check_case(case)
    answer = _JUDGES[type(case)](case, rules_of(case))
    standing = Standing.OK if answer.expected in answer.got else Standing.WRONG
    return Ruling(
        id=case.id,
        standing=standing,
        expected=answer.expected,
        got=answer.got[0],
        why=answer.why,
    )


def _listed(melds: Iterable[Meld]) -> tuple[Because, ...]:
    return tuple(
        Because("meld", {"cards": format_cards(meld.cards), "points": meld.points})
        for meld in melds
    )


def _melds(case: MeldsCase, rules: Rules) -> _Answer:
    found = melds_of(MeldsQuestion(trump=case.trump, hand=case.hand), rules)
    return _Answer(str(case.points), (str(found.points),), _listed(found.melds))


def _melds_in_turn(case: MeldsInTurnCase, rules: Rules) -> _Answer:
    question = MeldsInTurnQuestion(trump=case.trump, hand=case.hand, tricks=case.tricks)
    found = laying_of(question, rules)
    return _Answer(str(case.best), (str(found.points),), _listed(found.melds))


def _legal(case: LegalCase, rules: Rules) -> _Answer:
    found = verdicts_of(LegalQuestion(trump=case.trump, trick=case.trick, hand=case.hand), rules)
    why = [Because(found.duty.value)]
    if found.option is not None:
        why.append(_option(rules, found.option))
    expected = format_cards(sort_hand(distinct(case.legal)))
    return _Answer(expected, (format_cards(found.cards),), tuple(why))


def _option(rules: Rules, path: str) -> Because:
    value = next(value for found, _, value in rules.options() if found == path)
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return Because("option", {"option": path, "value": text})


def _winner(case: WinnerCase, rules: Rules) -> _Answer:
    found = winner_of(WinnerQuestion(trump=case.trump, trick=case.trick), rules)
    code = "best_trump" if found.trumped else "best_of_suit_led"
    why = Because(code, {"card": str(found.card)})
    return _Answer(str(case.winner), (str(found.place),), (why,))


def _card_points(case: CardPointsCase, rules: Rules) -> _Answer:
    found = points_of(CardPointsQuestion(cards=case.cards), rules)
    why = tuple(
        Because("card", {"card": str(card), "points": points})
        for card, points in zip(case.cards, found.each, strict=True)
    )
    return _Answer(str(case.points), (str(found.points),), why)


def _auction(case: AuctionCase, rules: Rules) -> _Answer:
    game = Game.start(rules, dealer=case.players - 1)
    (deal,) = game.legal
    assert isinstance(deal, Deal)
    events = game.act(deal)
    for at, call in enumerate(case.calls):
        seat = game.actor
        if game.state.phase != "auction" or seat is None or seat == CHANCE:
            return _Answer(case.result, (f"illegal call {at}",), (Because("auction_over"),))
        action = Pass(seat=seat) if call == "P" else Bid(seat=seat, amount=int(call))
        try:
            events = game.act(action)
        except IllegalAction as error:
            return _Answer(case.result, (f"illegal call {at}",), _refusal(error))
    return _Answer(case.result, _outcome(game, events))


def _outcome(game: Game, events: tuple[Event, ...]) -> tuple[str, ...]:
    for event in events:
        if isinstance(event, ContractMade):
            return (f"seat {event.seat} at {event.amount}",)
        if isinstance(event, DealAbandoned):
            return "redeal", "all passed"
    return (f"seat {game.actor} to call",)


def _refusal(error: IllegalAction) -> tuple[Because, ...]:
    reason = error.reason
    amount = {} if reason.amount is None else {"amount": reason.amount}
    why = [Because(reason.code.value, {**amount})]
    if reason.option is not None:
        why.append(Because("option", {"option": reason.option, "value": str(reason.value)}))
    return tuple(why)


def _settle(case: SettleCase, rules: Rules) -> _Answer:
    mine = case.bidder_tricks or 0
    others = total_trick_points(rules) - mine if case.played else 0
    question = SettleQuestion(
        bid=case.bid,
        melds=(case.bidder_melds, case.defender_melds),
        tricks=(mine, others) if case.played else None,
        won=(int(mine > 0), int(others > 0) + case.defender_rounds),
    )
    score = settlement_of(question, rules).score
    outcome, scores = score.outcome, score.sides
    why = (Because(f"contract_{outcome.value}"), *_kept(scores))
    expected, got = (_score(each) for each in (case.score, [side.change for side in scores]))
    return _Answer(expected, (got,), why)


def _kept(scores: tuple[SideScore, ...]) -> tuple[Because, ...]:
    return tuple(
        Because(
            "side_keeps" if side.keeps_melds else "side_loses_melds",
            {"side": at, "melds": side.melds, "tricks": side.tricks},
        )
        for at, side in enumerate(scores)
    )


def _score(points: Iterable[int]) -> str:
    return " ".join(f"{each:+d}" if each else "0" for each in points)


def _chips(case: ChipsCase, rules: Rules) -> _Answer:
    assert rules.chips is not None
    table = rules.deal.players
    bargain = Bargain(
        bidder=1, bid=case.bid, trump=case.trump, made=case.made, conceded=case.conceded
    )
    active = seats_dealt(rules, 0)
    payment = pay(rules.chips, bargain, table, active, case.pot)
    why = (
        Because("chips_each", {"chips": f"{-payment.seats[active[-1]]:+d}"}),
        Because("chips_pot", {"chips": f"{-payment.pot:+d}" if payment.pot else "0"}),
        _option(rules, "chips.inactive_settles"),
    )
    return _Answer(str(case.bidder), (str(payment.seats[1]),), why)


def _game_end(case: GameEndCase, rules: Rules) -> _Answer:
    totals = tuple(old + new for old, new in zip(case.before, case.deal, strict=True))
    target = rules.scaled(rules.match.target)
    verdict = finish(rules, Position(totals, target, case.bidder))
    if verdict.winner is not None:
        got = f"side {verdict.winner} wins"
    elif verdict.leaves is not None:
        got = f"side {verdict.leaves} leaves"
    elif verdict.target != target:
        got = f"go on to {verdict.target}"
    else:
        got = "go on"
    scores = " ".join(str(total) for total in totals)
    why = Because("totals", {"scores": scores, "target": target})
    return _Answer(case.result, (got,), (why, _option(rules, "match.end_rule")))


_JUDGES: dict[type[Case], Callable[[Any, Rules], _Answer]] = {
    MeldsCase: _melds,
    MeldsInTurnCase: _melds_in_turn,
    LegalCase: _legal,
    WinnerCase: _winner,
    CardPointsCase: _card_points,
    AuctionCase: _auction,
    SettleCase: _settle,
    ChipsCase: _chips,
    GameEndCase: _game_end,
}
