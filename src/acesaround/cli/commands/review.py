"""``acesaround review FILE``: what every decision of a recorded deal cost."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from acesaround.cli.arguments import BadInput, read_file, whole_number
from acesaround.cli.columns import columns
from acesaround.cli.output import Output
from acesaround.cli.progress import progress
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.record import Log
    from acesaround.teaching.review import Finding
    from acesaround.teaching.review.deal_review import DealReview
    from acesaround.words.voice import Voice


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """The file, which deal of it, and how it is shown."""
    parser.add_argument("file", metavar="FILE", type=Path, help=words.say("cli.replay.file.help"))
    parser.add_argument(
        "--deal", metavar="N", type=whole_number(1), help=words.say("cli.review.deal.help")
    )
    parser.add_argument(
        "--unfinished", action="store_true", help=words.say("cli.replay.unfinished.help")
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli.json.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """Review the deals, and tell what was found."""
    log = _read(asked, output.words)
    reviews = [_reviewed(each, output.words) for each in _chosen(log, asked)]
    if asked.json:
        output.json({"variant": log.header.rules.name, "deals": [_as_data(r) for r in reviews]})
        return 0
    from acesaround.words.replaying import voice_of

    voice = voice_of(output.words, log.header)
    for at, review in enumerate(reviews):
        if at:
            output.line()
        _show(review, voice, output)
    return 0


def _read(asked: argparse.Namespace, words: Catalog) -> Log:
    from acesaround.errors import RecordError
    from acesaround.record import read_record
    from acesaround.words.problems import error_text

    content = read_file(asked.file)
    try:
        return read_record(content, unfinished=asked.unfinished)
    except RecordError as error:
        raise BadInput(f"{asked.file}: {error_text(words, error)}") from error


def _chosen(log: Log, asked: argparse.Namespace) -> list[DealReview]:
    from acesaround.record import deals_of
    from acesaround.teaching.review import NoSuchDeal
    from acesaround.teaching.review.deal_review import DealReview

    there = [part.number for part in deals_of(log)]
    found = []
    for number in there if asked.deal is None else [asked.deal]:
        try:
            found.append(DealReview(log, number))
        except NoSuchDeal as error:
            if asked.deal is not None:
                known = f"it has the deals from 1 to {there[-1]}" if there else "it has no deal"
                raise BadInput(f"--deal {number}: {error}; {asked.file}: {known}") from error
    if not found:
        raise BadInput(f"{asked.file} has no deal that is over")
    return found


def _reviewed(review: DealReview, words: Catalog) -> DealReview:
    about = words.say("review.title", number=review.part.number)
    with progress(review.total, about) as step:
        for _ in review.work():
            step(str)
    return review


def _show(review: DealReview, voice: Voice, output: Output) -> None:
    from acesaround.words.reviews import contract_lines

    words = output.words
    output.line(words.say("review.title", number=review.part.number))
    for line in contract_lines(voice, review):
        output.line(line)
    output.line()
    head = [
        words.say(f"cli.review.{column}")
        for column in ("number", "who", "choice", "known", "open", "better")
    ]
    rows = [_row(voice, finding) for finding in review.findings]
    for line in columns([head, *rows], left=6):
        output.line(line)


def _row(voice: Voice, finding: Finding) -> list[str]:
    from acesaround.teaching.review import Verdict
    from acesaround.words.asking import action_text
    from acesaround.words.figures import number_text
    from acesaround.words.reviews import between

    words, known, found = voice.words, finding.known, finding.open
    cost = words.say(f"cli.review.verdict.{'unknown' if known is None else known.verdict.value}")
    better = ""
    if known is not None and known.verdict is Verdict.COST:
        half = number_text(words, known.half)
        cost = f"-{number_text(words, known.cost)} \N{PLUS-MINUS SIGN} {half}"
        better = action_text(voice, known.better, phase=finding.phase)
    seen = words.say(f"cli.review.verdict.{'unknown' if found is None else found.verdict.value}")
    if found is not None and found.low > 0:
        seen = f"-{between(words, found.low, found.high)}"
    if finding.forced:
        cost = seen = words.say("cli.review.verdict.forced")
    return [
        f"{finding.number}{'*' if finding.swings else ''}",
        voice.name(finding.seat),
        action_text(voice, finding.action, phase=finding.phase),
        cost,
        seen,
        better,
    ]


def _as_data(review: DealReview) -> dict[str, Any]:
    return {
        "number": review.part.number,
        "contract": review.contract,
        "decisions": review.findings,
    }
