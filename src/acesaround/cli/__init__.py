"""The command line: ``acesaround`` opens the table, its commands do the rest."""

from acesaround.cli.program import main

__all__ = ["main"]
