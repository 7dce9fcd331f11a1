"""Two players with three cards each, by the rules of the Russian printing."""

from pathlib import Path

from companion.core.boxes import EditionId
from companion.core.commands import CardSlot
from companion.core.setup import Setup
from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import Devices
from tests.processes import run_companion

TWO = Setup(
    EditionId.FIRST,
    ("Adele", "Bruno"),
    ("bishop", "fool", "judge", "queen", "king", "witch"),
    0,
    1,
    scenario="first-2",
    printing="ru",
)


def test_whole_game_with_three_cards_each(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, setup=TWO)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table")
        screen.see("Turn 5 Adele", "Why? See the rule")
        with screen.budget(3):
            screen.tap("Announce: left card")
            screen.see("Who does Adele announce with the left card?")
            screen.tap("Queen", beside="Back")
            screen.see("Is Bruno the Queen too?", "left card")
            announced = stored(data).announcement
            assert announced is not None
            assert announced.slot is CardSlot.LEFT
            screen.tap("Bruno passes")
        screen.see("Turn 6 Bruno", "Adele: 8 coins")
        screen.tap("Announce: right card")
        screen.see("Who does Bruno announce with the right card?")
        screen.tap("King", beside="Back")
        screen.see("Is Adele the King too?")
        screen.tap("Protected card")
        screen.see("calls · protected card")
        screen.tap("Adele", "radio")
        screen.tap("Confirm")
        screen.see("Turn 7 Adele’s turn")
        assert stored(data).coins == (11, 5)
        screen.picture("two-players")
        screen.tap("Swap")
        screen.see("Turn 8 Bruno")
        screen.tap("Look at one card")
        screen.see("Turn 9 Adele")
        screen.tap("Announce: right card")
        screen.see("Who does Adele announce with the right card?")
        screen.tap("Queen", beside="Back")
        screen.see("Is Bruno the Queen too?")
        screen.tap("Bruno passes")
        screen.see("Adele wins", "Rematch")
        assert stored(data).winners == (0,)
