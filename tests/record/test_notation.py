"""The readable notation: every game comes back the same, and nothing in a text can lie."""

import random
import re
import typing

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from acesaround.cards import deck_of
from acesaround.errors import RecordError
from acesaround.game import (
    Action,
    Deal,
    Game,
    Pass,
    PassCards,
    PlayCard,
    Refusal,
    dealer_of_draw,
    legal_actions,
)
from acesaround.game import event as ev
from acesaround.record import Header, Log, lines_of, load_log, log_of, read_game, write_game
from acesaround.record.played import played
from acesaround.record.refused import FAULTS
from acesaround.record.tags import OURS
from acesaround.rules import PRESETS, Melds, Rules, preset, with_options
from acesaround.testing import arranged_game, played_game, random_action, random_game
from acesaround.testing.strategies import valid_rules

HOUSES = [
    ("modern", {"passing.show_before_return": True, "nines_redeal": "five"}),
    ("modern", {"wrong_card": "cards", "throw_in": "free", "moon": "announced"}),
    ("modern", {"wrong_card": "set_bid"}),
    ("check", {"defeat_times": 2}),
    ("double_deck", {"match.target": 3000, "opponents_concede": True}),
    ("two_hand", {"meld_then_draw": False, "need_new_card": False, "upgrade_to_double": True}),
    ("two_hand", {"choose_upcard": True, "show_last": True, "end_rule": "first_to_reach"}),
    ("two_hand_no_turn", {"first_marriage": "plain", "match.end_rule": "raise"}),
    ("three_hand", {"match.target": 500, "wrong_card": "game", "run_extras": True}),
    ("three_hand", {"declare_out": True, "match.target": 300}),
    ("two_hand", {"declare_out": True, "match.target": 250, "end_rule": "deal_end_highest"}),
    ("four_hand_solo", {"wrong_card": "cards", "accusation": "by_players"}),
    ("modern", {"wrong_card": "game", "accusation": "by_players"}),
    ("three_hand_stock", {"dix_is_free": False, "shown_nine": False}),
    ("partnership_classic", {"first_card_counts": True, "meld_timing": "before_lead"}),
    (
        "auction_chips",
        {"forced_throw_in": True, "eldest_must_bid": True, "melds_enough": True, "match.deals": 40},
    ),
    ("modern3", {"change_until_lead": True, "throw_in": "free"}),
    ("partnership_auction", {"shared_widow": True}),
    ("four_hand_solo", {"when_one_is_out": "play_on", "match.target": 200}),
    ("auction_chips", {"chips.ante": 3, "bury_announce": "trump_or_ace", "match.deals": 3}),
]


def house(name: str, options: dict[str, object]) -> Rules:
    rules = preset(name)
    known = {path.split(".")[1] for path, _, _ in rules.options()}
    return with_options(rules, {k: v for k, v in options.items() if k.split(".")[-1] in known})


def shuffled_log(rules: Rules, seed: int, most: int) -> Log:
    """A log of random actions in which bids stay low, and cards are given away in any order."""
    source = random.Random(seed)
    game = Game.start(rules, source.randrange(rules.deal.players))
    header = Header(rules=rules, dealer=game.state.dealer)
    log = Log(header, game, ended=True)
    while game.actor is not None and len(log.lines) < most:
        action = random_action(game, source)
        action = any_card(game, source) or action
        passing = Pass(seat=game.actor)
        if game.state.phase == "auction" and passing in game.legal and source.random() < 0.7:
            action = passing
        elif isinstance(action, PassCards):
            cards = tuple(source.sample(action.cards, len(action.cards)))
            action = msgspec.structs.replace(action, cards=cards)
        log.lines.append(played(game, action))
    return log


def any_card(game: Game, source: random.Random) -> Action | None:
    """Now and then a card of the hand, forbidden or not, where the rules take such cards."""
    state, seat = game.state, game.actor
    lenient = state.rules.play.wrong_card != "refuse" and state.phase == "tricks"
    if not lenient or source.random() > 0.1 or seat is None or state.deal is None:
        return None
    hand = state.deal.hands[seat]
    return PlayCard(seat=seat, card=source.choice(hand)) if hand else None


def assert_same(log: Log, back: Log) -> None:
    bare = msgspec.structs.replace
    assert bare(back.header, check="") == bare(log.header, check="")
    assert [bare(line, check="") for line in back.lines] == [
        bare(line, check="") for line in log.lines
    ]
    assert back.game.events == log.game.events
    assert back.game.state == log.game.state


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_come_back(name: str, seed: int) -> None:
    log = log_of(shuffled_log(PRESETS[name], seed, 1500).game)
    text = write_game(log)
    back = read_game(text)
    assert_same(log, back)
    assert write_game(back) == text
    assert write_game(log.game) == text


@pytest.mark.parametrize(("name", "options"), HOUSES)
@pytest.mark.parametrize("most", [45, 300, 2000])
def test_games_under_house_rules_come_back(
    name: str, options: dict[str, object], most: int
) -> None:
    log = shuffled_log(house(name, options), most, most)
    assert_same(log, read_game(write_game(log)))


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rules=valid_rules(house_rules_only=False), data=st.data())
def test_any_part_of_a_game_under_any_rules_comes_back(rules: Rules, data: st.DataObject) -> None:
    source = random.Random(data.draw(st.integers(0, 2**32)))
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    drawn = tuple(source.sample(deck, rules.deal.players))
    if dealer_of_draw(rules, drawn) is None:
        drawn = ()
    game = Game.start(rules, source.randrange(rules.deal.players), drawn)
    for _ in range(data.draw(st.integers(0, 300))):
        if game.actor is None:
            break
        game.act(random_action(game, source))
    log = log_of(game)
    text = write_game(log)
    back = read_game(text)
    assert_same(log, back)
    assert write_game(back) == text


def test_an_unfinished_game_comes_back_after_every_action() -> None:
    for rules in (PRESETS["two_hand"], PRESETS["partnership_classic"]):
        for game, _ in random_game(rules, 7):
            assert read_game(write_game(game)).game.state == game.state


def test_every_kind_of_action_is_among_the_games_of_these_tests() -> None:
    seen: set[type] = set()
    for name, options in HOUSES:
        log = shuffled_log(house(name, options), 5, 1200)
        assert_same(log, read_game(write_game(log)))
        seen |= {type(line.action) for line in log.lines}
    assert seen == set(typing.get_args(Action))


def test_every_refusal_has_a_reason_of_its_own() -> None:
    assert set(FAULTS) == set(Refusal)


def test_text_and_log_are_made_of_each_other() -> None:
    tags = {"Date": "2026-11-30", "Seed": "17", "Note": 'a "b" \\ {c} ; [d]\n\t♥ é'}
    log = log_of(played_game(PRESETS["three_hand"], 3), ("Ann", "", 'O"Hara'), ("person",), tags)
    lines = list(lines_of(log))
    read = load_log(lines)
    assert_same(log, read)
    text = write_game(read)
    assert '[South "Ann"]' in text
    assert '[SouthPlayer "person"]' in text
    assert '[Date "2026-11-30"]' in text
    back = read_game(text)
    assert_same(log, back)
    assert list(lines_of(back)) == lines


def test_a_drawn_dealer_is_kept_by_text_and_log() -> None:
    rules = PRESETS["modern"]
    drawn = deck_of(2, True)[10:50:10]
    game = Game.start(rules, drawn=drawn)
    log = log_of(game)
    text = write_game(log)
    assert f'[Drawn "{" ".join(map(str, drawn))}"]' in text
    assert_same(log, read_game(text))
    assert_same(log, load_log(lines_of(log)))
    other = "SWNE".replace(text.split('[Dealer "')[1][0], "")[0]
    with pytest.raises(RecordError, match="the draw gives the first deal to"):
        read_game(re.sub(r'\[Dealer "."\]', f'[Dealer "{other}"]', text))


def test_a_game_of_a_seat_s_own_events_is_no_game() -> None:
    game = played_game(PRESETS["modern"], 1)
    redacted = Game(
        game.state,
        [
            msgspec.structs.replace(e, cards=()) if isinstance(e, ev.HandDealt) else e
            for e in game.events
        ],
    )
    with pytest.raises(RecordError, match="the deck has 48"):
        log_of(redacted)


def test_events_of_another_engine_are_refused_by_line() -> None:
    game = shuffled_log(PRESETS["modern"], 1, 90).game
    at = next(n for n, e in enumerate(game.events) if isinstance(e, ev.TrickWon))
    event = game.events[at]
    assert isinstance(event, ev.TrickWon)
    game.events[at] = msgspec.structs.replace(event, points=event.points + 1)
    with pytest.raises(
        RecordError, match=r"line \d+: event \d+ of the line is {\"event\":\"trick_won\""
    ):
        log_of(game)


# Rules by value.


def test_a_later_change_of_a_variant_does_not_reach_an_old_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = log_of(played_game(with_options(PRESETS["modern"], {"match.target": 700}), 3))
    text = write_game(log)
    monkeypatch.setitem(
        PRESETS, "modern", with_options(PRESETS["modern"], {"keep_melds": "always"})
    )
    assert_same(log, read_game(text))
    monkeypatch.delitem(PRESETS, "modern")
    assert_same(log, read_game(text))


def test_an_option_that_a_text_does_not_know_is_as_it_was_before_there_was_one() -> None:
    text = write_game(played_game(PRESETS["modern"], 3))
    older = text.replace(", foster190=false", "").replace(", late_from=0", "")
    assert older != text
    assert read_game(older).header.rules == PRESETS["modern"]


def test_rules_that_are_no_variant_are_held_too() -> None:
    rules = msgspec.structs.replace(
        PRESETS["four_hand_solo"], name='Aunt "Mae"', melds=Melds(table="foster")
    )
    log = log_of(played_game(rules, 1))
    assert_same(log, read_game(write_game(log)))


# A text by hand.

BY_HAND = """\
[Pinochle "1"]
[Variant "four_hand_solo"] [Changed "match.target = 500, keep_melds=always"]
[Dealer "south"]

{ A deal in which
  every suit is with one player. }
deal: 1
Hands:
 S: 9S 9S JS JS QS QS KS KS TS TS AS AS
 W: a♥ 10h TH KH KH QH QH JH JH 9H 9H A♥
 N: 9C 9C JC JC QC QC KC KC TC TC AC AC   ; the clubs
 E: 9D 9D JD JD QD QD KD KD TD TD AD AD
Turned: as
Dix: West no North no   East no
Melds: W: marriage x2 ♥ 40
"""


def test_a_text_by_hand_needs_no_more_than_it_must() -> None:
    log = read_game(BY_HAND + "Tricks: W: AH AC AD 9S -> S 33\nResult: unfinished")
    assert log.header.rules == with_options(
        PRESETS["four_hand_solo"], {"target": 500, "keep_melds": "always"}
    )
    deal = log.game.state.deal
    assert deal is not None
    assert deal.dealer == 0
    assert deal.turned is not None
    assert str(deal.turned) == "AS"
    assert [str(card) for card in deal.hands[1]].count("AH") == 1
    assert deal.tricks[0].winner == 0


def test_hands_alone_deal_the_cards_of_every_variant() -> None:
    for name, rules in PRESETS.items():
        log = log_of(played_game(rules, 2))
        text = write_game(log)
        start = text.index("Deck:")
        by_hand = text[:start] + text[text.index("Hands:") :]
        back = read_game(by_hand)
        assert name == back.header.rules.name
        ours, theirs = log.game.state.history, back.game.state.history
        assert ours == theirs
        assert [line.action for line in back.lines if not isinstance(line.action, Deal)] == [
            line.action for line in log.lines if not isinstance(line.action, Deal)
        ]


def test_blanks_breaks_and_comments_are_free() -> None:
    text = write_game(played_game(PRESETS["two_hand"], 4, deals=2))
    log = read_game(text)
    # Not within the quotes of the tags, where a comment would be text.
    head, body = text.split("\n\n", 1)
    loose = f"\ufeff{head}\n" + body.replace(",", " {a\nb} ").replace(":", " :\n\t")
    loose = loose.replace("\n", " ; c [\r\n").replace("Tricks", "tRICKS")
    assert_same(log, read_game(loose))


@pytest.mark.parametrize("name", sorted(OURS))
def test_a_free_tag_cannot_have_the_name_of_one_of_ours(name: str) -> None:
    with pytest.raises(ValueError, match="one of the record's own"):
        log_of(played_game(PRESETS["modern"], 1), tags={name: "x"})


def test_names_beyond_the_table_are_refused() -> None:
    with pytest.raises(ValueError, match="more than the 2 seats"):
        log_of(played_game(PRESETS["two_hand"], 1), ("a", "b", "c"))


def test_a_game_that_was_arranged_is_written_whole() -> None:
    game = arranged_game(PRESETS["modern3"], {0: "AS AS TS TS"}, widow="9C 9C 9D")
    text = write_game(game)
    assert "Widow: 9C 9C 9D" in text
    assert read_game(text).game.state == game.state
    assert legal_actions(game.state)
