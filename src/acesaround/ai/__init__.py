"""Computer players. Each sees a View and nothing else, and answers with a Decision."""

from acesaround.ai.bidding import Limit, max_bid
from acesaround.ai.lineup import PLAYERS, UnknownPlayer, make_player, spell_player
from acesaround.ai.player import Advice, Decision, Detail, Player
from acesaround.ai.player_name import BadPlayerOption
from acesaround.ai.worth import CardRole, Worth, card_help, worth

__all__ = [
    "PLAYERS",
    "Advice",
    "BadPlayerOption",
    "CardRole",
    "Decision",
    "Detail",
    "Limit",
    "Player",
    "UnknownPlayer",
    "Worth",
    "card_help",
    "make_player",
    "max_bid",
    "spell_player",
    "worth",
]
