"""The weights of the rules of thumb, read from the file beside this module.

They were found by ``tools/rule_weights.py``, which writes the file: for each style and stage a row
of the weights of ``rule_classes``, in that order.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from acesaround.kernel.course import Numbers
from acesaround.kernel.rule_classes import STAGES, STYLES, WEIGHTS

FILE = Path(__file__).with_suffix(".json")


def read(file: Path = FILE) -> Numbers:
    """The weights of all styles and stages, one after the other."""
    rows = msgspec.json.decode(file.read_bytes(), type=dict[str, list[list[int]]])
    return np.array([rows[style] for style in STYLES], dtype=np.int64).reshape(-1)


def write(weights: Numbers, file: Path) -> None:
    """The file that ``read`` reads, a line for each style and stage."""
    rows = weights.reshape(len(STYLES), STAGES, WEIGHTS)
    styles = (
        f'"{style}": [\n' + ",\n".join(str(row.tolist()).replace(" ", "") for row in stages) + "\n]"
        for style, stages in zip(STYLES, rows, strict=True)
    )
    file.write_text("{\n" + ",\n".join(styles) + "\n}\n")


RULE_WEIGHTS = read()
