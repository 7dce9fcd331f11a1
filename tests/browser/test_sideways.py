"""A phone held sideways: low, so the ways on stand at the right of what there is to read."""

from pathlib import Path

import pytest

from tests.browser.games import FOUR, OPENED, begun
from tests.browser.screens import Devices, Screen, comes_true
from tests.running import running

_LINE = 24
"""No line of what is read, and no button, is lower."""
SIZES = [(740, 360), (844, 390), (932, 430)]


def all_in_sight(screen: Screen, words: str, size: tuple[int, int]) -> bool:
    """Whether a line of words or a button comes to be whole, and above the lower edge.

    Of what is not, the client tells the part that is.
    """

    def whole() -> bool:
        box = screen.page.get_by_text(words).last.bounding_box()
        return box is not None and box["height"] >= _LINE and box["y"] + box["height"] <= size[1]

    return comes_true(screen, whole)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_what_is_looked_up_is_in_sight_at_once(
    size: tuple[int, int], devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="rules/first/character-king", size=size)
        screen.see("Take 3 coins from the bank.")
        screen.fit()
        assert all_in_sight(screen, "Take 3 coins from the bank.", size)
        screen.visit(f"{companion.url}setup/read/3")
        screen.see("Take 3 coins from the bank.")
        screen.fit()
        assert all_in_sight(screen, "Take 3 coins from the bank.", size)
        assert all_in_sight(screen, "To the table", size)
        screen.picture(f"sideways-read-{size[0]}")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_a_game_is_put_together_with_every_way_on_in_sight(
    size: tuple[int, int], devices: Devices, data: Path
) -> None:
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, size=size)
        screen.tap("New game")
        for place, name in enumerate(FOUR.players, start=1):
            screen.type(f"Name {place}", name)
        screen.see("Who sits at the table?", *FOUR.players)
        assert all_in_sight(screen, "Choose the set", size)
        screen.tap("Choose the set")
        screen.see("Printed set for 4 players")
        screen.fit()
        for way in ("Start the game", "Set up step by step", "Back"):
            assert all_in_sight(screen, way, size), way
        screen.picture(f"sideways-set-{size[0]}")
        screen.tap("Start the game")
        screen.see("Adele: swap", *(f"{name}: 6 coins" for name in FOUR.players))
