"""Who may see an event: every class of events declares it, or fails when it is defined.

So no event can be added whose secrecy nobody thought of. What others than its viewers get is the
same event with backs in place of the cards; ``view.redact`` makes it and is the only place that
does.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

import msgspec


class Visible(Enum):
    """Who sees the cards of an event: all; its seat alone; its seat and ``to``; nobody."""

    ALL = "all"
    OWNER = "owner"
    GIVER_AND_RECEIVER = "giver_and_receiver"
    NOBODY = "nobody"


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    visible: ClassVar[Visible]

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if not isinstance(cls.__dict__.get("visible"), Visible):
            raise TypeError(f"{cls.__name__} does not declare who may see it")
