"""A deal that is looked through, as its page draws it."""

from __future__ import annotations

from dataclasses import replace

from acesaround.cards import BACK, Card, Hand, sort_hand
from acesaround.game import CHANCE, State, actor, current_deal, players, sides, tricks_of_side
from acesaround.server.archive import KeptGame
from acesaround.server.games_messages import AsideLooked, DealLooked, MomentLooked, SeatLooked
from acesaround.server.games_picture import game_info, voice_to
from acesaround.server.looking import DealSeen, Moment
from acesaround.server.picture import contract_text
from acesaround.server.seats_picture import tricks_of
from acesaround.words import Catalog
from acesaround.words.events import event_text
from acesaround.words.voice import Voice


def deal_looked(words: Catalog, kept: KeptGame, seen: DealSeen) -> DealLooked:
    """The deal with all its moments, told to its reader."""
    first = seen.moments[0].seen
    voice = replace(voice_to(words, kept), rules=first.rules, out=first.out)
    deal = current_deal(first)
    return DealLooked(
        game=game_info(words, kept),
        deal=seen.deal,
        deals=seen.deals,
        over=seen.over,
        again=seen.again,
        names=voice.names,
        sides=tuple(voice.side_name(side) for side in sides(voice.rules)),
        playing=deal.seats,
        dealer=deal.dealer,
        moments=tuple(_moment(voice, moment) for moment in seen.moments),
    )


def _moment(voice: Voice, moment: Moment) -> MomentLooked:
    seen = moment.seen
    deal = current_deal(seen)
    trick, _ = tricks_of(voice, deal)
    told = (event_text(voice, event) for event in moment.events)
    return MomentLooked(
        n=moment.n,
        text=" ".join(text for text in told if text),
        seats=tuple(_seat(seen, seat) for seat in players(seen.rules)),
        trick=trick.cards if trick else (),
        winner=trick.winner if trick else None,
        aside=_aside(seen),
        trump=deal.trump,
        contract=contract_text(voice, seen),
        points=tuple(tricks_of_side(seen, side)[0] for side in sides(seen.rules)),
    )


def _seat(seen: State, seat: int) -> SeatLooked:
    deal = current_deal(seen)
    return SeatLooked(
        hand=_in_order(deal.hands[seat]),
        laid=tuple(laid.card for laid in deal.laid[seat]),
        tricks=sum(trick.winner == seat for trick in deal.tricks),
        turn=actor(seen) == seat != CHANCE,
    )


def _aside(seen: State) -> tuple[AsideLooked, ...]:
    deal = current_deal(seen)
    upcard = () if deal.upcard is None else (deal.upcard,)
    widow = () if deal.widow_taken else deal.widow
    found = (
        AsideLooked("widow", _in_order(widow)),
        AsideLooked("stock", deal.stock),
        AsideLooked("upcard", upcard),
        AsideLooked("buried", _in_order(deal.buried)),
    )
    return tuple(each for each in found if each.cards)


def _in_order(cards: Hand) -> tuple[Card, ...]:
    """Cards that are seen in the order of a hand, backs behind them."""
    known = sort_hand(card for card in cards if card != BACK)
    return (*known, *(BACK,) * (len(cards) - len(known)))
