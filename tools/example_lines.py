"""One example of the teacher's as lines of Markdown: what the reader sees, and what is said."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from acesaround.cards import SUITS, Card, Suit, of_suit, parse_cards, sort_hand
from acesaround.game import View, left_of, partner_of
from acesaround.server.drill_messages import DrillVerdict
from acesaround.server.drill_picture import Seated, drill_picture
from acesaround.server.drill_verdict import counted_verdict, judged_verdict
from acesaround.server.facts import TableFacts
from acesaround.server.hint_message import Hint, SupposedHand
from acesaround.server.picture import table_voice
from acesaround.server.review_messages import ReviewChoice, ReviewDetail, ReviewTold
from acesaround.teaching.drills import Drill, HandDrill, game_of
from acesaround.teaching.drills.counting import judge_count, melds_of
from acesaround.teaching.drills.judging import judge
from acesaround.teaching.drills.stored import action_of
from acesaround.words import Catalog
from acesaround.words.contrasts import choice_text
from acesaround.words.melds import melds_text
from acesaround.words.rules_text import variant_title
from acesaround.words.voice import Voice

Lines = Iterator[str]
_SIGNS: dict[Suit, str] = dict(zip(SUITS, "♠♥♦♣", strict=True))


class Table:
    """What one seat sees, and who speaks to it."""

    def __init__(self, words: Catalog, view: View, facts: TableFacts) -> None:
        self.words = words
        self.view = view
        self.voice: Voice = table_voice(words, facts, view)


def cards_text(cards: Iterable[Card]) -> str:
    """Cards suit by suit: "♠ A 10 K · ♥ 9"."""
    hand = sort_hand(tuple(cards))
    parts = []
    for suit in SUITS:
        held = of_suit(hand, suit)
        if held:
            parts.append(f"{_SIGNS[suit]} {' '.join(map(_rank, held))}")
    return " · ".join(parts)


def _rank(card: Card) -> str:
    return str(card.value)[0].replace("T", "10")


def _short(card: Card) -> str:
    return str(_SIGNS[card.suit]) + _rank(card)


def situation(table: Table) -> Lines:
    """The deal as the seat has seen it up to now, in short."""
    view, voice = table.view, table.voice
    deal = view.deal
    title = variant_title(table.words, view.seen.rules.name)
    dealer = "you dealt" if deal.dealer == view.seat else f"{voice.name(deal.dealer)} dealt"
    partner = partner_of(view.seen.rules, view.seat)
    mate = "" if partner is None else f"; your partner is {voice.name(partner)}"
    yield f"* {title}; {dealer}{mate}"
    yield f"* Your hand: {cards_text(view.hand)}"
    laid = cards_text(each.card for each in deal.laid[view.seat])
    if laid:
        yield f"* Your cards on the table: {laid}"
    if deal.calls:
        calls = (f"{voice.name(each.seat)} {each.amount or 'pass'}" for each in deal.calls)
        yield f"* Calls: {', '.join(calls)}"
    if deal.contract is not None and deal.trump is not None:
        contract = deal.contract
        bidder = voice.name(contract.seat)
        yield f"* Contract: {contract.amount} in {_SIGNS[deal.trump]} by {bidder}"
    elif deal.trump is not None:
        yield f"* Trump: {_SIGNS[deal.trump]}"
    for each in (*deal.passes, *deal.shares):
        given = [card for card in each.cards if card is not Card.BACK]
        if given:
            yield f"* {voice.name(each.seat)} gave {voice.name(each.to)} {cards_text(given)}"
    shown = [(seat, melds) for seat, melds in enumerate(deal.melds) if melds]
    for seat, melds in shown:
        yield f"* {voice.name(seat)} showed {melds_text(table.words, melds)}"
    yield from _tricks(table)


def _tricks(table: Table) -> Lines:
    deal, voice = table.view.deal, table.voice
    told = []
    for number, trick in enumerate((*deal.tricks, deal.trick), 1):
        if trick is None:
            continue
        played = " ".join(map(_short, trick.cards))
        won = "" if trick.winner is None else f" ({voice.name(trick.winner)})"
        told.append(f"{number}. {voice.name(trick.leader)} {played}{won}")
    if told:
        yield f"* Tricks (leader, cards, winner): {'; '.join(told)}"
    if deal.trick is None or not deal.trick.cards:
        return
    there = [
        f"{voice.name(left_of(deal, deal.trick.leader, at))} {_short(card)}"
        for at, card in enumerate(deal.trick.cards)
    ]
    yield f"* On the table: {', '.join(there)}"


def _quoted(texts: Iterable[str]) -> Lines:
    told = [text for text in texts if text]
    if told:
        yield ""
        yield from (f"> {text}\\" for text in told[:-1])
        yield f"> {told[-1]}"


def hint_lines(table: Table, hint: Hint, dice: random.Random) -> Lines:
    """The hint as the page says it, and one of the other choices."""
    yield from _quoted([f"**{hint.text}**", *hint.reasons])
    if hint.figures is not None:
        told = hint.figures.told_by is not None
        yield from _quoted([hint.figures.expected, "" if told else hint.figures.text])
    if hint.others:
        other = dice.choice(hint.others)
        yield from _quoted(
            [
                f"**Why not {other.text}?** {other.figures} {other.chance}".rstrip(),
                *other.example,
                *_hands(other.hands),
            ]
        )


def _hands(hands: tuple[SupposedHand, ...]) -> Lines:
    if hands:
        held = (f"{each.name} {cards_text(each.cards)}" for each in hands)
        yield f"({'; '.join(held)})"


def review_lines(table: Table, done: str, detail: ReviewDetail, told: ReviewTold) -> Lines:
    """The judgment on a decision, and all hands."""
    for hand in detail.hands:
        if hand.seat != table.view.seat:
            yield f"* {table.voice.name(hand.seat)} really held {cards_text(hand.cards)}"
    yield f"* What was done: {done}"
    yield from _quoted([f"**With the cards hidden:** {detail.known}", *detail.reasons])
    yield from _quoted([_choices(detail.choices)])
    yield from _quoted([f"**With all cards seen:** {detail.open}", detail.turn])
    yield from _quoted([_choices(detail.open_choices), *told.contract])


def _choices(choices: tuple[ReviewChoice, ...]) -> str:
    """The table of choices in a line."""
    return "; ".join(f"{each.text} {_worth(each)}" for each in choices)


def _worth(choice: ReviewChoice) -> str:
    if choice.low != choice.high:
        return f"{choice.low:g} to {choice.high:g}"
    half = f" ± {choice.half:.1f}" if choice.half else ""
    return f"{round(choice.low, 1) + 0.0:g}{half}".replace("-", "−")


def drill_lines(words: Catalog, drill: Drill, dice: random.Random) -> Lines:
    """A drill, a common answer, and the verdict on it."""
    asked = drill_picture(words, drill, ())
    yield f"* Level {asked.level} of 5"
    if isinstance(drill, HandDrill):
        yield f"* {asked.title}"
        yield f"* Your hand: {cards_text(parse_cards(drill.hand))}"
        yield from _quoted([f"**{asked.text}**"])
        melds = melds_of(drill)
        said = sum(each.points for each in melds) - dice.choice(melds).points
        yield from _verdict(counted_verdict(words, drill, judge_count(drill, said), said, ()), said)
        return
    seated = Seated(game_of(drill))
    table = Table(words, seated.view, seated.facts())
    yield from situation(table)
    yield from _quoted([f"**{asked.text}**"])
    answer = action_of(drill.common, seated.view.seat)
    verdict = judged_verdict(words, drill, seated, judge(drill, seated.view, answer), ())
    yield from _verdict(verdict, choice_text(words, answer))


def _verdict(verdict: DrillVerdict, said: object) -> Lines:
    yield from _quoted([f"Answer: {said}", f"**{verdict.text}**", *verdict.reasons])
    yield from _quoted([verdict.figures, *verdict.example, *_hands(verdict.hands)])
    rows = [f"{each.text} {each.value} ({each.behind or 'best'})" for each in verdict.rows]
    yield from _quoted(["; ".join(rows)])
