"""A deal that was written down, as the engine is told of it, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from acesaround.errors import Detail
from acesaround.game import (
    Contract,
    Ending,
    StakeKind,
    State,
    ToldDeal,
    Trick,
    claim_is_right,
    claim_total,
    counts_at_once,
    decided,
    reached,
    running_totals,
    sides,
    told,
    total_trick_points,
)
from acesaround.record.pad.parties import melding, padded_sides, playing
from acesaround.record.pad.reading import WrittenDeal
from acesaround.record.questions import Objection, QuestionError, Wrong
from acesaround.record.questions.checks import check_bid, check_melds, check_tricks
from acesaround.record.questions.settling import tricks_of
from acesaround.record.seats import Seats
from acesaround.rules import Meld, MeldKind, Rules, meld_value


def deal_told(written: WrittenDeal, state: State) -> ToldDeal:
    """What the engine is told of the deal that has begun in ``state``.

    Raises:
        QuestionError: the numbers cannot be; it says all that is wrong.
    """
    wrong = [*check_bid(written.bid, state.rules), *_check_melds(written, state)]
    deal = _without_tricks(written, state)
    over = decided(state, deal)
    if not wrong and over and written.tricks is not None:
        wrong.append(Objection("tricks", Wrong.NOT_PLAYED))
    if wrong:
        raise QuestionError(*wrong)
    if over:
        return deal
    numbers = _rest(written.tricks or (), state.rules)
    deal = _with_tricks(deal, written, numbers, state)
    wrong = [*_check_winners(written, numbers, state), *_check_said(deal, state)]
    numbers_wrong = _check_numbers(written, numbers, deal, state)
    if wrong or numbers_wrong:
        raise QuestionError(*numbers_wrong, *wrong)
    return deal


def _seat(code: str | None, state: State) -> int | None:
    return None if code is None else Seats.of(state.rules).find(code)


def _without_tricks(written: WrittenDeal, state: State) -> ToldDeal:
    rules = state.rules
    bidder = _seat(written.bidder, state)
    melds = [0] * rules.deal.players
    for party, points in zip(melding(state, bidder), written.melds or (), strict=False):
        # The bidder stands for the side that has bid, as only the bidder may have melds.
        melds[bidder if bidder in party.seats else party.seats[0]] = points or 0
    contract = None
    if bidder is not None and written.bid is not None:
        contract = Contract(bidder, written.bid)
    claims = tuple(
        seat for code in written.wrong_claims if (seat := _seat(code, state)) is not None
    )
    return ToldDeal(
        melds=tuple(melds),
        contract=contract,
        trump=written.trump,
        named=_named(written, state),
        # A right claim ends the play of a deal, which is then counted as far as it went.
        ended=cast(Ending, "played" if written.ended == "claimed" else written.ended),
        moon=written.moon,
        offender=_seat(written.offender, state),
        false_accusation=written.accused,
        claimed=_seat(written.claimant, state),
        claimed_wrongly=claims,
    )


def _rest(tricks: tuple[int | None, ...], rules: Rules) -> tuple[int | None, ...]:
    """The trick points; where one number is left out it is what the others leave."""
    if tricks.count(None) != 1:
        return tricks
    rest = max(0, total_trick_points(rules) - sum(points or 0 for points in tricks))
    return tuple(rest if points is None else points for points in tricks)


def _with_tricks(
    deal: ToldDeal, written: WrittenDeal, numbers: tuple[int | None, ...], state: State
) -> ToldDeal:
    trickless = {_seat(code, state) for code in written.trickless}
    tricks: list[Trick] = []
    bidder = deal.contract.seat if deal.contract is not None else None
    for party, points in zip(playing(state, bidder), numbers, strict=False):
        winners = tuple(seat for seat in party.seats if seat not in trickless)
        if winners and (points or party.code in written.empty):
            tricks += tricks_of(winners, points or 0, len(winners))
    return replace(deal, tricks=tuple(tricks))


def _check_melds(written: WrittenDeal, state: State) -> Iterator[Objection]:
    rules, bidder = state.rules, _seat(written.bidder, state)
    melds = written.melds or ()
    yield from check_melds(tuple(points or 0 for points in melds), rules)
    if rules.melds.who == "bidder":
        for party, points in zip(melding(state, bidder), melds, strict=False):
            if points and bidder is not None and bidder not in party.seats:
                yield Objection("melds", Wrong.BIDDER_ALONE, {"party": party.code})
    if rules.scoring.credit == "player":
        return
    for points, named in zip(melds, written.paid, strict=False):
        worth = sum(_worth(StakeKind(name), rules) for name in named)
        if worth > (points or 0):
            details: dict[str, Detail] = {"worth": worth, "points": points or 0}
            yield Objection("paid", Wrong.PAID_OVER, details)


def _check_numbers(
    written: WrittenDeal, numbers: tuple[int | None, ...], deal: ToldDeal, state: State
) -> list[Objection]:
    """What is wrong with the trick points, which need not be whole where the play was ended."""
    rules = state.rules
    whole = not _may_stop(written, deal, state)
    if written.tricks is None and whole:
        total: dict[str, Detail] = {"total": total_trick_points(rules)}
        return [Objection("tricks", Wrong.TRICKS_MISSING, total)]
    if whole and None in numbers:
        bidder = deal.contract.seat if deal.contract is not None else None
        details: dict[str, Detail] = {
            "count": sum(points is not None for points in numbers),
            "parties": tuple(party.code for party in playing(state, bidder)),
        }
        return [Objection("tricks", Wrong.PARTS, details)]
    return [*check_tricks(tuple(points or 0 for points in numbers), rules, whole=whole)]


def _may_stop(written: WrittenDeal, deal: ToldDeal, state: State) -> bool:
    """Whether the play may have ended before all tricks were played."""
    rules = state.rules
    if deal.claimed is not None or _reached(deal, state):
        return True
    if written.offender is not None and rules.play.wrong_card in ("all_250", "set_bid"):
        return True
    gone = {*state.out, *state.barred, *deal.claimed_wrongly}
    return len(sides(rules)) - len(gone) == 1


def _reached(deal: ToldDeal, state: State) -> tuple[int, ...]:
    """The sides that have the game, where melds and tricks count at once."""
    if not counts_at_once(state.rules):
        return ()
    totals = running_totals(told(state, deal))
    return tuple(
        side for side, total in enumerate(totals) if reached(state.rules, total, state.target)
    )


def _check_winners(
    written: WrittenDeal, numbers: tuple[int | None, ...], state: State
) -> Iterator[Objection]:
    if not written.trickless:
        return
    for party, points in zip(playing(state, None), numbers, strict=False):
        if points and all(
            Seats.of(state.rules).letter(s) in written.trickless for s in party.seats
        ):
            yield Objection("trickless", Wrong.WON_NONE, {"party": party.code})


def _check_said(deal: ToldDeal, state: State) -> Iterator[Objection]:
    rules, seats = state.rules, Seats.of(state.rules)
    for field, claims in (
        ("claimant", () if deal.claimed is None else (deal.claimed,)),
        ("wrong_claims", deal.claimed_wrongly),
    ):
        for seat in claims:
            if seat in state.barred or (field == "claimant" and seat in deal.claimed_wrongly):
                yield Objection(field, Wrong.CLAIM_BARRED, {"party": seats.letter(seat)})
    if deal.claimed is not None:
        ended = told(state, deal)
        if not claim_is_right(ended, deal.claimed):
            details: dict[str, Detail] = {
                "party": seats.letter(deal.claimed),
                "points": claim_total(ended, deal.claimed),
                "target": state.target,
            }
            yield Objection("claimant", Wrong.CLAIM_WRONG, details)
    there = _reached(deal, state)
    if len(there) > 1:
        codes = tuple(seats.side(rules, side) for side in there)
        yield Objection("tricks", Wrong.BOTH_REACHED, {"parties": codes})


_KINDS = {
    StakeKind.RUN: MeldKind.RUN,
    StakeKind.ACES: MeldKind.ACES,
    StakeKind.KINGS: MeldKind.KINGS,
    StakeKind.QUEENS: MeldKind.QUEENS,
    StakeKind.JACKS: MeldKind.JACKS,
}


def _worth(kind: StakeKind, rules: Rules) -> int:
    """The least points of a meld that is paid for itself."""

    def worth(meld: MeldKind, times: int = 1) -> int:
        return meld_value(rules.melds, meld, times, rules.scoring.scale)

    if kind is StakeKind.ROUNDHOUSE:
        return worth(MeldKind.KINGS) + worth(MeldKind.QUEENS)
    if kind is StakeKind.DOUBLE_PINOCHLE:
        return worth(MeldKind.PINOCHLE, 2)
    return worth(_KINDS[kind])


def _named(written: WrittenDeal, state: State) -> tuple[tuple[Meld, ...], ...]:
    """The melds that are paid, as melds of seats without points, which are told as numbers.

    Kings and queens of one seat are a roundhouse; those that are none are of partners.
    """
    if not any(written.paid):
        return ()
    melds: list[tuple[Meld, ...]] = [()] * state.rules.deal.players
    for party, names in zip(padded_sides(state), written.paid, strict=True):
        first, last = party.seats[0], party.seats[-1]
        number = {kind: names.count(kind.value) for kind in StakeKind}
        houses = number[StakeKind.ROUNDHOUSE]
        melds[first] = tuple(
            _some(_KINDS[kind], times)
            for kind, times in (
                (StakeKind.RUN, number[StakeKind.RUN]),
                (StakeKind.ACES, number[StakeKind.ACES]),
                (StakeKind.KINGS, number[StakeKind.KINGS] + houses),
                (StakeKind.QUEENS, houses),
                (StakeKind.JACKS, number[StakeKind.JACKS]),
            )
            if times
        )
        doubles = number[StakeKind.DOUBLE_PINOCHLE]
        if doubles:
            melds[first] += (_some(MeldKind.PINOCHLE, 2 * doubles),)
        if number[StakeKind.QUEENS]:
            melds[last] = (_some(MeldKind.QUEENS, number[StakeKind.QUEENS]),)
    return tuple(melds)


def _some(kind: MeldKind, times: int) -> Meld:
    return Meld(kind, times, (), 0)
