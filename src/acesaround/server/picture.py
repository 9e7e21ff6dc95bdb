"""The picture: everything that one reader's page draws, made from the View of that seat alone."""

from __future__ import annotations

from acesaround.game import CHANCE, State, View, actor
from acesaround.server.asked_picture import asked_of, turn_of
from acesaround.server.control_messages import Controls
from acesaround.server.facts import TableFacts, names_for
from acesaround.server.memory import Memory
from acesaround.server.path_picture import path_of
from acesaround.server.protocol import Picture
from acesaround.server.rules_picture import rules_of
from acesaround.server.seats_picture import scores_of, seats_of, tricks_of, widow_of
from acesaround.server.sheet_picture import sheet_of
from acesaround.server.worth_picture import card_help_of, worth_of
from acesaround.words import Catalog
from acesaround.words.cards import suit_name
from acesaround.words.events import event_text, winner_text
from acesaround.words.voice import Voice


def voice_for(words: Catalog, facts: TableFacts, memory: Memory) -> Voice:
    """The voice that speaks to the seat of a memory."""
    return table_voice(words, facts, memory.view)


def table_voice(words: Catalog, facts: TableFacts, view: View) -> Voice:
    """The voice that speaks to the seat of a View."""
    names = names_for(words, facts.seats, view.seat)
    return Voice(words, view.seen.rules, view.seat, names, view.seen.out)


def picture_of(voice: Voice, facts: TableFacts, memory: Memory) -> Picture:
    """The picture for the seat of the memory, in the voice's language."""
    view = memory.view
    seen = view.seen
    deal = seen.deal
    asked = asked_of(voice, facts, view)
    trick, last_trick = tricks_of(voice, deal) if deal else (None, None)
    return Picture(
        n=seen.events,
        table=facts.id,
        seat=memory.seat,
        rules=rules_of(voice.words, seen.rules),
        phase=seen.phase,
        deal=deal.number if deal else 0,
        seats=seats_of(voice, facts, view, turn_of(facts, seen)),
        hand=view.hand if deal else (),
        trump=deal.trump if deal else None,
        contract=contract_text(voice, seen),
        stock=len(deal.stock) if deal else 0,
        upcard=deal.upcard if deal else None,
        turned=deal.turned if deal and seen.rules.deal.turn_last and not deal.swapped else None,
        widow=widow_of(deal) if deal else None,
        buried=len(deal.buried) if deal else 0,
        pot=seen.pot,
        unit="chips" if voice.rules.in_chips else "points",
        trick=trick,
        last_trick=last_trick,
        scores=scores_of(voice, seen),
        target=seen.target,
        deals=seen.rules.match.deals,
        asked=asked,
        worth=worth_of(voice, view) if deal else (),
        card_help=card_help_of(voice, view) if asked.what in ("pass_cards", "bury") else (),
        log=tuple(text for text in (event_text(voice, event) for event in memory.log) if text),
        sheets=tuple(sheet_of(voice, scored) for scored in memory.scored),
        winner=winner_text(voice, seen.winner) if seen.winner is not None else None,
        pace=facts.pace,
        invite=f"/t/{facts.id}" if facts.open_seats else None,
        controls=_controls(facts, memory),
        path=path_of(voice, facts, view),
    )


def _controls(facts: TableFacts, memory: Memory) -> Controls:
    seen = memory.view.seen
    over = seen.winner is not None or actor(seen) == CHANCE
    return Controls(
        game=facts.game_name,
        practice=facts.practice,
        undo=facts.practice and memory.decided,
        deal=memory.deals,
        again=memory.deals > 0 and (facts.practice or over),
        rest=() if facts.rest == memory.seat else memory.rest,
    )


def contract_text(voice: Voice, seen: State) -> str | None:
    """Who plays for how much, and in which suit; None before that is known."""
    deal = seen.deal
    if deal is None or deal.contract is None:
        return None
    contract = deal.contract
    person, name = voice.person(contract.seat), voice.name(contract.seat)
    text = voice.words.say(f"ask.contract.{person}", name=name, amount=contract.amount)
    if deal.trump is None:
        return text
    suit = suit_name(voice.words, deal.trump)
    return voice.words.say("ask.contract.trump", contract=text, suit=suit)
