"""Every measurement runs, in its smallest size."""

from collections.abc import Mapping
from itertools import islice

import pytest

from companion.core.game import Game
from tests.bench.__main__ import MEASUREMENTS
from tests.bench.taps import GAMES, all_games

SMALLEST: Mapping[str, Mapping[str, int]] = {
    "engine": {"number": 2, "rounds": 1},
    "undo": {"length": 20},
    "opening": {"length": 20, "rounds": 1},
    "people": {"games": 5},
    "rules": {"rounds": 1},
    "simulation": {"games": 2, "rounds": 1},
    "taps": {"number": 1},
}
IN_A_BROWSER: Mapping[str, Mapping[str, int]] = {
    "chromium_game": {"games": 1, "players": 4, "seed": 30},
    "flet_start": {"rounds": 1},
    "flet_tap": {"rounds": 1, "taps": 1},
    "flet_memory": {"rounds": 1},
    "flet_reach": {"rounds": 1, "taps": 1, "phones": 1},
    "crowded": {"rounds": 1, "number": 1},
    "without_touch": {"number": 1, "commands": 2},
}
ON_THE_SITE = {"site"}
"""Those in `tests/site`, where the site is built."""


def test_every_measurement_is_run() -> None:
    assert MEASUREMENTS.keys() == SMALLEST.keys() | IN_A_BROWSER.keys() | ON_THE_SITE


@pytest.mark.parametrize("name", SMALLEST)
def test_measurement_has_figures(name: str) -> None:
    assert_figures(MEASUREMENTS[name](**SMALLEST[name]))


@pytest.mark.browser
@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", IN_A_BROWSER)
def test_measurement_in_a_browser_has_figures(name: str) -> None:
    assert_figures(MEASUREMENTS[name](**IN_A_BROWSER[name]))


def assert_figures(found: Mapping[str, float | int | str]) -> None:
    """Assert that something was measured, besides the goals."""
    measured = {name: each for name, each in found.items() if not name.startswith("goal")}
    figures = [each for each in measured.values() if not isinstance(each, str)]
    assert any(each > 0 for each in figures)
    assert all(each >= 0 for each in figures)


def test_games_played_by_taps_have_every_number_of_players() -> None:
    def players(game: Game) -> int:
        return len(game.table.seats)

    assert {players(game) for game in islice(all_games(), GAMES)} == {*range(2, 14)}
