"""Names of players with options: taken apart, checked against the player, spelled one way."""

import pytest

from acesaround.ai import (
    PLAYERS,
    BadPlayerOption,
    Decision,
    UnknownPlayer,
    make_player,
    spell_player,
)
from acesaround.errors import AcesError
from acesaround.game import View


class Tuned:
    """A player with an option of every kind."""

    name = "tuned"

    def __init__(
        self,
        seed: int = 0,
        *,
        seconds: float = 0.3,
        worlds: int = 20,
        melds: bool = True,
        style: str = "calm",
        inner: object = None,
    ) -> None:
        if worlds < 1:
            raise ValueError("worlds must be at least 1")
        self.seed = seed
        self.settings = (seconds, worlds, melds, style)

    def act(self, view: View, limit: float = 1.0) -> Decision:
        raise NotImplementedError


@pytest.fixture(autouse=True)
def tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "tuned", Tuned)


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("tuned", (0.3, 20, True, "calm")),
        ("tuned:seconds=0.1", (0.1, 20, True, "calm")),
        ("tuned: worlds = 5 :seconds=2", (2.0, 5, True, "calm")),
        ("tuned:melds=off:style=bold", (0.3, 20, False, "bold")),
    ],
)
def test_options_reach_the_player(name: str, settings: object) -> None:
    player = make_player(name, 7)
    assert isinstance(player, Tuned)
    assert (player.seed, player.settings) == (7, settings)


@pytest.mark.parametrize(
    ("name", "spelled"),
    [
        ("plain", "plain"),
        (" tuned : worlds=05", "tuned:worlds=5"),
        ("tuned:worlds=5:seconds=0.10:melds=yes", "tuned:melds=true:seconds=0.1:worlds=5"),
    ],
)
def test_a_name_has_one_spelling(name: str, spelled: str) -> None:
    assert spell_player(name) == spelled
    assert spell_player(spelled) == spelled


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tuned:speed=1", "tuned has no option 'speed'; it has seconds, worlds, melds, style$"),
        ("tuned:inner=1", "no option 'inner'"),
        ("plain:seconds=1", "the player plain has no option 'seconds'; it has none"),
        ("tuned:seconds", "write an option as in tuned:option=value, not 'seconds'"),
        ("tuned:", "not ''"),
        ("tuned:seconds=", "not 'seconds='"),
        ("tuned:worlds=1:worlds=2", "'worlds' is there twice"),
        ("tuned:worlds=few", "worlds of the player tuned takes a whole number, not 'few'"),
        ("tuned:seconds=nan", "takes a number, not 'nan'"),
        ("tuned:melds=maybe", "takes true or false, not 'maybe'"),
        ("tuned:worlds=0", "'tuned:worlds=0': worlds must be at least 1"),
    ],
)
def test_a_wrong_option_says_what_would_be_right(name: str, message: str) -> None:
    with pytest.raises(BadPlayerOption, match=message):
        make_player(name)


@pytest.mark.parametrize("name", ["nobody", "", "nobody:seconds=1"])
def test_an_unknown_player_is_named(name: str) -> None:
    with pytest.raises(UnknownPlayer, match="there are plain, random"):
        spell_player(name)
    assert issubclass(UnknownPlayer, AcesError)
