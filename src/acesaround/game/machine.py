"""The machine: an action comes in, events come out, the state is their fold (DESIGN 1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from acesaround.cards import Hand, format_cards
from acesaround.errors import Problem, RulesError
from acesaround.game import event as ev
from acesaround.game.action import Action
from acesaround.game.drawing import dealer_of_draw
from acesaround.game.evolve import begin, evolve
from acesaround.game.phases import PHASES
from acesaround.game.phases.scoring import ended_early
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State
from acesaround.rules import Flaw, Rules, problems

Events = tuple[ev.Event, ...]


def new_game(rules: Rules, dealer: int = 0, drawn: Hand = ()) -> tuple[State, Events]:
    """A game under the rules; the seat ``dealer`` deals first, or whom the ``drawn`` cards name.

    Raises:
        RulesError: the rules contradict themselves, there is no such seat, or the draw is a tie.
    """
    wrong = problems(rules)
    if wrong:
        raise RulesError(*wrong)
    if not 0 <= dealer < rules.deal.players:
        details = {"seat": dealer, "players": rules.deal.players}
        raise RulesError(Problem(Flaw.NO_SUCH_SEAT, details=details))
    events: list[ev.Event] = []
    if drawn:
        found = dealer_of_draw(rules, drawn) if len(drawn) == rules.deal.players else None
        if found is None:
            cards = {"cards": format_cards(drawn)}
            raise RulesError(Problem(Flaw.DRAW_UNDECIDED, details=cards))
        events.append(ev.DealerDrawn(drawn=drawn, dealer=found))
        dealer = found
    started = ev.GameStarted(rules=rules, dealer=dealer)
    events.append(ev.PhaseBegan(phase=rules.phases[0]))
    state, rest = _run(_fold(begin(started), events))
    return state, (started, *events, *rest)


def actor(state: State) -> int | None:
    """The seat that must act, CHANCE for the shuffle, or None when the game is over."""
    return None if state.winner is not None else PHASES[state.phase].actor(state)


def legal_actions(state: State) -> Collection[Action]:
    """What the actor may do; a collection that may be made lazily. Empty when the game is over.

    For chance it holds one order of the deck that stands for all.
    """
    return () if state.winner is not None else PHASES[state.phase].legal(state)


def act(state: State, action: Action) -> tuple[State, Events]:
    """The state after an action, and the events that happened.

    Raises:
        IllegalAction: the rules do not allow it; the reason is in the error, nothing has changed.
    """
    if state.winner is not None:
        raise IllegalAction(Reason(code=Refusal.GAME_OVER))
    phase = PHASES[state.phase]
    turn = phase.actor(state)
    if action.seat != turn:
        raise IllegalAction(Reason(code=Refusal.NOT_YOUR_TURN, seat=turn))
    events = phase.decide(state, action)
    state, rest = _run(_fold(state, events))
    return state, events + rest


def _fold(state: State, events: Iterable[ev.Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def _run(state: State) -> tuple[State, Events]:
    """Let everything happen that needs nobody's choice."""
    happened: list[ev.Event] = []
    while state.winner is None:
        events = ended_early(state) or PHASES[state.phase].auto(state)
        if not events:
            if PHASES[state.phase].actor(state) is not None:
                break
            events = (ev.PhaseBegan(phase=_next_phase(state)),)
        happened += events
        state = _fold(state, events)
    return state, tuple(happened)


def _next_phase(state: State) -> str:
    phases = state.rules.phases
    if state.deal is not None and state.deal.abandoned:
        return phases[0]
    if state.deal is not None and state.deal.thrown_in and state.deal.score is None:
        return phases[-1]
    return phases[(phases.index(state.phase) + 1) % len(phases)]
