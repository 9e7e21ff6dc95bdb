"""Drills as their reader sees them before the answer, in words."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from acesaround.cards import Hand, Suit, parse_cards
from acesaround.game import Action, Bid, Game, View, legal_actions, players
from acesaround.rules import rules_from_code
from acesaround.server.drill_messages import (
    DrillPicture,
    GameOfDrills,
    KindSoFarPicture,
    PracticePicture,
)
from acesaround.server.facts import SeatFacts, TableFacts
from acesaround.server.memory import Memory
from acesaround.server.named import made_from
from acesaround.server.picture import picture_of, voice_for
from acesaround.server.protocol import Choice, Picture
from acesaround.teaching.drills import (
    Answered,
    Drill,
    HandDrill,
    all_drills,
    game_of,
    is_again,
    practice_of,
    streak_of,
)
from acesaround.words import Catalog
from acesaround.words.asking import action_text
from acesaround.words.cards import suit_name
from acesaround.words.drills import kind_text, practice_text
from acesaround.words.rules_text import variant_title
from acesaround.words.voice import Voice


class Seated:
    """The reader at the table of a drill: what the seat to act has seen of the game."""

    def __init__(self, game: Game) -> None:
        seat = game.actor
        assert seat is not None
        self.memory = Memory(seat)
        self.memory.see(game.events)

    @property
    def view(self) -> View:
        """What the seat knows."""
        return self.memory.view

    def legal(self, action: Action) -> bool:
        """Whether the seat may do that."""
        return action.seat == self.memory.seat and action in legal_actions(self.view.seen)

    def facts(self) -> TableFacts:
        """A table of the reader and computer players, at which nothing is waited for."""
        seen = self.view.seen
        seats = tuple(
            SeatFacts(who="person" if seat == self.memory.seat else "computer")
            for seat in players(seen.rules)
        )
        return TableFacts(id="", seats=seats, pace="normal", acknowledged=seen.events)

    def voice(self, words: Catalog) -> Voice:
        """Who speaks to the reader."""
        return voice_for(words, self.facts(), self.memory)


def drill_picture(words: Catalog, drill: Drill, answers: Sequence[Answered]) -> DrillPicture:
    """The drill as it is asked; it holds nothing that the seat does not know."""
    variant, _, _ = made_from(rules_from_code(drill.rules))
    picture: Picture | None = None
    choices: tuple[Choice, ...] = ()
    if isinstance(drill, HandDrill):
        text = words.say("drill.ask.melds", suit=suit_name(words, drill.trump))
        hand: Hand = parse_cards(drill.hand)
        trump: Suit | None = drill.trump
    else:
        seated = Seated(game_of(drill))
        picture = drill_table(words, seated)
        bidding = drill.kind == "bid"
        text = words.say("drill.ask.bid") if bidding else picture.asked.text
        hand, trump = picture.hand, picture.trump
        if bidding:
            choices = _calls(seated.voice(words), seated)
    return DrillPicture(
        id=drill.id,
        kind=drill.kind,
        kind_title=kind_text(words, drill.kind),
        level=drill.level,
        again=is_again(drill, answers),
        rules=variant,
        title=variant_title(words, variant),
        text=text,
        hand=hand,
        trump=trump,
        picture=picture,
        choices=choices,
        games=_games(words),
        practice=practice_picture(words, answers),
    )


def _games(words: Catalog) -> tuple[GameOfDrills, ...]:
    """Every game that there are drills of, by name."""
    codes = {drill.rules for drill in all_drills()}
    names = sorted(made_from(rules_from_code(code))[0] for code in codes)
    return tuple(GameOfDrills(name=name, title=variant_title(words, name)) for name in names)


def drill_table(words: Catalog, seated: Seated) -> Picture:
    """The table without what would help: what the hand is worth, and what cards are part of."""
    voice = seated.voice(words)
    picture = picture_of(voice, seated.facts(), seated.memory)
    return replace(picture, worth=(), card_help=())


def _calls(voice: Voice, seated: Seated) -> tuple[Choice, ...]:
    """To pass, or the least bid."""
    legal = legal_actions(seated.view.seen)
    bid = next(action for action in legal if isinstance(action, Bid))
    passing = next(action for action in legal if not isinstance(action, Bid))
    return tuple(
        Choice(action=action, text=action_text(voice, action), cards=(), points=0)
        for action in (passing, bid)
    )


def practice_picture(words: Catalog, answers: Sequence[Answered]) -> PracticePicture:
    """What to practise next after these answers."""
    practice = practice_of(answers)
    return PracticePicture(
        text=practice_text(words, practice),
        kind=practice.kind,
        so_far=tuple(
            KindSoFarPicture(
                kind=each.kind,
                title=kind_text(words, each.kind),
                answered=each.answered,
                right=each.right,
            )
            for each in practice.so_far
        ),
        streak=streak_of(answers),
    )
