"""A custom character is made, added to a set, played and saved."""

from pathlib import Path

from playwright.sync_api import expect

from companion.core.powers.blocks import TakeFromBank
from tests.browser.games import stored
from tests.browser.screens import Devices, Screen
from tests.processes import run_companion


def test_custom_character_is_made_played_and_saved(devices: Devices, data: Path) -> None:
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="new")
        screen.tap("Add player")
        screen.tap("Add player")
        screen.see("4 players")
        screen.tap("Choose a set")
        screen.tap("Build your own set")
        screen.see("Create a character")
        screen.tap("Create a character")
        make(screen)
        play(screen, data)
    saved_for_the_next_game(devices, data)


def make(screen: Screen) -> None:
    screen.see("Its power, in the order you check the boxes")
    screen.see("“Name” is still empty")
    expect(screen.control("Save")).to_be_disabled()
    screen.type("Name", "Cook")
    screen.see_no("still empty")
    screen.type("Description", "Somebody praises the soup.")
    screen.tap("Take 2 from the bank.", "checkbox")
    screen.tap("One more coin: Take 2 from the bank.")
    screen.see("Take 3 from the bank.")
    screen.picture("house")
    screen.tap("Save")


def play(screen: Screen, data: Path) -> None:
    screen.see("Cook")
    for card in ("Judge", "King", "Queen", "Bishop", "Thief"):
        screen.tap(card)
    screen.tap("Use this set")
    screen.tap("Start the game")
    screen.see("Turn 1 ")
    for turn in range(2, 6):
        screen.tap("Swap")
        screen.see(f"Turn {turn} ")
    screen.tap("Announce")
    screen.see("announce?")
    screen.tap("Cook", beside="Back")
    screen.see("Who else is", "Cook")
    screen.tap("No one calls")
    screen.see("Turn 6 ")
    assert max(stored(data).coins) == 9
    (cook,) = stored(data).rules.setup.house
    assert (cook.name, cook.power) == ("Cook", (TakeFromBank(3),))
    screen.picture("house-played")


def saved_for_the_next_game(devices: Devices, data: Path) -> None:
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="new/house")
        screen.see("Saved characters", "Somebody praises the soup.", "Play with Cook")
        screen.tap("Edit Cook")
        screen.see("Take 3 from the bank.")
        screen.type("Name", " Maria")
        screen.tap("One more coin: Take 3 from the bank.")
        screen.see("Take 4 from the bank.")
        screen.picture("house-changed")
        screen.tap("Save")
        screen.see("Cook Maria")
        screen.tap("Create a character")
        screen.see("On a blank card: Cook Maria")
