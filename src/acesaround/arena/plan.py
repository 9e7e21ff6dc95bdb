"""A match before it is played: all that its results depend on but the number of boards."""

from __future__ import annotations

import msgspec

from acesaround.ai import spell_player
from acesaround.arena.scale import Choice, Scale, has_contract, measured
from acesaround.errors import AcesError
from acesaround.rules import Rules

LIMIT = 1.0
"""Seconds that a player is allowed for a decision, unless said otherwise."""


class BadMatch(AcesError, ValueError):
    """A match that cannot be played, or a report that is not of this match."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a match.

    ``players`` are the names of A and B. ``other`` is the player of all decisions that are not
    measured; None where all are. ``limit`` is in seconds a decision.
    """

    players: tuple[str, str]
    rules: Rules
    scale: Scale
    seed: int
    other: str | None = None
    limit: float

    @classmethod
    def make(
        cls,
        a: str,
        b: str,
        rules: Rules,
        *,
        scale: Scale = Scale.DEALS,
        seed: int = 0,
        other: str | None = None,
        limit: float | None = None,
    ) -> Plan:
        """A plan with its names spelled as they are in reports.

        ``other`` is ``plain`` where the scale needs one and none is named; with one, games measure
        the contract alone.

        Raises:
            UnknownPlayer, BadPlayerOption: a name is no player's.
            BadMatch: the scale measures nothing in these rules, or leaves the other nothing.
        """
        if measured(scale, other is None) == {Choice.CONTRACT} and not has_contract(rules):
            raise BadMatch(
                f"the contract cannot be measured in {rules.name}: there is no auction, "
                f"nothing is named, passed or buried; its phases are {', '.join(rules.phases)}"
            )
        if scale is Scale.DEALS and other is not None:
            raise BadMatch(f"whole deals leave nothing to decide to {other}")
        if other is None and scale in (Scale.TRICKS, Scale.BIDDING):
            other = "plain"
        return cls(
            players=(spell_player(a), spell_player(b)),
            rules=rules,
            scale=scale,
            seed=seed,
            other=None if other is None else spell_player(other),
            limit=LIMIT if limit is None else limit,
        )

    @property
    def measured(self) -> frozenset[Choice]:
        """What A and B decide."""
        return measured(self.scale, self.other is None)
