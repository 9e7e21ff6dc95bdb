"""A deal of the engine as somebody at the table would write it on the score pad."""

from __future__ import annotations

from acesaround.game import (
    DealState,
    Outcome,
    StakeKind,
    State,
    current_deal,
    melds_of_side,
    side_of,
    sides,
    total_trick_points,
    tricks_of_side,
)
from acesaround.record.pad.fields import winners_matter
from acesaround.record.seats import Seats
from acesaround.rules import MeldKind, Rules, meld_points

NOT_PLAYED = (Outcome.IMPOSSIBLE, Outcome.CONCEDED, Outcome.YIELDED, Outcome.THROWN_IN)
ENDED = {
    Outcome.CONCEDED: "given_up",
    Outcome.YIELDED: "yielded",
    Outcome.THROWN_IN: "thrown_in",
}


def written(before: State, after: State) -> dict[str, str]:
    """The texts of a deal that is over; ``before`` is the game as it began."""
    rules, deal = before.rules, current_deal(after)
    score = deal.score
    if score is None:
        return {"ended": "nines" if deal.same_dealer else "passed"}
    seats = Seats.of(rules)
    texts: dict[str, str] = {}
    ended = ENDED.get(score.outcome)
    if deal.reached:
        ended = None
    if deal.impossible and no_marriage(rules, after):
        ended = "no_marriage"
    if ended:
        texts["ended"] = ended
    if deal.contract is not None:
        texts |= {"bidder": seats.letter(deal.contract.seat), "bid": str(deal.contract.amount)}
    if score.outcome is Outcome.THROWN_IN:
        return texts
    if rules.in_chips and deal.trump is not None:
        texts["trump"] = deal.trump.value
    texts["melds"] = "/".join(str(points) for points in meld_numbers(after, before.rules))
    if rules.stakes is not None and rules.stakes.meld_chips:
        texts["paid"] = "/".join(" ".join(paid(rules, deal, side)) for side in sides(rules))
    if score.outcome in NOT_PLAYED or deal.reached:
        return texts
    if deal.moon:
        texts["moon"] = "yes"
    texts |= tricks(before, after)
    if deal.claimed is not None:
        texts |= {"ended": "claimed", "claimant": seats.letter(deal.claimed)}
    wrong = after.barred[len(before.barred) :]
    if wrong:
        texts["wrong_claims"] = " ".join(map(seats.letter, wrong))
    if deal.offenders:
        texts["offender"] = seats.letter(deal.offenders[0])
        if deal.false_accusation:
            texts["accused"] = "yes"
    return texts


def no_marriage(rules: Rules, after: State) -> bool:
    score = current_deal(after).score
    assert score is not None and score.bid is not None and score.bidder is not None
    melds = melds_of_side(after, side_of(rules, score.bidder))
    enough = melds >= rules.scaled(rules.scoring.min_melds)
    far = rules.scoring.unplayed == "impossible" and score.bid - melds > total_trick_points(rules)
    return enough and not far


def meld_numbers(after: State, rules: Rules) -> list[int]:
    deal = current_deal(after)
    if rules.chips is not None and deal.contract is not None:
        return [melds_of_side(after, deal.contract.seat)]
    if rules.scoring.credit == "player":
        return [meld_points(deal.melds[seat]) + deal.bonus[seat] for seat in deal.seats]
    return [melds_of_side(after, side) for side in there(rules, deal)]


def there(rules: Rules, deal: DealState) -> list[int]:
    return [side for side in sides(rules) if any(side_of(rules, s) == side for s in deal.seats)]


def tricks(before: State, after: State) -> dict[str, str]:
    rules, deal = before.rules, current_deal(after)
    seats = Seats.of(rules)
    order = [[side] for side in there(rules, deal)]
    codes = [seats.side(rules, side) for [side] in order]
    if rules.chips is not None and deal.contract is not None:
        first = deal.contract.seat
        order = [[first], [seat for seat in deal.seats if seat != first]]
        codes = ["bidder", "others"]
    points = [sum(tricks_of_side(after, side)[0] for side in each) for each in order]
    won = [sum(tricks_of_side(after, side)[1] for side in each) for each in order]
    texts = {"tricks": "/".join(map(str, points))}
    empty = [code for code, p, w in zip(codes, points, won, strict=True) if w and not p]
    if empty and winners_matter(rules):
        texts["empty"] = " ".join(empty)
    if rules.scoring.credit == "player" and rules.deal.partners:
        winners = {trick.winner for trick in deal.tricks}
        sides_won = {side_of(rules, seat) for seat in winners if seat is not None}
        texts["trickless"] = " ".join(
            seats.letter(seat)
            for seat in deal.seats
            if seat not in winners and side_of(rules, seat) in sides_won
        )
    return texts


def paid(rules: Rules, deal: DealState, side: int) -> list[str]:
    """The melds that are paid for themselves, as players call them."""
    names: list[str] = []
    for seat in deal.seats:
        if side_of(rules, seat) != side:
            continue
        times = {
            kind: sum(m.times for m in deal.melds[seat] if m.kind is kind) for kind in MeldKind
        }
        houses = min(times[MeldKind.KINGS], times[MeldKind.QUEENS])
        names += [StakeKind.ROUNDHOUSE.value] * houses
        names += [StakeKind.RUN.value] * times[MeldKind.RUN]
        names += [StakeKind.ACES.value] * times[MeldKind.ACES]
        names += [StakeKind.KINGS.value] * (times[MeldKind.KINGS] - houses)
        names += [StakeKind.QUEENS.value] * (times[MeldKind.QUEENS] - houses)
        names += [StakeKind.JACKS.value] * times[MeldKind.JACKS]
        names += [StakeKind.DOUBLE_PINOCHLE.value] * (times[MeldKind.PINOCHLE] // 2)
    return names
