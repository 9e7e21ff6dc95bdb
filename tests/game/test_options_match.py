"""The options of match and chips, each in a situation in which its values differ."""

import pytest

from acesaround.cards import Suit, parse_cards
from acesaround.game import (
    Bargain,
    Bid,
    Bury,
    Decline,
    NameTrump,
    Pass,
    Position,
    finish,
    pay,
)
from acesaround.game import event as ev
from acesaround.game.finish import counts_at_once
from acesaround.rules import preset, problems, with_options
from acesaround.testing import arranged_game, outcomes, play_on, played_game

MODERN, THREE, CHIPS = preset("modern"), preset("three_hand"), preset("auction_chips")


def end(rules, *totals, bidder=None, deals=1):
    return finish(rules, Position(totals, rules.match.target, bidder, deals=deals))


@pytest.mark.covers("match.target")
def test_the_game():
    found = outcomes(MODERN, "target", lambda rules: end(rules, 1200, 900).winner, [1500, 1200])
    assert found == {1500: None, 1200: 0}
    targets = outcomes(MODERN, "target", lambda rules: arranged_game(rules, {}).state.target)
    assert all(target == value for value, target in targets.items())


@pytest.mark.covers("match.end_rule")
def test_who_wins():
    def verdict(rules):
        both = end(rules, 1510, 1530, bidder=0)
        return both.winner, both.target, counts_at_once(rules)

    found = outcomes(MODERN, "end_rule", verdict, ["deal_end_highest", "bidder_first", "raise"])
    found |= outcomes(
        preset("partnership_classic"), "end_rule", verdict, ["first_to_reach"], target=1500
    )
    assert found == {
        "deal_end_highest": (1, 1500, False),
        "bidder_first": (0, 1500, False),
        "raise": (None, 1750, False),
        "first_to_reach": (1, 1500, True),
    }


@pytest.mark.covers("match.strictly_more")
def test_more_than_the_game():
    found = outcomes(MODERN, "strictly_more", lambda rules: end(rules, 1500, 0).winner)
    assert found == {False: 0, True: None}


@pytest.mark.covers("match.when_one_is_out")
def test_whether_the_others_play_on():
    def verdict(rules):
        return end(rules, 1040, 900, 700)

    for rules in (THREE, preset("four_hand_solo")):
        found = outcomes(rules, "when_one_is_out", verdict)
        on, over = found["play_on"], found["game_over"]
        assert (on.winner, on.leaves) == (None, 0)
        assert (over.winner, over.leaves) == (0, None)


def test_four_players_play_on_until_the_third_place_is_decided():
    rules = with_options(
        preset("four_hand_solo"), {"when_one_is_out": "play_on", "match.target": 200}
    )
    game = played_game(rules, 4, deals=200)
    assert game.state.winner is not None
    left = [event for event in game.events if isinstance(event, ev.PlayerLeft)]
    assert [event.seat for event in left] == list(game.state.out)
    assert len({*game.state.out, game.state.winner}) == 3
    held = [len(event.seats) for event in game.events if isinstance(event, ev.DealBegan)]
    assert held == sorted(held, reverse=True) and set(held) == {4, 3, 2}
    assert [event.rules.stock is not None for event in left] == [False, True]
    assert all(event.rules.match.target == 200 for event in left)


@pytest.mark.covers("match.deals")
def test_a_game_of_so_many_deals():
    found = outcomes(MODERN, "deals", lambda rules: end(rules, 300, 200, deals=12).winner)
    assert found == {0: None, 12: 0, 16: None}
    found = outcomes(MODERN, "deals", lambda rules: end(rules, 300, 300, deals=12).winner)
    assert set(found.values()) == {None}


def paid(rules, trump=Suit.DIAMONDS, pot=100, **bargain):
    """Chips of dealer, bidder and pot for a contract of seat 1 at 350."""
    usual = {"bidder": 1, "bid": 350, "trump": trump, "made": True}
    payment = pay(rules.chips, Bargain(**{**usual, **bargain}), 4, (1, 2, 3), pot)
    return payment.seats[0], payment.seats[1], payment.pot


@pytest.mark.covers("chips.units")
def test_the_tables_of_chips():
    def table(rules):
        bids = range(300, 650, 50)
        return [-paid(rules, bid=bid)[0] for bid in bids]

    assert outcomes(CHIPS, "units", table) == {
        "s001": [3, 5, 10, 15, 20, 25, 30],
        "hoyle": [1, 2, 4, 6, 8, 10, 13],
        "scarne": [3, 5, 7, 10, 13, 17, 21],
        "scarne_plain": [3, 4, 5, 6, 7, 8, 9],
    }


@pytest.mark.covers("chips.spades")
def test_spades():
    found = outcomes(CHIPS, "spades", lambda rules: paid(rules, Suit.SPADES))
    assert found == {"double": (-10, 40, -10), "plain": (-5, 20, -5)}


@pytest.mark.covers("chips.hearts_triple")
def test_hearts():
    found = outcomes(CHIPS, "hearts_triple", lambda rules: paid(rules, Suit.HEARTS)[1])
    assert found == {False: 20, True: 60}


@pytest.mark.covers("chips.double_bete")
def test_a_contract_played_and_lost():
    def lost(rules):
        return paid(rules, made=False)[1], paid(rules, made=False, conceded=True)[1]

    assert outcomes(CHIPS, "double_bete", lost) == {False: (-20, -20), True: (-40, -20)}


@pytest.mark.covers("chips.inactive_settles")
def test_a_dealer_who_sits_out():
    found = outcomes(CHIPS, "inactive_settles", paid)
    assert found == {True: (-5, 20, -5), False: (0, 15, -5)}


@pytest.mark.covers("chips.conceded_spades")
def test_spades_that_are_given_up():
    def lost(rules):
        played = paid(rules, Suit.SPADES, made=False)[1]
        return played, paid(rules, Suit.SPADES, made=False, conceded=True)[1]

    found = outcomes(CHIPS, "conceded_spades", lost)
    assert found == {"as_played": (-40, -40), "single": (-40, -20)}
    rules = with_options(CHIPS, {"conceded_spades": "single", "hearts_triple": True})
    assert paid(rules, Suit.HEARTS, made=False, conceded=True)[1] == -60


@pytest.mark.covers("chips.pot_short")
def test_a_pot_that_holds_too_little():
    found = outcomes(CHIPS, "pot_short", lambda rules: paid(rules, pot=2))
    # Five are due and two there: everybody, the bidder too, puts one in, and one is left over.
    assert found == {"pays_rest": (-5, 17, -2), "refill": (-5 - 1, 15 + 5 - 1, 4 - 5)}


@pytest.mark.parametrize(("bid", "made", "pot"), [(340, True, 0), (350, True, 5), (350, False, 0)])
def test_a_pot_is_filled_up_only_where_it_must_pay_more_than_it_has(bid, made, pot):
    rules = with_options(CHIPS, {"pot_short": "refill"})
    assert paid(rules, bid=bid, made=made, pot=pot) == paid(CHIPS, bid=bid, made=made, pot=pot)


def test_the_pot_is_never_in_debt_and_no_chip_is_lost():
    options = {"pot_short": "refill", "ante": 1, "pot_from": 300, "double_bete": True}
    filled = 0
    for seed in range(12):
        game = played_game(with_options(CHIPS, options), seed, deals=8)
        assert game.state.pot >= 0
        assert sum(game.state.scores) + game.state.pot == 0
        filled += sum(score.refill > 0 for score in game.state.history)
    assert filled


@pytest.mark.covers("chips.pot_from")
def test_where_the_pot_plays_along():
    found = outcomes(CHIPS, "pot_from", lambda rules: paid(rules, bid=300), [350, 300])
    assert found == {350: (-3, 9, 0), 300: (-3, 12, -3)}


def all_passed(rules):
    game = arranged_game(rules, {})
    before = game.state
    for seat in (1, 2, 3):
        game.act(Pass(seat=seat))
    return before.pot, game.state.pot, game.state.scores


@pytest.mark.covers("chips.ante")
def test_the_ante():
    found = outcomes(CHIPS, "ante", lambda rules: all_passed(rules)[:2])
    assert found == {3: (12, 24), 0: (0, 0), 1: (4, 8), 5: (20, 40)}


@pytest.mark.covers("chips.all_pass_pays")
def test_who_pays_when_all_pass():
    # RULES 10.6 K8
    assert outcomes(CHIPS, "all_pass_pays", all_passed) == {
        "everyone": (12, 24, (-6, -6, -6, -6)),
        "active": (12, 21, (-3, -6, -6, -6)),
    }


GOOD = "AS TS KS QS JS AH AD AC KH KD KC QH QD QC 9H"


def played(rules):
    game = arranged_game(rules, {1: GOOD}, widow="9H 9D 9D")
    game.act(Bid(seat=1, amount=350))
    for seat in (2, 3):
        game.act(Pass(seat=seat))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    game.act(Bury(seat=1, cards=parse_cards("9H 9D 9D")))
    while game.state.phase == "offers":
        game.act(Decline(seat=game.actor))
    return play_on(game).state


@pytest.mark.covers("chips.melds_enough")
def test_a_bid_that_melds_alone_reach():
    def end(rules):
        game = arranged_game(rules, {1: GOOD}, widow="9H 9D 9D")
        for seat, amount in ((1, 350), (2, None), (3, None)):
            game.act(Pass(seat=seat) if amount is None else Bid(seat=seat, amount=amount))
        game.act(NameTrump(seat=1, suit=Suit.SPADES))
        return game.state.phase, game.state.deal.reached, game.state.scores

    assert outcomes(CHIPS, "melds_enough", end) == {
        False: ("bury", False, (-3, -3, -3, -3)),
        True: ("deal", True, (-13, 37, -13, -13)),
    }
    # Melds alone are not enough where the bidder must win a trick as well.
    rules = with_options(CHIPS, {"melds_enough": True, "bidder_needs_counter": True})
    assert end(rules)[:2] == ("bury", False)
    (problem,) = problems(with_options(CHIPS, {"melds_enough": True, "points_mode": "bid"}))
    assert problem.options == ("chips.melds_enough", "chips.points_mode")


@pytest.mark.covers("chips.points_mode")
def test_what_is_counted():
    found = outcomes(CHIPS, "points_mode", played)
    assert found["chips"].scores == (-13, 37, -13, -13)
    assert found["chips"].pot == 2
    score = found["actual"].history[0].sides[1]
    assert score.counted == score.melds
    assert found["actual"].scores == (0, score.melds + score.tricks, 0, 0)
    assert found["bid"].scores == (0, 350, 0, 0)
    assert found["take_all"].scores == (0, score.melds + 250, 0, 0)
    assert len({state.scores for state in found.values()}) == 4
