"""The engine: actions come in, events come out, the state is their fold, and Views are what a
seat may know of it. The readable reference for every rule of play.
"""

from acesaround.game.accusing import WrongCard, accusable, taken_in_silence, wrong_cards
from acesaround.game.action import (
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
    LayMeld,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    ShareWidow,
    ShootMoon,
    ShowDix,
    TakeBack,
    ThrowIn,
)
from acesaround.game.bids import all_bids
from acesaround.game.chips import Bargain, Payment, all_passed, pay
from acesaround.game.drawing import dealer_of_draw
from acesaround.game.evolve import begin, evolve
from acesaround.game.finish import Position, Verdict, counts_at_once, finish, reached
from acesaround.game.game import Game
from acesaround.game.legal import Allowed, Duty, allowed_cards, best_of, refused_card, trick_winner
from acesaround.game.machine import act, actor, legal_actions, new_game
from acesaround.game.phases.auction import bid_range
from acesaround.game.phases.burying import buriable, cards_to_bury
from acesaround.game.phases.claims import claim_is_right, claim_total, may_claim
from acesaround.game.phases.dealing import gathered, next_dealer, seats_dealt
from acesaround.game.phases.melding import decided_by_melds
from acesaround.game.phases.passing import cards_to_pass, passable
from acesaround.game.phases.scoring import closing, deal_score, running_totals
from acesaround.game.phases.tricks import allowed
from acesaround.game.phases.widow import receivers, throw_in_price
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.score import DealScore, Outcome, SideScore
from acesaround.game.settle import Tally, settle
from acesaround.game.stakes import Stake, StakeKind
from acesaround.game.state import (
    Call,
    Contract,
    DealState,
    Laid,
    PassedCards,
    State,
    Trick,
    card_of_seat,
    current_deal,
    left_of,
    melds_of_side,
    next_seat,
    partner_of,
    players,
    side_of,
    sides,
    strict_tricks,
    tricks_of_side,
)
from acesaround.game.told import Ending, ToldDeal, dealt, decided, given_back, told
from acesaround.game.view import SPECTATOR, View, Watcher, redact, view_of, viewers
from acesaround.rules import total_trick_points

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Accuse",
    "Action",
    "Allowed",
    "Bargain",
    "Bid",
    "Bury",
    "Call",
    "ClaimGame",
    "Concede",
    "Contract",
    "Deal",
    "DealScore",
    "DealState",
    "Decline",
    "Duty",
    "EndMelding",
    "Ending",
    "ExchangeDix",
    "Game",
    "IllegalAction",
    "Laid",
    "LayMeld",
    "NameTrump",
    "Outcome",
    "Pass",
    "PassCards",
    "PassedCards",
    "Payment",
    "PlayCard",
    "Position",
    "Reason",
    "Refusal",
    "ShareWidow",
    "ShootMoon",
    "ShowDix",
    "SideScore",
    "Stake",
    "StakeKind",
    "State",
    "TakeBack",
    "Tally",
    "ThrowIn",
    "ToldDeal",
    "Trick",
    "Verdict",
    "View",
    "Watcher",
    "WrongCard",
    "accusable",
    "act",
    "actor",
    "all_bids",
    "all_passed",
    "allowed",
    "allowed_cards",
    "begin",
    "best_of",
    "bid_range",
    "buriable",
    "card_of_seat",
    "cards_to_bury",
    "cards_to_pass",
    "claim_is_right",
    "claim_total",
    "closing",
    "counts_at_once",
    "current_deal",
    "deal_score",
    "dealer_of_draw",
    "dealt",
    "decided",
    "decided_by_melds",
    "evolve",
    "finish",
    "gathered",
    "given_back",
    "left_of",
    "legal_actions",
    "may_claim",
    "melds_of_side",
    "new_game",
    "next_dealer",
    "next_seat",
    "partner_of",
    "passable",
    "pay",
    "players",
    "reached",
    "receivers",
    "redact",
    "refused_card",
    "running_totals",
    "seats_dealt",
    "settle",
    "side_of",
    "sides",
    "strict_tricks",
    "taken_in_silence",
    "throw_in_price",
    "told",
    "total_trick_points",
    "trick_winner",
    "tricks_of_side",
    "view_of",
    "viewers",
    "wrong_cards",
]
