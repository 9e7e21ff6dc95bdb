"""What happened, in words: for the log, and for those who hear the table read to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from acesaround.game import event as ev
from acesaround.game import total_trick_points
from acesaround.words.cards import card_name, cards_text, hand_text, suit_name, the_card
from acesaround.words.melds import melds_text, total_text
from acesaround.words.stock_events import TELL_STOCK
from acesaround.words.voice import Voice, chips, listed, points, told


def event_text(voice: Voice, event: ev.Event) -> str:
    """A sentence about an event as the reader saw it; empty where there is nothing to say."""
    return _TELL[type(event)](voice, event)


def _silent(voice: Voice, event: ev.Event) -> str:
    return ""


def _game_started(voice: Voice, event: ev.GameStarted) -> str:
    if event.rules.match.deals:
        return voice.words.say_n("event.game_started.deals", event.rules.match.deals)
    target = event.rules.scaled(event.rules.match.target)
    return voice.words.say("event.game_started", points=points(voice.words, target))


def _dealer_drawn(voice: Voice, event: ev.DealerDrawn) -> str:
    words = voice.words
    each = [
        words.say("event.dealer_drawn.card", name=voice.name(seat), card=card_name(words, card))
        for seat, card in enumerate(event.drawn)
    ]
    return told(voice, "dealer_drawn", event.dealer, cards=listed(words, each))


def _deal_began(voice: Voice, event: ev.DealBegan) -> str:
    person = voice.person(event.dealer)
    name = voice.name(event.dealer)
    return voice.words.say(f"event.deal_began.{person}", number=event.number, name=name)


def _hand_dealt(voice: Voice, event: ev.HandDealt) -> str:
    if event.seat != voice.seat:
        return ""
    n = len(event.cards)
    return voice.words.say_n("event.hand_dealt", n, cards=hand_text(voice.words, event.cards))


def _upcard_turned(voice: Voice, event: ev.UpcardTurned) -> str:
    words = voice.words
    card, suit = the_card(words, event.card), suit_name(words, event.card.suit)
    if voice.rules.deal.turn_last:
        text = words.say("event.upcard_turned.dealer", card=card, suit=suit)
    else:
        text = words.say("event.upcard_turned", card=card, suit=suit)
    if not event.points:
        return text
    gained = points(words, event.points)
    person, name = voice.person(event.dealer), voice.name(event.dealer)
    scored = words.say(f"event.nine_turned.{person}", name=name, points=gained)
    return f"{text} {scored}"


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
    text = voice.words.say("event.deal_abandoned")
    if event.payment is None or not event.payment.pot:
        return text
    filled = voice.words.say("event.pot_filled", chips=chips(voice.words, event.payment.pot))
    return f"{text} {filled}"


def _widow_dealt(voice: Voice, event: ev.WidowDealt) -> str:
    return voice.words.say_n("event.widow_dealt", len(event.cards))


def _widow_taken(voice: Voice, event: ev.WidowTaken) -> str:
    cards = cards_text(voice.words, event.cards)
    return told(voice, "widow_taken", event.seat, cards=cards)


def _widow_seen(voice: Voice, event: ev.WidowSeen) -> str:
    cards = cards_text(voice.words, event.cards)
    return told(voice, "widow_seen", event.seat, cards=cards)


def _widow_shared(voice: Voice, event: ev.WidowShared) -> str:
    words = voice.words
    card = cards_text(words, event.cards)
    name, to = voice.name(event.seat), voice.name(event.to)
    if event.seat == voice.seat:
        return words.say("event.widow_shared.by_you", to=to, card=card)
    if event.to == voice.seat:
        return words.say("event.widow_shared.to_you", name=name, card=card)
    return words.say("event.widow_shared.other", name=name, to=to, card=card)


def _thrown_in_unseen(voice: Voice, event: ev.ThrownInUnseen) -> str:
    return told(voice, "thrown_in_unseen", event.seat)


def _cards_buried(voice: Voice, event: ev.CardsBuried) -> str:
    cards = cards_text(voice.words, event.cards)
    return told(voice, "cards_buried", event.seat, cards=cards)


def _buried_announced(voice: Voice, event: ev.BuriedAnnounced) -> str:
    return told(voice, "buried_announced", event.seat, trumps=event.trumps, aces=event.aces)


def _dix_declined(voice: Voice, event: ev.DixDeclined) -> str:
    return told(voice, "dix_declined", event.seat)


def _upcard_swapped(voice: Voice, event: ev.UpcardSwapped) -> str:
    words = voice.words
    person = "from_you" if event.dealer == voice.seat else voice.person(event.seat)
    return words.say(
        f"event.upcard_swapped.{person}",
        name=voice.name(event.seat),
        dealer=voice.name(event.dealer),
        nine=the_card(words, event.nine),
        card=the_card(words, event.card),
        points=points(words, event.points),
    )


def _conceded(voice: Voice, event: ev.Conceded) -> str:
    return told(voice, "conceded", event.seat)


def _moon_announced(voice: Voice, event: ev.MoonAnnounced) -> str:
    return told(voice, "moon_announced", event.seat)


def _taken_back(voice: Voice, event: ev.TakenBack) -> str:
    return told(voice, "taken_back", event.seat)


def _played_on(voice: Voice, event: ev.PlayedOn) -> str:
    return told(voice, "played_on", event.seat)


def _wrong_card_played(voice: Voice, event: ev.WrongCardPlayed) -> str:
    return told(voice, "wrong_card_played", event.seat)


def _accused(voice: Voice, event: ev.Accused) -> str:
    person = "by_you" if event.seat == voice.seat else "other"
    if event.accused == voice.seat:
        person = "to_you"
    verdict = "false" if event.card is None else "right"
    return voice.words.say(
        f"event.accused.{verdict}.{person}",
        name=voice.name(event.seat),
        accused=voice.name(event.accused),
        card=the_card(voice.words, event.card) if event.card else "",
    )


def _game_claimed(voice: Voice, event: ev.GameClaimed) -> str:
    total = points(voice.words, event.total)
    return told(
        voice, f"game_claimed.{'right' if event.right else 'wrong'}", event.seat, total=total
    )


def _claim_waived(voice: Voice, event: ev.ClaimWaived) -> str:
    return told(voice, "claim_waived", event.seat)


def _hand_thrown_in(voice: Voice, event: ev.HandThrownIn) -> str:
    return told(voice, "hand_thrown_in", event.seat, cards=hand_text(voice.words, event.hand))


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
    if not event.melds and voice.rules.melds.who == "bidder":
        return ""
    if not event.melds:
        return words.say(f"event.no_melds.{person}", name=name)
    melds, total = melds_text(words, event.melds), total_text(words, event.melds)
    return words.say(f"event.melds_shown.{person}", name=name, melds=melds, points=total)


def _bid_impossible(voice: Voice, event: ev.BidImpossible) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    if event.needed is None:
        return told(voice, "too_few_melds", event.seat)
    needed = points(voice.words, event.needed)
    most = total_trick_points(voice.rules)
    return voice.words.say(f"event.bid_impossible.{person}", name=name, needed=needed, most=most)


def _bid_reached(voice: Voice, event: ev.BidReached) -> str:
    return told(voice, "bid_reached", event.seat)


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
        _side_scored(voice, voice.side_name(side), score.change, score.total)
        for side, score in enumerate(event.score.sides)
    ]
    begun = words.say("event.deal_scored", number=event.score.number)
    return " ".join([begun, *sides, *_side_chips(voice, event.score.chips)])


def _side_chips(voice: Voice, by_side: tuple[int, ...]) -> Iterator[str]:
    """Which side is paid in chips beside the points."""
    for side, each in enumerate(by_side):
        if each > 0:
            paid, name = chips(voice.words, each), voice.side_name(side)
            yield voice.words.say("event.side_chips", side=name, chips=paid)


def _side_scored(voice: Voice, side: str, change: int, total: int) -> str:
    words = voice.words
    if voice.rules.in_chips:
        return words.say("event.side_scored.chips", side=side, change=change, total=total)
    gained = points(words, change)
    return words.say("event.side_scored", side=side, change=gained, total=total)


def _player_left(voice: Voice, event: ev.PlayerLeft) -> str:
    first = event.seat not in voice.out[1:]
    return told(voice, "player_left" if first else "player_left.second", event.seat)


def _pot_shared(voice: Voice, event: ev.PotShared) -> str:
    each = event.payment.seats[0]
    return voice.words.say("event.pot_shared", chips=chips(voice.words, each)) if each else ""


def _target_raised(voice: Voice, event: ev.TargetRaised) -> str:
    return voice.words.say("event.target_raised", points=points(voice.words, event.target))


def winner_text(voice: Voice, side: int) -> str:
    """Who has won the game, or who came in before where the first ones have left it."""
    names = [voice.side_name(each) for each in (*voice.out, side)]
    if len(names) == 2:
        return voice.words.say("event.game_won.second", first=names[0], second=names[1])
    if len(names) == 3:
        first, second, third = names
        return voice.words.say("event.game_won.third", first=first, second=second, third=third)
    person, name = voice.side_person(side), voice.side_name(side)
    return voice.words.say(f"event.game_won.{person}", side=name)


def _game_won(voice: Voice, event: ev.GameWon) -> str:
    return winner_text(voice, event.side)


_TELL: dict[type, Callable[[Voice, Any], str]] = {
    **TELL_STOCK,
    ev.GameStarted: _game_started,
    ev.DealBegan: _deal_began,
    ev.PhaseBegan: _silent,
    ev.HandDealt: _hand_dealt,
    ev.UpcardTurned: _upcard_turned,
    ev.CallMade: _call_made,
    ev.ContractMade: _contract_made,
    ev.DealAbandoned: _deal_abandoned,
    ev.TrumpNamed: _trump_named,
    ev.CardsPassed: _cards_passed,
    ev.MeldsShown: _melds_shown,
    ev.BidImpossible: _bid_impossible,
    ev.BidReached: _bid_reached,
    ev.CardPlayed: _card_played,
    ev.TrickWon: _trick_won,
    ev.DealScored: _deal_scored,
    ev.TargetRaised: _target_raised,
    ev.DealerDrawn: _dealer_drawn,
    ev.WidowDealt: _widow_dealt,
    ev.WidowTaken: _widow_taken,
    ev.WidowSeen: _widow_seen,
    ev.WidowShared: _widow_shared,
    ev.ThrownInUnseen: _thrown_in_unseen,
    ev.CardsBuried: _cards_buried,
    ev.BuriedAnnounced: _buried_announced,
    ev.DixDeclined: _dix_declined,
    ev.UpcardSwapped: _upcard_swapped,
    ev.Conceded: _conceded,
    ev.MoonAnnounced: _moon_announced,
    ev.TakenBack: _taken_back,
    ev.PlayedOn: _played_on,
    ev.WrongCardPlayed: _wrong_card_played,
    ev.HandThrownIn: _hand_thrown_in,
    ev.PlayerLeft: _player_left,
    ev.PotShared: _pot_shared,
    ev.GameWon: _game_won,
    ev.Accused: _accused,
    ev.GameClaimed: _game_claimed,
    ev.ClaimWaived: _claim_waived,
}
