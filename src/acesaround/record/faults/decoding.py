"""What can be wrong with files and data, whatever they tell (``record/decoding.py``)."""

from acesaround.errors import FaultCode


class FileFault(FaultCode, family="file"):
    """Files that cannot be read at all."""

    NO_FILE = "there is no such file"
    DIRECTORY = "this is a directory, not a file"
    FORBIDDEN = "this file may not be read"
    UNREADABLE = "the system cannot read this file ({error})"
    NO_TEXT = "the byte {byte} is no UTF-8; save the text as UTF-8"


class DecodingFault(FaultCode, family="decoding"):
    """Data that are broken, or not of the form that is expected."""

    AT = "{path}: {why}"
    CUT = "the data stop in the middle"
    NO_JSON = "this is no JSON: byte {byte} cannot be read"
    TOO_DEEP = "the data are nested too deeply"
    NO_FIELD = "there is no field '{field}'"
    FIELD_MISSING = "the field '{field}' is missing"
    OTHER_KIND = "this must be {right}, not {there}"
    OTHER_VALUE = "'{value}' is none of the values that can stand here"
    TOO_LOW = "the number must be at least {least}"
    OUT_OF_RANGE = "the number is too large or too small"
    COUNT = "there must be {count} entries"
    UNREADABLE = "the data cannot be read"


class Kind(FaultCode, family="kind"):
    """Kinds of values: a part of a sentence."""

    INT = "a whole number"
    FLOAT = "a number"
    STR = "a text"
    BOOL = "true/false"
    ARRAY = "a list"
    OBJECT = "a set of fields"
    NULL = "null"
    OTHER = "a value of another kind"
    LIST = "{first}, {other}"
    EITHER = "{first} or {other}"
