"""Files of rules: what is written reads back, what is wrong is named with what would be right."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from refusing import refused

from acesaround.errors import RulesError
from acesaround.rules import PRESETS, preset, read_rules, with_options, write_rules
from acesaround.testing.strategies import valid_rules

MODERN = preset("modern")


def test_a_file_names_what_differs_with_its_label() -> None:
    changes = {"min_bid": 200, "run_extras": True, "head": "trump_led_only", "bid_step": 50}
    assert write_rules(with_options(MODERN, changes)) == (
        "# Rules of Pinochle. What is not named here is as in the variant.\n"
        'variant = "modern"\n'
        "\n"
        "[auction]\n"
        "# Lowest bid\n"
        "min_bid = 200\n"
        "# Bids go up by\n"
        "bid_step = 50\n"
        "\n"
        "[melds]\n"
        "# Extra king or queen beside a run\n"
        "run_extras = true\n"
        "\n"
        "[play]\n"
        "# Duty to beat\n"
        'head = "trump_led_only"\n'
    )


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_variant_reads_back(rules) -> None:
    assert read_rules(write_rules(rules), "file") == rules


@given(valid_rules())
def test_any_rules_read_back(rules) -> None:
    assert read_rules(write_rules(rules), "file") == rules


def test_people_may_write_it_their_own_way() -> None:
    text = 'auction.min_bid = 200 # low\nvariant = "modern"\nmatch = { target = 1_000 }\n'
    assert read_rules(text, "x") == with_options(MODERN, {"min_bid": 200, "target": 1000})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", 'home.toml: the line variant = "..." is missing; there are two_hand, '),
        ("variant = \n", "home.toml: this is not TOML: .*line 1"),
        ("a = " + "[" * 5000, "home.toml: this is not TOML"),
        ("a = " + "9" * 5000, "home.toml: this is not TOML"),
        ('variant = "moder"', "home.toml: line 1: there is no variant 'moder'; do you mean 'mod"),
        ("variant = 3", "home.toml: line 1: there is no variant '3'; there are two_hand"),
        (
            'variant = "modern"\n[stock]\nturn_up = true',
            "home.toml: line 2: modern has no section 'stock'; there are deck, deal",
        ),
        ('variant = "modern"\nplay = 3', "home.toml: line 2: 'play' is a section: write .play."),
        (
            'variant = "modern"\n\n[match]\ntargets = 3',
            "home.toml: line 4: there is no option 'targets' in .match.; do you mean 'target'",
        ),
        (
            'variant = "modern"\n[match]\ntarget = 1005',
            "home.toml: line 3: match.target cannot be '1005'; it takes a whole number of at least",
        ),
        (
            'variant = "modern"\n[play]\nhead = true',
            "home.toml: line 3: play.head cannot be 'true'; it takes one of always",
        ),
        (
            'variant = "modern"\n[match]\ntarget = 1000.0',
            "home.toml: line 3: match.target cannot be '1000.0'; it takes",
        ),
        (
            'variant = "modern"\n[melds]\nrun_extras = 1',
            "line 3: melds.run_extras cannot be '1'; it takes one of false, true",
        ),
        (
            'variant = "modern"\n[match]\nend_rule = "first_to_reach"',
            "home.toml: a contract is settled after the deal",
        ),
    ],
)
def test_what_is_wrong_is_named(text: str, said: str) -> None:
    with refused(said):
        read_rules(text, "home.toml")


KEYS = st.sampled_from(["variant", "play", "head", "min_bid", "match", "auction", "x.y", "[a]"])
LINES = st.one_of(
    st.text(max_size=30),
    st.builds("{} = {}".format, KEYS, st.sampled_from(['"modern"', "3", "true", "{}", "[]", "x"])),
    st.builds("[{}]".format, KEYS),
)


@given(st.lists(LINES, max_size=8).map("\n".join))
@example("\x00")
@example('variant = "modern"\n[auction]\nmin_bid = 1979-05-27')
def test_nothing_but_a_rules_error_comes_out_of_a_text(text: str) -> None:
    try:
        rules = read_rules(text, "file")
    except RulesError as error:
        assert str(error).startswith("file: ")
    else:
        assert rules.name in PRESETS


def test_rules_that_are_no_variant_are_not_written() -> None:
    from msgspec.structs import replace

    with refused("the rules home are no known variant"):
        write_rules(replace(MODERN, name="home"))
    with refused("modern are no known variant"):
        write_rules(replace(MODERN, passing=None))
