"""The head of a text: its tags, which make the header of a log and begin the game."""

from __future__ import annotations

from acesaround.cards import Hand, parse_cards
from acesaround.errors import CardNotationError, RulesError, shown
from acesaround.game import Game
from acesaround.record.faults import HeadFault, MoveFault
from acesaround.record.line import Header
from acesaround.record.notation.lexer import Pieces, Place, Tag
from acesaround.record.notation.rules_tags import PREFIX, read_rules_tags
from acesaround.record.seats import Seats
from acesaround.record.tags import KIND, OURS, VERSION, tag_problem
from acesaround.rules import Rules

_FIRST = f'[Pinochle "{VERSION}"]'


def read_head(pieces: Pieces) -> tuple[Header, Game]:
    """The header, and the game before its first deal.

    Raises:
        NotationError: a tag is missing, unknown, there twice or wrong.
    """
    tags = _by_name(pieces)
    variant = _needed(tags, "Variant", HeadFault.NO_VARIANT, pieces)
    exact = [tag for name, tag in tags.items() if name.startswith(PREFIX)]
    rules = read_rules_tags(variant, tags.get("Changed"), exact)
    seats = Seats.of(rules)
    drawn = _drawn(tags.get("Drawn"))
    dealer = _dealer(tags, seats, pieces) if "Dealer" in tags or not drawn else 0
    try:
        game = Game.start(rules, dealer, drawn)
    except RulesError as error:
        place = tags["Drawn"].value.place if drawn else variant.value.place
        raise place.wrong(error) from error
    if "Dealer" in tags and game.state.dealer != dealer:
        right = seats.letter(game.state.dealer)
        raise tags["Dealer"].value.wrong(HeadFault.DRAWN_OTHERWISE(letter=right))
    header = Header(
        rules=rules,
        dealer=game.state.dealer,
        drawn=drawn,
        seats=_by_seat(tags, seats, ""),
        kinds=_by_seat(tags, seats, KIND),
        tags=_free(tags, rules, seats),
    )
    return header, game


def _by_name(pieces: Pieces) -> dict[str, Tag]:
    first = pieces.tags[0] if pieces.tags else None
    if first is None or first.name.text != "Pinochle":
        place = first.name.place if first else Place(1, 1)
        raise place.wrong(HeadFault.NO_GAME(first=_FIRST))
    if first.value.text != str(VERSION):
        version = shown(first.value.text)
        raise first.value.wrong(HeadFault.OTHER_VERSION(version=version, right=VERSION))
    tags: dict[str, Tag] = {}
    for tag in pieces.tags:
        name = tag.name.text
        if name in tags:
            line = tags[name].name.place.line
            raise tag.name.wrong(HeadFault.TAG_TWICE(tag=shown(name), line=line))
        tags[name] = tag
    return tags


def _needed(tags: dict[str, Tag], name: str, missing: HeadFault, pieces: Pieces) -> Tag:
    if name not in tags:
        place = pieces.statements[0].label.place if pieces.statements else pieces.end
        raise place.wrong(missing())
    return tags[name]


def _drawn(tag: Tag | None) -> Hand:
    if tag is None:
        return ()
    try:
        cards = parse_cards(tag.value.text)
    except CardNotationError as error:
        raise tag.value.wrong(error.fault) from error
    if not cards:
        raise tag.value.wrong(HeadFault.NO_DRAWN())
    return cards


def _dealer(tags: dict[str, Tag], seats: Seats, pieces: Pieces) -> int:
    tag = _needed(tags, "Dealer", HeadFault.NO_DEALER, pieces)
    seat = seats.find(tag.value.text)
    if seat is None:
        raise tag.value.wrong(MoveFault.NO_SEAT(text=shown(tag.value.text), known=seats.names))
    return seat


def _by_seat(tags: dict[str, Tag], seats: Seats, ending: str) -> tuple[str, ...]:
    """What tags say of each seat, up to the last one of which they say anything."""
    told = [tags.get(place + ending) for place in seats.names]
    while told and told[-1] is None:
        told.pop()
    return tuple(tag.value.text if tag else "" for tag in told)


def _free(tags: dict[str, Tag], rules: Rules, seats: Seats) -> dict[str, str]:
    free: dict[str, str] = {}
    for name, tag in tags.items():
        if name.startswith(PREFIX):
            continue
        if name not in OURS:
            problem = tag_problem(name)
            if problem is not None:
                raise tag.name.wrong(problem)
            free[name] = tag.value.text
        elif name == "Rules":
            raise tag.name.wrong(HeadFault.NO_PART_NAMED())
        elif name not in _HEAD and name.removesuffix(KIND) not in seats.names:
            variant = shown(rules.name)
            raise tag.name.wrong(HeadFault.SEAT_ELSEWHERE(variant=variant, known=seats.names))
    return free


_HEAD = ("Pinochle", "Variant", "Changed", "Dealer", "Drawn")
