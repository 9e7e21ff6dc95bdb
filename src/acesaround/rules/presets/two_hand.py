"""The two-handed classic with a stock and a card turned for trump (RULES 1)."""

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
