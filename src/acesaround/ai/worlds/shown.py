"""What the melds prove that a seat has shown."""

from __future__ import annotations

from acesaround.ai.worlds.bounds import Bounds
from acesaround.ai.worlds.draft import Draft
from acesaround.ai.worlds.melded import demands_of, melds_of, nines_shown
from acesaround.ai.worlds.moves import Moves
from acesaround.cards import count, deck_of
from acesaround.game import View
from acesaround.kernel.sampling import FEWEST
from acesaround.rules import Rules, cards_of_melds


def use_what_was_shown(draft: Draft, view: View, moves: Moves, at: int) -> None:
    """Narrow the hand in a box, and what was buried out of it, by the melds that it showed."""
    seat = draft.boxes[at].seat
    assert seat is not None
    buried = draft.buried_from(at)
    shown_first = bool(buried) and _shown_before_burying(view.seen.rules)
    if buried:
        _keep_melded(draft, view, moves, seat, shown_first)
    melds = melds_of(view, seat)
    base = _shown_besides(view, moves, seat)
    if melds is None or base is None:
        return
    boxes = [at, *buried] if shown_first else [at]
    least, most = draft.hidden(boxes)
    bounds = Bounds(
        [a + b for a, b in zip(base, least, strict=True)],
        [a + b for a, b in zip(base, most, strict=True)],
    )
    nines = nines_shown(view, melds, seat)
    if nines is not None:
        bounds.limit(draft.number[nines[0]], nines[1], nines[2])
    still_open = bounds.narrow(demands_of(view.seen.rules, view.deal.trump, melds), draft.number)
    draft.limit(
        at,
        boxes,
        [a - b for a, b in zip(bounds.least, base, strict=True)],
        [a - b for a, b in zip(bounds.most, base, strict=True)],
    )
    for types, numbers in still_open:
        allowed = sum(1 << number for number in numbers)
        draft.demand(FEWEST, boxes, allowed, types, base)
        draft.join(types)


def _shown_before_burying(rules: Rules) -> bool:
    before_lead = rules.melds.meld_timing == "before_lead"
    return before_lead and rules.phases.index("melds") < rules.phases.index("bury")


def _keep_melded(draft: Draft, view: View, moves: Moves, seat: int, shown_first: bool) -> None:
    """Melded cards are not buried, unless too few others were there (RULES 6)."""
    rules, deal = view.seen.rules, view.deal
    draft.spare = list(moves.played[seat])
    melds = deal.melds[seat] if shown_first else ()
    kept = cards_of_melds(melds, deck_of(rules.deck.copies, rules.deck.nines))
    if rules.deal.hand_size + len(deal.widow) - len(kept) >= len(deal.buried):
        for card, n in count(kept).items():
            draft.spare[draft.number[card]] -= n


def _shown_besides(view: View, moves: Moves, seat: int) -> list[int] | None:
    """What to add to the hidden cards of a seat to have the hand whose melds it showed.

    None where it cannot be told.
    """
    rules, contract = view.seen.rules, view.deal.contract
    base = list(moves.played[seat])
    first = moves.first[seat]
    if rules.melds.meld_timing == "before_lead" or rules.melds.first_card_counts or first is None:
        return base
    passing = rules.passing
    early = passing is not None and passing.show_before_return and passing.pass_count > 0
    if early and contract is not None and contract.seat == seat:
        # It may have shown them before the return, the first card included, or after it.
        return None
    base[first] -= 1
    return base
