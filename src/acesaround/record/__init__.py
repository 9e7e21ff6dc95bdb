"""Records: event logs that the engine plays again, and rulings that must hold."""

from acesaround.record.line import (
    BadLine,
    Header,
    LogEnd,
    LogLine,
    check_of,
    decode_header,
    decode_line,
    encode_line,
)
from acesaround.record.reader import DamagedLog, Log, load_log, read_log
from acesaround.record.writer import LogWriter, log_lines, write_log

__all__ = [
    "BadLine",
    "DamagedLog",
    "Header",
    "Log",
    "LogEnd",
    "LogLine",
    "LogWriter",
    "check_of",
    "decode_header",
    "decode_line",
    "encode_line",
    "load_log",
    "log_lines",
    "read_log",
    "write_log",
]
