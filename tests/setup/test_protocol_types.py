"""The page's types are made from the server's messages, and the page has no words but its own."""

import re
from pathlib import Path

import catalogs
import protocol_types

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_types_are_those_of_the_messages() -> None:
    assert protocol_types.main(["check"]) == 0, "python tools/protocol_types.py"


def test_the_client_uses_only_words_that_it_is_given() -> None:
    called = re.compile(r"""\btn?\(["`]([a-z_]+\.)""")
    for path in WEB.rglob("*.ts*"):
        if ".test." not in path.name:
            for prefix in called.findall(path.read_text("utf-8")):
                assert prefix in catalogs.CLIENT, f"{path.name}: {prefix}"
