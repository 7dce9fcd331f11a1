"""An unfinished new game after a reload and after a crash."""

from pathlib import Path

from tests.browser.screens import Devices, Screen, comes_true
from tests.ports import free_port
from tests.processes import run_companion

NAMES = ("Ewa", "Franek", "Gosia", "Hubert")
_STORED_DRAFT = "localStorage.getItem('flutter.companion.draft') ?? ''"


def wait_until_stored(screen: Screen, name: str) -> None:
    """Wait until the device has stored a name."""
    assert comes_true(screen, lambda: name in screen.page.evaluate(_STORED_DRAFT))


def test_names_of_a_new_game_survive_a_reload_and_a_kill(devices: Devices, data: Path) -> None:
    with run_companion(data, "--port", str(free_port())) as companion:
        screen = devices.open(companion.url)
        screen.tap("New game")
        screen.see("Who’s playing?")
        screen.type("Player 1", NAMES[0])
        screen.enter("Player 2", NAMES[1])
        wait_until_stored(screen, NAMES[1])
        screen.reload()
        screen.see("Who’s playing?", f"{NAMES[0]} goes first", f"Move {NAMES[1]}")
        screen.tap("Add player")
        screen.wait_for_caret("Player 3")
        screen.page.keyboard.type(NAMES[2], delay=60)
        screen.enter("Player 4", NAMES[3])
        wait_until_stored(screen, NAMES[3])
        port = companion.port
        companion.kill()
    with run_companion(data, "--port", str(port)) as companion:
        screen.visit(companion.url)
        screen.tap("Resume setup")
        screen.see(*(f"Move {name}" for name in NAMES))
        screen.tap("Choose a set")
        screen.tap("Start the game")
        screen.see("Turn 1 Ewa’s turn")
        assert comes_true(screen, lambda: NAMES[0] not in screen.page.evaluate(_STORED_DRAFT))
        screen.visit(companion.url)
        screen.see("New game", "Back to the table")
        screen.see_no("Resume setup")
