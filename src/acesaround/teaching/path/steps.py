"""The steps of the path, in their order. The first one whose condition holds is the reader's."""

from __future__ import annotations

from acesaround.cards import Suit, parse_card, parse_cards
from acesaround.game import Action, Bid, NameTrump, PassCards, PlayCard, View, actor, legal_actions
from acesaround.teaching.path.deal import READER
from acesaround.teaching.path.step import Step, When


def _mine(view: View) -> bool:
    return actor(view.seen) == view.seat == READER


def _call(number: int) -> When:
    """The reader's call number so many, from 1."""

    def when(view: View) -> bool:
        called = sum(call.seat == READER for call in view.deal.calls)
        return view.seen.phase == "auction" and _mine(view) and called == number - 1

    return when


def _turn(phase: str) -> When:
    return lambda view: view.seen.phase == phase and _mine(view)


def _others(phase: str) -> When:
    return lambda view: view.seen.phase == phase and not _mine(view)


def _trick(number: int) -> When:
    """The reader's turn in the trick number so many, from 1."""
    return lambda view: _turn("tricks")(view) and len(view.deal.tricks) == number - 1


def _melds(view: View) -> bool:
    """All melds lie on the table, and nobody has played."""
    deal = view.deal
    return all(deal.shown) and deal.trick is None and not deal.tricks


def _over(view: View) -> bool:
    return view.deal.score is not None


def _card(text: str) -> Action:
    return PlayCard(seat=READER, card=parse_card(text))


STEPS: tuple[Step, ...] = (
    Step("over", _over),
    Step("bid", _call(1), Bid(seat=READER, amount=270)),
    Step("bid_again", _call(2), Bid(seat=READER, amount=290)),
    Step("watch_auction", _others("auction")),
    Step("trump", _turn("trump"), NameTrump(seat=READER, suit=Suit.DIAMONDS)),
    Step("watch_passing", _others("passing")),
    Step("pass", _turn("passing"), PassCards(seat=READER, cards=parse_cards("TS 9S KC JC"))),
    Step("lead", _trick(1), _card("AD")),
    Step("draw", _trick(2), _card("QD")),
    Step("follow", _trick(3), _card("9H")),
    Step("must_trump", _trick(4), _card("KD")),
    Step("give_away", _trick(5), _card("JH")),
    Step("trump_again", _trick(6), _card("TD")),
    Step("give_again", _trick(7), _card("JH")),
    Step("beat", _trick(8), _card("KH")),
    Step("alone", _trick(9)),
    Step("last_trick", _trick(12)),
    Step("go_on", _turn("tricks")),
    Step("watch_trick", _others("tricks")),
)
"""Every step. What is asked for leads to the next step, whatever the reader has done before."""

MELDS = Step("melds", _melds)
"""While the table holds on the melds, whoever's turn comes after that."""


def on_the_way(view: View) -> bool:
    """Whether the View is still in the deal that the path is about."""
    return view.seen.deal is not None and view.deal.number == 1


def step_of(view: View, *, held: bool = False) -> Step | None:
    """The step at which the reader is; ``held``: the table shows something until he goes on.

    None where the path is over.
    """
    if not on_the_way(view):
        return None
    if held and MELDS.when(view):
        return MELDS
    return next((step for step in STEPS if step.when(view)), None)


def asked_for(view: View, action: Action) -> Action | None:
    """What the reader is asked for instead of this legal action; None if it may be done."""
    step = step_of(view)
    if step is None or step.asks is None or action == step.asks:
        return None
    return step.asks if action in legal_actions(view.seen) else None


def progress(view: View, step: Step) -> tuple[int, int]:
    """How far the path has come, and how far it goes: the reader's decisions, melds and the end."""
    deal = view.deal
    calls = sum(call.seat == READER for call in deal.calls)
    auction, talk = 2, 3
    whole = auction + talk + 12 + 1
    if deal.contract is None:
        return min(calls + 1, auction), whole
    if deal.trump is None:
        return auction + 1, whole
    if not all(deal.shown):
        return auction + 2, whole
    if step is MELDS:
        return auction + talk, whole
    if step.code == "over":
        return whole, whole
    return min(auction + talk + 1 + len(deal.tricks), whole - 1), whole
