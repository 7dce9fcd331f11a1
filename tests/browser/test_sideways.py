"""A phone held sideways: buttons are at the right of the content."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from companion.application.group.last_group import LAST_GROUP, Group
from companion.core.commands import Announce, Claim
from companion.storage.sqlite.store import SqliteStore
from tests.browser.games import FOUR, OPENED, begun, stored
from tests.browser.screens import Devices, Screen, comes_true
from tests.processes import CompanionProcess, run_companion

_LINE = 24
"""CSS pixels: every line of text and every button is at least this high."""
SIZES = [(667, 375), (740, 360), (932, 430)]


def wholly_visible(screen: Screen, shown: Locator, size: tuple[int, int]) -> bool:
    """Whether a line of text or a button is visible as a whole.

    Semantics of a partly visible one cover only the visible part.
    """

    def whole() -> bool:
        box = shown.bounding_box()
        return box is not None and box["height"] >= _LINE and box["y"] + box["height"] <= size[1]

    return comes_true(screen, whole)


def in_every_size(screen: Screen) -> Iterator[tuple[int, int]]:
    """Give the page each size in turn, once everything fits between its edges."""
    for size in SIZES:
        screen.turn(size)
        screen.fit()
        yield size


def test_rule_is_visible_without_scrolling(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="rules/first/character-king", size=SIZES[0])
        power = screen.page.get_by_text("Take 3 coins from the bank.")
        screen.see("Take 3 coins from the bank.")
        for size in in_every_size(screen):
            assert wholly_visible(screen, power, size)
        screen.visit(f"{companion.url}setup/read/3")
        screen.see("Take 3 coins from the bank.")
        for size in in_every_size(screen):
            assert wholly_visible(screen, power, size)
            assert wholly_visible(screen, screen.control("To the table"), size)


def test_new_game_is_started_with_all_buttons_visible(devices: Devices, data: Path) -> None:
    store = SqliteStore(data, lambda: datetime(2031, 5, 17, tzinfo=UTC))
    LAST_GROUP.save(store, Group.of(FOUR, tablet_holds_coins=False))
    store.close()
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, size=SIZES[0])
        screen.tap("New game")
        screen.see("Player 1")
        for size in in_every_size(screen):
            for name in ("Choose a set", "Back"):
                assert wholly_visible(screen, screen.control(name), size), name
        screen.tap("Back")
        screen.tap("Rematch")
        screen.see("Printed set for 4 players")
        for size in in_every_size(screen):
            for name in ("Start the game", "Step-by-step setup", "Back"):
                assert wholly_visible(screen, screen.control(name), size), name
        screen.tap("Start the game")
        screen.see("Adele’s turn", *(f"{name}: 6 coins" for name in FOUR.players))


def test_answer_and_its_buttons_stay_visible(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, Announce("thief"), Claim(2), Claim(3))
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", size=SIZES[0])
        screen.see("Who really is the Thief?")
        screen.tap("Cedric", "radio")
        screen.see("Confirm")
        for size in in_every_size(screen):
            assert wholly_visible(screen, screen.control("Cedric", "radio"), size)
            assert wholly_visible(screen, screen.control("Confirm: 4 coins move"), size)
            assert wholly_visible(screen, screen.control("Undo"), size)
        screen.tap("Undo")
        screen.see("Who really is the Thief?", "Redo")
        screen.tap("Redo")
        screen.tap("Cedric", "radio")
        screen.tap("Confirm")
        screen.see("Courthouse: 2 coins")
    assert stored(data).coins == (5, 5, 8, 4)


@pytest.mark.parametrize("size", [SIZES[-1]], ids=lambda size: f"{size[0]}")
def test_names_are_typed_without_a_tap_between_them(
    size: tuple[int, int], devices: Devices, companion: CompanionProcess
) -> None:
    screen = devices.open(companion.url, size=size)
    screen.tap("New game")
    screen.wait_for_caret("Player 1")
    screen.page.keyboard.type("Adele", delay=60)
    for place, name in enumerate(FOUR.players[1:], start=2):
        screen.enter(f"Player {place}", name)
    screen.see(f"Move {FOUR.players[-1]} up")
