"""A phone held sideways: low, so the ways on stand at the right of what there is to read."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from companion.application.group import Group, save_group
from companion.core.commands import Announce, Claim
from companion.storage.sqlite.store import SqliteStore
from tests.browser.games import FOUR, OPENED, begun, stored
from tests.browser.screens import Devices, Screen, comes_true
from tests.running import running

_LINE = 24
"""No line of what is read, and no button, is lower."""
SIZES = [(667, 375), (740, 360), (932, 430)]


def all_in_sight(screen: Screen, shown: Locator, size: tuple[int, int]) -> bool:
    """Whether a line of words or a button comes to be whole, and above the lower edge.

    Of what is not, the client tells the part that is.
    """

    def whole() -> bool:
        box = shown.bounding_box()
        return box is not None and box["height"] >= _LINE and box["y"] + box["height"] <= size[1]

    return comes_true(screen, whole)


def test_what_is_looked_up_is_in_sight_at_once(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="rules/first/character-king", size=SIZES[0])
        power = screen.page.get_by_text("Take 3 coins from the bank.")
        screen.see("Take 3 coins from the bank.")
        for size in SIZES:
            screen.turn(size)
            screen.fit()
            assert all_in_sight(screen, power, size)
        screen.visit(f"{companion.url}setup/read/3")
        screen.see("Take 3 coins from the bank.")
        for size in SIZES:
            screen.turn(size)
            screen.fit()
            assert all_in_sight(screen, power, size)
            assert all_in_sight(screen, screen.control("To the table"), size)
            screen.picture(f"sideways-read-{size[0]}")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_a_game_is_put_together_with_every_way_on_in_sight(
    size: tuple[int, int], devices: Devices, data: Path
) -> None:
    store = SqliteStore(data, lambda: datetime(2031, 5, 17, tzinfo=UTC))
    save_group(store, Group.of(FOUR, tablet_holds_coins=False))
    store.close()
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, size=size)
        screen.tap("New game")
        screen.see("Name 1")
        screen.fit()
        assert all_in_sight(screen, screen.control("Choose the set"), size)
        assert all_in_sight(screen, screen.control("Back"), size)
        screen.tap("Back")
        screen.tap("Same group again")
        screen.see("Printed set for 4 players")
        screen.fit()
        for way in ("Start the game", "Set up step by step", "Back"):
            assert all_in_sight(screen, screen.control(way), size), way
        screen.picture(f"sideways-set-{size[0]}")
        screen.tap("Start the game")
        screen.see("Adele: swap", *(f"{name}: 6 coins" for name in FOUR.players))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_an_answer_stays_in_sight_beside_what_confirms_it_and_the_way_back(
    size: tuple[int, int], devices: Devices, data: Path
) -> None:
    begun(data, *OPENED, Announce("thief"), Claim(2), Claim(3))
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", size=size)
        screen.see("Who really is the Thief?")
        screen.tap("Cedric", "radio")
        screen.see("Confirm")
        screen.fit()
        assert all_in_sight(screen, screen.control("Cedric", "radio"), size)
        assert all_in_sight(screen, screen.control("Confirm: 4 coins move"), size)
        assert all_in_sight(screen, screen.control("Undo"), size)
        screen.picture(f"sideways-table-{size[0]}")
        screen.tap("Undo")
        screen.see("Who really is the Thief?", "Bring back")
        screen.tap("Bring back")
        screen.tap("Cedric", "radio")
        screen.tap("Confirm")
        screen.see("Court: 2 coins")
    assert stored(data).coins == (5, 5, 8, 4)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_names_are_typed_one_after_the_other_without_a_tap(
    size: tuple[int, int], devices: Devices, data: Path
) -> None:
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, size=size)
        screen.tap("New game")
        screen.wait_for_caret("Name 1")
        screen.page.keyboard.type("Adele", delay=60)
        for place, name in enumerate(FOUR.players[1:], start=2):
            screen.enter(f"Name {place}", name)
        screen.see(f"Move {FOUR.players[-1]} up")
