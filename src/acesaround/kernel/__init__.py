"""The fast twin of play: numba on packed hands, for searching players. It holds no rule of its own.

``compile_rules`` turns Rules into a table of numbers that all compiled code reads; rules that the
compiled code does not know are refused there (``NotCompiled``), and players fall back on what needs
no kernel. The reference is ``acesaround.game``; tests keep the two equal.
"""

from acesaround.kernel.packing import Packing, packing_of
from acesaround.kernel.position import Position
from acesaround.kernel.rule_table import NotCompiled, compile_rules

__all__ = ["NotCompiled", "Packing", "Position", "compile_rules", "packing_of"]
