"""Simulations: the same cards whoever plays, and sums that add up."""

import pytest

from acesaround.ai import Decision, Player, make_player
from acesaround.arena import PlayerFault, Report, Simulation, shuffled
from acesaround.cards import Hand, sort_hand
from acesaround.errors import AcesError
from acesaround.game import View, players, sides, total_trick_points
from acesaround.rules import PRESETS, Rules, with_options


class Watching:
    """A player of ours; who acts first in a deal notes the hand that it is shown."""

    name = "watching"

    def __init__(self, inner: Player, hands: dict[int, Hand]) -> None:
        self._inner = inner
        self._hands = hands

    def act(self, view: View, limit: float = 1.0) -> Decision:
        self._hands.setdefault(view.deal.number, view.hand)
        return self._inner.act(view, limit)


def simulated(rules: Rules, deals: int, name: str = "random", seed: int = 1) -> Report:
    simulation = Simulation(rules, [name] * len(players(rules)), seed)
    for _ in range(deals):
        simulation.play()
    return simulation.report()


@pytest.mark.parametrize("name", PRESETS)
def test_the_same_arguments_give_the_same_report(name: str) -> None:
    rules = PRESETS[name]
    assert simulated(rules, 12) == simulated(rules, 12)
    assert simulated(rules, 12) != simulated(rules, 12, seed=2)


@pytest.mark.parametrize("name", PRESETS)
def test_more_deals_begin_with_the_same_deals(name: str) -> None:
    rules = PRESETS[name]
    assert simulated(rules, 12).deals[:5] == simulated(rules, 5).deals


@pytest.mark.parametrize("name", PRESETS)
def test_the_cards_do_not_depend_on_the_players(name: str) -> None:
    rules = PRESETS[name]

    def hands(player: str) -> list[Hand]:
        dealt: list[dict[int, Hand]] = []
        simulation = Simulation(
            rules,
            ["any"] * len(players(rules)),
            7,
            lambda _, seed: Watching(make_player(player, seed), dealt[-1] if dealt else {}),
        )
        for _ in range(20):
            dealt.append({})
            simulation.play()
        return [next(iter(each.values())) for each in dealt]

    assert hands("plain") == hands("random")


@pytest.mark.parametrize("name", PRESETS)
def test_the_dealer_moves_on_through_all_games(name: str) -> None:
    rules = with_options(PRESETS[name], {"target": 150})
    report = simulated(rules, 20)
    assert report.totals.games > 2
    n = len(players(rules))
    assert [deal.dealer for deal in report.deals] == [at % n for at in range(20)]
    assert [deal.n for deal in report.deals] == list(range(1, 21))


@pytest.mark.parametrize("name", PRESETS)
def test_the_sums_add_up(name: str) -> None:
    rules = PRESETS[name]
    report = simulated(rules, 60)
    for deal in report.deals:
        played = deal.contract is None or deal.contract.outcome.value != "impossible"
        assert deal.total_points == (total_trick_points(rules) if played else 0)
        assert deal.total_points == sum(deal.tricks.values())
    for game in report.games:
        deals = report.deals[game.first_deal - 1 : game.last_deal]
        for side in map(str, sides(rules)):
            assert game.scores[side] == sum(deal.scores[side] for deal in deals)
    assert [game.last_deal + 1 for game in report.games[:-1]] == [
        game.first_deal for game in report.games[1:]
    ]
    totals = report.totals
    assert totals.deals == 60
    assert totals.games == sum(totals.wins.values()) >= len(report.games) - 1
    contracts = [deal.contract for deal in report.deals if deal.contract]
    assert sum(totals.contracts.values()) == len(contracts)


def test_a_deal_that_nobody_wants_is_counted() -> None:
    rules = with_options(PRESETS["modern"], {"all_pass": "redeal"})
    report = simulated(rules, 40)
    abandoned = [deal for deal in report.deals if deal.contract is None]
    assert abandoned
    assert all(deal.total_points == 0 and not any(deal.scores.values()) for deal in abandoned)


def test_an_order_of_the_deck_is_kept_for_ever() -> None:
    rules = PRESETS["modern"]
    order = shuffled(rules, 1, 1)
    assert " ".join(map(str, order[:6])) == "KS TC KD KC JD AH"
    assert sort_hand(order) == sort_hand(shuffled(rules, 1, 2))
    assert order != shuffled(rules, 1, 2)


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(AcesError, match="there are 4 seats, and 3 players"):
        Simulation(PRESETS["modern"], ["random"] * 3)


def test_an_unknown_player_is_refused_at_once() -> None:
    with pytest.raises(AcesError, match="no player 'nobody'"):
        Simulation(PRESETS["modern"], ["random", "random", "random", "nobody"])


def test_a_player_who_breaks_the_rules_is_named() -> None:
    class Wrong:
        name = "wrong"

        def act(self, view: View, limit: float = 1.0) -> Decision:
            other = View((view.seat + 1) % 4, view.seen)
            return Decision(make_player("random").act(other).action)

    simulation = Simulation(PRESETS["modern"], ["wrong"] * 4, make=lambda *_: Wrong())
    with pytest.raises(PlayerFault, match=r"deal 1: wrong in seat \d did .*not_"):
        simulation.play()
