"""Calling in the auction: every plan is followed to the end of the deal in many worlds.

A plan is how far to go. In each world the others call as their hands allow, the contract that
results is played out, and the engine settles it; so a pass is worth what the others then make of
the deal, and a bid may also push them higher.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.appraisal import Appraisal, appraisal_of
from acesaround.ai.search.calls import limits_of
from acesaround.ai.search.chip_bids import ChipBids
from acesaround.ai.search.courses import Played, Settler, Worlds, joined, play
from acesaround.ai.search.drawing import Drawing, half_width
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import unit_of, worth_of
from acesaround.ai.search.suits import Naming, sees_widow_first
from acesaround.cards import SUITS
from acesaround.game import Action, Bid, Pass, View, legal_actions
from acesaround.game.bids import all_bids, nameable
from acesaround.game.chips import all_passed
from acesaround.kernel.auctions import NOBODY, call_on, standing

Numbers = NDArray[np.int64]

_PUSH = 40
"""By how much a hand must be better to go on over its partner (large scale)."""
_FURTHER = 1.5
"""Up to how many standard deviations over what is expected a plan may go."""
_MOST_PLANS = 8
_TRUMPS = 2


class Calls(NamedTuple):
    """A pass and the best bid, or one of them where only that is open, and a bid that was asked
    for; where a high bid is paid better the least bid too. The best one first.

    ``value`` is what each is worth in each world, ``made`` whether the own contract is made in it
    (-1 where somebody else plays): [world, call]. ``own`` is the contract of the seat in every
    world, should it buy; ``hands`` are the packed hands, [world, place]. ``possible`` as in the
    record.
    """

    actions: tuple[Bid | Pass, ...]
    value: NDArray[np.float64]
    made: Numbers
    own: Played
    hands: Numbers
    possible: int | None


def choose_call(
    view: View, level: Level, seed: int, until: float, asked: Action | None = None
) -> Record:
    """The record of a pass and of the best bid, the better one first.

    ``until`` as time.monotonic(); one part of the worlds is followed in any case. ``asked`` may be
    another bid that is compared as well.
    """
    calls = compare_calls(view, level, seed, until, asked)
    if calls is None:
        passing = Pass(seat=view.seat)
        return Record("forced", "points", 0, (Candidate(passing, 0.0, 0.0, 0.0, 0),))
    number = len(calls.value)
    candidates = []
    for call, action in enumerate(calls.actions):
        behind = calls.value[:, 0] - calls.value[:, call]
        half = half_width(behind, calls.hands)
        chance = calls.made[:, call]
        played = chance >= 0
        candidates.append(
            Candidate(
                action,
                float(calls.value[:, call].mean()),
                float(behind.mean()),
                half,
                number,
                made=float(chance[played].mean()) if played.any() else None,
            )
        )
    unit = unit_of(view, level.aim)
    return Record("playouts", unit, number, tuple(candidates), calls.possible)


def compare_calls(
    view: View, level: Level, seed: int, until: float, asked: Action | None = None
) -> Calls | None:
    """The calls, world by world; None where the seat may only pass. ``until`` as above."""
    legal = legal_actions(view.seen)
    least = next((action.amount for action in legal if isinstance(action, Bid)), None)
    if least is None:
        return None
    jump = asked.amount if isinstance(asked, Bid) and asked.amount > least else None
    return _Bidding(view, level, seed).calls(least, Pass(seat=view.seat) in legal, until, jump)


class _Bidding:
    def __init__(self, view: View, level: Level, seed: int) -> None:
        self._view = view
        self._rules = view.seen.rules
        self._seats = view.deal.seats
        self._me = self._seats.index(view.seat)
        self._bids = np.array(all_bids(self._rules), dtype=np.int64)
        self._appraisal: Appraisal = appraisal_of(self._rules)
        self._chips = ChipBids(view, self._bids) if self._rules.in_chips else None
        self._once = self._rules.auction is not None and self._rules.auction.rounds == "once"
        self._seed = seed
        self._drawing = Drawing(view, seed, level.deals)
        self._settler = Settler(view, worth_of(view, level.aim))
        self._suits: dict[int, int] = {}
        self._next_part()

    def _next_part(self) -> None:
        """Look at the next worlds instead of those that were looked at so far."""
        self._begin = self._drawing.drawn
        self._worlds: Worlds = self._drawing.next_part()
        self._number = len(self._worlds.hands)
        self._namings: dict[int, Naming] = {}
        self._own = self._own_contracts()
        self._contracts: dict[tuple[int, int], Played] = {(self._me, 0): self._own}

    def _own_contracts(self) -> Played:
        """The own contract in every world: in the suit that will look best there once the widow is
        seen, or else in the suit that has brought most so far.
        """
        if sees_widow_first(self._rules):
            return self._play(self._me, self._trumps(self._me, 0))
        if not self._suits:
            hand = self._worlds.hands[:1, self._me].copy()
            worth = self._appraisal.of(hand).sum(axis=2).reshape(-1)
            may = [SUITS.index(suit) for suit in nameable(self._rules, self._view.hand)]
            self._suits = dict.fromkeys(sorted(may, key=lambda suit: -worth[suit])[:_TRUMPS], 0)
        found = {}
        for suit in self._suits:
            found[suit] = self._play(self._me, np.full(self._number, suit))
            self._suits[suit] += int(self._totals(found[suit]).sum())
        return found[max(found, key=lambda suit: self._suits[suit])]

    def _play(self, place: int, trumps: Numbers) -> Played:
        bidders = np.full(self._number, place, dtype=np.int64)
        return play(self._view, self._worlds, bidders, trumps, seed=self._seed + self._begin)

    def _totals(self, played: Played) -> Numbers:
        return played.totals(self._rules.deal.partners)

    def _trumps(self, place: int, step: int) -> Numbers:
        """What a place would name; ``step`` is that of its price, where that is in chips."""
        price = int(self._chips.steps[step]) if self._chips is not None else 0
        if place not in self._namings:
            self._namings[place] = Naming(self._rules, self._worlds, place)
        return self._namings[place].trumps(self._chips, price)

    def _contracts_of(self, place: int, step: int) -> Played:
        if (place, step) not in self._contracts:
            trumps = self._trumps(place, step)
            self._contracts[place, step] = self._play(place, trumps)
        return self._contracts[place, step]

    def _limits(self) -> Numbers:
        """How far each place would go, by the number of the bid."""
        limits: Numbers = np.full(self._worlds.hands.shape, -1, dtype=np.int64)
        bids = self._bids * self._rules.scoring.scale
        for place in range(limits.shape[1]):
            if place != self._me:
                most = limits_of(self._rules, self._worlds.hands[:, place])
                limits[:, place] = np.searchsorted(bids, most, side="right") - 1
        return limits

    def calls(self, least: int, may_pass: bool, until: float, jump: int | None = None) -> Calls:
        """A pass, and the least bid with the plan that suits it best.

        ``jump`` is a higher bid that is compared as well, with the plan that suits it best.
        """
        first = int(np.searchsorted(self._bids, least))
        plans = self._plans(first)
        usual = len(plans)
        opening = np.where(plans >= 0, first, -1)
        if self._once:
            opening = plans
        elif self._chips is not None:
            # What is paid better must be bid for: nobody else may drive the bid so far.
            paid = self._chips.steps
            jumps = paid[(paid > first) & (paid <= plans[-1])]
            opening = np.concatenate([opening, jumps])
            plans = np.concatenate([plans, jumps])
            usual = len(plans)
        if jump is not None:
            further = self._further(jump, plans)
            opening = np.concatenate([opening, np.full(len(further), further[0])])
            plans = np.concatenate([plans, further])
        value, made = self._follow(opening, plans)
        own, hands = [self._own], [self._worlds.hands]
        while self._drawing.left and time.monotonic() < until:
            self._next_part()
            more = self._follow(opening, plans)
            value, made = (np.concatenate(both) for both in zip((value, made), more, strict=True))
            own.append(self._own)
            hands.append(self._worlds.hands)
        means = value.mean(axis=0)
        start = 0 if may_pass else 1
        best = start + int(means[start:].argmax())
        shown = {0} if may_pass else set()
        shown.add(1 + int(means[1:usual].argmax()))
        if self._chips is not None:
            # Who is told to bid high will ask what the least bid would bring.
            low = np.flatnonzero(opening == first)
            shown.add(int(low[means[low].argmax()]))
        if jump is not None:
            shown.add(usual + int(means[usual:].argmax()))
        shown.add(best)
        one_each = {int(opening[plan]): plan for plan in sorted(shown, key=lambda at: means[at])}
        ranked = sorted(one_each.values(), key=lambda plan: (plan != best, -means[plan]))
        actions = tuple(
            Bid(seat=self._view.seat, amount=int(self._bids[opening[plan]]))
            if plan
            else Pass(seat=self._view.seat)
            for plan in ranked
        )
        return Calls(
            actions,
            value[:, ranked],
            made[:, ranked],
            joined(own),
            np.concatenate(hands),
            self._drawing.possible,
        )

    def _plans(self, first: int) -> Numbers:
        """A pass (-1) and the highest bids to go to, from the first that is open upwards."""
        totals = self._totals(self._own)
        most = totals.mean() + _FURTHER * totals.std()
        last = max(first, int(np.searchsorted(self._bids, most, side="right")) - 1)
        steps = np.unique(np.linspace(first, last, _MOST_PLANS).round().astype(np.int64))
        return np.concatenate([np.array([-1]), steps])

    def _further(self, jump: int, plans: Numbers) -> Numbers:
        """The plans that begin with a higher bid than the least, the bid itself first."""
        bid = int(np.searchsorted(self._bids, jump))
        if self._once:
            return np.array([bid])
        return np.concatenate([np.array([bid]), plans[plans > bid]])

    def _follow(self, opening: Numbers, plans: Numbers) -> tuple[NDArray[np.float64], Numbers]:
        """What each plan brings in each world, and whether the own contract is made in it.

        The second is -1 where somebody else plays: [world, plan].
        """
        shape = (self._number, len(plans))
        buyers = np.empty(shape, dtype=np.int64)
        prices = np.empty(shape, dtype=np.int64)
        call_on(self._standing(), self._limits(), opening, plans, buyers, prices)
        value = np.zeros(shape)
        made = np.full(shape, -1, dtype=np.int64)
        nothing = self._nobody()
        value[buyers == NOBODY] = nothing
        steps = np.zeros(shape, dtype=np.int64)
        if self._chips is not None:
            self._raise_prices(buyers, prices)
            steps = self._chips.step_of(prices)
        for place in np.unique(buyers[buyers != NOBODY]).tolist():
            for step in np.unique(steps[buyers == place]).tolist():
                bought = np.nonzero((buyers == place) & (steps == step))
                worth, contract = self._settler.settle(
                    self._contracts_of(place, step), bought[0], self._bids[prices[bought]]
                )
                value[bought] = worth
                if place == self._me:
                    made[bought] = contract
        return value, made

    def _raise_prices(self, buyers: Numbers, prices: Numbers) -> None:
        """Let the others bid as high as they are paid best for, at once: [world, plan]."""
        assert self._chips is not None
        for place in np.unique(buyers[(buyers != NOBODY) & (buyers != self._me)]).tolist():
            bought = np.nonzero(buyers == place)
            foretold = self._appraisal.of(self._worlds.hands[bought[0], place]).sum(axis=2)
            stray = self._appraisal.stray
            prices[bought] = self._chips.best_price(foretold, stray, prices[bought])

    def _nobody(self) -> float:
        """What a deal is worth that nobody bids for."""
        rules = self._rules
        if rules.chips is None or not rules.in_chips:
            return 0.0
        payment = all_passed(rules.chips, rules.deal.players, self._seats)
        return float(payment.seats[self._view.seat])

    def _standing(self) -> Numbers:
        deal, rules = self._view.deal, self._rules
        assert rules.auction is not None
        once = rules.auction.rounds == "once"
        bids = [call for call in deal.calls if call.amount is not None]
        done = sum(
            1 << self._seats.index(seat)
            for seat in self._seats
            if any(call.seat == seat and (once or call.amount is None) for call in deal.calls)
        )
        step = rules.auction.bid_step
        return standing(
            places=len(self._seats),
            partners=rules.deal.partners,
            once=once,
            stuck=rules.auction.all_pass == "dealer_stuck",
            turn=self._me,
            high=int(np.searchsorted(self._bids, bids[-1].amount or 0)) if bids else -1,
            holder=self._seats.index(bids[-1].seat) if bids else -1,
            dealer=self._seats.index(deal.dealer) if deal.dealer in self._seats else -1,
            done=done,
            push=_PUSH // step,
        )
