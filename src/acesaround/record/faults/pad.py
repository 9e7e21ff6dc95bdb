"""What can be wrong with a score pad as a text (``record/pad/text.py``)."""

from acesaround.errors import FaultCode


class PadFault(FaultCode, family="pad"):
    """Its tags, and the labels of its deals."""

    NO_PAD = "this is no score pad of ours: it must begin with {first}"
    TAG_MISSING = "the tag {tag} is missing below this one"
    NO_FIELD = "'{text}' is nothing that a deal has; there are {known}"
    BEFORE_DEALS = "this stands before the first deal: write Deal: 1 before it"
    FIELD_TWICE = "'{text}' stands twice in this deal"
    TOO_LONG = "this is too long: no more than {most} characters"
