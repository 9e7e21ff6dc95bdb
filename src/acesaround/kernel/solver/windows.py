"""From questions to the value: windows around a guess, wider and wider, then halves."""

from __future__ import annotations

from acesaround.kernel.compiled import borrowing
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace
from acesaround.kernel.solver.root import begin
from acesaround.kernel.solver.search import go_on


@borrowing
def expect(work: Workspace, guess: int) -> None:
    """Nothing is proven yet; the first question is whether the value is as high as the guess."""
    head = work.head
    head[in_.LOW] = 0
    head[in_.HIGH] = head[in_.TOTAL]
    head[in_.STEP] = 0
    head[in_.GUESS] = min(max(guess, 1), head[in_.TOTAL])
    head[in_.NEED] = 0


@borrowing
def narrow(work: Workspace, only: int, limit: int) -> bool:
    """Prove the value (True: LOW is HIGH), or as much as a number of NODES allows.

    Called again, it goes on. ``only`` (if not 0) limits the first card.
    """
    head = work.head
    while head[in_.LOW] < head[in_.HIGH]:
        if head[in_.NEED] == 0:
            begin(work, _next_question(work), only)
        if not go_on(work, limit):
            return False
        if head[in_.RETURNED] >= head[in_.NEED]:
            head[in_.LOW] = max(head[in_.LOW], head[in_.RETURNED])
        else:
            head[in_.HIGH] = min(head[in_.HIGH], head[in_.RETURNED])
        head[in_.NEED] = 0
    return True


@borrowing
def _next_question(work: Workspace) -> int:
    """A number of units above LOW and at most HIGH."""
    head = work.head
    low, high, step = head[in_.LOW], head[in_.HIGH], head[in_.STEP]
    if step == 0:
        head[in_.STEP] = 1 + head[in_.TOTAL] // 64
        return head[in_.GUESS]
    if low > 0 and high < head[in_.TOTAL]:
        return (low + high + 1) // 2
    head[in_.STEP] = 2 * step
    if low > 0:
        return min(low + step, high)
    return max(high - step + 1, 1)
