"""Whole games without a finger or a mouse: by keyboard, and as assistive technology does it."""

import re
from pathlib import Path

import pytest

from tests.browser.games import stored
from tests.browser.screens import WAIT_SECONDS, Devices, Screen
from tests.processes import CompanionProcess

PEOPLE = ("Adele", "Bruno", "Cedric", "David")


class Keyboard:
    """Presses controls with Tab and Enter."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def press(self, name: str, role: str = "button") -> None:
        """Press the control whose name begins with `name`."""
        self.screen.ready(name, role)
        self.screen.reach(name)
        self.screen.page.keyboard.press("Enter" if role == "button" else "Space")

    def choose_seat(self, person: str) -> None:
        """Go to a seat with the arrow keys, and press it."""
        self.screen.ready("No one calls")
        keyboard = self.screen.page.keyboard
        keyboard.press("ArrowRight")
        self._at("Adele")
        keyboard.press("ArrowDown")
        self._at(person)
        keyboard.press("Enter")

    def _at(self, person: str) -> None:
        self.screen.page.wait_for_function(
            "name => (document.activeElement.ariaLabel ?? document.activeElement.textContent)"
            ".startsWith(`${name}:`)",
            arg=person,
            timeout=WAIT_SECONDS * 1000,
        )


class Assistant:
    """Presses controls by role and name, without any position on the screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def press(self, name: str, role: str = "button") -> None:
        """Press the control whose name begins with `name`."""
        self.screen.ready(name, role).dispatch_event("click")

    def choose_seat(self, person: str) -> None:
        """Press a seat."""
        self.screen.ready("No one calls")
        seat = re.compile(rf"^{person}: ")
        self.screen.page.get_by_role("button", name=seat).dispatch_event("click")


@pytest.mark.parametrize("way", [Keyboard, Assistant])
def test_whole_game(
    way: type[Keyboard | Assistant], devices: Devices, companion: CompanionProcess, data: Path
) -> None:
    screen = devices.open(companion.url)
    user = way(screen)
    new_game(user)
    for turn, person in enumerate(PEOPLE, start=1):
        screen.see(f"Turn {turn} {person}: swap")
        user.press("Swap")
    screen.see("Turn 5 Adele")
    announce(user, "King")
    user.press("No one calls")
    look(user, 6, 7, 8)
    screen.see("Turn 9 Adele")
    announce(user, "King")
    user.choose_seat("Cedric")
    screen.see("Who really is the King?")
    user.press("Adele", "radio")
    screen.see("Coins to move")
    user.press("Confirm")
    screen.see("Turn 10 Bruno")
    assert stored(data).coins == (12, 6, 5, 6)
    look(user, 10, 11, 12)
    screen.see("Turn 13 Adele")
    announce(user, "Queen")
    user.press("No one calls")
    screen.see("Adele wins", "Rematch")
    assert stored(data).winners == (0,)


def new_game(user: Keyboard | Assistant) -> None:
    screen = user.screen
    user.press("New game")
    screen.wait_for_caret("Player 1")
    screen.page.keyboard.type(PEOPLE[0], delay=60)
    for place, name in enumerate(PEOPLE[1:], start=2):
        screen.enter(f"Player {place}", name)
    screen.see(*(f"Move {name}" for name in PEOPLE), "4 players")
    user.press("Choose a set")
    screen.see("Printed set for 4 players")
    user.press("Start the game")


def announce(user: Keyboard | Assistant, character: str) -> None:
    user.press("Announce")
    user.screen.see("announce?")
    user.press(character)
    user.screen.see("Who else is")


def look(user: Keyboard | Assistant, *turns: int) -> None:
    for turn in turns:
        user.screen.see(f"Turn {turn} ")
        user.press("Look at your card")
