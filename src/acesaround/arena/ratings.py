"""Ratings of the players of several matches, for a quick look; a claim needs the match itself.

Every board is one game between its two players, won by whom its difference favours. The ratings
are those of OpenSkill (Plackett and Luce's model), the optional extra ``arena``.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from acesaround.arena.report import MatchReport
from acesaround.arena.scale import Scale
from acesaround.errors import AcesError


class OpenSkillMissing(AcesError):
    """OpenSkill is not installed."""


class Rating(msgspec.Struct, frozen=True):
    """A player's rating: ``skill`` with its uncertainty ``sigma``; nearly sure is ``at_least``.

    ``boards`` is how many boards it rests on.
    """

    player: str
    boards: int
    skill: float
    sigma: float
    at_least: float


class Ranking(msgspec.Struct, frozen=True):
    """The players of matches that can be compared, the best first."""

    variant: str
    scale: Scale
    ratings: tuple[Rating, ...]


def rank(reports: Sequence[MatchReport]) -> tuple[Ranking, ...]:
    """A ranking for each kind of match among the reports: the same rules on the same scale.

    Boards are taken in turn from all matches of a kind, in the order of their numbers, so that the
    order of the reports hardly matters.

    Raises:
        OpenSkillMissing: the message says how to install it.
    """
    kinds: list[list[MatchReport]] = []
    for report in reports:
        for kind in kinds:
            if (kind[0].rules, kind[0].scale) == (report.rules, report.scale):
                kind.append(report)
                break
        else:
            kinds.append([report])
    return tuple(Ranking(kind[0].variant, kind[0].scale, _rated(kind)) for kind in kinds)


def _rated(reports: Sequence[MatchReport]) -> tuple[Rating, ...]:
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise OpenSkillMissing(
            "OpenSkill is not installed; install it with: pip install 'acesaround[arena]'"
        ) from error

    model = PlackettLuce()
    names = dict.fromkeys(name for report in reports for name in report.players)
    skills = {name: model.rating(name=name) for name in names}
    counts = dict.fromkeys(names, 0)
    boards = sorted(
        (board.n, at, board.difference)
        for at, report in enumerate(reports)
        for board in report.boards
    )
    for _, at, difference in boards:
        a, b = reports[at].players
        if a == b:
            continue
        pair = model.rate([[skills[a]], [skills[b]]], scores=[difference, 0.0])
        skills[a], skills[b] = pair[0][0], pair[1][0]
        counts[a] += 1
        counts[b] += 1
    found = [
        Rating(name, counts[name], skill.mu, skill.sigma, skill.ordinal())
        for name, skill in skills.items()
    ]
    return tuple(sorted(found, key=lambda rating: (-rating.skill, rating.player)))
