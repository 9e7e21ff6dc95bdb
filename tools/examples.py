"""Examples of what the teacher says, drawn by chance, as Markdown.

python tools/examples.py --seed 2026 --into docs/teaching-examples.md

Hints: a deal is played by players of a few worlds; of its moments with a choice a kind of choice is
drawn, then a moment of the kind, and there the hint is what the page shows; of the last ones the
kind is a card. Reviews: a deal is
played by rules of thumb and reviewed; one of the decisions that cost something by what was known is
drawn. Drills: of each kind one is drawn, and the answer is what a common player did (of melds: one
of them is overlooked).

``--into`` keeps what people have written in the file under a heading, from ``KEPT`` on. No clock is
looked at, so a seed always makes the same examples, as long as the program thinks the same.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from acesaround.ai import Decision, make_player
from acesaround.game import CHANCE, Game, View
from acesaround.record import log_of
from acesaround.rules import preset
from acesaround.server.facts import SeatFacts, TableFacts
from acesaround.server.hints import hint_of
from acesaround.server.levels import HINTS
from acesaround.server.memory import Memory
from acesaround.server.review_picture import review_detail, review_told
from acesaround.server.reviews import ReviewJob
from acesaround.server.thinking import Advised
from acesaround.teaching.drills import all_drills
from acesaround.teaching.explaining import lesson_of
from acesaround.teaching.review import Finding, Verdict
from acesaround.teaching.review.deal_review import DealReview
from acesaround.testing import shuffled
from acesaround.words import Catalog
from acesaround.words.asking import action_text
from acesaround.words.rules_text import variant_title
from example_lines import Lines, Table, drill_lines, hint_lines, review_lines, situation

HINTED = (*["modern"] * 5, "double_deck", "two_hand", "auction_chips")
CARDS_HINTED = (*["modern"] * 3, "double_deck")
REVIEWED = ("modern", "modern", "double_deck", "auction_chips")
DRILLED = ("melds", "pass", "bid", "play")
PLAYERS = "casual:seconds=60"
HINTING = f"{HINTS}:seconds=60"
KEPT = "**What we think of it.**"
BEGIN, END = "<!-- examples -->", "<!-- end of the examples -->"


def hint(words: Catalog, variant: str, dice: random.Random, phase: str = "") -> Lines:
    """A hint in a moment of a deal, of this phase if one is named."""
    moments = _moments(variant, dice)
    while phase and phase not in moments:
        # The deal was given up before.
        moments = _moments(variant, dice)
    view = dice.choice(moments[phase or dice.choice(list(moments))])
    seed = dice.randrange(1 << 30)
    decision = make_player(HINTING, seed).act(view)
    table = Table(words, view, _facts(view))
    yield from situation(table)
    yield from hint_lines(table, hint_of(table.voice, view, _advised(view, decision, seed)), dice)


def _moments(variant: str, dice: random.Random) -> dict[str, list[View]]:
    """The moments of a deal with something to choose, by phase."""
    game = _dealt(variant, dice)
    player = make_player(PLAYERS, dice.randrange(1 << 30))
    moments: dict[str, list[View]] = {}
    while game.actor not in (None, CHANCE) and not game.state.history:
        assert game.actor is not None
        memory = Memory(game.actor)
        memory.see(game.events)
        decision = player.act(memory.view)
        if decision.record is not None and decision.record.method != "forced":
            moments.setdefault(memory.view.seen.phase, []).append(memory.view)
        game.act(decision.action)
    return moments


def card_hint(words: Catalog, variant: str, dice: random.Random) -> Lines:
    """A hint for a card of the strict play."""
    return hint(words, variant, dice, "tricks")


def _advised(view: View, decision: Decision, seed: int) -> Advised:
    return Advised.of(decision, lesson_of(view, decision, seed))


def _dealt(variant: str, dice: random.Random) -> Game:
    rules = preset(variant)
    game = Game.start(rules, dice.randrange(rules.deal.players))
    game.act(shuffled(rules, dice))
    return game


def _facts(view: View) -> TableFacts:
    """A table of the reader and computer players."""
    seats = tuple(
        SeatFacts(who="person" if seat == view.seat else "computer")
        for seat in range(view.seen.rules.deal.players)
    )
    return TableFacts(id="", seats=seats, pace="normal", acknowledged=view.seen.events)


def review(words: Catalog, variant: str, dice: random.Random) -> Lines:
    """A decision of a deal that is over, which cost something."""
    while True:
        game = _dealt(variant, dice)
        player = make_player("plain", dice.randrange(1 << 30))
        while game.actor not in (None, CHANCE):
            assert game.actor is not None
            game.act(player.act(game.view(game.actor)).action)
        log = log_of(game)
        job = ReviewJob(log, DealReview(log, 1))
        for _ in job.review.work():
            pass
        costly = [each for each in job.review.findings if _costs(each)]
        if costly:
            break
    finding = dice.choice(costly)
    view = job.review.before(finding.number).view(finding.seat)
    table = Table(words, view, _facts(view))
    yield from situation(table)
    done = action_text(table.voice, finding.action, phase=finding.phase)
    detail = review_detail(words, job, finding.number, finding.seat)
    told = review_told(words, job, "", finding.seat)
    yield from review_lines(table, done, detail, told)


def _costs(finding: Finding) -> bool:
    return finding.known is not None and finding.known.verdict is Verdict.COST


def drill(words: Catalog, kind: str, dice: random.Random) -> Lines:
    """A drill of a kind, and the verdict on a common answer."""
    yield from drill_lines(
        words, dice.choice([each for each in all_drills() if each.kind == kind]), dice
    )


def examples(words: Catalog, seed: int) -> Iterator[tuple[str, list[str]]]:
    """Every example: its heading and its lines."""
    for title, of_kind, make in (
        ("Hint", HINTED, hint),
        ("Card", CARDS_HINTED, card_hint),
        ("Review", REVIEWED, review),
        ("Drill", DRILLED, drill),
    ):
        for number, each in enumerate(of_kind, 1):
            name = each if title == "Drill" else variant_title(words, each)
            heading = f"{title} {number}: {name}"
            print(heading, file=sys.stderr)
            # Each example has chance of its own, so that a change of one leaves the others alone.
            yield heading, list(make(words, each, random.Random(f"{seed} {title} {number}")))


def page(seed: int, judged: dict[str, str]) -> str:
    """All examples as Markdown, each followed by what was written about it."""
    parts = []
    for heading, lines in examples(Catalog.load("en"), seed):
        body = "\n".join(lines)
        said = judged.get(heading, "")
        parts.append(f"### {heading}\n\n{body}\n" + (f"\n{said}\n" if said else ""))
    return "\n".join(parts)


def judgments(text: str) -> dict[str, str]:
    """What people have written about the examples, by heading."""
    found = {}
    for part in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        at = rest.find(KEPT)
        if at >= 0:
            found[heading] = rest[at:].split(END)[0].strip()
    return found


def main() -> int:
    """Print the examples, or write them between the marks of a file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--into", type=Path, help="a file with the marks, whose judgments are kept")
    asked = parser.parse_args()
    if asked.into is None:
        print(page(asked.seed, {}))
        return 0
    text = asked.into.read_text("utf-8")
    if BEGIN not in text or END not in text:
        parser.error(f"{asked.into} does not hold the marks {BEGIN} and {END}")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    made = page(asked.seed, judgments(text))
    asked.into.write_text(f"{before}{BEGIN}\n\n{made}\n{END}{after}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
