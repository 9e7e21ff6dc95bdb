"""Simulations: the same cards whoever plays, and sums that add up."""

import pytest

from acesaround.ai import Decision, Player, make_player
from acesaround.arena import PlayerFault, Report, Simulation, shuffled
from acesaround.cards import Hand, sort_hand
from acesaround.errors import AcesError
from acesaround.game import View, legal_actions, players, sides, total_trick_points
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


class First:
    """A player who always does the first thing that is legal."""

    name = "first"

    def act(self, view: View, limit: float = 1.0) -> Decision:
        return Decision(next(iter(legal_actions(view.seen))))


def chosen(name: str, seed: int) -> Player:
    return First() if name == "first" else make_player(name, seed)


@pytest.mark.parametrize("name", PRESETS)
def test_the_cards_do_not_depend_on_the_players(name: str) -> None:
    rules = with_options(PRESETS[name], {"target": 5000})

    def hands(player: str) -> list[Hand]:
        dealt: list[dict[int, Hand]] = []
        simulation = Simulation(
            rules,
            ["any"] * len(players(rules)),
            7,
            lambda _, seed: Watching(chosen(player, seed), dealt[-1] if dealt else {}),
        )
        for _ in range(20):
            dealt.append({})
            simulation.play()
        return [next(iter(each.values())) for each in dealt]

    assert hands("random") == hands("first")


@pytest.mark.parametrize("name", PRESETS)
def test_the_dealer_moves_on_through_all_games(name: str) -> None:
    rules = with_options(PRESETS[name], {"target": 150})
    if rules.match.deals:
        rules = with_options(rules, {"deals": 3})
    # Half of the deals of an auction for chips are passed out, and those decide nothing.
    deals = 60 if rules.match.deals else 20
    report = simulated(rules, deals)
    assert report.totals.games > 1
    n = len(players(rules))
    if rules.match.when_one_is_out != "play_on":
        assert [deal.dealer for deal in report.deals] == [at % n for at in range(deals)]
    assert all(deal.dealer in deal.seats or rules.deal.dealer_sits_out for deal in report.deals)
    assert [deal.n for deal in report.deals] == list(range(1, deals + 1))


@pytest.mark.parametrize("name", PRESETS)
def test_the_sums_add_up(name: str) -> None:
    rules = PRESETS[name]
    report = simulated(rules, 60)
    for deal in report.deals:
        ended = deal.contract.outcome.value if deal.contract else "none"
        played = ended in ("made", "set") or (ended == "none" and rules.auction is None)
        assert deal.total_points == (total_trick_points(rules) if played else 0)
        assert deal.total_points == sum(deal.tricks.values())
    for game in report.games:
        deals = report.deals[game.first_deal - 1 : game.last_deal]
        share = deals[-1].pot // len(players(rules)) if game.winner is not None else 0
        for side in map(str, sides(rules)):
            paid = share - rules.chips.ante if rules.chips else 0
            assert game.scores[side] == paid + sum(deal.scores[side] for deal in deals)
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


def test_a_player_who_fails_is_named() -> None:
    class Failing:
        name = "failing"

        def act(self, view: View, limit: float = 1.0) -> Decision:
            raise ZeroDivisionError("by nothing")

    simulation = Simulation(PRESETS["modern"], ["failing"] * 4, make=lambda *_: Failing())
    with pytest.raises(PlayerFault, match="deal 1: failing in seat 1 failed in the phase auction"):
        simulation.play()


def test_players_leave_and_the_others_play_on_for_the_places() -> None:
    rules = with_options(PRESETS["three_hand"], {"match.target": 300})
    report = simulated(rules, 60)
    finished = [game for game in report.games if game.winner is not None]
    assert finished
    for game in finished:
        assert sorted(game.places) == [0, 1, 2]
        assert game.winner == game.places[0]
        hands = [len(d.seats) for d in report.deals[game.first_deal - 1 : game.last_deal]]
        assert hands == sorted(hands, reverse=True)
        assert hands[-1] == 2
        assert game.places[0] not in report.deals[game.last_deal - 1].seats
    assert report.totals.games == len(finished)


def test_chips_and_pot_come_to_nothing_together() -> None:
    report = simulated(PRESETS["auction_chips"], 50)
    assert any(game.winner is not None for game in report.games)
    pot = 12
    for deal in report.deals:
        if deal.n > 1 and deal.n in [game.first_deal for game in report.games]:
            pot = 12
        assert deal.pot == pot - sum(deal.scores.values())
        pot = deal.pot
        assert len(deal.seats) == 3 and deal.dealer not in deal.seats
