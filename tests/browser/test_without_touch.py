"""A game without a finger or a mouse: by keyboard, and as assistive technology plays it."""

import re
from pathlib import Path

from tests.browser.games import FOUR, OPENED, begun, stored
from tests.browser.screens import WAIT_SECONDS, Devices, Screen
from tests.processes import CompanionProcess, run_companion

PEOPLE = FOUR.players


class Keyboard:
    """Presses controls with Tab, the arrow keys and Enter."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def press(self, name: str, role: str = "button") -> None:
        """Press the control whose name begins with `name`."""
        self.screen.ready(name, role)
        self.screen.reach(name, role)
        self.screen.page.keyboard.press("Enter" if role == "button" else "Space")

    def lead_to(self, name: str) -> None:
        """Wait until a new step has given the focus to its first control."""
        # not a seat, which is read with its coins
        self._at(f"^{name}(?!:)")

    def choose_seat(self, person: str) -> None:
        """Go to a seat with the arrow keys, and press it."""
        self.screen.ready("No one calls")
        keyboard = self.screen.page.keyboard
        keyboard.press("ArrowRight")
        self._at("^Adele:")
        keyboard.press("ArrowDown")
        self._at(f"^{person}:")
        keyboard.press("Enter")

    def _at(self, label: str) -> None:
        """Wait until the focus is on a control whose label matches a regular expression."""
        self.screen.page.wait_for_function(
            "label => new RegExp(label).test("
            "document.activeElement.ariaLabel ?? document.activeElement.textContent)",
            arg=label,
            timeout=WAIT_SECONDS * 1000,
        )


def test_whole_game_by_keyboard(devices: Devices, companion: CompanionProcess, data: Path) -> None:
    screen = devices.open(companion.url)
    keyboard = Keyboard(screen)
    new_game(keyboard)
    for turn, person in enumerate(PEOPLE, start=1):
        screen.see(f"Turn {turn} {person}: swap")
        keyboard.press("Swap")
    screen.see("Turn 5 Adele")
    announce(keyboard, "King")
    keyboard.press("No one calls")
    for turn in (6, 7, 8):
        screen.see(f"Turn {turn} ")
        keyboard.press("Look at your card")
    screen.see("Turn 9 Adele")
    announce(keyboard, "King")
    keyboard.choose_seat("Cedric")
    screen.see("Who really is the King?")
    keyboard.press("Adele", "radio")
    screen.see("Confirm")
    keyboard.press("Confirm")
    screen.see("Turn 10 Bruno")
    assert stored(data).coins == (12, 6, 5, 6)
    for turn in (10, 11, 12):
        screen.see(f"Turn {turn} ")
        keyboard.press("Look at your card")
    screen.see("Turn 13 Adele")
    announce(keyboard, "Queen")
    keyboard.press("No one calls")
    screen.see("Adele wins", "Rematch")
    assert stored(data).winners == (0,)


def new_game(keyboard: Keyboard) -> None:
    screen = keyboard.screen
    keyboard.press("New game")
    screen.wait_for_caret("Player 1")
    screen.page.keyboard.type(PEOPLE[0], delay=60)
    for place, name in enumerate(PEOPLE[1:], start=2):
        screen.enter(f"Player {place}", name)
    screen.see(*(f"Move {name}" for name in PEOPLE), "4 players")
    keyboard.press("Choose a set")
    screen.see("Printed set for 4 players")
    keyboard.press("Start the game")


def announce(keyboard: Keyboard, character: str) -> None:
    keyboard.press("Announce")
    keyboard.screen.see("announce?")
    keyboard.lead_to("Judge")
    keyboard.press(character)
    keyboard.screen.see("Who else is")
    keyboard.lead_to("Bruno")


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


def test_every_step_by_assistive_technology(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table")
        assistant = Assistant(screen)
        screen.see("Turn 5 Adele")
        assistant.press("Swap")
        screen.see("Turn 6 Bruno")
        assistant.press("Look at your card")
        screen.see("Turn 7 Cedric")
        assistant.press("Announce")
        screen.see("announce?")
        assistant.press("King")
        screen.see("Who else is")
        assistant.choose_seat("Adele")
        screen.see("Who really is the King?")
        assistant.press("Cedric", "radio")
        screen.see("Confirm")
        assistant.press("Confirm")
        screen.see("Turn 8 David", "Adele: 5 coins", "Cedric: 9 coins")
        assistant.press("Announce")
        screen.see("announce?")
        assistant.press("Queen")
        screen.see("Who else is")
        assistant.press("No one calls")
        screen.see("Turn 9 Adele", "David: 8 coins")
        assert stored(data).coins == (5, 6, 9, 8)
