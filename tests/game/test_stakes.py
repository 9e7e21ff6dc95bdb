"""Check Pinochle: who may bid, and the chips beside the points (RULES 8.5)."""

import pytest

from acesaround.cards import Suit, parse_cards
from acesaround.game import Bid, NameTrump, Pass, StakeKind
from acesaround.game.stakes import Staked, chips_by_side, contract_chips, deal_stakes, game_stake
from acesaround.rules import Stakes, count_melds, preset, with_options
from acesaround.testing import arranged_game, random_game

RULES = preset("check")
MARRIAGE = "KH QH"
NONE = "AS AS TS TS JS JS 9S 9S AD AD TD TD"


def paid(hand, trump="S", **options):
    rules = with_options(RULES, options)
    melds = count_melds(parse_cards(hand), Suit(trump), rules.melds)
    return {
        stake.kind.value: stake.chips
        for stake in deal_stakes(rules.stakes, Staked(hands=((0, melds),)))
    }


@pytest.mark.covers("stakes.meld_chips")
@pytest.mark.parametrize(
    ("hand", "chips"),
    [
        ("KS QS KH QH KD QD KC QC", {"roundhouse": 5}),
        ("AS TS KS QS JS KH QH KD QD KC QC", {"roundhouse": 5, "run": 2}),
        ("AS TS KS QS JS", {"run": 2}),
        ("AS AS TS TS KS KS QS QS JS JS", {"run": 4}),
        ("AS AH AD AC", {"aces_around": 2}),
        ("KS KH KD KC", {"kings_around": 1}),
        ("QS QH QD QC", {"queens_around": 1}),
        ("JS JH JD JC", {"jacks_around": 1}),
        ("KS KS KH KH KD KD KC KC QS QH QD QC", {"roundhouse": 5, "kings_around": 1}),
        ("QS JD", {}),
        ("QS QS JD JD", {"double_pinochle": 2}),
        ("KH QH 9S", {}),
    ],
)
def test_chips_for_melds(hand, chips):
    assert paid(hand) == chips
    assert paid(hand, meld_chips=False) == {}


@pytest.mark.parametrize(
    ("bid", "chips"),
    [(200, 2), (240, 2), (250, 4), (290, 4), (300, 7), (349, 7), (350, 10), (390, 10), (400, 15)],
)
def test_chips_for_a_contract(bid, chips):
    assert contract_chips(bid) == chips
    made = deal_stakes(Stakes(), Staked(hands=(), bidder=1, bid=bid, made=True))
    lost = deal_stakes(Stakes(), Staked(hands=(), bidder=1, bid=bid, made=False))
    assert [(s.kind, s.side, s.chips) for s in made] == [(StakeKind.MADE, 1, chips)]
    assert [(s.kind, s.side, s.chips) for s in lost] == [(StakeKind.DEFEATED, 0, 2 * chips)]
    assert chips_by_side(lost) == (2 * chips, -2 * chips)


@pytest.mark.covers("stakes.game_chips")
@pytest.mark.parametrize(
    ("totals", "chips"),
    [
        ((1000, 1000), 10),
        ((1010, 1000), 11),
        ((1050, 950), 11),
        ((1060, 950), 12),
        ((1000, 0), 20),
        ((1000, -10), 10 + 11 + 5),
        ((1000, 1040), 11),
    ],
)
def test_chips_for_the_game(totals, chips):
    (stake,) = game_stake(RULES, 0, totals)
    assert (stake.kind, stake.side, stake.chips) == (StakeKind.GAME, 0, chips)
    assert game_stake(with_options(RULES, {"game_chips": 0}), 0, totals) == ()
    (higher,) = game_stake(with_options(RULES, {"game_chips": 15}), 0, totals)
    assert higher.chips == chips + 5


def test_a_bid_needs_a_marriage_and_the_dealer_is_stuck_without_one():
    game = arranged_game(RULES, {1: NONE, 2: MARRIAGE})
    assert list(game.legal) == [Pass(seat=1)]
    game.act(Pass(seat=1))
    assert Bid(seat=2, amount=200) in game.legal
    for seat in (2, 3):
        game.act(Pass(seat=seat))
    contract = game.state.deal.contract
    assert (contract.seat, contract.amount, contract.stuck) == (0, 200, True)


def play_out(rules, hands, amount=200, trump=Suit.SPADES):
    game = arranged_game(rules, hands)
    game.act(Bid(seat=1, amount=amount))
    while game.state.phase == "auction":
        game.act(Pass(seat=game.actor))
    game.act(NameTrump(seat=1, suit=trump))
    while game.state.deal.score is None:
        game.act(next(iter(game.legal)))
    return game


ALL_SPADES = "AS AS TS TS KS KS QS QS JS JS 9S 9S"


@pytest.mark.covers("stakes.all_tricks_chips")
@pytest.mark.parametrize("all_tricks", [5, 7, 0])
def test_all_tricks_and_the_chips_of_a_deal(all_tricks):
    rules = with_options(RULES, {"all_tricks_chips": all_tricks, "match.target": 5000})
    game = play_out(rules, {1: ALL_SPADES})
    score = game.state.history[0]
    melds = sum(s.chips if s.side else -s.chips for s in score.stakes if s.kind.value == "run")
    assert melds == 4
    kinds = {stake.kind.value: stake.chips for stake in score.stakes if stake.side == 1}
    assert kinds.get("all_tricks", 0) == all_tricks
    assert kinds["made"] == 2
    assert score.chips == game.state.chips == chips_by_side(score.stakes)
    assert sum(score.chips) == 0


@pytest.mark.covers("stakes.contract_chips", "stakes.defeat_times")
@pytest.mark.parametrize(("option", "value"), [("contract_chips", False), ("defeat_times", 1)])
def test_what_a_lost_contract_pays(option, value):
    hands = {1: "KH QH 9H 9H 9D 9D 9C 9C JC JC JD TD"}

    def defeat(rules):
        stakes = play_out(rules, hands, 600, Suit.HEARTS).state.history[0].stakes
        return [stake.chips for stake in stakes if stake.kind is StakeKind.DEFEATED]

    assert defeat(RULES) == [70]
    assert defeat(with_options(RULES, {option: value})) == ([] if not value else [35])


def test_the_last_deal_holds_the_chips_of_the_game():
    game = play_out(with_options(RULES, {"match.target": 1000}), {1: ALL_SPADES})
    assert game.state.winner == 1
    score = game.state.history[-1]
    (last,) = [stake for stake in score.stakes if stake.kind is StakeKind.GAME]
    margin = score.sides[1].total - score.sides[0].total
    assert last.chips == 10 + -(-margin // 100)


def test_chips_are_the_sum_of_the_deals_and_cancel_out():
    for game, _ in random_game(RULES, seed=3, deals=12):
        state = game.state
        told = [sum(score.chips[side] for score in state.history) for side in (0, 1)]
        assert list(state.chips) == told
        assert sum(state.chips) == 0
    assert game.state.history


def test_other_games_have_no_such_chips():
    *_, (game, _) = random_game(preset("modern"), seed=1)
    assert game.state.chips == () == game.state.history[0].chips
