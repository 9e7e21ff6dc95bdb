"""A board in the middle of its play: a game, and who decides what in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from acesaround.ai import make_player
from acesaround.arena.asking import ask
from acesaround.arena.plan import Plan
from acesaround.arena.scale import choice_of
from acesaround.arena.seating import Seating
from acesaround.arena.seeds import board_seed, decision_seed, shuffled
from acesaround.arena.timing import Times
from acesaround.game import CHANCE, Deal, Game, State, players, side_of

LABELS = "AB"
"""The two players of a match, in the order of ``Plan.players``."""


class BoardInPlay:
    """Board ``n`` (from 1) of a match, before its cards are given out.

    ``dealt`` is the number of dealings of the board's sequence that are used up. A player is made
    anew for every decision, from a seed that depends on the place alone: it is asked as the table
    asks it, it can remember nothing, and the same player decides the same there in every seating.
    """

    def __init__(self, plan: Plan, n: int, times: Times, dealt: int = 0) -> None:
        rules = plan.rules
        self.plan = plan
        self.dealer = (n - 1) % len(players(rules))
        self.game = Game.start(rules, self.dealer)
        self.dealt = dealt
        self.scores = self.game.state.scores
        """The scores before the cards of the deal were given out."""
        self._n = n
        self._seed = board_seed(plan.seed, n)
        self._times = times
        self._seating: Seating = {}
        self._made: Counter[tuple[int, str]] = Counter()

    def seated(self, seating: Seating) -> BoardInPlay:
        """The same position, with the players of a seating for what is measured from here on."""
        board = BoardInPlay(self.plan, self._n, self._times, self.dealt)
        board.game = Game(self.game.state, self.game.events)
        board.scores = self.scores
        board._seating = seating
        board._made = self._made.copy()
        return board

    @property
    def letters(self) -> str:
        """Who sits where: a letter for each seat, or a dash where the seating has nobody."""
        seats = players(self.plan.rules)
        there = (self._seating.get(side_of(self.plan.rules, seat)) for seat in seats)
        return "".join("-" if player is None else LABELS[player] for player in there)

    @property
    def waiting(self) -> bool:
        """Whether it is somebody's turn to decide: the deal is not over."""
        return self.game.actor not in (None, CHANCE)

    def deal(self) -> None:
        """Give out the next cards of the board's sequence."""
        self.dealt += 1
        self.scores = self.game.state.scores
        self._made.clear()
        self.game.act(Deal(order=shuffled(self.plan.rules, self._seed, self.dealt)))

    def play_until(self, here: Callable[[State], bool]) -> None:
        """Let the players decide until the deal is over, or until a decision ``here`` is due."""
        while self.waiting and not here(self.game.state):
            self._decide()

    def play_out(self) -> None:
        """Let the players decide until the deal is over."""
        while self.waiting:
            self._decide()

    def _decide(self) -> None:
        plan, state, seat = self.plan, self.game.state, self.game.actor
        assert seat is not None
        measured = choice_of(state) in plan.measured
        who = self._seating[side_of(state.rules, seat)] if measured else None
        name = plan.other if who is None else plan.players[who]
        assert name is not None
        place = (seat, state.phase)
        seed = decision_seed(self._seed, self.dealt, *place, self._made[place])
        self._made[place] += 1
        player = make_player(name, seed)
        where = f"board {self._n}, deal {self.dealt}"
        if who is None:
            ask(self.game, name, lambda view: player.act(view, plan.limit), where)
        else:
            times, label = self._times, LABELS[who]
            ask(
                self.game,
                name,
                lambda view: times.act(label, player, view, plan.limit),
                where,
            )
