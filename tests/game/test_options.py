"""Every option has a test in which its values give different results (``mark.covers``)."""

import ast
from pathlib import Path

import pytest

from acesaround.rules import SECTION_TYPES, options_of

OPTIONS = [
    f"{name}.{option}" for name, section in SECTION_TYPES.items() for option in options_of(section)
]


def covered():
    """The options that tests say they cover, with the names of those tests."""
    found = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            for mark in getattr(node, "decorator_list", ()):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.covers":
                    for path in mark.args:
                        found.setdefault(ast.literal_eval(path), []).append(node.name)
    return found


@pytest.mark.parametrize("path", OPTIONS)
def test_the_option_is_covered(path):
    assert covered().get(path), f"no test is marked with covers({path!r})"


def test_what_is_covered_exists():
    assert set(covered()) <= set(OPTIONS)
    assert all(name.startswith("test_") for names in covered().values() for name in names)
