"""The games of a browser as its page shows them."""

from __future__ import annotations

from dataclasses import replace

from acesaround.game import sides
from acesaround.record import Log, deals_of
from acesaround.server.archive import KeptGame
from acesaround.server.requests import DealTold, GameInfo, GameTold, SideTotal, Standing
from acesaround.words import Catalog
from acesaround.words.events import winner_text
from acesaround.words.replaying import deal_lines, head_lines, title_of, voice_of
from acesaround.words.voice import Voice


def game_info(words: Catalog, kept: KeptGame) -> GameInfo:
    """A game in the list."""
    standing = kept.standing
    rules = standing.header.rules
    voice = voice_to(words, kept)
    return GameInfo(
        id=kept.id,
        variant=rules.name,
        title=title_of(words, rules),
        players=voice.names,
        seat=kept.seat,
        scores=tuple(
            SideTotal(voice.side_name(side), standing.scores[side]) for side in sides(rules)
        ),
        unit="chips" if rules.in_chips else "points",
        deals=standing.deals,
        date=kept.began,
        state=_state(kept),
        winner=winner_text(voice, standing.winner) if standing.winner is not None else None,
        table=kept.table,
        removable=kept.table is None,
    )


def _state(kept: KeptGame) -> Standing:
    if kept.standing.winner is not None:
        return "over"
    return "taken_back" if kept.left else "running" if kept.running else "unfinished"


def game_told(words: Catalog, kept: KeptGame, log: Log) -> GameTold:
    """A game in words, as far as its record tells it."""
    voice = voice_of(words, log.header)
    return GameTold(
        game=game_info(words, kept),
        head=tuple(head_lines(voice, log.header)),
        deals=tuple(
            DealTold(part.number, tuple(deal_lines(voice, part))) for part in deals_of(log)
        ),
    )


def voice_to(words: Catalog, kept: KeptGame) -> Voice:
    """The voice that speaks to the one who sat there, if it was played here."""
    voice = replace(voice_of(words, kept.standing.header), out=kept.standing.out)
    return voice if kept.seat is None else replace(voice, seat=kept.seat)
