"""What must hold in every game under every valid set of rules."""

import itertools
import random

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from acesaround.cards import SUITS, Card, deck_of, sort_hand
from acesaround.game import (
    CHANCE,
    Accuse,
    Bid,
    Bury,
    ClaimGame,
    Deal,
    Decline,
    EndMelding,
    ExchangeDix,
    Game,
    IllegalAction,
    LayMeld,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    Reason,
    ShareWidow,
    ShowDix,
    TakeBack,
    ThrowIn,
    evolve,
    sides,
    total_trick_points,
    tricks_of_side,
)
from acesaround.game.event import Event
from acesaround.rules import MeldKind
from acesaround.testing import played_game, random_action
from acesaround.testing.strategies import cards, games, valid_rules

relaxed = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def in_chips(rules):
    return rules.chips is not None and rules.chips.points_mode == "chips"


def all_cards(deal):
    """Every card of a deal, wherever it lies."""
    yield from itertools.chain.from_iterable(deal.hands)
    yield from (laid.card for row in deal.laid for laid in row)
    yield from deal.stock
    yield from deal.buried
    if not deal.widow_taken:
        yield from deal.widow
    if deal.upcard is not None:
        yield deal.upcard
    for trick in (*deal.tricks, *filter(None, [deal.trick])):
        yield from trick.cards


@relaxed
@given(games())
def test_no_card_is_lost_or_made(game):
    deck = game.state.rules.deck
    assert sort_hand(all_cards(game.state.deal)) == deck_of(deck.copies, deck.nines)


@relaxed
@given(games())
def test_the_state_is_the_fold_of_the_events(game):
    state = None
    for event in game.events:
        state = evolve(state, event)
    assert state == game.state
    assert state.events == len(game.events)


@relaxed
@given(games())
def test_events_and_state_survive_being_written(game):
    events = msgspec.json.decode(msgspec.json.encode(game.events), type=list[Event])
    assert Game.replay(events).state == game.state


def some_actions(seat):
    """Requests of every kind by one seat, sensible or not."""
    some_cards = st.lists(cards(), max_size=8).map(tuple)
    places = st.lists(st.integers(-1, 12), max_size=4).map(tuple)
    return st.one_of(
        st.builds(Bid, seat=st.just(seat), amount=st.integers(-10, 600)),
        st.builds(Pass, seat=st.just(seat)),
        st.builds(NameTrump, seat=st.just(seat), suit=st.sampled_from(SUITS)),
        st.builds(PassCards, seat=st.just(seat), cards=some_cards),
        st.builds(Bury, seat=st.just(seat), cards=some_cards),
        st.builds(Decline, seat=st.just(seat)),
        st.builds(ThrowIn, seat=st.just(seat)),
        st.builds(TakeBack, seat=st.just(seat)),
        st.builds(ShareWidow, seat=st.just(seat), cards=st.lists(cards(), max_size=4).map(tuple)),
        st.builds(
            LayMeld,
            seat=st.just(seat),
            kind=st.sampled_from(MeldKind),
            suit=st.none() | st.sampled_from(SUITS),
            cards=some_cards,
            laid=places,
        ),
        st.builds(ExchangeDix, seat=st.just(seat)),
        st.builds(ShowDix, seat=st.just(seat)),
        st.builds(EndMelding, seat=st.just(seat)),
        st.builds(
            PlayCard,
            seat=st.just(seat),
            card=cards(),
            laid=st.none() | st.integers(-1, 12),
        ),
        st.builds(Deal, seat=st.just(seat), order=some_cards),
        st.builds(ClaimGame, seat=st.just(seat)),
        st.builds(Accuse, seat=st.just(seat), accused=st.integers(-1, 4)),
    )


@relaxed
@given(games(), st.data())
def test_exactly_the_legal_actions_are_accepted(game, data):
    if game.actor is None:
        return
    legal = game.legal
    for action in itertools.islice(legal, 300):
        assert action in legal
        Game(game.state, ()).act(action)
    before = game.state
    for action in data.draw(st.lists(some_actions(game.actor), max_size=30)):
        accepted = True
        try:
            Game(game.state, ()).act(action)
        except IllegalAction as refusal:
            accepted = False
            assert isinstance(refusal.reason, Reason)
        assert accepted == is_legal(game, action), action
    assert game.state == before


def is_legal(game, action):
    """Membership, up to the order in which the cards of a set are named.

    A referee takes every card that is held, and the penalty follows.
    """
    if game.state.rules.play.wrong_card != "refuse" and isinstance(action, PlayCard):
        held = game.state.deal.hands[action.seat] if game.actor != CHANCE else ()
        if game.state.phase == "tricks":
            return action.laid is None and action.card in held
    if isinstance(action, LayMeld):
        wanted = _meld_key(action, game)
        return any(
            isinstance(each, LayMeld) and _meld_key(each, game) == wanted for each in game.legal
        )
    if isinstance(action, PlayCard) and action.laid is not None:
        row = game.state.deal.laid[action.seat] if game.actor != CHANCE else ()
        return any(
            isinstance(each, PlayCard)
            and each.laid is not None
            and 0 <= action.laid < len(row)
            and row[each.laid] == row[action.laid]
            and each.card is action.card
            for each in game.legal
        )
    return action in game.legal


def _meld_key(action, game):
    return action.kind, action.suit, sort_hand(action.cards), tuple(sorted(action.laid))


@relaxed
@given(games())
def test_out_of_turn_nothing_is_accepted_and_the_turn_is_named(game):
    if game.actor is None:
        return
    for seat in range(game.state.rules.deal.players):
        if seat != game.actor:
            for action in (Pass(seat=seat), PlayCard(seat=seat, card=Card.ACE_OF_SPADES)):
                try:
                    game.act(action)
                    raise AssertionError("accepted")
                except IllegalAction as refusal:
                    assert refusal.reason.seat == game.actor


@relaxed
@given(valid_rules(), st.integers(0, 2**32))
def test_all_points_of_a_deal_are_won_by_somebody(rules, seed):
    game = played_game(rules, seed)
    played_out = game.state.deal is not None and not any(game.state.deal.hands)
    for deal in game.state.history:
        if deal.outcome.value in ("made", "set", "none") and played_out:
            points = sum(tricks_of_side(game.state, side)[0] for side in sides(rules))
            assert points == total_trick_points(rules)


@relaxed
@given(valid_rules(), st.integers(0, 2**32))
def test_scores_are_the_sum_of_what_the_sheets_say(rules, seed):
    game = played_game(rules, seed, deals=3)
    if in_chips(rules):
        assert sum(game.state.scores) + game.state.pot == 0
        return
    for side, total in enumerate(game.state.scores):
        assert total == sum(sheet.sides[side].change for sheet in game.state.history)


@settings(
    deadline=None,
    max_examples=300,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(valid_rules(house_rules_only=False), st.integers(0, 2**32))
def test_rules_without_contradiction_can_be_played_to_the_end(rules, seed):
    """Two deals of any players under any rules, with forbidden cards where those are taken."""
    source = random.Random(seed)
    game = Game.start(rules, source.randrange(rules.deal.players))
    for _ in range(3000):
        if game.actor is None or (game.actor == CHANCE and len(game.state.history) >= 2):
            break
        action = random_action(game, source)
        taken = rules.play.wrong_card != "refuse" and isinstance(action, PlayCard)
        if taken and action.laid is None and source.random() < 0.05:
            hand = game.state.deal.hands[action.seat]
            action = PlayCard(seat=action.seat, card=source.choice(hand))
        game.act(action)
    else:
        raise AssertionError("the deals have no end")
    assert game.state.history or game.state.winner is not None


@settings(deadline=None, max_examples=15)
@given(valid_rules(), st.integers(0, 2**32))
def test_every_game_comes_to_an_end(rules, seed):
    game = played_game(rules, seed, deals=400)
    assert game.state.winner is not None or len(game.state.history) >= 400
