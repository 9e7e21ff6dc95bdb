"""Games in which all cards are dealt and the last one is turned for trump (RULES 3-5)."""

from msgspec.structs import replace

from acesaround.rules.presets.two_hand import TWO_HAND
from acesaround.rules.rules import Rules
from acesaround.rules.sections import Dealing, Match, Melds, Play, Scoring

_PHASES = ("deal", "exchange", "melds", "tricks", "score")

THREE_HAND = Rules(
    name="three_hand",
    phases=_PHASES,
    deal=Dealing(players=3, hand_size=16, packet=4, turn_last=True),
    melds=Melds(table="russian"),
    play=Play(head="always"),
    scoring=Scoring(count="11-10-4-3-2", keep_melds="any_trick"),
    match=Match(target=1000, when_one_is_out="play_on"),
    continuation=replace(TWO_HAND, deal=replace(TWO_HAND.deal, players=3)),
)
"""Three players, each alone; the first at the game leaves, the others play on with a stock."""

FOUR_HAND_SOLO = replace(
    THREE_HAND,
    name="four_hand_solo",
    deal=replace(THREE_HAND.deal, players=4, hand_size=12),
    match=Match(target=1000),
    continuation=replace(
        THREE_HAND,
        deal=replace(THREE_HAND.deal, players=4),
        continuation=replace(TWO_HAND, deal=replace(TWO_HAND.deal, players=4)),
    ),
)
"""Four players, each for himself; where they play on, three do it as above and then two."""

PARTNERSHIP_CLASSIC = replace(
    FOUR_HAND_SOLO,
    name="partnership_classic",
    deal=replace(FOUR_HAND_SOLO.deal, partners=True),
    continuation=None,
    melds=Melds(table="russian", meld_timing="after_own_first_card"),
)
"""Partners without an auction; melds are announced after one's first card."""

PARTNERSHIP_BICYCLE = replace(
    PARTNERSHIP_CLASSIC,
    name="partnership_bicycle",
    deal=replace(PARTNERSHIP_CLASSIC.deal, packet=3),
    melds=Melds(table="modern"),
)
"""The same with all melds shown before the first lead."""
