"""What can be wrong with records, a code for each sentence; they are raised beside this folder."""

from acesaround.cards.notation import CardFault
from acesaround.errors import FaultCode, Where
from acesaround.record.faults.cases import CaseFault, CaseFileFault
from acesaround.record.faults.decoding import DecodingFault, FileFault, Kind
from acesaround.record.faults.log import HeaderFault, LogFault
from acesaround.record.faults.notation import DealFault, HeadFault, MoveFault, PieceFault
from acesaround.record.faults.pad import PadFault
from acesaround.record.faults.refused import Refused, Waiting
from acesaround.rules.toml_faults import TomlFault

FAMILIES: tuple[type[FaultCode], ...] = (
    Where,
    CardFault,
    TomlFault,
    FileFault,
    DecodingFault,
    Kind,
    HeaderFault,
    LogFault,
    PieceFault,
    HeadFault,
    DealFault,
    MoveFault,
    Waiting,
    Refused,
    PadFault,
    CaseFileFault,
    CaseFault,
)
"""All codes that there are, in the order of the catalogs."""

__all__ = [
    "FAMILIES",
    "CaseFault",
    "CaseFileFault",
    "DealFault",
    "DecodingFault",
    "FileFault",
    "HeadFault",
    "HeaderFault",
    "Kind",
    "LogFault",
    "MoveFault",
    "PadFault",
    "PieceFault",
    "Refused",
    "Waiting",
]
