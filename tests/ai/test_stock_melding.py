"""Melding after a won trick by search: what is compared, and what must come out of it."""

import random
import time

from msgspec.structs import replace

from acesaround.ai import make_player
from acesaround.ai.search.levels import EXPERT
from acesaround.ai.search.stock_melding import choose_meld
from acesaround.cards import Suit, parse_card
from acesaround.game import EndMelding, ExchangeDix, Game, LayMeld, PlayCard
from acesaround.rules import MeldKind, meld_cards, meld_value, preset, with_options
from acesaround.testing import arranged_game, shuffled

SMALL = replace(EXPERT, worlds=60, batch=60)
TWO = preset("two_hand")


def won(hand, lead, *, rules=TWO, upcard="9S", answer="9D"):
    """The melding turn of seat 1, which has led that card and won the trick."""
    other = answer + " 9D 9C 9C JC JC QC TC 9H JH JH TH"
    game = arranged_game(rules, {1: hand, 0: other}, upcard=upcard)
    game.act(PlayCard(seat=1, card=parse_card(lead)))
    game.act(PlayCard(seat=0, card=parse_card(answer)))
    assert game.state.deal.melding == 1
    return game


def record_of(game, level=SMALL):
    return choose_meld(game.view(game.actor), level, 3, time.monotonic() + 600.0)


def test_the_royal_marriage_comes_before_its_run_while_many_tricks_are_to_come():
    record = record_of(won("AS AS TS KS QS JS AH KH TD KD AC KC", "AS"))
    kinds = [getattr(each.action, "kind", None) for each in record.candidates]
    assert kinds[0] is MeldKind.ROYAL_MARRIAGE
    # Each meld is compared once, and so is laying none.
    assert sorted(map(str, kinds)) == sorted(
        map(str, [MeldKind.RUN, MeldKind.ROYAL_MARRIAGE, MeldKind.KINGS, None])
    )
    assert {each.worlds for each in record.candidates} == {60}
    assert record.possible > 1_000_000


def late_turns(stock, least):
    """Melding turns with so many cards in the stock and a meld of at least so many points."""
    plain = make_player("plain")
    for seed in range(60):
        game = Game.start(TWO)
        game.act(shuffled(TWO, random.Random(seed)))
        while game.state.phase == "stock" and len(game.state.deal.stock) >= stock:
            view = game.view(game.actor)
            action = plain.act(view).action
            if isinstance(action, LayMeld) and len(game.state.deal.stock) == stock:
                kind, tally = action.kind, len(action.cards) + len(action.laid)
                times = tally // len(meld_cards(kind, action.suit))
                if meld_value(TWO.melds, kind, times, 1) >= least:
                    yield game
            game.act(action)


def test_a_great_meld_does_not_wait_for_a_trick_that_may_be_lost():
    turns = 0
    for game in late_turns(stock=3, least=80):
        turns += 1
        record = record_of(game)
        kinds = {type(each.action): each.behind for each in reversed(record.candidates)}
        assert kinds[LayMeld] == 0
        assert kinds[EndMelding] > 0
    assert turns


def test_the_first_marriage_makes_the_better_trump():
    rules = preset("two_hand_no_turn")
    hand = "AH AS AS TS KS QS JS KD QD TD AC JC"
    game = arranged_game(rules, {1: hand, 0: "9H 9D 9D 9C 9C JC QC TC JH JH TH 9S"})
    game.act(PlayCard(seat=1, card=parse_card("AH")))
    game.act(PlayCard(seat=0, card=parse_card("9H")))
    record = record_of(game)
    assert record.candidates[0].action == LayMeld(
        seat=1,
        kind=MeldKind.ROYAL_MARRIAGE,
        suit=Suit.SPADES,
        cards=record.candidates[0].action.cards,
    )


def test_nothing_is_weighed_up_on_the_last_turn_or_while_a_nine_is_free():
    nine = "AS AS 9S TS KS QS JD AH TD KD AC TC"
    assert record_of(won(nine, "AS", upcard="JS")) is None
    costly = with_options(TWO, {"dix_is_free": False})
    record = record_of(won(nine, "AS", upcard="JS", rules=costly))
    actions = [each.action for each in record.candidates]
    assert ExchangeDix(seat=1) in actions and EndMelding(seat=1) in actions
    game = won("AS AS TS KS QS JS AH KH TD KD AC KC", "AS")
    view = game.view(1)
    last = replace(view.deal, stock=view.deal.stock[:1])
    emptied = replace(view, seen=replace(view.seen, deal=last))
    assert choose_meld(emptied, SMALL, 3, time.monotonic() + 600.0) is None
