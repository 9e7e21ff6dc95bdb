"""The log of a game that is there as events alone: each action is found by what it caused."""

from __future__ import annotations

from collections.abc import Sequence

from acesaround.cards import Hand
from acesaround.errors import RecordError
from acesaround.game import (
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
    Game,
    IllegalAction,
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
    gathered,
)
from acesaround.game import event as ev
from acesaround.game.event import Event
from acesaround.record.faults import LogFault
from acesaround.record.line import Header, LogLine
from acesaround.record.reader import Log, action_refused, as_written, difference
from acesaround.rules import Rules


def log_of(
    game: Game,
    seats: tuple[str, ...] = (),
    kinds: tuple[str, ...] = (),
    tags: dict[str, str] | None = None,
) -> Log:
    """The log of a game; names, kinds of player and tags as in the header of a log.

    Raises:
        RecordError: the engine would not play so (events of another engine, or one seat's events).
    """
    return log_of_events(game.events, seats, kinds, tags)


def log_of_events(
    events: Sequence[Event],
    seats: tuple[str, ...] = (),
    kinds: tuple[str, ...] = (),
    tags: dict[str, str] | None = None,
) -> Log:
    """The log of the game that these events tell from its beginning; as ``log_of``."""
    started = events[0]
    assert isinstance(started, ev.GameStarted)
    drawn: Hand = next((e.drawn for e in events[:2] if isinstance(e, ev.DealerDrawn)), ())
    header = Header(
        rules=started.rules,
        dealer=started.dealer,
        drawn=drawn,
        seats=seats,
        kinds=kinds,
        tags=tags or {},
    )
    replayed = Game.start(started.rules, started.dealer, drawn)
    log = Log(header, replayed, ended=True)
    while len(replayed.events) < len(events):
        log.lines.append(_next_line(replayed, events, len(log.lines) + 2))
    return log


def _next_line(game: Game, events: Sequence[Event], line: int) -> LogLine:
    n = len(game.events)
    action = action_behind(game.state.rules, events, n)
    if action is None:
        raise RecordError(LogFault.NO_ACTION(event=as_written(events[n])), line)
    try:
        done = played(game, action)
    except IllegalAction as error:
        raise RecordError(action_refused(game.state, action, error.reason), line) from error
    recorded = tuple(events[n : n + len(done.events)])
    if recorded != done.events:
        raise RecordError(difference(recorded, done.events), line)
    return done


def played(game: Game, action: Action) -> LogLine:
    """Do an action in the game; the line of the log that tells it."""
    n = len(game.events)
    return LogLine(n=n, action=action, events=game.act(action))


def action_behind(rules: Rules, events: Sequence[Event], at: int) -> Action | None:
    """The action whose first event stands at this place; None if no action begins with such."""
    match events[at]:
        case ev.DealBegan() as began:
            return _deal(rules, began, events, at + 1)
        case ev.CallMade(seat=seat, amount=None):
            return Pass(seat=seat)
        case ev.CallMade(seat=seat, amount=int(amount)):
            return Bid(seat=seat, amount=amount)
        case ev.TrumpNamed(seat=seat, suit=suit):
            return NameTrump(seat=seat, suit=suit)
        case ev.CardsPassed(seat=seat, cards=cards):
            return PassCards(seat=seat, cards=cards)
        case ev.CardsBuried(seat=seat, cards=cards):
            return Bury(seat=seat, cards=cards)
        case ev.WidowShared(seat=seat):
            return ShareWidow(seat=seat, cards=_shared(events, at))
        case ev.ThrownInUnseen(seat=seat):
            return ThrowIn(seat=seat)
        case ev.Conceded(seat=seat):
            return Concede(seat=seat)
        case ev.TakenBack(seat=seat):
            return TakeBack(seat=seat)
        case ev.MoonAnnounced(seat=seat):
            return ShootMoon(seat=seat)
        case ev.PlayedOn(seat=seat) | ev.DixDeclined(seat=seat) | ev.ClaimWaived(seat=seat):
            return Decline(seat=seat)
        case ev.GameClaimed(seat=seat):
            return ClaimGame(seat=seat)
        case ev.Accused(seat=seat, accused=accused):
            return Accuse(seat=seat, accused=accused)
        case ev.MeldLaid(seat=seat, meld=meld, cards=cards, laid=laid):
            return LayMeld(seat=seat, kind=meld.kind, suit=meld.suit, cards=cards, laid=laid)
        case ev.DixExchanged(seat=seat) | ev.UpcardSwapped(seat=seat):
            return ExchangeDix(seat=seat)
        case ev.DixShown(seat=seat):
            return ShowDix(seat=seat)
        case ev.MeldingEnded(seat=seat, takes_upcard=upcard):
            return EndMelding(seat=seat, upcard=upcard)
        case ev.CardPlayed(seat=seat, card=card, laid=place):
            return PlayCard(seat=seat, card=card, laid=place)
        case _:
            return None


def _shared(events: Sequence[Event], at: int) -> Hand:
    """The cards of the widow that were given away one after the other."""
    cards: Hand = ()
    for event in events[at:]:
        if not isinstance(event, ev.WidowShared):
            break
        cards += event.cards
    return cards


def _deal(rules: Rules, began: ev.DealBegan, events: Sequence[Event], at: int) -> Deal:
    """The shuffle that gave these cards out."""
    hands: dict[int, Hand] = {}
    widow: Hand = ()
    stock: Hand = ()
    turned: Hand = ()
    for event in events[at:]:
        match event:
            case ev.HandDealt(seat=seat, cards=cards):
                hands[seat] = cards
            case ev.WidowDealt(cards=cards):
                widow = cards
            case ev.StockDealt(cards=cards):
                stock = cards
            case ev.UpcardTurned(card=card):
                # Where there is no stock it is the last card of the dealer's hand.
                turned = (card,) if stock else ()
            case _:
                break
    return Deal(order=gathered(rules, began.dealer, hands, widow, turned + stock))
