"""Records: event logs that the engine plays again, and rulings that must hold."""

from acesaround.record.best_laying import BestLaying, best_laying
from acesaround.record.case_files import load_cases, parse_cases
from acesaround.record.case_rules import BadField
from acesaround.record.cases import CASES, Case
from acesaround.record.deals import DealPart, DealRecord, cut, deal_record, deals_of, opening
from acesaround.record.either import read_record
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
from acesaround.record.notation import NotationError, read_game, write_game
from acesaround.record.played import log_of, log_of_events
from acesaround.record.reader import DamagedLog, Log, load_log, read_log
from acesaround.record.rulings import Because, Ruling, Standing, judge
from acesaround.record.writer import LogWriter, lines_of, log_lines, write_log

__all__ = [
    "CASES",
    "BadField",
    "BadLine",
    "Because",
    "BestLaying",
    "Case",
    "DamagedLog",
    "DealPart",
    "DealRecord",
    "Header",
    "Log",
    "LogEnd",
    "LogLine",
    "LogWriter",
    "NotationError",
    "Ruling",
    "Standing",
    "best_laying",
    "check_of",
    "cut",
    "deal_record",
    "deals_of",
    "decode_header",
    "decode_line",
    "encode_line",
    "judge",
    "lines_of",
    "load_cases",
    "load_log",
    "log_lines",
    "log_of",
    "log_of_events",
    "opening",
    "parse_cases",
    "read_game",
    "read_log",
    "read_record",
    "write_game",
    "write_log",
]
