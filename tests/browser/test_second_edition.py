"""A game of the second edition, and its setup checklist."""

from pathlib import Path

from playwright.sync_api import expect

from companion.core.commands import Transfer
from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import Devices, Screen
from tests.browser.without_touch import SEVEN
from tests.processes import run_companion

CEDRIC, FRAN, HARRY = 2, 4, 5


def unopposed(screen: Screen, character: str) -> None:
    screen.tap("Announce")
    screen.see("announce?")
    screen.tap(character, beside="Back")
    screen.see("Who else is")


def test_whole_game_of_the_second_edition(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, Transfer("bank", CEDRIC, 2), setup=SEVEN)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table")
        screen.see("Turn 5 Fran")
        puppet_master(screen, data)
        beggar(screen, data)
        princess(screen, data)
        guru(screen, data)


def puppet_master(screen: Screen, data: Path) -> None:
    """Cedric and Harry change places, coins stay, and Cedric plays next on Harry's seat."""
    unopposed(screen, "Puppet Master")
    screen.tap("No one calls")
    screen.see("Fran: which two swap seats?")
    screen.tap("Cedric", "checkbox")
    screen.tap("Harry", "checkbox")
    screen.tap("Confirm: 2 coins move")
    screen.see("Turn 6 Cedric", "Harry: 7 coins", "Cedric: 5 coins")
    assert stored(data).seats == (0, 1, HARRY, 3, FRAN, CEDRIC, 6)
    screen.picture("changed-places")


def beggar(screen: Screen, data: Path) -> None:
    """Cedric begins with 5 coins; Ines, Harry and Fran have more and pay."""
    unopposed(screen, "Beggar")
    screen.tap("No one calls")
    screen.see("Turn 7 Ines")
    assert stored(data).coins == (6, 6, 6, 6, 7, 8, 5)


def princess(screen: Screen, data: Path) -> None:
    """Adele shows her card without looking at it, and may not announce in the next turn."""
    unopposed(screen, "Princess")
    screen.tap("No one calls")
    screen.see("Ines: who shows their Mask to the others?")
    screen.tap("Adele", "radio")
    screen.see("Adele: 6 coins, chosen")
    screen.tap("Confirm")
    screen.see("Turn 8 Adele’s turn", "Ines: 7 coins")
    expect(screen.control("Announce")).to_be_disabled()
    screen.tap("Swap")
    screen.see("Turn 9 Bruno")


def guru(screen: Screen, data: Path) -> None:
    """David names the wrong card, pays his last coin, and the game ends."""
    screen.tap("More")
    screen.tap("Correct coins")
    screen.see("One more coin")
    screen.tap("David", at=0)
    screen.tap("Bank")
    for coins in range(2, 6):
        screen.tap("One more coin")
        screen.see(f"Move {coins} coins")
    screen.tap("Move 5 coins")
    screen.see("David: 1 coin")
    unopposed(screen, "Guru")
    screen.tap("No one calls")
    screen.see("Bruno: who must name their Mask?")
    screen.tap("David", "radio")
    screen.tap("Confirm")
    screen.see("David names their Mask, then reveals it")
    screen.tap("Wrong")
    screen.see("Cedric wins", "Rematch")
    assert stored(data).winners == (CEDRIC,)
    assert sum(stored(data).coins) + stored(data).bank + stored(data).court == 200
