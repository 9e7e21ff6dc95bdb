"""What happened, in words: for the log, and for those who hear the table read to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from acesaround.game import event as ev
from acesaround.game import total_trick_points
from acesaround.words.cards import cards_text, hand_text, suit_name, the_card
from acesaround.words.melds import meld_text, melds_text, total_text
from acesaround.words.voice import Voice, points


def event_text(voice: Voice, event: ev.Event) -> str:
    """A sentence about an event as the reader saw it; empty where there is nothing to say."""
    return _TELL[type(event)](voice, event)


def _silent(voice: Voice, event: ev.Event) -> str:
    return ""


def _game_started(voice: Voice, event: ev.GameStarted) -> str:
    target = event.rules.scaled(event.rules.match.target)
    return voice.words.say("event.game_started", points=points(voice.words, target))


def _deal_began(voice: Voice, event: ev.DealBegan) -> str:
    person = voice.person(event.dealer)
    name = voice.name(event.dealer)
    return voice.words.say(f"event.deal_began.{person}", number=event.number, name=name)


def _hand_dealt(voice: Voice, event: ev.HandDealt) -> str:
    if event.seat != voice.seat:
        return ""
    n = len(event.cards)
    return voice.words.say_n("event.hand_dealt", n, cards=hand_text(voice.words, event.cards))


def _stock_dealt(voice: Voice, event: ev.StockDealt) -> str:
    return voice.words.say_n("event.stock_dealt", len(event.cards))


def _upcard_turned(voice: Voice, event: ev.UpcardTurned) -> str:
    words = voice.words
    card, suit = the_card(words, event.card), suit_name(words, event.card.suit)
    told = words.say("event.upcard_turned", card=card, suit=suit)
    if not event.points:
        return told
    gained = points(words, event.points)
    person, name = voice.person(event.dealer), voice.name(event.dealer)
    scored = words.say(f"event.nine_turned.{person}", name=name, points=gained)
    return f"{told} {scored}"


def _call_made(voice: Voice, event: ev.CallMade) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    if event.amount is None:
        return voice.words.say(f"event.passed.{person}", name=name)
    return voice.words.say(f"event.bid.{person}", name=name, amount=event.amount)


def _contract_made(voice: Voice, event: ev.ContractMade) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    if event.stuck:
        return voice.words.say(f"event.stuck.{person}", name=name, amount=event.amount)
    return voice.words.say(f"event.contract_made.{person}", name=name, amount=event.amount)


def _deal_abandoned(voice: Voice, event: ev.DealAbandoned) -> str:
    return voice.words.say("event.deal_abandoned")


def _trump_named(voice: Voice, event: ev.TrumpNamed) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    suit = suit_name(voice.words, event.suit)
    return voice.words.say(f"event.trump_named.{person}", name=name, suit=suit)


def _cards_passed(voice: Voice, event: ev.CardsPassed) -> str:
    words = voice.words
    cards = cards_text(words, event.cards)
    name, to = voice.name(event.seat), voice.name(event.to)
    if event.seat == voice.seat:
        return words.say("event.cards_passed.by_you", to=to, cards=cards)
    if event.to == voice.seat:
        return words.say("event.cards_passed.to_you", name=name, cards=cards)
    return words.say("event.cards_passed.other", name=name, to=to, cards=cards)


def _melds_shown(voice: Voice, event: ev.MeldsShown) -> str:
    words = voice.words
    person, name = voice.person(event.seat), voice.name(event.seat)
    if not event.melds:
        return words.say(f"event.no_melds.{person}", name=name)
    melds, total = melds_text(words, event.melds), total_text(words, event.melds)
    return words.say(f"event.melds_shown.{person}", name=name, melds=melds, points=total)


def _bid_impossible(voice: Voice, event: ev.BidImpossible) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    needed = points(voice.words, event.needed)
    most = total_trick_points(voice.rules)
    return voice.words.say(f"event.bid_impossible.{person}", name=name, needed=needed, most=most)


def _meld_laid(voice: Voice, event: ev.MeldLaid) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    meld, gained = meld_text(voice.words, event.meld), points(voice.words, event.meld.points)
    return voice.words.say(f"event.meld_laid.{person}", name=name, meld=meld, points=gained)


def _dix_exchanged(voice: Voice, event: ev.DixExchanged) -> str:
    words = voice.words
    person, name = voice.person(event.seat), voice.name(event.seat)
    nine, card = the_card(words, event.nine), the_card(words, event.card)
    gained = points(words, event.points)
    return words.say(
        f"event.dix_exchanged.{person}", name=name, nine=nine, card=card, points=gained
    )


def _dix_shown(voice: Voice, event: ev.DixShown) -> str:
    words = voice.words
    person, name = voice.person(event.seat), voice.name(event.seat)
    nine, gained = the_card(words, event.nine), points(words, event.points)
    return words.say(f"event.dix_shown.{person}", name=name, nine=nine, points=gained)


def _card_drawn(voice: Voice, event: ev.CardDrawn) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    cards = cards_text(voice.words, event.cards)
    return voice.words.say(f"event.card_drawn.{person}", name=name, cards=cards)


def _upcard_drawn(voice: Voice, event: ev.UpcardDrawn) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    card = the_card(voice.words, event.card)
    return voice.words.say(f"event.upcard_drawn.{person}", name=name, card=card)


def _table_taken_up(voice: Voice, event: ev.TableTakenUp) -> str:
    return voice.words.say("event.table_taken_up")


def _card_played(voice: Voice, event: ev.CardPlayed) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    card = the_card(voice.words, event.card)
    return voice.words.say(f"event.card_played.{person}", name=name, card=card)


def trick_text(voice: Voice, winner: int, taken: int, bonus: int) -> str:
    """Who won a trick, its card points, and what the last trick brought beside them."""
    person, name = voice.person(winner), voice.name(winner)
    gained = points(voice.words, taken)
    if bonus:
        return voice.words.say(
            f"event.last_trick_won.{person}", name=name, points=gained, bonus=bonus
        )
    return voice.words.say(f"event.trick_won.{person}", name=name, points=gained)


def _trick_won(voice: Voice, event: ev.TrickWon) -> str:
    return trick_text(voice, event.seat, event.points, event.bonus)


def _deal_scored(voice: Voice, event: ev.DealScored) -> str:
    words = voice.words
    sides = [
        words.say(
            "event.side_scored",
            side=voice.side_name(side),
            change=points(words, score.change),
            total=score.total,
        )
        for side, score in enumerate(event.score.sides)
    ]
    return " ".join([words.say("event.deal_scored", number=event.score.number), *sides])


def _target_raised(voice: Voice, event: ev.TargetRaised) -> str:
    return voice.words.say("event.target_raised", points=points(voice.words, event.target))


def winner_text(voice: Voice, side: int) -> str:
    """Who has won the game."""
    person, name = voice.side_person(side), voice.side_name(side)
    return voice.words.say(f"event.game_won.{person}", side=name)


def _game_won(voice: Voice, event: ev.GameWon) -> str:
    return winner_text(voice, event.side)


_TELL: dict[type, Callable[[Voice, Any], str]] = {
    ev.GameStarted: _game_started,
    ev.DealBegan: _deal_began,
    ev.PhaseBegan: _silent,
    ev.HandDealt: _hand_dealt,
    ev.StockDealt: _stock_dealt,
    ev.UpcardTurned: _upcard_turned,
    ev.CallMade: _call_made,
    ev.ContractMade: _contract_made,
    ev.DealAbandoned: _deal_abandoned,
    ev.TrumpNamed: _trump_named,
    ev.CardsPassed: _cards_passed,
    ev.MeldsShown: _melds_shown,
    ev.BidImpossible: _bid_impossible,
    ev.MeldLaid: _meld_laid,
    ev.DixExchanged: _dix_exchanged,
    ev.DixShown: _dix_shown,
    ev.MeldingEnded: _silent,
    ev.CardDrawn: _card_drawn,
    ev.UpcardDrawn: _upcard_drawn,
    ev.TableTakenUp: _table_taken_up,
    ev.CardPlayed: _card_played,
    ev.TrickWon: _trick_won,
    ev.DealScored: _deal_scored,
    ev.TargetRaised: _target_raised,
    ev.GameWon: _game_won,
}
