"""What can be wrong with an event log: its header, its lines, and what they tell."""

from acesaround.errors import FaultCode


class HeaderFault(FaultCode, family="header"):
    """Names and tags of a game."""

    OWN_TAG = "the tag {tag} is one of the record's own; choose another name"
    NO_TAG_NAME = "'{tag}' is no name of a tag: write a letter, then letters, digits and _"
    TOO_MANY_NAMES = "there are names for more than the {players} seats"


class LogFault(FaultCode, family="log"):
    """The lines, from the chain of checks to the engine's own answer."""

    NO_LOG = (
        'this is no log of Aces Around: its first line must be an object with "format":"{format}" '
        "and its other fields, whole and unaltered"
    )
    OTHER_VERSION = "the log is of version {version}; this program reads {right}"
    CUT = (
        "the line is cut or altered: a line is a JSON object that ends with its check, "
        '"check":"({length} hexadecimal digits)"}}'
    )
    OUT_OF_PLACE = (
        "the line is altered or not in its place: its check is {check}, "
        "after the line before it that should be {right}"
    )
    NO_HEADER = "the line is no header: {why}"
    NO_LINE = "the line is no action with its events: {why}"
    NO_END_LINE = "the line is no end line: {why}"
    EMPTY = "the log is empty; its first line must be the header"
    NO_END = "the log stops without its end line: the rest has been cut off"
    AFTER_END = "the log goes on after its end line, which must be the last"
    DRAWN_OTHERWISE = "the draw gives seat {dealer} the first deal, not the header's"
    END_COUNT = "the log ends after {count} events, not {right}"
    LINE_COUNT = "the line follows {count} events, but there are {right}"
    REFUSED = "the rules refuse the action {action} ({code}): {why}"
    EVENT_MISSING = "after the action the event {event} is missing"
    EVENT_OTHERWISE = "event {number} of the line is {event}; the engine says {right}"
    EVENT_TOO_MANY = "the event {event} does not follow from the action"
    NO_ACTION = "no action is known that causes {event}"
