"""Damaged texts: what is wrong is named with its line, its column and what would be right."""

import pytest
from damage import DAMAGE, DEAL, RULES_DAMAGE, forbidden_card

from acesaround.errors import RecordError
from acesaround.game import Game
from acesaround.game.event import WrongCardPlayed
from acesaround.record import NotationError, read_game, write_game
from acesaround.rules import preset, with_options
from acesaround.words import Catalog
from acesaround.words.problems import error_text

WORDS = Catalog.load("en")


def test_the_deal_of_these_tests_is_a_game() -> None:
    assert len(read_game(DEAL).lines) == 15


@pytest.mark.parametrize(("old", "new", "message"), DAMAGE)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, message: str) -> None:
    assert old in DEAL
    with pytest.raises(NotationError) as caught:
        read_game(DEAL.replace(old, new, 1))
    assert message in error_text(WORDS, caught.value)


def test_a_card_against_the_rules_must_be_marked_where_it_is_taken() -> None:
    text, card = forbidden_card()
    body = text[: text.index("\n\nResult")]
    end = "\nResult: unfinished"
    log = read_game(f"{body} {card}!{end}")
    assert any(isinstance(event, WrongCardPlayed) for event in log.lines[-1].events)
    with pytest.raises(NotationError, match=f"{card} is against the rules, which take it all the"):
        read_game(f"{body} {card}{end}")


def test_what_changed_says_must_be_what_the_options_say() -> None:
    game = Game.start(with_options(preset("modern"), {"match.target": 700}))
    text = write_game(game)
    assert '[Changed "match.target=700"]' in text
    with pytest.raises(NotationError, match=r"match.target is 800 here, and 700 in the tag \[Rul"):
        read_game(text.replace("match.target=700", "match.target=800"))
    for bad, why in (("whist=1", "no option 'whist'"), ("head=up", "cannot be 'up'")):
        with pytest.raises(NotationError) as caught:
            read_game(text.replace("match.target=700", bad))
        assert why in error_text(WORDS, caught.value)


@pytest.mark.parametrize(("old", "new", "message"), RULES_DAMAGE)
def test_damage_in_the_rules_is_named(old: str, new: str, message: str) -> None:
    text = write_game(Game.start(preset("modern")))
    assert old in text
    with pytest.raises(NotationError) as caught:
        read_game(text.replace(old, new, 1))
    assert message in error_text(WORDS, caught.value)


def test_rules_within_rules_have_an_end() -> None:
    text = write_game(Game.start(preset("three_hand")))
    for depth in (3, 4, 40, 4000):
        name = "Rules." + ".".join(["continuation"] * depth)
        with pytest.raises(RecordError):
            read_game(text.replace("[Rules.phases", f'[{name} "x"] [Rules.phases'))
