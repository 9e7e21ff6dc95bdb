"""Events: facts in the past tense, each of which declares who may see it (``visibility``).

A file tells a game by these classes: they are only added to, never changed.
"""

from __future__ import annotations

from acesaround.cards import Card, Hand, Suit
from acesaround.game.chips import Payment
from acesaround.game.refusal import Reason
from acesaround.game.score import DealScore
from acesaround.game.spoken_event import Accused, ClaimWaived, GameClaimed
from acesaround.game.stock_event import (
    CardDrawn,
    DixExchanged,
    DixShown,
    DrawnCardShown,
    MeldingEnded,
    MeldLaid,
    StockDealt,
    TableTakenUp,
    UpcardDrawn,
)
from acesaround.game.visibility import Visible, _Event
from acesaround.game.widow_event import (
    BuriedAnnounced,
    CardsBuried,
    TakenBack,
    ThrownInUnseen,
    WidowDealt,
    WidowSeen,
    WidowShared,
    WidowTaken,
)
from acesaround.rules import Meld, Rules

__all__ = [
    "Accused",
    "BidImpossible",
    "BidReached",
    "BuriedAnnounced",
    "CallMade",
    "CardDrawn",
    "CardPlayed",
    "CardsBuried",
    "CardsPassed",
    "ClaimWaived",
    "Conceded",
    "ContractMade",
    "DealAbandoned",
    "DealBegan",
    "DealScored",
    "DealerDrawn",
    "DixDeclined",
    "DixExchanged",
    "DixShown",
    "DrawnCardShown",
    "Event",
    "GameClaimed",
    "GameStarted",
    "GameWon",
    "HandDealt",
    "HandThrownIn",
    "MeldLaid",
    "MeldingEnded",
    "MeldsShown",
    "MoonAnnounced",
    "PhaseBegan",
    "PlayedOn",
    "PlayerLeft",
    "PotShared",
    "StockDealt",
    "TableTakenUp",
    "TakenBack",
    "TargetRaised",
    "ThrownInUnseen",
    "TrickWon",
    "TrumpNamed",
    "UpcardDrawn",
    "UpcardSwapped",
    "UpcardTurned",
    "Visible",
    "WidowDealt",
    "WidowSeen",
    "WidowShared",
    "WidowTaken",
    "WrongCardPlayed",
]


class GameStarted(_Event, tag="game_started", frozen=True, kw_only=True):
    """A game began under these rules; ``dealer`` deals first."""

    visible = Visible.ALL
    rules: Rules
    dealer: int


class DealerDrawn(_Event, tag="dealer_drawn", frozen=True, kw_only=True):
    """Each seat drew a card for the first deal."""

    visible = Visible.ALL
    drawn: Hand
    dealer: int


class DealBegan(_Event, tag="deal_began", frozen=True, kw_only=True):
    """The deal with this number, from 1, began; ``seats`` hold cards in it."""

    visible = Visible.ALL
    number: int
    dealer: int
    seats: tuple[int, ...]


class PhaseBegan(_Event, tag="phase_began", frozen=True, kw_only=True):
    """The deal entered a phase."""

    visible = Visible.ALL
    phase: str


class HandDealt(_Event, tag="hand_dealt", frozen=True, kw_only=True):
    """A seat took up its hand."""

    visible = Visible.OWNER
    seat: int
    cards: Hand


class UpcardTurned(_Event, tag="upcard_turned", frozen=True, kw_only=True):
    """A card was turned for trump, under the stock or as the dealer's last card.

    A nine gives the dealer ``points``.
    """

    visible = Visible.ALL
    card: Card
    dealer: int
    points: int


class CallMade(_Event, tag="call_made", frozen=True, kw_only=True):
    """A seat bid ``amount`` points, or passed (None)."""

    visible = Visible.ALL
    seat: int
    amount: int | None


class ContractMade(_Event, tag="contract_made", frozen=True, kw_only=True):
    """The auction ended; ``stuck``: nobody had bid and the dealer must play for the least."""

    visible = Visible.ALL
    seat: int
    amount: int
    stuck: bool


class DealAbandoned(_Event, tag="deal_abandoned", frozen=True, kw_only=True):
    """Nobody bid; the cards are thrown in and the next dealer deals. Chips may go to the pot."""

    visible = Visible.ALL
    payment: Payment | None = None


class TrumpNamed(_Event, tag="trump_named", frozen=True, kw_only=True):
    """Trump was named by the seat."""

    visible = Visible.ALL
    seat: int
    suit: Suit


class CardsPassed(_Event, tag="cards_passed", frozen=True, kw_only=True):
    """Cards went from one partner to the other."""

    visible = Visible.GIVER_AND_RECEIVER
    seat: int
    to: int
    cards: Hand


class DixDeclined(_Event, tag="dix_declined", frozen=True, kw_only=True):
    """A seat did not exchange a nine of trump for the turned card."""

    visible = Visible.ALL
    seat: int


class UpcardSwapped(_Event, tag="upcard_swapped", frozen=True, kw_only=True):
    """A seat took the dealer's turned card for its nine of trump, which scores for the seat."""

    visible = Visible.ALL
    seat: int
    dealer: int
    nine: Card
    card: Card
    points: int


class Conceded(_Event, tag="conceded", frozen=True, kw_only=True):
    """A seat gave the deal up: the bidder the contract, or an opponent the defence of it."""

    visible = Visible.ALL
    seat: int


class MoonAnnounced(_Event, tag="moon_announced", frozen=True, kw_only=True):
    """The bidder announced all tricks."""

    visible = Visible.ALL
    seat: int


class PlayedOn(_Event, tag="played_on", frozen=True, kw_only=True):
    """A seat that could have given the deal up wants it played."""

    visible = Visible.ALL
    seat: int


class WrongCardPlayed(_Event, tag="wrong_card_played", frozen=True, kw_only=True):
    """The card just played was against the rules; the reason names the duty it broke."""

    visible = Visible.ALL
    seat: int
    reason: Reason


class HandThrownIn(_Event, tag="hand_thrown_in", frozen=True, kw_only=True):
    """A hand full of nines was shown; the same dealer deals again."""

    visible = Visible.ALL
    seat: int
    hand: Hand


class MeldsShown(_Event, tag="melds_shown", frozen=True, kw_only=True):
    """A seat showed all melds of its hand at once; their cards stay in the hand."""

    visible = Visible.ALL
    seat: int
    melds: tuple[Meld, ...]


class BidImpossible(_Event, tag="bid_impossible", frozen=True, kw_only=True):
    """The bid cannot be made any more, so the deal is not played.

    ``needed`` are the trick points that it would take; None where the bidders lack the melds, or
    the marriage in trump, that the rules ask for.
    """

    visible = Visible.ALL
    seat: int
    needed: int | None


class BidReached(_Event, tag="bid_reached", frozen=True, kw_only=True):
    """The bidder's melds alone reached the bid, so the deal is not played."""

    visible = Visible.ALL
    seat: int


class CardPlayed(_Event, tag="card_played", frozen=True, kw_only=True):
    """A card was played, from the hand or from the place ``laid`` on the table."""

    visible = Visible.ALL
    seat: int
    card: Card
    laid: int | None = None


class TrickWon(_Event, tag="trick_won", frozen=True, kw_only=True):
    """A trick was won: its card points, and the bonus of the last trick."""

    visible = Visible.ALL
    seat: int
    points: int
    bonus: int


class DealScored(_Event, tag="deal_scored", frozen=True, kw_only=True):
    """The deal was settled."""

    visible = Visible.ALL
    score: DealScore


class TargetRaised(_Event, tag="target_raised", frozen=True, kw_only=True):
    """The game goes on to a higher number of points."""

    visible = Visible.ALL
    target: int


class PlayerLeft(_Event, tag="player_left", frozen=True, kw_only=True):
    """A player has reached the game and leaves it; the others play on under other rules."""

    visible = Visible.ALL
    seat: int
    rules: Rules


class PotShared(_Event, tag="pot_shared", frozen=True, kw_only=True):
    """The pot was divided at the end of the game."""

    visible = Visible.ALL
    payment: Payment


class GameWon(_Event, tag="game_won", frozen=True, kw_only=True):
    """A side won the game."""

    visible = Visible.ALL
    side: int


Event = (
    GameStarted
    | DealerDrawn
    | DealBegan
    | PhaseBegan
    | HandDealt
    | StockDealt
    | WidowDealt
    | UpcardTurned
    | CallMade
    | ContractMade
    | DealAbandoned
    | TrumpNamed
    | CardsPassed
    | WidowTaken
    | WidowSeen
    | WidowShared
    | ThrownInUnseen
    | CardsBuried
    | BuriedAnnounced
    | DixDeclined
    | UpcardSwapped
    | Conceded
    | MoonAnnounced
    | TakenBack
    | PlayedOn
    | WrongCardPlayed
    | HandThrownIn
    | MeldsShown
    | BidImpossible
    | BidReached
    | MeldLaid
    | DixExchanged
    | DixShown
    | MeldingEnded
    | CardDrawn
    | DrawnCardShown
    | UpcardDrawn
    | TableTakenUp
    | CardPlayed
    | TrickWon
    | DealScored
    | TargetRaised
    | PlayerLeft
    | PotShared
    | GameWon
    | Accused
    | GameClaimed
    | ClaimWaived
)
