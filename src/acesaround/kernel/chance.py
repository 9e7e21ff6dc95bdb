"""Numbers drawn at random in compiled code: a stream is one number that each draw changes."""

from __future__ import annotations

from acesaround.kernel.compiled import borrowing_inlined, compiled

# Marsaglia's xorshift with the shifts 13, 7, 17; a signed number must be shifted without its sign.
_WITHOUT_SIGN_7 = (1 << 57) - 1
_LOW = (1 << 31) - 1
_SPREAD = 0x2545F4914F6CDD1D
_MIX = 0x369DEA0F31A53F85


@compiled
def stream_of(seed: int, number: int) -> int:
    """The beginning of the stream with this number, of those that a seed gives."""
    stream = (seed * _SPREAD + number + 1) * _MIX
    for _ in range(3):
        stream = (stream ^ ((stream >> 29) & _LOW)) * _SPREAD + 1
    return stream if stream != 0 else _MIX


@borrowing_inlined
def next_of(stream: int) -> int:
    """The stream after one draw."""
    stream ^= stream << 13
    stream ^= (stream >> 7) & _WITHOUT_SIGN_7
    return stream ^ (stream << 17)


@borrowing_inlined
def below(stream: int, limit: int) -> int:
    """The number that a draw has given: 0 to ``limit`` - 1, for limits below 2**31."""
    return ((((stream * _SPREAD) >> 32) & _LOW) * limit) >> 31
