"""The two-handed classic with a stock and a card turned for trump (RULES 1)."""

from msgspec.structs import replace

from acesaround.rules.rules import Rules
from acesaround.rules.sections import Dealing, Match, Melds, Play, Scoring, Stock

TWO_HAND = Rules(
    name="two_hand",
    phases=("deal", "stock", "tricks", "score"),
    deal=Dealing(players=2, partners=False, hand_size=12, packet=4),
    stock=Stock(),
    melds=Melds(table="russian"),
    play=Play(head="always", void_undertrump="forced", first_lead="eldest"),
    scoring=Scoring(count="11-10-4-3-2", keep_melds="always"),
    match=Match(target=1000, end_rule="deal_end_highest"),
)

THREE_HAND_STOCK = replace(
    TWO_HAND,
    name="three_hand_stock",
    deal=replace(TWO_HAND.deal, players=3),
    melds=Melds(table="swedish"),
    play=replace(TWO_HAND.play, head="trump_led_only"),
)
"""The same for three, with a stock of twelve cards (RULES 3b)."""

TWO_HAND_NO_TURN = replace(TWO_HAND, name="two_hand_no_turn", stock=Stock(turn_up=False))
"""The same without a turned card: the first marriage makes trump (RULES 2)."""
