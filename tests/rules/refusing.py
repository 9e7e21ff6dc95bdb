"""Rules, files and codes that are refused, with what the reader is told."""

import re
from contextlib import contextmanager

import pytest

from acesaround.errors import RulesError
from acesaround.words import Catalog
from acesaround.words.problems import rules_error_text


@contextmanager
def refused(told):
    """What is done here is refused; the sentence of the catalog has the pattern ``told`` in it."""
    with pytest.raises(RulesError) as caught:
        yield
    text = rules_error_text(Catalog.load("en"), caught.value)
    assert re.search(told, text), text
