"""Actions that the rules refuse, of every kind, in the middle of games at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from acesaround.cards import SUITS, Card, deck_of
from acesaround.errors import Fault
from acesaround.game import (
    CHANCE,
    Accuse,
    Action,
    Bid,
    Bury,
    ClaimGame,
    Concede,
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
    Refusal,
    ShareWidow,
    ShootMoon,
    ShowDix,
    State,
    TakeBack,
    ThrowIn,
    act,
    current_deal,
)
from acesaround.record.refused import waiting_for, why_refused
from acesaround.rules import MeldKind, Value, preset, with_options
from acesaround.testing import random_action

GAMES: list[tuple[str, dict[str, Value]]] = [
    (
        "modern",
        {
            "passing.show_before_return": True,
            "bar_40_90": True,
            "opponents_concede": True,
            "throw_in": "free",
            "eldest_must_bid": True,
        },
    ),
    ("modern3", {"marriage_required": "to_bid", "max_bid": 400, "change_until_lead": True}),
    ("partnership_auction", {"shared_widow": True}),
    ("auction_chips", {"forced_throw_in": True, "eldest_must_bid": True}),
    ("two_hand", {"declare_out": True, "match.target": 250}),
    ("two_hand_no_turn", {}),
    ("four_hand_solo", {"wrong_card": "cards", "accusation": "by_players"}),
    ("four_hand_solo", {}),
    ("three_hand", {"declare_out": True, "match.target": 100}),
    ("three_hand", {"declare_out": True, "match.target": 400}),
]


def refused() -> Iterator[Fault]:
    """Why actions are refused, and what must come next."""
    for name, options in GAMES:
        source = random.Random(7)
        game = Game.start(with_options(preset(name), options))
        for n in range(140):
            if game.actor is None:
                break
            yield waiting_for(game.state)
            for seat in {game.actor, 9} if n % 9 == 0 else {game.actor}:
                for action in attempts(game.state, seat, source):
                    yield from _refused(game.state, action)
            game.act(random_action(game, source))
    yield from _rare()


def _refused(state: State, action: Action) -> Iterator[Fault]:
    try:
        act(state, action)
    except IllegalAction as error:
        yield why_refused(state, action, error.reason)


def _rare() -> Iterator[Fault]:
    """What hardly ever happens: states are made for it."""
    rules = with_options(preset("two_hand"), {"match.target": 100, "declare_out": True})
    over = Game.start(with_options(rules, {"end_rule": "deal_end_highest"}))
    source = random.Random(1)
    while over.actor is not None:
        yield waiting_for(over.state)
        action = random_action(over, source)
        if not isinstance(action, ClaimGame):
            over.act(action)
    yield waiting_for(over.state)
    yield from _refused(over.state, Pass(seat=0))
    game = Game.start(preset("two_hand"))
    while game.state.deal is None or game.state.phase != "stock":
        game.act(random_action(game, random.Random(1)))
    deal, seat = current_deal(game.state), game.actor
    assert seat is not None
    bare = replace(game.state, deal=replace(deal, hands=((), ())))
    play = PlayCard(seat=seat, card=Card.ACE_OF_SPADES)
    yield why_refused(bare, play, Reason(code=Refusal.NOT_IN_HAND))
    yield why_refused(bare, ShowDix(seat=seat), Reason(code=Refusal.NO_DIX))
    needed = Reason(code=Refusal.MELD_NEEDS_NEW_CARD, option="stock.need_new_card", value=True)
    bare_meld = LayMeld(seat=seat, kind=MeldKind.PINOCHLE, cards=(), laid=())
    yield why_refused(bare, bare_meld, needed)


def attempts(state: State, seat: int, source: random.Random) -> Iterator[Action]:
    """Actions of every kind, with cards that the seat has and that it has not."""
    deck = deck_of(state.rules.deck.copies, state.rules.deck.nines)
    deal = state.deal
    there = deal is not None and 0 <= seat < len(deal.hands)
    hand = deal.hands[seat] if deal is not None and there else ()
    row = deal.laid[seat] if deal is not None and there else ()
    yield from (Bid(seat=seat, amount=amount) for amount in (0, 250, 255, 290, 99990))
    yield from (NameTrump(seat=seat, suit=suit) for suit in SUITS)
    for kind in (Pass, ThrowIn, TakeBack, Concede, ShootMoon, Decline, ClaimGame, ExchangeDix):
        yield kind(seat=seat)
    yield ShowDix(seat=seat)
    yield EndMelding(seat=seat)
    yield from (Accuse(seat=seat, accused=other) for other in range(state.rules.deal.players))
    for n in (0, 1, 3, 4):
        for cards in (source.sample(hand, min(n, len(hand))), source.sample(deck, n)):
            for given in (PassCards, Bury, ShareWidow):
                yield given(seat=seat, cards=tuple(cards))
    own, lying = tuple(source.sample(hand, min(2, len(hand)))), tuple(range(min(2, len(row))))
    for meld in MeldKind:
        for suit in (None, *SUITS):
            for cards, laid in ((own, ()), ((), lying), ((), ())):
                yield LayMeld(seat=seat, kind=meld, suit=suit, cards=cards, laid=laid)
    yield from (PlayCard(seat=seat, card=card) for card in (*hand, deck[0]))
    yield PlayCard(seat=seat, card=deck[0], laid=7)
    yield Deal(seat=CHANCE, order=(*deck[1:], deck[5]))
