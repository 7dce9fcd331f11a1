"""What every group does in an evening, on the engines of Firefox and Safari."""

from pathlib import Path

import pytest

from companion.core.boxes import FEWEST_PLAYERS
from tests.browser.engines import ENGINES, Engine, Window
from tests.browser.games import stored
from tests.ports import free_port
from tests.processes import run_companion

PEOPLE = ("Adele", "Bruno", "Cedric", "David")


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_evening_on_each_browser_engine(engine: Engine, data: Path, tmp_path: Path) -> None:
    if missing := engine.missing():
        pytest.skip(f"{engine.name} is not installed: apt-get install {' '.join(missing)}")
    profile = tmp_path / "profile"
    profile.mkdir()
    with (
        run_companion(data, "--port", str(free_port())) as companion,
        engine.window(profile, companion.url) as window,
    ):
        new_game(window)
        opening(window)
        disputed_announcement(window, data)
        undo(window, data)
        rules(window)
        reload(window)
        window.grow_old()
        companion.kill()
        window.wait_until_covered()
        with run_companion(data, "--port", str(companion.port)):
            window.wait_until_uncovered()
            swap_after_reconnecting(window, data)


def new_game(window: Window) -> None:
    window.see("New game")
    window.tap("New game")
    window.see("Who’s playing?")
    for place, name in enumerate(PEOPLE, start=1):
        if place > FEWEST_PLAYERS:
            window.tap("Add player")
        window.type(f"Player {place}", name)
    window.see(*(f"Move {name}" for name in PEOPLE), "4 players", "Adele goes first")
    window.tap("Choose a set")
    window.see("Printed set for 4 players")
    window.tap("Start the game")


def opening(window: Window) -> None:
    for turn, person in enumerate(PEOPLE, start=1):
        window.see(f"Turn {turn} {person}’s turn")
        window.tap("Swap")
    window.see("Turn 5 Adele’s turn")


def disputed_announcement(window: Window, data: Path) -> None:
    """Adele and Cedric claim the King, and Cedric has it."""
    window.tap("Announce")
    window.see("announce?")
    window.tap("King", beside="Back")
    window.see("Who else is the King?")
    window.tap("Cedric")
    window.see("Who really is the King?")
    window.tap("Cedric", "radio")
    window.see("Confirm")
    window.tap("Confirm")
    window.see("Turn 6 Bruno", "Adele: 5 coins", "Cedric: 9 coins", "Courthouse: 1 coin")
    assert stored(data).coins == (5, 6, 9, 6)


def undo(window: Window, data: Path) -> None:
    window.tap("Undo")
    window.see("Who really is the King?", "Adele: 6 coins", "Redo")
    window.tap("Redo")
    window.see("Turn 6 Bruno", "Cedric: 9 coins")
    assert stored(data).coins == (5, 6, 9, 6)


def rules(window: Window) -> None:
    window.tap("Rules")
    window.see("Search the rules")
    window.type("Search the rules", "bish")
    window.see("Bishop. Character")
    window.tap("Bishop. Character")
    window.see("Rulebook")
    window.tap("Back to the table")
    window.see("Turn 6 Bruno")


def reload(window: Window) -> None:
    window.wait_for_path("/table")
    window.reload()
    window.see("Turn 6 Bruno", "Cedric: 9 coins")


def swap_after_reconnecting(window: Window, data: Path) -> None:
    window.see("Turn 6 Bruno")
    window.tap("Swap")
    window.see("Turn 7 Cedric")
    assert stored(data).turn == 7
