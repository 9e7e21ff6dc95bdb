"""``python -m acesaround``: the command line."""

import sys

from acesaround.cli import main

if __name__ == "__main__":
    sys.exit(main())
