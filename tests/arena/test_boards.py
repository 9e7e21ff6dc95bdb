"""Boards: equal players differ by exactly nothing, and only what is measured is measured."""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import ClassVar

import pytest

from acesaround.ai import PLAYERS, Decision, make_player
from acesaround.arena import BadMatch, BoardResult, Plan, PlayerFault, Scale, play_board
from acesaround.arena.scale import counters
from acesaround.errors import AcesError
from acesaround.game import Game, PlayCard, View, legal_actions, players, total_trick_points
from acesaround.rules import PRESETS, Rules, with_options
from acesaround.testing import played_game

SHORT_GAMES = {"two_hand": 300, "three_hand": 150, "modern": 400, "four_hand_solo": 150}


def _matches() -> Iterator[tuple[str, Scale]]:
    for name, rules in PRESETS.items():
        yield name, Scale.TRICKS
        yield name, Scale.DEALS
        if rules.auction is not None:
            yield name, Scale.BIDDING
    yield from ((name, Scale.GAMES) for name in (*SHORT_GAMES, "auction_chips"))


MATCHES = list(_matches())


def rules_for(name: str, scale: Scale) -> Rules:
    rules = PRESETS[name]
    if scale is Scale.GAMES:
        change = {"match.deals": 1} if rules.match.deals else {"match.target": SHORT_GAMES[name]}
        rules = with_options(rules, change)
    return rules


def played(a: str, b: str, name: str, scale: Scale, n: int = 1) -> BoardResult:
    plan = Plan.make(a, b, rules_for(name, scale), scale=scale, seed=7)
    return play_board(plan, n).result


@pytest.mark.parametrize("player", ["plain", "random"])
@pytest.mark.parametrize(("name", "scale"), MATCHES)
def test_a_player_against_itself_is_exactly_even(name: str, scale: Scale, player: str) -> None:
    board = played(player, player, name, scale)
    assert board.difference == 0
    assert board.margin == (0 if scale is Scale.GAMES else None)
    # It is the seatings that cancel: not every single one of them is even.
    assert any(seating.difference for seating in board.seatings)


@pytest.mark.parametrize(("name", "scale"), MATCHES)
def test_changing_the_names_changes_the_sign(name: str, scale: Scale) -> None:
    there = played("plain", "random", name, scale)
    back = played("random", "plain", name, scale)
    assert there.difference == -back.difference
    if scale is Scale.GAMES:
        assert there.margin and back.margin and there.margin == -back.margin
    else:
        assert there.difference
    turned = str.maketrans("AB", "BA")
    letters = {s.seats.translate(turned): -s.difference for s in back.seatings}
    assert {s.seats: s.difference for s in there.seatings} == letters


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("two_hand", ["AB", "BA"]),
        ("modern", ["ABAB", "BABA"]),
        ("three_hand", ["ABB", "BAA", "BAB", "ABA", "BBA", "AAB"]),
        ("auction_chips", ["-ABB", "-BAA", "-BAB", "-ABA", "-BBA", "-AAB"]),
        ("four_hand_solo", ["ABBB", "BAAA", "BABB", "ABAA", "BBAB", "AABA", "BBBA", "AAAB"]),
    ],
)
def test_who_sits_where(name: str, seats: list[str]) -> None:
    board = played("random", "random", name, Scale.DEALS)
    assert [seating.seats for seating in board.seatings] == seats
    assert (board.n, board.dealer) == (1, 0)
    assert played("random", "random", name, Scale.DEALS, 4).dealer == 3 % len(seats[0])


class Noting:
    """Plays at random and notes what it is shown, and from which seed."""

    name = "noting"
    views: ClassVar[list[tuple[int, View]]] = []

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def act(self, view: View, limit: float = 1.0) -> Decision:
        self.views.append((self._seed, view))
        return make_player("random", self._seed).act(view, limit)


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, View]]:
    monkeypatch.setitem(PLAYERS, "noting", Noting)
    monkeypatch.setattr(Noting, "views", [])
    return Noting.views


@pytest.mark.parametrize("name", PRESETS)
def test_the_cards_alone_are_measured_from_one_position(
    name: str, noted: list[tuple[int, View]]
) -> None:
    rules = PRESETS[name]
    plan = Plan.make("noting", "plain", rules, scale=Scale.TRICKS, seed=2)
    result = play_board(plan, 3).result
    assert all(isinstance(action, PlayCard) for _, v in noted for action in legal_actions(v.seen))
    firsts = defaultdict(set)
    for _, view in noted:
        deal = view.deal
        if not deal.tricks and deal.trick is None:
            firsts[view.seat].add((view.seen.events, view.hand, deal.contract, deal.passes))
    assert firsts
    assert all(len(seen) == 1 for seen in firsts.values())
    whole = Fraction(total_trick_points(rules) * rules.scoring.scale, 10)
    assert whole == (50 if rules.deck.copies == 4 else 25)
    assert all(abs(seating.difference) <= whole for seating in result.seatings)


def test_on_the_scale_of_tricks_the_fixed_player_makes_the_contract(
    noted: list[tuple[int, View]],
) -> None:
    plan = Plan.make("plain", "random", PRESETS["modern"], scale=Scale.TRICKS, other="noting")
    play_board(plan, 1)
    phases = {view.seen.phase for _, view in noted}
    assert "auction" in phases
    assert "tricks" not in phases


def test_on_the_scale_of_bidding_the_fixed_player_plays_the_cards(
    noted: list[tuple[int, View]],
) -> None:
    plan = Plan.make("plain", "random", PRESETS["modern"], scale=Scale.BIDDING, other="noting")
    for n in range(1, 6):
        play_board(plan, n)
    assert {view.seen.phase for _, view in noted} == {"tricks"}


def test_whole_games_may_measure_the_contract_alone(noted: list[tuple[int, View]]) -> None:
    rules = rules_for("modern", Scale.GAMES)
    for name in ("plain", "random"):
        plan = Plan.make(name, "plain", rules, scale=Scale.GAMES, seed=3, other="noting")
        board = play_board(plan, 1).result
        assert {view.seen.phase for _, view in noted} == {"tricks"}
        assert {abs(seating.difference) for seating in board.seatings} == {1.0}
        assert (board.margin == 0) is (name == "plain")


def test_whole_deals_leave_nothing_to_another_player() -> None:
    with pytest.raises(BadMatch, match="nothing to decide to plain"):
        Plan.make("plain", "random", PRESETS["modern"], scale=Scale.DEALS, other="plain")


@pytest.mark.parametrize("name", PRESETS)
def test_a_board_of_tricks_is_always_played(name: str) -> None:
    plan = Plan.make("random", "plain", PRESETS[name], scale=Scale.TRICKS, seed=8)
    for n in range(1, 6):
        assert any(seating.difference for seating in play_board(plan, n).result.seatings)


def test_a_decision_has_its_seed_from_its_place_alone(noted: list[tuple[int, View]]) -> None:
    seeds: list[dict[tuple[object, ...], int]] = []
    for a, b in (("noting", "noting"), ("noting", "plain"), ("noting", "random")):
        noted.clear()
        play_board(Plan.make(a, b, PRESETS["modern"], scale=Scale.TRICKS, seed=5), 7)
        # With twelve cards each, how many a seat has left says which of its decisions it is.
        found = {(view.seat, len(view.hand)): seed for seed, view in noted}
        assert all(found[view.seat, len(view.hand)] == seed for seed, view in noted)
        seeds.append(found)
    assert len(set(seeds[0].values())) == 48
    assert seeds[0] == seeds[1] == seeds[2]


def test_boards_and_seeds_are_different_boards() -> None:
    def order(seed: int, n: int) -> float:
        plan = Plan.make("plain", "random", PRESETS["modern"], scale=Scale.DEALS, seed=seed)
        return play_board(plan, n).result.difference

    assert len({order(seed, n) for seed in (1, 2, 3) for n in (1, 2, 3)}) > 6


def test_games_are_won_and_counted() -> None:
    board = played("plain", "random", "modern", Scale.GAMES)
    assert {abs(seating.difference) for seating in board.seatings} == {1.0}
    assert all(seating.deals and seating.margin for seating in board.seatings)
    assert board.margin == sum(s.margin or 0 for s in board.seatings) / 2


class Passing:
    """Bids when it must and gives the first legal cards: its games never end."""

    name = "passing"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def act(self, view: View, limit: float = 1.0) -> Decision:
        return Decision(next(iter(legal_actions(view.seen))))


def test_a_game_that_does_not_end_is_won_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "passing", Passing)
    rules = with_options(PRESETS["modern"], {"all_pass": "redeal"})
    board = play_board(Plan.make("passing", "passing", rules, scale=Scale.GAMES), 1).result
    assert [(s.difference, s.deals) for s in board.seatings] == [(0.0, 100)] * 2


def test_a_board_that_nobody_ever_plays_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "passing", Passing)
    rules = with_options(PRESETS["modern"], {"all_pass": "redeal"})
    plan = Plan.make("plain", "random", rules, scale=Scale.TRICKS, other="passing")
    with pytest.raises(BadMatch, match="board 1: of 200 dealings none was played, with passing"):
        play_board(plan, 1)


@pytest.mark.parametrize("name", [name for name, rules in PRESETS.items() if not rules.auction])
def test_bidding_is_not_measured_where_there_is_none(name: str) -> None:
    with pytest.raises(
        BadMatch, match=f"contract cannot be measured in {name}: there is no auction"
    ):
        Plan.make("plain", "random", PRESETS[name], scale=Scale.BIDDING)
    with pytest.raises(BadMatch, match=f"contract cannot be measured in {name}"):
        Plan.make("plain", "random", PRESETS[name], scale=Scale.GAMES, other="plain")


def test_unknown_players_are_refused_before_anything_is_played() -> None:
    with pytest.raises(AcesError, match="no player 'nobody'"):
        Plan.make("plain", "nobody", PRESETS["modern"])
    with pytest.raises(AcesError, match="no player 'nobody'"):
        Plan.make("plain", "random", PRESETS["modern"], scale=Scale.TRICKS, other="nobody")


def test_a_fault_names_board_and_player(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Passing):
        name = "failing"

        def act(self, view: View, limit: float = 1.0) -> Decision:
            raise ZeroDivisionError("by nothing")

    monkeypatch.setitem(PLAYERS, "failing", Failing)
    with pytest.raises(PlayerFault, match=r"board 3, deal 1: failing in seat \d failed in the"):
        play_board(Plan.make("plain", "failing", PRESETS["modern"]), 3)


def test_who_plays_together_against_a_bidder_shares_the_tricks() -> None:
    rules = PRESETS["auction_chips"]
    games: list[Game] = [played_game(rules, seed) for seed in range(40)]
    ended = [game for game in games if game.state.deal and game.state.deal.score]
    whole = [game for game in ended if not any(game.state.deal.hands)]  # type: ignore[union-attr]
    assert whole
    for game in whole:
        deal = game.state.deal
        assert deal is not None and deal.contract is not None
        found = counters(game.state)
        assert set(found) == set(deal.seats) != set(players(rules))
        assert sum(found.values()) == 25
        assert len({found[seat] for seat in deal.seats if seat != deal.contract.seat}) == 1
