"""What a good memory knows of the hidden cards, in words."""

from __future__ import annotations

from acesaround.cards import Card
from acesaround.teaching.tracking import Barred, Held
from acesaround.teaching.whereabouts import Counted, HiddenPlace, Whereabouts
from acesaround.words.cards import card_name, suit_name, the_card, the_cards
from acesaround.words.figures import large_number
from acesaround.words.forms import Name
from acesaround.words.voice import Voice, either, listed

_EXACTLY = 10_000
"""Up to here the number of deals is told to the last one."""


def deals_text(voice: Voice, found: Whereabouts) -> str:
    """In how many ways the hidden cards can lie: "About 3.2 million deals are still possible."."""
    words = voice.words
    if not found.exact:
        return words.say("tracking.deals.most", number=large_number(words, found.deals))
    if found.drawn:
        number = large_number(words, found.deals)
        return words.say("tracking.deals.drawn", number=number, drawn=found.drawn)
    if found.deals <= _EXACTLY:
        return words.say_n("tracking.deals", found.deals)
    return words.say("tracking.deals.about", number=large_number(words, found.deals))


def place_name(voice: Voice, place: HiddenPlace) -> str:
    """A place of hidden cards: the name of a seat, or "Widow"."""
    if place.seat is not None:
        return voice.name(place.seat)
    return voice.words.say(f"tracking.place.{place.place}")


def fact_text(voice: Voice, fact: Barred | Held) -> str:
    """What is proved, and by what."""
    words, name = voice.words, voice.name(fact.seat)
    if isinstance(fact, Held):
        if fact.why == "counted":
            return words.say("tracking.counted", name=name)
        why = "shown.whole" if fact.why == "shown" and fact.whole else fact.why
        return words.say(f"tracking.{why}", name=name, cards=listed(words, _cards(voice, fact)))
    if fact.void:
        how = "led" if fact.led else "trump"
        suit = suit_name(words, fact.suit)
        return words.say(f"tracking.void.{how}", name=name, suit=suit, trick=fact.trick)
    cards = _any_of(voice, fact.cards)
    if fact.beaten is None:
        return words.say("tracking.ceiling.other", name=name, trick=fact.trick, cards=cards)
    beaten = the_card(words, fact.beaten)
    return words.say("tracking.ceiling", name=name, trick=fact.trick, beaten=beaten, cards=cards)


def counted_texts(voice: Voice, counted: Counted) -> tuple[str, ...]:
    """What only counting everything together proves."""
    words, name = voice.words, voice.name(counted.seat)
    texts = []
    if counted.must:
        cards = listed(words, the_cards(words, counted.must))
        texts.append(words.say("tracking.must", name=name, cards=cards))
    if counted.cannot:
        cards = _any_of(voice, counted.cannot)
        texts.append(words.say("tracking.cannot", name=name, cards=cards))
    return tuple(texts)


def _cards(voice: Voice, fact: Held) -> list[Name]:
    return the_cards(voice.words, fact.cards)


def _any_of(voice: Voice, cards: tuple[Card, ...]) -> Name | str:
    return either(voice.words, [card_name(voice.words, card) for card in cards])
