"""Names with their grammatical forms, for languages in which a name changes with its part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Name:
    """A name in all its forms; in a language without cases they are the same text.

    In a text ``{card}`` is the plain form, ``{card.object}`` and ``{card.of}`` are the others. It
    is no ``str``, so that nobody sends one where a text is wanted: ``str(name)`` is the plain form.

    Attributes:
        plain: the form in which it stands alone, or does something.
        object: what something is done to ("play the ace"; the accusative).
        of: what something belongs to ("the king of spades"; the genitive).
    """

    plain: str
    object: str
    of: str

    def __str__(self) -> str:
        return self.plain


Form = Callable[[Name | str], str]
"""Takes one form of a name; a text that is no name has but one."""


def inflected(make: Callable[[Form], str]) -> Name:
    """A name made of other names.

    ``make`` is called for each form, with the function that takes it of a part; parts that it does
    not put through it are the same in every form.
    """
    return Name(make(str), make(_object), make(_of))


def joined(texts: Sequence[Name | str], join: Callable[[Sequence[str]], str]) -> Name | str:
    """Several texts as one, in each form if they are names."""
    if any(isinstance(text, Name) for text in texts):
        return inflected(lambda form: join([form(text) for text in texts]))
    return join([str(text) for text in texts])


def _object(text: Name | str) -> str:
    return text.object if isinstance(text, Name) else text


def _of(text: Name | str) -> str:
    return text.of if isinstance(text, Name) else text
