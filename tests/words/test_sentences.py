"""Everything that the engine can say has a sentence, and the sentences say what happened."""

from __future__ import annotations

import random
import typing

import pytest

from acesaround.cards import BACK, Card, Suit, parse_cards
from acesaround.game import (
    Accuse,
    Action,
    Bid,
    ClaimGame,
    Game,
    IllegalAction,
    Outcome,
    PlayCard,
    Reason,
    Refusal,
    redact,
)
from acesaround.game import event as ev
from acesaround.rules import PRESETS, TABLES, Meld, MeldKind, Value, preset, with_options
from acesaround.testing import played_game, random_game
from acesaround.words import Catalog
from acesaround.words.asking import action_text, sure_text
from acesaround.words.cards import cards_text, hand_text
from acesaround.words.events import event_text
from acesaround.words.melds import meld_name, melds_text
from acesaround.words.refusals import refusal_text, rule_text
from acesaround.words.rules_text import (
    option_value,
    rule_in_force,
    rules_summary,
    section_title,
    variant_summary,
    variant_title,
)
from acesaround.words.voice import Voice, either, listed

WORDS = Catalog.load("en")
MODERN = Voice(WORDS, preset("modern"), 0, ("You", "West", "North", "East"))
TWO_HAND = Voice(WORDS, preset("two_hand"), 0, ("You", "Opponent"))
PLACES = ("You", "West", "North", "East")
VOICES = {
    name: Voice(WORDS, rules, 0, PLACES[: rules.deal.players]) for name, rules in PRESETS.items()
}


def test_cards() -> None:
    assert str(cards_text(WORDS, parse_cards("AS"))) == "the ace of spades"
    spoken = cards_text(WORDS, parse_cards("AS KH KH 9C"))
    assert str(spoken) == "the ace of spades, 2 times the king of hearts and the nine of clubs"
    assert str(cards_text(WORDS, (BACK,) * 4)) == "4 cards"
    assert str(cards_text(WORDS, (BACK,))) == "1 card"
    assert hand_text(WORDS, parse_cards("KH AS TS KH")) == "spades: ace, ten; hearts: king, king"


@pytest.mark.parametrize(
    ("texts", "together", "one"),
    [
        ((), "", ""),
        (("a",), "a", "a"),
        (("a", "b"), "a and b", "a or b"),
        (("a", "b", "c"), "a, b and c", "a, b or c"),
    ],
)
def test_lists(texts: tuple[str, ...], together: str, one: str) -> None:
    assert listed(WORDS, texts) == together
    assert either(WORDS, texts) == one


@pytest.mark.parametrize("kind", MeldKind)
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_every_meld_has_a_name(kind: MeldKind, times: int) -> None:
    assert meld_name(WORDS, kind, times, Suit.HEARTS, Card.KING_OF_HEARTS)
    assert times <= max(
        len(values) for table in TABLES.values() for values in table.values.values()
    )


def test_melds() -> None:
    run = Meld(MeldKind.RUN, 1, parse_cards("AS TS KS QS JS"), 150, Suit.SPADES)
    pinochle = Meld(MeldKind.PINOCHLE, 2, parse_cards("QS QS JD JD"), 300)
    assert melds_text(WORDS, (run, pinochle)) == "run in spades (150) and double pinochle (300)"


REASON = {
    "cards": parse_cards("AH"),
    "best": Card.TEN_OF_HEARTS,
    "suit": Suit.HEARTS,
    "amount": 250,
}


@pytest.mark.parametrize("code", Refusal)
def test_every_refusal_has_a_sentence(code: Refusal) -> None:
    full = Reason(
        code=code,
        cards=parse_cards("AH"),
        best=Card.TEN_OF_HEARTS,
        suit=Suit.HEARTS,
        amount=250,
        seat=1,
    )
    bare = Reason(code=code)
    for voice in VOICES.values():
        assert refusal_text(voice, full).endswith(".")
        assert refusal_text(voice, bare).endswith(".")


def test_a_refusal_says_card_duty_and_rule() -> None:
    reason = Reason(
        code=Refusal.MUST_BEAT,
        cards=parse_cards("AH"),
        best=Card.TEN_OF_HEARTS,
        suit=Suit.HEARTS,
        option="play.head",
        value="always",
    )
    assert refusal_text(MODERN, reason) == (
        "You hold the ace of hearts and must beat the ten of hearts."
    )
    assert rule_text(MODERN, reason) == (
        "Rule in force: When suits must be followed, you must beat the best card so far if you "
        "can, even your partner's. (Duty to beat: always)"
    )


def test_every_refusal_that_happens_can_be_put_into_words() -> None:
    """Try wrong cards and bids all along random games of both variants."""
    source = random.Random(5)
    faces = [card for card in Card if card is not BACK]
    codes = set()
    for name, voice in VOICES.items():
        for seed in range(4):
            for game, _ in random_game(preset(name), seed):
                seat = game.actor
                if seat is None or seat < 0:
                    continue
                tries: list[Action] = [PlayCard(seat=seat, card=source.choice(faces))]
                tries.append(Bid(seat=seat, amount=source.choice((10, 255, 260, 90000))))
                trial = Game(game.state, ())
                for action in tries:
                    try:
                        trial.act(action)
                    except IllegalAction as error:
                        codes.add(error.reason.code)
                        assert refusal_text(voice, error.reason)
                        rule_text(voice, error.reason)
    assert len(codes) > 6


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_event_has_a_sentence_for_every_seat(name: str) -> None:
    told: set[type] = set()
    for seed in range(12):
        game = played_game(preset(name), seed, deals=2)
        for seat in range(preset(name).deal.players):
            names = VOICES[name].names
            voice = Voice(WORDS, preset(name), seat, names)
            for event in game.events:
                text = event_text(voice, redact(event, seat))
                assert not text or text.endswith(".")
                assert "{" not in text
                told.add(type(event))
    assert len(told) > 8


HOUSE_RULES = [
    ("modern", {"nines_redeal": "five", "all_pass": "redeal"}),
    ("modern", {"moon": "announced", "throw_in": "free", "opponents_concede": True}),
    ("modern3", {"bury_announce": "trump_or_ace"}),
    ("two_hand", {"show_last": True, "choose_upcard": True, "target": 150}),
    ("modern", {"wrong_card": "deal"}),
    ("three_hand", {"target": 150}),
    ("auction_chips", {"deals": 2}),
    ("double_deck", {"min_melds": 400}),
    ("two_hand", {"declare_out": True, "target": 150}),
    ("three_hand", {"declare_out": True, "target": 150}),
    ("modern", {"wrong_card": "cards", "accusation": "by_players"}),
]


@pytest.mark.parametrize(("name", "options"), HOUSE_RULES, ids=str)
def test_every_event_under_house_rules(name: str, options: dict[str, Value]) -> None:
    rules = with_options(preset(name), options)
    for seed in range(8):
        game = played_game(rules, seed, deals=6)
        for seat in range(rules.deal.players):
            voice = Voice(WORDS, rules, seat, PLACES[: rules.deal.players])
            for event in game.events:
                text = event_text(voice, redact(event, seat))
                assert not text or text.endswith(".")
                assert "{" not in text


def test_no_event_is_forgotten() -> None:
    from acesaround.words.events import _TELL

    assert set(typing.get_args(ev.Event)) == set(_TELL)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (ev.CardPlayed(seat=3, card=Card.ACE_OF_SPADES), "East plays the ace of spades."),
        (ev.CardPlayed(seat=0, card=Card.ACE_OF_SPADES), "You play the ace of spades."),
        (ev.CallMade(seat=1, amount=260), "West bids 260."),
        (ev.CallMade(seat=0, amount=None), "You pass."),
        (ev.TrickWon(seat=1, points=20, bonus=0), "West wins the trick: 20 points."),
        (
            ev.TrickWon(seat=0, points=20, bonus=10),
            "You win the last trick: 20 points, and 10 more because it is the last.",
        ),
        (
            ev.ContractMade(seat=3, amount=250, stuck=True),
            "Nobody has bid. East dealt and must play for 250.",
        ),
        (ev.DealAbandoned(), "Nobody has bid. The next player deals anew."),
        (
            ev.CardsPassed(seat=2, to=0, cards=parse_cards("AS TS KS QS")),
            "North passes to you: the ace of spades, the ten of spades, the king of spades and "
            "the queen of spades.",
        ),
        (ev.CardsPassed(seat=1, to=3, cards=(BACK,) * 4), "West passes 4 cards to East."),
        (
            ev.BidImpossible(seat=1, needed=260),
            "West would still need 260 points, and all tricks together bring only 250. The deal "
            "is not played.",
        ),
        (ev.TargetRaised(target=1250), "The game goes on: now 1250 points win."),
        (ev.GameWon(side=0), "You and North win the game."),
        (ev.GameWon(side=1), "West and East win the game."),
        (ev.CardsBuried(seat=1, cards=(BACK,) * 3), "West lays away 3 cards face down."),
        (ev.BidImpossible(seat=1, needed=None), "The side of West has not shown what the rules "
         "ask of bidders: enough in melds, or a marriage in trump. The deal is not played."),
        (ev.Conceded(seat=0), "You give the deal up."),
        (
            ev.Accused(seat=1, accused=0),
            "West accuses you, but no card was against the rules.",
        ),
        (
            ev.Accused(seat=0, accused=3, card=Card.KING_OF_SPADES),
            "You accuse East, and rightly: the king of spades was against the rules.",
        ),
        (
            ev.Accused(seat=1, accused=2, card=Card.KING_OF_SPADES),
            "West accuses North, and rightly: the king of spades was against the rules.",
        ),
        (
            ev.GameClaimed(seat=0, total=1006, right=True),
            "You claim the game, and rightly: you have 1006 points.",
        ),
        (
            ev.GameClaimed(seat=1, total=940, right=False),
            "West claims the game, but has only 940 points and can win no more.",
        ),
        (ev.ClaimWaived(seat=1), "West lets the deal be settled."),
        (
            ev.UpcardSwapped(
                seat=1,
                dealer=0,
                nine=Card.NINE_OF_HEARTS,
                card=Card.ACE_OF_HEARTS,
                points=10,
            ),
            "West takes your turned card, the ace of hearts, for the nine of hearts: 10 points.",
        ),
    ],
    ids=str,
)  # fmt: skip
def test_sentences(event: ev.Event, text: str) -> None:
    assert event_text(MODERN, event) == text


def test_rules_in_words() -> None:
    for name, rules in PRESETS.items():
        assert variant_title(WORDS, name) and variant_summary(WORDS, name)
        assert all(line.endswith(".") for line in rules_summary(WORDS, rules))
        for path, option, value in rules.options():
            assert rule_in_force(WORDS, rules, path, value).startswith("Rule in force: ")
            assert all(option_value(WORDS, path, choice) for choice in option.choices)
            spelled = {option_value(WORDS, path, choice) for choice in option.choices}
            assert len(spelled) == len(option.choices)
            assert not any("_" in text for text in spelled), path
        assert all(section_title(WORDS, section) for section, _ in rules.sections())


def test_every_outcome_has_a_sentence() -> None:
    for outcome in Outcome:
        if outcome is not Outcome.NONE:
            assert WORDS.say(f"score.outcome.{outcome.value}", side="A", bid=1, reached=2)


def test_what_is_risky_is_asked_again() -> None:
    assert action_text(MODERN, ClaimGame(seat=0)) == "Claim the game"
    assert action_text(MODERN, Accuse(seat=0, accused=3)) == "Accuse East"
    assert "you can win no more" in sure_text(MODERN, ClaimGame(seat=0))
    assert "your side pays" in sure_text(MODERN, Accuse(seat=0, accused=3))
    assert sure_text(MODERN, PlayCard(seat=0, card=Card.KING_OF_SPADES)) == ""


def test_every_action_is_a_button() -> None:
    for name, voice in VOICES.items():
        seen = set()
        for seed in range(3):
            for _, action in random_game(preset(name), seed):
                seen.add(type(action))
                assert action_text(voice, action)
        assert len(seen) >= 2
