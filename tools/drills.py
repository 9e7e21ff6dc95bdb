"""Make the drills: positions from self-play in which good play and common play differ most.

python tools/drills.py scan WORK     # play deals and note positions (restartable: WORK keeps them)
python tools/drills.py choose WORK   # check the best of them anew and write the drills

Two common players are looked at: one by rules of thumb (``plain``) and one that looks at a few
worlds (``casual``), who also plays the deals. A position is noted where a strong player's
comparison finds the choice of one of them worse beyond chance. Those with the greatest difference
are compared again, in worlds of another seed, and once more with the seed that judges answers, so
that no drill stands on luck.
"""

from __future__ import annotations

import argparse
import random
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from acesaround.ai import make_player
from acesaround.cards import format_cards, sort_hand
from acesaround.game import (
    CHANCE,
    Action,
    Bid,
    Bury,
    Game,
    Pass,
    PassCards,
    PlayCard,
    View,
    total_trick_points,
)
from acesaround.rules import preset, rules_code
from acesaround.teaching.drills.judging import CannotJudge, best_of, compared, judge
from acesaround.teaching.drills.stored import (
    POSITIONS,
    Kind,
    Move,
    TableDrill,
    action_of,
    game_of,
    move_of,
)
from acesaround.testing import shuffled
from drill_hands import hand_drills

DEALS = {"modern": 60, "double_deck": 14, "auction_chips": 18, "modern3": 18}
WANTED: dict[Kind, dict[str, int]] = {
    "play": {"modern": 24, "double_deck": 5, "auction_chips": 5, "modern3": 4},
    "pass": {"modern": 22, "auction_chips": 4, "modern3": 4},
    "bid": {"modern": 20, "double_deck": 4, "auction_chips": 4, "modern3": 4},
}
NOTED = 240
"""Worlds in which a position is looked at while deals are played."""
CHECKED = 800
JUDGED = 800
"""Worlds in which answers are judged."""
WORTH = 0.02
"""A difference of less than this part of the points of all tricks teaches nothing."""
COMMON = ("plain", "casual:seconds=60")
GOOD = "expert:seconds=60:sets=80"
LEVELS = 5


class Noted(msgspec.Struct, frozen=True):
    """A position as it was found; ``wrong`` counts the common players who go wrong there."""

    variant: str
    deal: int
    drill: TableDrill
    wrong: int
    right: str


class Looked(msgspec.Struct, frozen=True):
    """What was found in one deal."""

    variant: str
    deal: int
    found: tuple[Noted, ...]


def scan(work: Path, seed: int) -> None:
    """Play the deals that the work file does not hold yet."""
    known = set()
    if work.exists():
        known = {(each.variant, each.deal) for each in _looked(work)}
    with work.open("ab") as out:
        for variant, deals in DEALS.items():
            for deal in range(deals):
                if (variant, deal) in known:
                    continue
                found = tuple(_positions(variant, deal, seed))
                out.write(msgspec.json.encode(Looked(variant, deal, found)) + b"\n")
                out.flush()
                print(variant, deal, [each.drill.kind for each in found], file=sys.stderr)


def _looked(work: Path) -> list[Looked]:
    lines = work.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Looked) for line in lines]


def _positions(variant: str, deal: int, seed: int) -> Iterator[Noted]:
    rules = preset(variant)
    game = Game.start(rules, deal % rules.deal.players)
    deck = shuffled(rules, random.Random(f"{seed} {variant} {deal}"))
    game.act(deck)
    common = [make_player(name, seed) for name in COMMON]
    moves: list[Move] = []
    while game.actor not in (None, CHANCE) and not game.state.history:
        assert game.actor is not None
        view = game.view(game.actor)
        actions = [player.act(view).action for player in common]
        kind = _kind(game, view, actions[-1])
        if kind is not None:
            name = f"{variant}-{deal}-{len(moves)}"
            empty = TableDrill(
                id=name,
                kind=kind,
                rules=rules_code(rules),
                level=1,
                dealer=deal % rules.deal.players,
                order=format_cards(deck.order),
                moves=tuple(moves),
                seed=zlib.crc32(name.encode()),
                worlds=JUDGED,
                common="",
                behind=0.0,
                half=0.0,
            )
            noted = _note(variant, deal, empty, view, actions)
            if noted is not None:
                yield noted
        moves.append(move_of(actions[-1]))
        game.act(actions[-1])


def _kind(game: Game, view: View, action: Action) -> Kind | None:
    """The kind of drill that the moment could be, if there is anything to choose."""
    match action:
        case PlayCard() if view.seen.phase == "tricks":
            legal = {each.card for each in game.legal if isinstance(each, PlayCard)}
            return "play" if len(legal) > 2 and len(view.hand) > 3 else None
        case PassCards() | Bury():
            return "pass"
        case Pass() | Bid():
            legal_kinds = {type(each) for each in game.legal}
            return "bid" if {Pass, Bid} <= legal_kinds else None
    return None


def _note(
    variant: str, deal: int, drill: TableDrill, view: View, actions: list[Action]
) -> Noted | None:
    if drill.kind == "pass":
        record = make_player(GOOD, drill.seed).act(view).record
        sets = [] if record is None else [each.action for each in record.candidates[:5]]
        tried = {move_key(each): each for each in (*sets, *actions)}
        drill = msgspec.structs.replace(drill, tried=tuple(map(move_of, tried.values())))
    worst = _worst(drill, view, actions, drill.seed + 1, NOTED)
    if worst is None:
        return None
    common, behind, half, wrong, right = worst
    drill = msgspec.structs.replace(drill, common=move_of(common), behind=behind, half=half)
    return Noted(variant, deal, drill, wrong, right)


def move_key(action: Action) -> str:
    """Sets of the same cards have the same key."""
    cards = getattr(action, "cards", ())
    return format_cards(sort_hand(cards)) if cards else str(action)


def _worst(
    drill: TableDrill, view: View, actions: list[Action], seed: int, worlds: int
) -> tuple[Action, float, float, int, str] | None:
    """The worse one of the common choices with what it costs, if that is clear and enough; how many
    of them are; and what kind of action is right.
    """
    if drill.kind == "pass":
        first = action_of(drill.tried[0], view.seat)
    else:
        first = Pass(seat=view.seat) if drill.kind == "bid" else actions[0]
    try:
        found = compared(drill, view, first, seed, worlds)
    except CannotJudge:
        return None
    best = best_of(found, 0)
    differences = []
    for action in actions:
        number = next(at for at, each in enumerate(found.actions) if _alike(each, action))
        differences.append((found.difference(best, number), action))
    rules = view.seen.rules
    enough = 1.0 if rules.in_chips else WORTH * total_trick_points(rules)
    clear = [each for each in differences if each[0].clear and each[0].mean >= enough]
    others = [found.difference(best, other).clear for other in found.others(best)]
    if not clear or 2 * sum(others) < len(others):
        return None
    difference, action = max(clear, key=lambda each: each[0].mean)
    right = type(found.actions[best]).__name__
    return action, difference.mean, difference.half, len(clear), right


def _alike(one: Action, other: Action) -> bool:
    if isinstance(one, Bid):
        return isinstance(other, Bid)
    return move_key(one) == move_key(other)


def choose(work: Path, seed: int) -> None:
    """Write the drills: the positions with the greatest differences that hold once more."""
    noted = [each for looked in _looked(work) for each in looked.found]
    lines = [msgspec.json.encode(drill) for drill in hand_drills(seed)]
    for kind, wanted in WANTED.items():
        for variant, number in wanted.items():
            there = [e for e in noted if e.drill.kind == kind and e.variant == variant]
            chosen = _levelled(_best(there, number))
            lines += [msgspec.json.encode(drill) for drill in chosen]
    POSITIONS.write_bytes(b"\n".join(lines) + b"\n")
    print(f"{len(lines)} drills in {POSITIONS}", file=sys.stderr)


def _best(noted: list[Noted], number: int) -> list[tuple[float, TableDrill]]:
    """The best ones, one a deal, and of calls as many in which to bid is right as to pass."""
    chosen: list[tuple[float, TableDrill]] = []
    deals: set[int] = set()
    calls = {"Bid": 0, "Pass": 0}
    for each in sorted(noted, key=lambda one: -one.drill.behind):
        if len(chosen) == number:
            break
        if each.deal in deals or calls.get(each.right, 0) >= (number + 1) // 2:
            continue
        checked = _checked(each)
        if checked is None:
            continue
        deals.add(each.deal)
        if each.right in calls:
            calls[each.right] += 1
        # Where both go wrong the right move is less easily found.
        chosen.append((checked.behind / each.wrong, checked))
        print(checked.id, round(checked.behind, 1), each.wrong, each.right, file=sys.stderr)
    return chosen


def _checked(noted: Noted) -> TableDrill | None:
    """The drill with the figures of a second look; None if its verdict does not hold there."""
    drill = noted.drill
    game = game_of(drill)
    assert game.actor is not None
    view = game.view(game.actor)
    common = action_of(drill.common, view.seat)
    again = _worst(drill, view, [common], drill.seed + 2, CHECKED)
    if again is None or again[4] != noted.right or judge(drill, view, common).grade != "wrong":
        return None
    return msgspec.structs.replace(drill, behind=round(again[1], 3), half=round(again[2], 3))


def _levelled(chosen: list[tuple[float, TableDrill]]) -> list[TableDrill]:
    """The drills from the easiest to the hardest: the smaller the difference, the harder.

    Differences are compared within one variant, where they mean the same.
    """
    order = sorted(chosen, key=lambda each: -each[0])
    return [
        msgspec.structs.replace(drill, level=1 + (LEVELS * (2 * at + 1)) // (2 * len(order)))
        for at, (_, drill) in enumerate(order)
    ]


def main() -> int:
    """Scan or choose."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("scan", "choose"))
    parser.add_argument("work", type=Path, help="the file that keeps what was found")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    (scan if asked.step == "scan" else choose)(asked.work, asked.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
