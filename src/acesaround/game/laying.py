"""Laying melds one at a time after a trick: the rules M1 to M7 of the two-handed game (RULES 1)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from acesaround.cards import SUITS, Card, Hand, Rank, Suit, card_of, contains, count
from acesaround.game.action import ExchangeDix, LayMeld, ShowDix
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import DealState, Laid
from acesaround.rules import (
    AROUND_RANKS,
    Meld,
    MeldKind,
    Rules,
    Stock,
    meld_cards,
    meld_value,
)

_MARRIAGES = (MeldKind.MARRIAGE, MeldKind.ROYAL_MARRIAGE)
# A king or queen of a run makes no marriage any more, but the royal marriage may grow into the run.
_SPENT: dict[MeldKind, tuple[MeldKind, ...]] = {
    MeldKind.RUN: (MeldKind.RUN,),
    MeldKind.MARRIAGE: (*_MARRIAGES, MeldKind.RUN),
    MeldKind.ROYAL_MARRIAGE: (*_MARRIAGES, MeldKind.RUN),
    MeldKind.PINOCHLE: (MeldKind.PINOCHLE,),
    **{kind: (kind,) for kind in AROUND_RANKS},
}


def stock_of(rules: Rules) -> Stock:
    """The stock section of a game that has one."""
    if rules.stock is None:
        raise ValueError(f"{rules.name} has no stock")
    return rules.stock


def checked_meld(deal: DealState, rules: Rules, action: LayMeld) -> Meld:
    """The meld that the action lays, with its points.

    Raises:
        IllegalAction: one of the rules M1 to M6 forbids it.
    """
    if deal.melded:
        raise IllegalAction(Reason(code=Refusal.ONE_MELD))
    row = deal.laid[action.seat]
    if len(set(action.laid)) != len(action.laid) or not all(
        0 <= place < len(row) for place in action.laid
    ):
        raise IllegalAction(Reason(code=Refusal.NOT_ON_TABLE))
    if not contains(deal.hands[action.seat], action.cards):
        raise IllegalAction(Reason(code=Refusal.NOT_IN_HAND, cards=action.cards))
    laid = tuple(row[place] for place in action.laid)
    times = _times(deal, action, (*action.cards, *(each.card for each in laid)))
    scale = rules.scoring.scale
    points = meld_value(rules.melds, _valued_as(deal, rules, action.kind), times, scale)
    single = meld_value(rules.melds, action.kind, 1, scale)
    if not points or not _is_one_meld(action.kind, times, single, points):
        raise IllegalAction(Reason(code=Refusal.NOT_A_MELD, cards=action.cards))
    _check_sources(deal, rules, action, laid, times)
    cards = tuple(c for c in meld_cards(action.kind, action.suit) for _ in range(times))
    return Meld(action.kind, times, cards, points, action.suit)


def _valued_as(deal: DealState, rules: Rules, kind: MeldKind) -> MeldKind:
    """The first marriage, which makes trump, may count as a plain one (RULES 2)."""
    plain = deal.trump is None and stock_of(rules).first_marriage == "plain"
    return MeldKind.MARRIAGE if plain and kind is MeldKind.ROYAL_MARRIAGE else kind


def _is_one_meld(kind: MeldKind, times: int, single: int, points: int) -> bool:
    """Marriages are laid one by one, and so are runs unless two together are worth more."""
    if times == 1:
        return True
    if kind in _MARRIAGES:
        return False
    return kind is not MeldKind.RUN or points > 2 * single


def _times(deal: DealState, action: LayMeld, cards: Hand) -> int:
    kind, suit = action.kind, action.suit
    needs_suit = kind in (*_MARRIAGES, MeldKind.RUN)
    if kind not in _SPENT or needs_suit != (suit is not None):
        raise IllegalAction(Reason(code=Refusal.NOT_A_MELD, cards=cards))
    royal = kind in (MeldKind.RUN, MeldKind.ROYAL_MARRIAGE)
    makes_trump = deal.trump is None and kind is MeldKind.ROYAL_MARRIAGE
    if needs_suit and not makes_trump and royal != (suit is deal.trump):
        raise IllegalAction(Reason(code=Refusal.MELD_NOT_TRUMP, suit=deal.trump))
    held = count(cards)
    wanted = meld_cards(kind, suit)
    times = held.get(wanted[0], 0)
    if times == 0 or held != {card: times for card in wanted}:
        raise IllegalAction(Reason(code=Refusal.NOT_A_MELD, cards=cards))
    return times


def _check_sources(
    deal: DealState, rules: Rules, action: LayMeld, laid: tuple[Laid, ...], times: int
) -> None:
    stock = stock_of(rules)
    spent = _SPENT[action.kind]
    upgrade = times > 1 and stock.upgrade_to_double and bool(action.cards)
    used = tuple(each.card for each in laid if any(use in spent for use in each.uses))
    if used and not upgrade:
        option = "stock.upgrade_to_double" if times > 1 else None
        raise IllegalAction(
            Reason(
                code=Refusal.MELD_USED_CARD,
                cards=used,
                option=option,
                value=stock.upgrade_to_double if option else None,
            )
        )
    if stock.need_new_card and not action.cards:
        raise IllegalAction(
            Reason(code=Refusal.MELD_NEEDS_NEW_CARD, option="stock.need_new_card", value=True)
        )


def layable(deal: DealState, rules: Rules, seat: int) -> Iterator[LayMeld]:
    """Every meld that the seat may lay now, in every way of taking cards from hand and table."""
    if deal.melded:
        return
    for kind, suit in _kinds(deal.trump):
        for times in (1, 2):
            for action in _ways(deal, seat, kind, suit, times):
                try:
                    checked_meld(deal, rules, action)
                except IllegalAction:
                    continue
                yield action


def _kinds(trump: Suit | None) -> Iterator[tuple[MeldKind, Suit | None]]:
    if trump is not None:
        yield MeldKind.RUN, trump
        yield MeldKind.ROYAL_MARRIAGE, trump
    for suit in SUITS:
        if trump is None:
            yield MeldKind.ROYAL_MARRIAGE, suit
        elif suit is not trump:
            yield MeldKind.MARRIAGE, suit
    yield MeldKind.PINOCHLE, None
    for kind in AROUND_RANKS:
        yield kind, None


def _ways(
    deal: DealState, seat: int, kind: MeldKind, suit: Suit | None, times: int
) -> Iterator[LayMeld]:
    hand = count(deal.hands[seat])
    sources = []
    for card in meld_cards(kind, suit):
        places = _places(deal.laid[seat], card)
        choices = [
            (from_hand, rest)
            for from_hand in range(min(times, hand.get(card, 0)) + 1)
            for rest in itertools.combinations(places, times - from_hand)
        ]
        if not choices:
            return
        sources.append([((card,) * from_hand, rest) for from_hand, rest in choices])
    for way in itertools.product(*sources):
        cards = tuple(card for part, _ in way for card in part)
        laid = tuple(place for _, rest in way for place in rest)
        yield LayMeld(seat=seat, kind=kind, suit=suit, cards=cards, laid=laid)


def _places(row: tuple[Laid, ...], card: Card) -> list[int]:
    return [place for place, laid in enumerate(row) if laid.card is card]


def nine_of_trump(deal: DealState) -> Card | None:
    """The dix of the deal, once there is a trump."""
    return card_of(Rank.NINE, deal.trump) if deal.trump is not None else None


def dix_ends_turn(rules: Rules) -> bool:
    """Whether showing a nine of trump is the turn's one meld (RULES 1 M7)."""
    return not stock_of(rules).dix_is_free


def check_dix(deal: DealState, rules: Rules, action: ExchangeDix | ShowDix) -> Card:
    """The nine that the action shows.

    Raises:
        IllegalAction: there is no nine to show, or nothing to exchange it for.
    """
    if deal.melded and dix_ends_turn(rules):
        raise IllegalAction(Reason(code=Refusal.ONE_MELD, option="stock.dix_is_free", value=False))
    nine = nine_of_trump(deal)
    # The turned card is the last of the stock, so the dix ends with it.
    over = not deal.stock and deal.upcard is None
    if nine is None or over or nine not in deal.hands[action.seat]:
        raise IllegalAction(Reason(code=Refusal.NO_DIX, suit=deal.trump))
    if isinstance(action, ShowDix) and not stock_of(rules).shown_nine:
        raise IllegalAction(Reason(code=Refusal.NO_DIX, option="stock.shown_nine", value=False))
    if isinstance(action, ExchangeDix) and (deal.upcard is None or deal.upcard is nine):
        raise IllegalAction(Reason(code=Refusal.NO_EXCHANGE))
    return nine
