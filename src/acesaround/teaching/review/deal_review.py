"""The review of one deal, found piece by piece."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from acesaround.game import (
    Action,
    Bid,
    Bury,
    NameTrump,
    Outcome,
    Pass,
    PassCards,
    PlayCard,
    current_deal,
    legal_actions,
)
from acesaround.record import Log, deals_of
from acesaround.record.line import LogLine
from acesaround.teaching.review.cards import CardJudged, CardPlayed, judge_cards
from acesaround.teaching.review.contract import makes, review_contract
from acesaround.teaching.review.findings import (
    ContractReview,
    Finding,
    NoSuchDeal,
    OpenCards,
    Reach,
)
from acesaround.teaching.review.known import LEVEL, judge_known
from acesaround.teaching.review.open_deal import (
    judge_call,
    judge_exchange,
    judge_trump,
    reach_of,
)
from acesaround.teaching.review.open_play import Effort
from acesaround.teaching.review.playing import Playing


class DealReview:
    """Reviews a deal of a record; ``findings`` grow more complete while ``work`` goes on.

    Only a deal that is over is reviewed: the review tells all hands.

    Raises:
        NoSuchDeal: there is none of this number, or it is not over.
    """

    def __init__(self, log: Log, number: int, seed: int = 0) -> None:
        part = next((each for each in deals_of(log) if each.number == number), None)
        if part is None:
            raise NoSuchDeal(f"there is no deal {number} in this record")
        self.part = part
        self.after = current_deal(part.after)
        if self.after.score is None and not self.after.abandoned:
            raise NoSuchDeal(f"deal {number} is not over")
        self._seed = seed
        self._effort = Effort()
        self._reaches: dict[int, Reach | None] = {}
        playing = Playing.of(log.game.events[: part.lines[0].n])
        playing.fold(part.lines[0].events)
        self.moments: list[Playing] = [playing]
        for line in part.lines[1:]:
            playing = playing.fork()
            playing.fold(line.events)
            self.moments.append(playing)
        self.findings: list[Finding] = [
            _unjudged(number, line, self.moments[number - 1])
            for number, line in enumerate(part.lines)
            if number
        ]
        self.contract: ContractReview | None = None
        self.done = 0
        self.total = 2 * len(self.findings)

    def before(self, number: int) -> Playing:
        """The moment before a decision."""
        return self.moments[number - 1]

    def work(self) -> Iterator[None]:
        """Do it all; it may be stopped, or looked at, after every piece."""
        for _ in self._open_cards():
            self.done += 1
            yield
        for at, finding in enumerate(self.findings):
            if not finding.forced:
                before = self.before(finding.number)
                known = judge_known(before.view(finding.seat), finding.action, self._seed, LEVEL)
                self.findings[at] = replace(finding, known=known)
            self.done += 1
            yield
        for at, finding in enumerate(self.findings):
            if not isinstance(finding.action, PlayCard):
                self.findings[at] = replace(finding, open=self._open_before_play(finding))
                self.done += 1
                yield

    def _open_cards(self) -> Iterator[None]:
        cards = [
            CardPlayed(at, finding.action, self.moments[at], self.moments[at + 1])
            for at, finding in enumerate(self.findings)
            if isinstance(finding.action, PlayCard)
        ]
        judged: dict[int, CardJudged] = {}
        for at, found in judge_cards(cards, self._effort):
            if found is not None:
                judged[at] = found
                self.findings[at] = replace(self.findings[at], open=found.open)
            yield
        strict = [card.at for card in cards if card.before.state.phase == "tricks"]
        if strict:
            self._follow_contract(strict, judged)

    def _follow_contract(self, cards: list[int], judged: dict[int, CardJudged]) -> None:
        """Whether the contract could be made, and at which cards that changed."""
        first = cards[0]
        lead = self.moments[first]
        worth = judged[first].worth if first in judged else None
        score = self.after.score
        made = None if score is None else score.outcome is Outcome.MADE
        number = self.findings[first].number
        self.contract = review_contract(lead, number, worth, made, self._effort)
        if self.contract is None or self.contract.needed is None:
            return
        needed, now = self.contract.needed, self.contract.could
        for at, following in zip(cards, [*cards[1:], None], strict=True):
            if following is None:
                then = made
            elif following in judged:
                found = judged[following]
                then = makes(self.moments[following].state, needed, found.camp, found.worth)
            else:
                then = None
            swings = None not in (now, then) and now is not then
            self.findings[at] = replace(self.findings[at], makes=then, swings=swings)
            now = then

    def _open_before_play(self, finding: Finding) -> OpenCards | None:
        before, action = self.before(finding.number), finding.action
        match action:
            case Bid() | Pass() if before.state.phase == "auction":
                return judge_call(before, action, self._reach(finding.seat))
            case NameTrump():
                return judge_trump(before, action, self._effort)
            case PassCards() | Bury() if finding.known is not None:
                sets = [each.action for each in finding.known.record.candidates]
                return judge_exchange(before, action, sets, self._effort)
        return None

    def _reach(self, seat: int) -> Reach | None:
        if seat not in self._reaches:
            opening = next(each for each in self.moments if each.state.phase == "auction")
            self._reaches[seat] = reach_of(opening, seat, self._effort)
        return self._reaches[seat]


def _unjudged(number: int, line: LogLine, before: Playing) -> Finding:
    action: Action = line.action
    state = before.state
    legal = legal_actions(state)
    card = isinstance(action, PlayCard)
    return Finding(
        number=number,
        seat=action.seat,
        action=action,
        phase=state.phase,
        trick=len(current_deal(state).tricks) + 1 if card else None,
        forced=len(legal) == 1,
    )
