"""Questions about the bits of a number, each a single instruction. Numbers are int64 throughout."""

from __future__ import annotations

from typing import Any

from numba.core import types

from acesaround.kernel.compiled import compiled, intrinsic

_ONE_NUMBER = types.int64(types.int64)


@intrinsic
def bits_set(typing: Any, number: Any) -> Any:
    """How many bits are set."""

    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return _ONE_NUMBER, write


@intrinsic
def lowest_bit(typing: Any, number: Any) -> Any:
    """The place of the lowest bit that is set; 64 for zero."""

    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], context.get_constant(types.boolean, 0))

    return _ONE_NUMBER, write


@intrinsic
def _zeros_above(typing: Any, number: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctlz(values[0], context.get_constant(types.boolean, 0))

    return _ONE_NUMBER, write


@compiled
def highest_bit(number: int) -> int:
    """The place of the highest bit that is set; -1 for zero."""
    return 63 - _zeros_above(number)
