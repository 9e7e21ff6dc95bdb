"""Playouts: the same cards, winners and points as the engine, and what the search relies on."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_legal import position_of

from acesaround.cards import deck_of
from acesaround.game import CHANCE, Game, PlayCard
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.course import (
    COURSE_SIZE,
    LEFT_TRICKS,
    SUIT_SHIFT,
    TURN,
    begin,
    notice,
    play_card,
    take_trick,
)
from acesaround.kernel.legal import legal_cards
from acesaround.kernel.playouts import RANDOM, RULE, choose, play_deals, play_out
from acesaround.kernel.position import position
from acesaround.kernel.rule_weights import RULE_WEIGHTS
from acesaround.rules import PRESETS, preset, total_trick_points
from acesaround.testing.playing import random_action
from acesaround.testing.strategies import valid_rules

POLICIES = [RANDOM, RULE]
