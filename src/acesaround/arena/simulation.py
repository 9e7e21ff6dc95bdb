"""Playing many deals in games one after another, by players who see their Views alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from acesaround.ai import Player, make_player
from acesaround.arena.asking import ask
from acesaround.arena.results import (
    ContractResult,
    DealResult,
    GameResult,
    Report,
    totals_of,
)
from acesaround.arena.seeds import player_seed, shuffled
from acesaround.errors import AcesError
from acesaround.game import (
    CHANCE,
    Deal,
    Game,
    Outcome,
    current_deal,
    melds_of_side,
    players,
    side_of,
    sides,
    tricks_of_side,
)
from acesaround.game.event import DealAbandoned, DealScored, PotShared
from acesaround.rules import Rules

MakePlayer = Callable[[str, int], Player]


class Simulation:
    """Deals from a seed, played in sequence; a game that is won is followed by the next.

    The dealer moves on from deal to deal through all games, so the cards of a deal and who holds
    them follow from the seed and the deal's number alone (but for players who have left a game:
    the deal passes them by). ``seats`` are names of players, one for each seat.
    """

    def __init__(
        self,
        rules: Rules,
        seats: Sequence[str],
        seed: int = 0,
        make: MakePlayer = make_player,
    ) -> None:
        """RulesError for rules that contradict themselves, AcesError for a player unknown."""
        if len(seats) != len(players(rules)):
            there = len(players(rules))
            raise AcesError(f"there are {there} seats, and {len(seats)} players for them")
        self.rules = rules
        self.deals: list[DealResult] = []
        self._ended: list[GameResult] = []
        self._seats = tuple(seats)
        self._seed = seed
        self._make = make
        self._game = Game.start(rules)
        self._first = 1
        self._seen = 0
        for seat, name in enumerate(seats):
            make(name, player_seed(seed, 1, seat))

    def play(self) -> DealResult:
        """Play the next deal."""
        number = len(self.deals) + 1
        if self._game.actor is None:
            self._game = Game.start(self.rules, (number - 1) % len(players(self.rules)))
            self._first = number
            self._seen = 0
        self._play_out(number)
        result = self._result(number)
        self.deals.append(result)
        if self._game.actor is None:
            self._ended.append(self._game_result(len(self._ended) + 1))
        return result

    @property
    def games(self) -> tuple[GameResult, ...]:
        """The games so far, the last of which may not be finished."""
        if self._game.actor is None or self._first > len(self.deals):
            return tuple(self._ended)
        return (*self._ended, self._game_result(len(self._ended) + 1))

    def report(self) -> Report:
        """All that has been played."""
        return Report(
            variant=self.rules.name,
            rules=self.rules,
            deals=tuple(self.deals),
            games=self.games,
            totals=totals_of(sides(self.rules), self.deals, self.games),
        )

    def _play_out(self, number: int) -> None:
        game = self._game
        seats = [
            self._make(name, player_seed(self._seed, number, seat))
            for seat, name in enumerate(self._seats)
        ]
        self._seen = len(game.events)
        game.act(Deal(order=shuffled(self.rules, self._seed, number)))
        while game.actor is not None and game.actor != CHANCE:
            ask(game, self._seats[game.actor], seats[game.actor].act, f"deal {number}")

    def _result(self, number: int) -> DealResult:
        state = self._game.state
        deal = current_deal(state)
        # What the bidder buried is no trick, so it counts with the tricks that were played.
        tricks = {
            str(side): tricks_of_side(state, side)[0] if deal.tricks else 0
            for side in sides(self.rules)
        }
        changes, pot = self._changes()
        return DealResult(
            n=number,
            dealer=deal.dealer,
            contract=self._contract(),
            melds={str(side): melds_of_side(state, side) for side in sides(self.rules)},
            tricks=tricks,
            scores={str(side): changes[side] for side in sides(self.rules)},
            total_points=sum(tricks.values()),
            seats=deal.seats,
            pot=pot,
        )

    def _changes(self) -> tuple[tuple[int, ...], int]:
        """What the deal just played changed for each side, and the pot after it."""
        state = self._game.state
        pot = state.pot
        changes = (0,) * len(state.scores)
        for event in self._game.events[self._seen :]:
            if isinstance(event, DealScored):
                changes = tuple(side.change for side in event.score.sides)
            elif isinstance(event, DealAbandoned) and event.payment is not None:
                changes = event.payment.seats
            elif isinstance(event, PotShared):
                pot -= event.payment.pot
        return changes, pot

    def _contract(self) -> ContractResult | None:
        deal = current_deal(self._game.state)
        if deal.contract is None:
            return None
        seat = deal.contract.seat
        return ContractResult(
            seat=seat,
            side=side_of(self.rules, seat),
            amount=deal.contract.amount,
            stuck=deal.contract.stuck,
            trump=deal.trump,
            outcome=deal.score.outcome if deal.score is not None else Outcome.NONE,
        )

    def _game_result(self, number: int) -> GameResult:
        state = self._game.state
        places = state.out
        if state.winner is not None:
            rest = [side for side in sides(self.rules) if side not in (*places, state.winner)]
            rest.sort(key=lambda side: (side in state.barred, -state.scores[side]))
            places = (*places, state.winner, *rest)
        return GameResult(
            n=number,
            first_deal=self._first,
            last_deal=len(self.deals),
            scores={str(side): score for side, score in enumerate(state.scores)},
            winner=places[0] if state.winner is not None else None,
            places=places,
        )
