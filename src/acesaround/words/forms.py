"""Names with their grammatical forms, for languages in which a name changes with its part."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class Name(str):
    """A name in the form in which it stands alone, which knows its other forms.

    A text takes another form than the plain one by ``{card.object}`` or ``{card.of}``. In a
    language without cases all forms are the same text.

    Attributes:
        object: what something is done to ("play the ace"; the accusative).
        of: what something belongs to ("a king of spades"; the genitive).
    """

    __slots__ = ("object", "of")

    object: str
    of: str

    def __new__(cls, text: str, object: str, of: str) -> Name:
        """A name whose forms are these."""
        name = super().__new__(cls, text)
        name.object = object
        name.of = of
        return name


def inflected(make: Callable[[Callable[[str], str]], str]) -> Name:
    """A name made of other names, in each form.

    ``make`` is given the function that takes the form in question of a part; the parts that it
    does not put through it are the same in every form.
    """
    return Name(make(str), make(_object), make(_of))


def joined(texts: Sequence[str], join: Callable[[Sequence[str]], str]) -> str:
    """Several texts as one, in each form if all of them are names."""
    if not all(isinstance(text, Name) for text in texts):
        return join(texts)
    return inflected(lambda form: join([form(text) for text in texts]))


def _object(text: str) -> str:
    return text.object if isinstance(text, Name) else text


def _of(text: str) -> str:
    return text.of if isinstance(text, Name) else text
