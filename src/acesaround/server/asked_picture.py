"""What the table waits for, and what the reader may choose."""

from __future__ import annotations

from itertools import islice
from typing import Any

from acesaround.cards import Card
from acesaround.game import (
    Action,
    Bid,
    ClaimGame,
    EndMelding,
    ExchangeDix,
    LayMeld,
    Pass,
    ShowDix,
    State,
    View,
    actor,
    bid_range,
    buriable,
    cards_to_bury,
    cards_to_pass,
    current_deal,
    legal_actions,
    passable,
    receivers,
)
from acesaround.game.laying import checked_meld
from acesaround.rules import MeldKind, meld_cards, meld_value
from acesaround.server.facts import TableFacts, holding, only_no
from acesaround.server.protocol import Asked, BidChoice, Choice
from acesaround.words.asking import (
    action_text,
    bid_text,
    bury_text,
    claim_text,
    end_text,
    exchange_text,
    forced_text,
    lay_text,
    offer_text,
    pass_text,
    play_text,
    rest_text,
    share_text,
    sure_text,
    times_laid,
    trump_text,
    waiting_text,
)
from acesaround.words.events import winner_text
from acesaround.words.sheets import running_text
from acesaround.words.voice import Voice

NEXT_BIDS = 8
"""How many of the open bids are named; the rest lies between the last of these and the highest."""


def turn_of(facts: TableFacts, seen: State) -> int | None:
    """The seat that must choose now; None while the table waits for something else."""
    if facts.open_seats or holding(seen, facts.acknowledged):
        return None
    seat = actor(seen)
    return seat if seat is not None and seat >= 0 else None


def asked_of(voice: Voice, facts: TableFacts, view: View) -> Asked:
    """What the table waits for, as the reader is told."""
    seen = view.seen
    words = voice.words
    if seen.winner is not None:
        return Asked(what="over", mine=False, seat=None, text=_over_text(voice, seen))
    if facts.open_seats:
        text = words.say_n("ask.wait.people", facts.open_seats)
        return Asked(what="wait", mine=False, seat=None, text=text)
    hold = holding(seen, facts.acknowledged)
    if hold is not None:
        more = hold == "melds" and seen.phase != "tricks"
        text = words.say("ask.continue.melds.more") if more else words.say(f"ask.continue.{hold}")
        return Asked(what="continue", mine=True, seat=None, text=text)
    seat = turn_of(facts, seen)
    if seat is None:
        return Asked(what="wait", mine=False, seat=None, text=words.say("ask.wait.deal"))
    if facts.rest is not None and (facts.rest == seat or seat != voice.seat):
        text = rest_text(voice, facts.rest)
        return Asked(what="wait", mine=False, seat=seat, text=text)
    if seat != voice.seat:
        text = waiting_text(voice, _kind_of_turn(seen), seat)
        return Asked(what="wait", mine=False, seat=seat, text=text)
    if only_no(seen) is not None:
        # The table answers for the reader, after the same pause as for everybody.
        return Asked(what="wait", mine=False, seat=seat, text=exchange_text(voice, seen))
    return Asked(mine=True, seat=seat, **_mine(voice, seen))


def _over_text(voice: Voice, seen: State) -> str:
    assert seen.winner is not None
    score = running_text(voice.words, seen, seen.winner)
    return voice.words.say("ask.over", winner=winner_text(voice, seen.winner), score=score)


def _kind_of_turn(seen: State) -> str:
    if seen.phase in ("tricks", "stock"):
        deal = current_deal(seen)
        if seen.phase == "tricks" and not any(deal.hands):
            return "claim"
        return "lay" if deal.melding is not None else "play"
    if seen.phase == "widow" and current_deal(seen).widow_taken:
        return "share"
    return seen.phase


def _mine(voice: Voice, seen: State) -> dict[str, Any]:
    match _kind_of_turn(seen):
        case "auction":
            return _bidding(voice, seen)
        case "passing":
            return {
                "what": "pass_cards",
                "text": pass_text(voice, seen),
                "count": cards_to_pass(seen),
                "free": passable(seen, voice.seat),
            }
        case "bury":
            return {
                "what": "bury",
                "text": bury_text(voice, seen),
                "count": cards_to_bury(seen),
                "free": buriable(seen, voice.seat),
            }
        case "widow":
            return {
                "what": "offer",
                "text": forced_text(voice, seen),
                "choices": _plain(voice, seen),
            }
        case "share":
            to = receivers(seen)
            return {
                "what": "share",
                "text": share_text(voice, seen),
                "count": len(to),
                "free": current_deal(seen).widow,
                "to": to,
            }
        case "exchange":
            choices = exchange_choices(voice, seen)
            return {"what": "exchange", "text": exchange_text(voice, seen), "choices": choices}
        case "offers":
            text = offer_text(voice, seen)
            return {"what": "offer", "text": text, "choices": _plain(voice, seen)}
        case "lay":
            choices = lay_choices(voice, seen)
            can_lay = any(choice.cards for choice in choices)
            text = lay_text(voice, seen, can_lay)
            return {"what": "lay", "text": text, "choices": choices}
        case "claim":
            return {
                "what": "claim",
                "text": claim_text(voice, seen),
                "choices": _plain(voice, seen),
            }
        case "trump":
            return {"what": "trump", "text": trump_text(voice), "choices": _plain(voice, seen)}
        case _:
            return {"what": "play", "text": play_text(voice, seen), "choices": _plain(voice, seen)}


def _bidding(voice: Voice, seen: State) -> dict[str, Any]:
    """The calls open to the reader: a pass, bids, or only one of them."""
    calls = legal_actions(seen)
    amounts = [each.amount for each in islice(calls, NEXT_BIDS + 1) if isinstance(each, Bid)]
    call = Pass(seat=voice.seat)
    passing = call in calls
    button = Choice(action=call, text=action_text(voice, call), cards=(), points=0)
    bid = None
    if amounts:
        least, step, most = bid_range(seen)
        bid = BidChoice(
            least=least,
            step=step,
            most=most,
            passing=passing,
            amounts=tuple(amounts[:NEXT_BIDS]),
        )
    return {
        "what": "bid",
        "text": bid_text(voice, seen),
        "choices": (button,) if passing else (),
        "bid": bid,
    }


def exchange_choices(voice: Voice, seen: State) -> tuple[Choice, ...]:
    """Exchanging the nine of trump for the dealer's turned card, or not."""
    found = []
    for action in legal_actions(seen):
        if isinstance(action, ExchangeDix):
            found.append(_dix_choice(voice, seen, action))
        else:
            text = action_text(voice, action, phase=seen.phase)
            found.append(Choice(action=action, text=text, cards=(), points=0))
    return tuple(found)


def _plain(voice: Voice, seen: State) -> tuple[Choice, ...]:
    choices = []
    # After the last trick a claim is offered only where it is right.
    over = _kind_of_turn(seen) == "claim"
    for action in legal_actions(seen):
        card: Card | None = getattr(action, "card", None)
        cards = (card,) if card is not None else ()
        text = action_text(voice, action, phase=seen.phase)
        sure = "" if over else sure_text(voice, action)
        choices.append(Choice(action=action, text=text, cards=cards, points=0, sure=sure))
    return tuple(choices)


def lay_choices(voice: Voice, seen: State) -> tuple[Choice, ...]:
    """The melds that may be laid, best first, then the dix, then going on, then a claim.

    Of the ways to take a meld's cards from hand and table the one is offered that leaves most in
    the hand; the engine allows the others too.
    """
    best: dict[object, LayMeld] = {}
    others: list[Action] = []
    for action in legal_actions(seen):
        if isinstance(action, LayMeld):
            key = (action.kind, action.suit, times_laid(action))
            known = best.get(key)
            if known is None or len(action.laid) > len(known.laid):
                best[key] = action
        else:
            others.append(action)
    melds = [_meld_choice(voice, seen, action) for action in best.values()]
    melds.sort(key=lambda choice: -choice.points)
    dix = [
        _dix_choice(voice, seen, each) for each in others if isinstance(each, ExchangeDix | ShowDix)
    ]
    last = [
        Choice(action=each, text=end_text(voice, seen, each), cards=(), points=0)
        for each in others
        if isinstance(each, EndMelding)
    ]
    claims = [
        Choice(
            action=each,
            text=action_text(voice, each),
            cards=(),
            points=0,
            sure=sure_text(voice, each),
        )
        for each in others
        if isinstance(each, ClaimGame)
    ]
    return (*melds, *dix, *last, *claims)


def _meld_choice(voice: Voice, seen: State, action: LayMeld) -> Choice:
    meld = checked_meld(current_deal(seen), seen.rules, action)
    text = action_text(voice, action, meld.points)
    return Choice(action=action, text=text, cards=meld.cards, points=meld.points)


def _dix_choice(voice: Voice, seen: State, action: ExchangeDix | ShowDix) -> Choice:
    points = meld_value(seen.rules.melds, MeldKind.DIX, 1, seen.rules.scoring.scale)
    deal = current_deal(seen)
    nine = meld_cards(MeldKind.DIX, deal.trump)
    lies = deal.upcard or deal.turned
    gained = (lies,) if isinstance(action, ExchangeDix) and lies else ()
    text = action_text(voice, action, points)
    return Choice(action=action, text=text, cards=(*nine, *gained), points=points)
