"""Why not another choice, in words."""

from __future__ import annotations

from collections.abc import Iterable

from acesaround.cards import Card
from acesaround.game import Action, Bid, NameTrump, PlayCard
from acesaround.teaching.lesson import CallExample, CardExample, Contrast, ShownTrick
from acesaround.words.cards import suit_name, the_card, the_cards
from acesaround.words.catalog import Catalog
from acesaround.words.figures import is_nothing, number_text
from acesaround.words.voice import Voice, listed, points


def figures_text(words: Catalog, contrast: Contrast) -> str:
    """How much worse the choice is: "16 less on average, give or take 4".

    Where all possible deals were looked at there is nothing to give or take, and a difference that
    would be told as 0.0 is told as none.
    """
    return words.say(f"why.{kind_of_figures(contrast)}", **figures_of(words, contrast))


def kind_of_figures(contrast: Contrast) -> str:
    """The last part of the key of a sentence that says how much worse a choice is."""
    if contrast.same:
        return "same"
    whole = contrast.half == 0.0
    if is_nothing(contrast.behind):
        return "all.even" if whole else "even"
    way = "more" if contrast.behind < 0.0 else "less"
    if whole:
        return f"all.{way}"
    return f"close.{way}" if contrast.close else "less"


def figures_of(words: Catalog, contrast: Contrast) -> dict[str, str]:
    """The figures that such a sentence may tell."""
    return {
        "points": number_text(words, abs(contrast.behind)),
        "half": number_text(words, contrast.half),
    }


def chance_text(words: Catalog, chance: float | None, chosen: float | None) -> str:
    """How often the contract is made; nothing where that is as with the choice that was made."""
    if chance is None or chosen is None or round(100 * chance) == round(100 * chosen):
        return ""
    return words.say("why.chance", percent=round(100 * chance))


def example_text(voice: Voice, chosen: Action, contrast: Contrast) -> tuple[str, ...]:
    """What happens in the deal in which it shows, sentence by sentence."""
    match contrast.example:
        case CardExample() as example:
            assert isinstance(chosen, PlayCard) and isinstance(contrast.action, PlayCard)
            return (
                *_holdings(voice, example),
                _trick(voice, contrast.action.card, example.theirs, example.later),
                _trick(voice, chosen.card, example.mine, example.later),
                _loss(voice.words, contrast),
            )
        case CallExample() as call:
            key = "why.call.made" if call.made else "why.call.set"
            total = points(voice.words, call.total)
            suit = suit_name(voice.words, call.suit)
            text = voice.words.say(key, suit=suit, total=total, amount=call.amount)
            return text, _loss(voice.words, contrast)
    return ()


def choice_text(words: Catalog, action: Action) -> str:
    """What was not chosen, in a few words: the card, the suit, the bid."""
    match action:
        case PlayCard(card=card):
            return str(the_card(words, card))
        case NameTrump(suit=suit):
            return str(suit_name(words, suit))
        case Bid(amount=amount):
            return words.say("why.bid", amount=amount)
    cards: tuple[Card, ...] = getattr(action, "cards", ())
    return str(listed(words, the_cards(words, cards))) if cards else words.say("why.pass")


def _holdings(voice: Voice, example: CardExample) -> Iterable[str]:
    """Who must hold what for it to happen: the cards that the others play."""
    words = voice.words
    held: dict[int, list[Card]] = {}
    for seat, card in (*example.theirs.cards, *example.mine.cards):
        if seat != voice.seat and card not in held.setdefault(seat, []):
            held[seat].append(card)
    parts = [
        words.say("why.holds", name=voice.name(seat), cards=listed(words, the_cards(words, cards)))
        for seat, cards in held.items()
    ]
    if parts:
        yield words.say("why.if", holdings=listed(words, parts))


def _trick(voice: Voice, card: Card, trick: ShownTrick, later: int) -> str:
    words = voice.words
    when = "later" if later else "now"
    return words.say(
        f"why.{when}.{voice.person(trick.winner)}",
        card=the_card(words, card),
        name=voice.name(trick.winner),
        best=the_card(words, trick.best),
        points=points(words, trick.points),
    )


def _loss(words: Catalog, contrast: Contrast) -> str:
    return words.say("why.loss", points=number_text(words, contrast.loses))
