"""What is wrong with a question whose fields could all be read."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Any

from acesaround.cards import Hand, count, deck_of
from acesaround.errors import Detail
from acesaround.game import all_bids
from acesaround.record.questions.kinds import (
    CardPointsQuestion,
    LegalQuestion,
    MeldsInTurnQuestion,
    MeldsQuestion,
    Question,
    SettleQuestion,
    WinnerQuestion,
)
from acesaround.record.questions.objection import Objection, Wrong
from acesaround.record.questions.parties import playing
from acesaround.record.questions.settling import unplayed
from acesaround.rules import (
    TABLES,
    MeldKind,
    Rules,
    card_value,
    meld_value,
    total_trick_points,
)


def objections(question: Question, rules: Rules) -> Iterator[Objection]:
    """Everything that is wrong with the question under the rules."""
    yield from _CHECKS[type(question)](question, rules)


def _melds(question: MeldsQuestion, rules: Rules) -> Iterator[Objection]:
    yield from _cards({"hand": question.hand}, rules)
    yield from _hand_size(question.hand, most_held(rules))


def _melds_in_turn(question: MeldsInTurnQuestion, rules: Rules) -> Iterator[Objection]:
    yield from _cards({"hand": question.hand}, rules)
    yield from _hand_size(question.hand, rules.deal.hand_size)
    if question.tricks > tricks_in_deal(rules):
        yield Objection("tricks", Wrong.TOO_MANY_TRICKS, {"most": tricks_in_deal(rules)})


def _legal(question: LegalQuestion, rules: Rules) -> Iterator[Objection]:
    yield from _cards({"trick": question.trick, "hand": question.hand}, rules)
    yield from _hand_size(question.hand, rules.deal.hand_size)
    players = _players(rules)
    if len(question.trick) >= players:
        yield Objection("trick", Wrong.TRICK_FULL, {"players": players})


def _winner(question: WinnerQuestion, rules: Rules) -> Iterator[Objection]:
    yield from _cards({"trick": question.trick}, rules)
    number, players = len(question.trick), _players(rules)
    if number > players:
        yield Objection("trick", Wrong.TRICK_TOO_LONG, {"count": number, "players": players})


def _card_points(question: CardPointsQuestion, rules: Rules) -> Iterator[Objection]:
    yield from _cards({"cards": question.cards}, rules)


def _cards(fields: dict[str, Hand], rules: Rules) -> Iterator[Objection]:
    """Cards that the deck does not have, or not so often, all fields taken together."""
    deck = count(deck_of(rules.deck.copies, rules.deck.nines))
    there: dict[Any, int] = {}
    for field, cards in fields.items():
        for card, number in count(cards).items():
            there[card] = there.get(card, 0) + number
            if card not in deck:
                yield Objection(field, Wrong.NOT_IN_DECK, {"card": str(card)})
            elif there[card] > deck[card]:
                details: dict[str, Detail] = {
                    "card": str(card),
                    "count": there[card],
                    "copies": deck[card],
                }
                yield Objection(field, Wrong.TOO_MANY, details)


def _hand_size(hand: Hand, most: int) -> Iterator[Objection]:
    if len(hand) > most:
        yield Objection("hand", Wrong.HAND_TOO_LARGE, {"count": len(hand), "most": most})


def most_held(rules: Rules) -> int:
    """The most cards that a player ever has at a time, widow and passed cards included."""
    passed = rules.passing.pass_count if rules.passing is not None else 0
    return rules.deal.hand_size + passed + (rules.widow.size if rules.widow is not None else 0)


def tricks_in_deal(rules: Rules) -> int:
    """How many tricks a deal has."""
    if rules.stock is None:
        return rules.deal.hand_size
    return len(deck_of(rules.deck.copies, rules.deck.nines)) // _players(rules)


def _players(rules: Rules) -> int:
    return rules.deal.players - rules.deal.dealer_sits_out


def _settle(question: SettleQuestion, rules: Rules) -> Iterator[Objection]:
    wrong = [*check_bid(question.bid, rules), *check_melds(question.melds, rules)]
    yield from wrong
    if question.tricks is not None:
        yield from check_tricks(question.tricks, rules)
    if not wrong:
        yield from _whether_played(question, rules)
    if question.won is not None:
        yield from _won(question, question.won, rules)


def check_bid(bid: int | None, rules: Rules) -> Iterator[Objection]:
    """What is wrong with a bid that has won the auction; nothing where there was none."""
    if bid is None:
        return
    bids = all_bids(rules)
    at = bisect_left(bids, bid)
    if at == len(bids):
        yield Objection("bid", Wrong.BID_TOO_HIGH, {"bid": bid, "most": bids[-1]})
    elif bids[at] != bid and at == 0:
        yield Objection("bid", Wrong.BID_TOO_LOW, {"bid": bid, "least": bids[0]})
    elif bids[at] != bid:
        details = {"bid": bid, "below": bids[at - 1], "above": bids[at]}
        yield Objection("bid", Wrong.BID_BETWEEN, details)


def check_melds(melds: tuple[int, ...], rules: Rules) -> Iterator[Objection]:
    """What is wrong with the meld points of parties."""
    unit = meld_unit(rules)
    for points in melds:
        if points % unit:
            yield Objection("melds", Wrong.MELDS_OFF, {"points": points, "unit": unit})


def meld_unit(rules: Rules) -> int:
    """What all meld points are multiples of."""
    values = (
        meld_value(rules.melds, kind, times, rules.scoring.scale)
        for kind in (*TABLES[rules.melds.table].values, MeldKind.PLAIN_RUN)
        for times in range(1, rules.deck.copies + 1)
    )
    return math.gcd(*values) or 1


def trick_unit(rules: Rules) -> int:
    """What all trick points are multiples of."""
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    values = [card_value(card, rules.scoring) for card in deck]
    return math.gcd(*values, rules.scaled(rules.scoring.last_trick)) or 1


def check_tricks(
    tricks: tuple[int, ...], rules: Rules, *, whole: bool = True
) -> Iterator[Objection]:
    """What is wrong with the trick points of all parties; ``whole``: all tricks were played."""
    total, unit = total_trick_points(rules), trick_unit(rules)
    for points in tricks:
        if points > total:
            yield Objection("tricks", Wrong.TRICKS_OVER, {"points": points, "total": total})
            return
    for points in tricks:
        if points % unit:
            yield Objection("tricks", Wrong.TRICKS_OFF, {"points": points, "unit": unit})
            return
    if whole and sum(tricks) != total:
        yield Objection("tricks", Wrong.TRICKS_SUM, {"sum": sum(tricks), "total": total})
    elif sum(tricks) > total:
        yield Objection("tricks", Wrong.TRICKS_AT_MOST, {"sum": sum(tricks), "total": total})


def _whether_played(question: SettleQuestion, rules: Rules) -> Iterator[Objection]:
    over = unplayed(question, rules)
    if question.tricks is None and not over:
        total = total_trick_points(rules)
        yield Objection("tricks", Wrong.TRICKS_MISSING, {"total": total})
    elif question.tricks is not None and over:
        yield Objection("tricks", Wrong.NOT_PLAYED)


def _won(question: SettleQuestion, won: tuple[int, ...], rules: Rules) -> Iterator[Objection]:
    total = tricks_in_deal(rules)
    if sum(won) != total:
        yield Objection("won", Wrong.WON_SUM, {"sum": sum(won), "total": total})
    for party, points, number in zip(playing(rules), question.tricks or (), won, strict=False):
        if points and not number:
            yield Objection("won", Wrong.WON_NONE, {"party": party.name})


_CHECKS: dict[type[Question], Callable[[Any, Rules], Iterator[Objection]]] = {
    MeldsQuestion: _melds,
    MeldsInTurnQuestion: _melds_in_turn,
    LegalQuestion: _legal,
    WinnerQuestion: _winner,
    CardPointsQuestion: _card_points,
    SettleQuestion: _settle,
}
