"""What variants were before they were changed, so that codes made then keep their meaning."""

from collections.abc import Iterator, Mapping

from acesaround.rules.option import Value
from acesaround.rules.rules import Rules, with_options

EARLIER: dict[str, tuple[Mapping[str, Value], ...]] = {}
"""By variant, the values that options had before each change, the latest change first.

Whoever changes a value in a preset writes down here what it was. Each entry holds every option in
which the variant then was not what it is now.
"""


def editions(variant: Rules) -> Iterator[Rules]:
    """The variant as it is, and then as it was, backwards in time."""
    yield variant
    for values in EARLIER.get(variant.name, ()):
        yield with_options(variant, values)
