"""The players and the tricks, as one reader sees them."""

from __future__ import annotations

from typing import Literal

from acesaround.cards import is_hidden
from acesaround.game import (
    Call,
    DealState,
    State,
    Trick,
    View,
    left_of,
    melds_of_side,
    players,
    side_of,
    sides,
    tricks_of_side,
)
from acesaround.rules import Meld, card_points, meld_points
from acesaround.server.facts import SeatFacts, TableFacts
from acesaround.server.protocol import (
    LaidPicture,
    MeldPicture,
    PlayedPicture,
    ScorePicture,
    SeatPicture,
    TrickPicture,
    WidowPicture,
)
from acesaround.words.cards import card_name
from acesaround.words.events import trick_text
from acesaround.words.melds import meld_text
from acesaround.words.voice import Voice


def seats_of(
    voice: Voice, facts: TableFacts, view: View, turn: int | None
) -> tuple[SeatPicture, ...]:
    """Every seat; ``turn`` is the one that must act."""
    return tuple(
        _seat(voice, facts.seats[seat], view.seen, seat, turn) for seat in players(view.seen.rules)
    )


def _seat(voice: Voice, facts: SeatFacts, seen: State, seat: int, turn: int | None) -> SeatPicture:
    deal = seen.deal
    who: Literal["you", "person", "computer", "open"] = "you" if seat == voice.seat else facts.who
    return SeatPicture(
        seat=seat,
        side=side_of(seen.rules, seat),
        name=voice.name(seat),
        who=who,
        level=voice.words.say(f"level.{facts.level}") if facts.who == "computer" else "",
        connected=facts.connected or facts.who == "computer",
        cards=len(deal.hands[seat]) if deal else 0,
        laid=_laid(voice, deal, seat) if deal else (),
        melds=melds_of(voice, deal.melds[seat]) if deal else (),
        meld_points=meld_points(deal.melds[seat]) + deal.bonus[seat] if deal else 0,
        tricks=sum(trick.winner == seat for trick in deal.tricks) if deal else 0,
        call=_call(voice, deal.calls, seat) if deal else None,
        dealer=(deal.dealer if deal else seen.dealer) == seat,
        bidder=deal is not None and deal.contract is not None and deal.contract.seat == seat,
        turn=turn == seat,
        out=_out(seen, seat),
        barred=seat in seen.barred,
    )


def _out(seen: State, seat: int) -> Literal["sitting_out", "left"] | None:
    if seat in seen.out:
        return "left"
    return "sitting_out" if seen.deal and seat not in seen.deal.seats else None


def _laid(voice: Voice, deal: DealState, seat: int) -> tuple[LaidPicture, ...]:
    return tuple(
        LaidPicture(card=laid.card, place=place, text=card_name(voice.words, laid.card))
        for place, laid in enumerate(deal.laid[seat])
    )


def melds_of(voice: Voice, melds: tuple[Meld, ...]) -> tuple[MeldPicture, ...]:
    """Melds in words."""
    return tuple(
        MeldPicture(
            kind=meld.kind,
            text=meld_text(voice.words, meld),
            cards=meld.cards,
            points=meld.points,
        )
        for meld in melds
    )


def _call(voice: Voice, calls: tuple[Call, ...], seat: int) -> str | None:
    for call in reversed(calls):
        if call.seat == seat:
            if call.amount is None:
                return voice.words.say("action.pass")
            return voice.words.say("action.bid", amount=call.amount)
    return None


def tricks_of(voice: Voice, deal: DealState) -> tuple[TrickPicture | None, TrickPicture | None]:
    """The trick on the table, which stays there until the next lead, and the one before it."""
    on_table = (*deal.tricks, deal.trick) if deal.trick is not None else deal.tricks
    last = [_trick(voice, deal, trick) for trick in on_table[-2:]]
    if not last:
        return None, None
    return last[-1], (last[0] if len(last) == 2 else None)


def _trick(voice: Voice, deal: DealState, trick: Trick) -> TrickPicture:
    text = None
    taken = card_points(trick.cards, voice.rules.scoring)
    if trick.winner is not None:
        taken = trick.points + trick.bonus
        text = trick_text(voice, trick.winner, trick.points, trick.bonus)
    return TrickPicture(
        cards=tuple(
            PlayedPicture(seat=left_of(deal, trick.leader, place), card=card)
            for place, card in enumerate(trick.cards)
        ),
        winner=trick.winner,
        points=taken,
        text=text,
    )


def widow_of(deal: DealState) -> WidowPicture | None:
    """The cards laid aside, face down or turned up; None where there are none."""
    if not deal.widow:
        return None
    if deal.widow_taken and is_hidden(deal.widow):
        return None
    if not deal.widow_taken or deal.contract is None:
        return WidowPicture(count=len(deal.widow), cards=(), seat=None)
    return WidowPicture(count=0, cards=deal.widow, seat=deal.contract.seat)


def scores_of(voice: Voice, seen: State) -> tuple[ScorePicture, ...]:
    """The running score of each side."""
    return tuple(
        ScorePicture(
            side=side,
            name=voice.side_name(side),
            total=seen.scores[side],
            melds=melds_of_side(seen, side) if seen.deal else 0,
            points=tricks_of_side(seen, side)[0] if seen.deal else 0,
            chips=seen.chips[side] if seen.chips else None,
        )
        for side in sides(seen.rules)
    )
