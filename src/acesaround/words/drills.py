"""Drills in words: what is asked, what an answer was worth, and what to practise next."""

from __future__ import annotations

from acesaround.rules import Meld
from acesaround.teaching.drills import Counted, Grade, Kind, Practice, Slip
from acesaround.teaching.lesson import Contrast
from acesaround.words.catalog import Catalog
from acesaround.words.contrasts import figures_of, kind_of_figures
from acesaround.words.figures import number_text
from acesaround.words.melds import meld_text, melds_text, total_text
from acesaround.words.voice import points


def kind_text(words: Catalog, kind: Kind) -> str:
    """What a kind of drill is called."""
    return words.say(f"page.drills.kind.{kind}")


def graded_text(words: Catalog, grade: Grade, best: str) -> str:
    """The verdict on an answer in a sentence; ``best`` names the best move."""
    return words.say(f"drill.grade.{grade}", best=best)


def yours_text(words: Catalog, contrast: Contrast) -> str:
    """How much worse the answer is, in a sentence."""
    return words.say(f"drill.yours.{kind_of_figures(contrast)}", **figures_of(words, contrast))


def behind_text(words: Catalog, contrast: Contrast) -> str:
    """How much worse a choice is, as it stands in a table: "−16 ± 4"."""
    if contrast.same:
        return "0"
    behind = number_text(words, -contrast.behind)
    if contrast.half == 0.0:
        return behind
    return words.say("drill.behind", points=behind, half=number_text(words, contrast.half))


def percent_text(words: Catalog, chance: float | None) -> str:
    """A chance as it stands in a table; nothing where there is none."""
    return "" if chance is None else words.say("drill.percent", percent=round(100 * chance))


def counted_text(words: Catalog, counted: Counted, said: int) -> str:
    """The verdict on a number of meld points."""
    total = total_text(words, counted.melds)
    key = "right" if counted.grade == "best" else "wrong"
    return words.say(f"drill.count.{key}", total=total, said=points(words, said))


def melds_told(words: Catalog, melds: tuple[Meld, ...]) -> str:
    """All melds of a hand in a sentence."""
    return words.say("drill.count.melds", melds=melds_text(words, melds))


def slip_text(words: Catalog, slip: Slip) -> str:
    """The mistake that explains a wrong number."""
    name = meld_text(words, slip.meld)
    worth = points(words, slip.meld.points)
    return words.say(f"drill.slip.{slip.code}", meld=name, points=worth)


def practice_text(words: Catalog, practice: Practice) -> str:
    """What to practise next."""
    if practice.code == "slip":
        return words.say(f"drill.practise.slip.{practice.slip}")
    if practice.kind is None:
        return words.say(f"drill.practise.{practice.code}")
    title = kind_text(words, practice.kind)
    so_far = next(each for each in practice.so_far if each.kind == practice.kind)
    return words.say(
        f"drill.practise.{practice.code}",
        kind=title,
        right=so_far.right,
        answered=so_far.answered,
    )
