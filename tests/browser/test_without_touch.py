"""A game without a finger or a mouse: by keyboard, and as assistive technology plays it."""

import re
from pathlib import Path

from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.games import FOUR, OPENED, begun, stored
from tests.browser.screens import WAIT_SECONDS, Devices, Screen
from tests.processes import CompanionProcess, run_companion

PEOPLE = FOUR.players


MOST_KEYS = 6

_FOCUSED = """
() => {
  const focused = document.activeElement;
  return focused.role === null ? "" : focused.ariaLabel ?? focused.textContent;
}
"""


class Keyboard:
    """Presses controls with Tab, Home, End, the arrow keys and Enter."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def press(self, name: str) -> None:
        """Press the button whose name begins with `name`, wherever it is."""
        self.screen.ready(name)
        self.screen.reach(name)
        self.screen.page.keyboard.press("Enter")

    def answer(self, name: str, *keys: str, role: str = "button") -> None:
        """Press an answer of the step, to which these keys lead from its first one."""
        assert len(keys) < MOST_KEYS
        self.screen.ready(name, role)
        # a new step has given the focus to its first control
        self._leave_nothing()
        for key in keys:
            self.screen.page.keyboard.press(key)
        # not a seat, which is read with its coins
        self._at(f"^{name}(?!:)")
        self.screen.page.keyboard.press("Enter")

    def _leave_nothing(self) -> None:
        self._at(".")

    def _at(self, label: str) -> None:
        """Wait until the focus is on a control whose label matches a regular expression."""
        try:
            self.screen.page.wait_for_function(
                f"label => new RegExp(label).test(({_FOCUSED})())",
                arg=label,
                timeout=WAIT_SECONDS * 1000,
            )
        except TookTooLong as late:
            there = self.screen.page.evaluate(_FOCUSED)
            raise AssertionError(f"the focus is on “{there}”:\n{self.screen.text()}") from late


def test_whole_game_by_keyboard(devices: Devices, companion: CompanionProcess, data: Path) -> None:
    screen = devices.open(companion.url)
    keyboard = Keyboard(screen)
    new_game(keyboard)
    for turn, person in enumerate(PEOPLE, start=1):
        screen.see(f"Turn {turn} {person}: swap")
        keyboard.answer("Swap")
    screen.see("Turn 5 Adele")
    announce(keyboard, "King", "ArrowRight", "ArrowRight")
    keyboard.answer("No one calls", "End")
    for turn in (6, 7, 8):
        screen.see(f"Turn {turn} ")
        keyboard.answer("Look at your card", "ArrowRight")
    screen.see("Turn 9 Adele")
    announce(keyboard, "King", "ArrowRight", "ArrowRight")
    keyboard.answer("Cedric", "ArrowRight")
    screen.see("Who really is the King?")
    keyboard.answer("Reveal the cards", "End")
    screen.see("No more calls")
    keyboard.answer("Adele", role="radio")
    keyboard.answer("Confirm: 4 coins move", "End")
    screen.see("Turn 10 Bruno")
    assert stored(data).coins == (12, 6, 5, 6)
    for turn in (10, 11, 12):
        screen.see(f"Turn {turn} ")
        keyboard.answer("Look at your card", "ArrowRight")
    screen.see("Turn 13 Adele")
    announce(keyboard, "Queen", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    keyboard.answer("No one calls", "End")
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


def announce(keyboard: Keyboard, character: str, *keys: str) -> None:
    keyboard.answer("Announce", "End")
    keyboard.screen.see("announce?")
    keyboard.answer(character, *keys)
    keyboard.screen.see("Who else is")


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
