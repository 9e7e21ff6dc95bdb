"""``acesaround solve HAND...``: the play of a deal with all cards seen, worked out to the end."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from acesaround.cli.arguments import (
    BadInput,
    add_rules_arguments,
    chosen_rules,
    read_file,
    whole_number,
)
from acesaround.cli.output import Output
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.cards import Card, Hand, Suit
    from acesaround.kernel.solver import Solved
    from acesaround.rules import Rules

NO_TRUMP = "none"


class _Asked(NamedTuple):
    """A moment of play, checked; ``mine`` are the places whose points are counted."""

    rules: Rules
    hands: list[Hand]
    trump: Suit | None
    leader: int
    trick: Hand
    mine: tuple[int, ...]
    first: bool

    @property
    def due(self) -> int:
        """The place that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def total(self) -> int:
        """The points that are still to be taken."""
        from acesaround.rules import card_points

        scoring = self.rules.scoring
        points = sum(card_points(cards, scoring) for cards in (*self.hands, self.trick))
        return points + self.rules.scaled(scoring.last_trick)


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """The hands, who leads, trump, whose points, and how long to search."""
    add_rules_arguments(parser, words)
    parser.add_argument("hands", metavar="HAND", nargs="*", help=words.say("cli.hand.help"))
    parser.add_argument("--file", metavar="FILE", type=Path, help=words.say("cli.hands_file.help"))
    parser.add_argument(
        "--trump", metavar="SUIT", required=True, help=words.say("cli.trump.help", none=NO_TRUMP)
    )
    place = whole_number(0, 3)
    parser.add_argument(
        "--lead", metavar="PLACE", type=place, default=0, help=words.say("cli.lead.help")
    )
    parser.add_argument("--trick", metavar="CARDS", default="", help=words.say("cli.trick.help"))
    parser.add_argument("--side", metavar="PLACES", help=words.say("cli.side.help"))
    parser.add_argument("--first-lead", action="store_true", help=words.say("cli.first_lead.help"))
    number = whole_number(1)
    parser.add_argument("--nodes", metavar="N", type=number, help=words.say("cli.nodes.help"))
    parser.add_argument("--seconds", metavar="N", type=number, help=words.say("cli.seconds.help"))
    parser.add_argument("--json", action="store_true", help=words.say("cli.json.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """Search, and tell the value and the worth of every card that may be played."""
    from acesaround.cards import SUITS, distinct
    from acesaround.kernel import compile_rules, packing_of
    from acesaround.kernel.position import position
    from acesaround.kernel.solver import solve_moves, warm_up

    moment = _moment(asked, output.words)
    rules, hands = moment.rules, moment.hands
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    places = len(hands)
    place = position(
        trump=-1 if moment.trump is None else SUITS.index(moment.trump),
        leader=moment.leader,
        trick=[packing.type_of(card) for card in moment.trick],
        tricks_left=max(map(len, hands)),
        sides=[0 if each in moment.mine else 1 for each in range(places)],
        first_trick=moment.first,
    )
    packed = [packing.pack(hand) for hand in hands]
    warm_up()
    started = time.perf_counter()
    by_type = solve_moves(
        compile_rules(rules), place, packed, nodes=asked.nodes, seconds=asked.seconds
    )
    spent = time.perf_counter() - started
    cards = {
        card: by_type[packing.type_of(card)]
        for card in distinct(hands[moment.due])
        if packing.type_of(card) in by_type
    }
    _tell(output, moment, cards, spent, asked.json)
    return 0


def _tell(
    output: Output, moment: _Asked, cards: dict[Card, Solved], seconds: float, as_json: bool
) -> None:
    helps = moment.due in moment.mine
    best = max if helps else min
    low = best(solved.low for solved in cards.values())
    high = best(solved.high for solved in cards.values())
    # A card is best if no other can be better.
    good = [
        card
        for card, solved in cards.items()
        if (solved.low == high if helps else solved.high == low)
    ]
    nodes = sum(solved.nodes for solved in cards.values())
    if as_json:
        output.json(
            {
                "side": moment.mine,
                "place": moment.due,
                "low": low,
                "high": high,
                "exact": low == high,
                "total": moment.total,
                "best": [str(card.value) for card in good],
                "cards": [
                    {"card": str(card.value), "low": solved.low, "high": solved.high}
                    for card, solved in cards.items()
                ],
                "nodes": nodes,
                "seconds": round(seconds, 6),
            }
        )
        return
    from acesaround.words.typed import written

    words = output.words
    side = words.say("cli.and").join(map(str, moment.mine))
    value = _range(low, high, words)
    output.line(words.say("cli.solve.value", side=side, value=value, total=moment.total))
    output.line(words.say("cli.solve.cards", place=moment.due))
    ranked = sorted(cards.items(), key=lambda item: item[1].low, reverse=helps)
    for card, solved in ranked:
        named = {"card": written(words, (card,)), "value": _range(solved.low, solved.high, words)}
        if card in good:
            output.line(words.say("cli.solve.best", **named))
        else:
            output.line(words.say("cli.solve.card", **named))
    output.line(words.say("cli.solve.effort", nodes=f"{nodes:,}", seconds=f"{seconds:.2f}"))


def _range(low: int, high: int, words: Catalog) -> str:
    return str(low) if low == high else words.say("cli.solve.between", low=low, high=high)


def _moment(asked: argparse.Namespace, words: Catalog) -> _Asked:
    """The arguments, read and checked against the rules and each other."""
    from acesaround.cards import parse_suit
    from acesaround.words.typed import suit_in_notation

    rules = chosen_rules(asked)
    if bool(asked.hands) == bool(asked.file):
        raise BadInput("name the hands, or a file of them with --file: one of the two")
    texts = asked.hands or _lines(asked.file)
    places = rules.deal.players
    if len(texts) != places:
        raise BadInput(f"{len(texts)} hands are named, and {rules.name} is played with {places}")
    hands = [_cards(words, f"hand {place}", text) for place, text in enumerate(texts)]
    trick = _cards(words, "--trick", asked.trick)
    if asked.lead >= places:
        raise BadInput(f"--lead {asked.lead}: the places are 0 to {places - 1}")
    if len(trick) >= places:
        raise BadInput(f"--trick: {len(trick)} cards are a whole trick; give the cards before it")
    named = suit_in_notation(words, asked.trump.strip())
    trump = None if named.lower() == NO_TRUMP else parse_suit(named)
    _check_copies(rules, (*hands, trick))
    _check_sizes(hands, asked.lead, len(trick))
    mine = _side(asked.side, rules, places)
    return _Asked(rules, hands, trump, asked.lead, trick, mine, asked.first_lead)


def _lines(path: Path) -> list[str]:
    """The lines of a file of hands, without comments and empty ones."""
    from acesaround.errors import FaultyInput
    from acesaround.record.decoding import not_utf8_in

    try:
        text = read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FaultyInput(not_utf8_in(str(path), error)) from error
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def _cards(words: Catalog, where: str, text: str) -> Hand:
    from acesaround.cards import parse_cards, sort_hand
    from acesaround.errors import CardNotationError
    from acesaround.words.problems import error_text
    from acesaround.words.typed import cards_in_notation

    try:
        cards = parse_cards(cards_in_notation(words, text))
    except CardNotationError as error:
        raise BadInput(f"{where}: {error_text(words, error)}") from error
    return cards if where == "--trick" else sort_hand(cards)


def _check_copies(rules: Rules, cards: tuple[Hand, ...]) -> None:
    from acesaround.cards import count, deck_of

    there_are = count(deck_of(rules.deck.copies, rules.deck.nines))
    for card, times in count(card for hand in cards for card in hand).items():
        if times > there_are.get(card, 0):
            raise BadInput(
                f"there are {times} {card.value} here, and the deck of {rules.name} has "
                f"{there_are.get(card, 0)}"
            )


def _check_sizes(hands: list[Hand], leader: int, played: int) -> None:
    """Every hand has as many cards as the others, that on the table included."""
    sizes = [
        len(hand) + ((place - leader) % len(hands) < played) for place, hand in enumerate(hands)
    ]
    if len(set(sizes)) > 1:
        raise BadInput(
            f"the hands have {', '.join(map(str, sizes))} cards, those on the table included, and "
            "all must have equally many"
        )


def _side(text: str | None, rules: Rules, places: int) -> tuple[int, ...]:
    if text is None:
        return (0, 2) if rules.deal.partners else (0,)
    names = [name.strip() for name in text.split(",")]
    allowed = [str(place) for place in range(places)]
    mine = tuple(place for place in range(places) if str(place) in names)
    if not set(names) <= set(allowed) or len(mine) == places:
        raise BadInput(
            f"--side {text}: name some of the places {', '.join(allowed)}, with commas; the "
            "others are the other side"
        )
    return mine
