"""Choosing, building, scanning and opening sets."""

import subprocess
from pathlib import Path

from tests.browser.screens import PHONE, UPRIGHT, Devices, Screen, comes_true
from tests.processes import CompanionProcess

PEOPLE = ("Adele", "Bruno", "Cedric", "David")
SHEET = ("Judge", "Empress", "King", "Princess", "Shaman", "Cheat")

_AS_SAFARI = """
Object.defineProperty(Navigator.prototype, "vendor", { get: () => "Apple Computer, Inc." });
"""
"""Makes the client draw with CanvasKit."""


def test_set_built_on_a_tablet_is_scanned_and_opened_on_a_phone(
    companion: CompanionProcess, devices: Devices, tmp_path: Path
) -> None:
    tablet = devices.open(companion.url, path="new/own", size=UPRIGHT)
    tablet.see("Build a set", "The set needs 6 cards; it has 0.")
    tablet.tap("Witch")
    tablet.see("Cards: 1", "The set must include the Judge.", "Not ready yet")
    tablet.tap("Complete it for me")
    tablet.see("Cards: 6", "This set follows the rules.", "Share this set")
    tablet.picture("set-built")

    scanned = scan(tablet, tmp_path)

    phone = devices.open(companion.url, path=f"set/{scanned}", size=PHONE)
    phone.see("Cards: 6", "This set follows the rules.", "Witch: 1 of 1", "Judge: 1 of 1")
    phone.picture("set-scanned")
    other = devices.open(companion.url, path=f"set/{scanned[:-1]}", size=PHONE)
    other.see("it’s damaged", "Cards: 0")
    # the field takes digits only
    tablet.type("Seed for the random set", "a4b7 11")
    tablet.see("Seed 4711")


def test_code_drawn_by_canvaskit_is_scanned(
    companion: CompanionProcess, devices: Devices, tmp_path: Path
) -> None:
    tablet = devices.open(companion.url, path="new/own", size=UPRIGHT)
    tablet.page.add_init_script(_AS_SAFARI)
    tablet.reload()
    tablet.tap("Complete it for me")
    tablet.see("Share this set")
    assert tablet.page.evaluate("'flutterCanvasKit' in window")
    assert scan(tablet, tmp_path)


def scan(screen: Screen, folder: Path) -> str:
    """Content of the QR code on a screen."""
    picture = folder / "screen.png"
    codes: list[str] = []

    def has_code() -> bool:
        screen.page.screenshot(path=picture)
        command = ["zbarimg", "--quiet", "--raw", str(picture)]
        codes[:] = subprocess.run(command, capture_output=True, text=True).stdout.split()
        return bool(codes)

    assert comes_true(screen, has_code)
    return codes[0]


def test_second_edition_is_played_with_a_set_from_a_scenario_sheet(
    companion: CompanionProcess, devices: Devices
) -> None:
    tablet = devices.open(companion.url)
    tablet.tap("New game")
    tablet.see("Which edition do you have?")
    for place, name in enumerate(PEOPLE, start=1):
        tablet.type(f"Player {place}", name)
    tablet.see(*(f"Move {name}" for name in PEOPLE))
    tablet.tap("Second edition", "radio")
    tablet.tap("Choose a set")
    tablet.see("Second edition", "Court Life", "app’s own set", "Simulation")
    tablet.picture("sets-second-edition")
    tablet.tap("Enter Sheet 4, side A")
    tablet.see("Sheet 4, side A", "Cards: 0")
    for number, mask in enumerate(SHEET, start=1):
        tablet.tap(mask)
        tablet.see(f"Cards: {number}")
    tablet.tap("Save this sheet")
    tablet.see("Edit Sheet 4, side A")
    tablet.picture("sheet-read-off")
    for key, chosen in (("Enter", "Court Life"), ("Space", "Sheet 4, side A")):
        tablet.reach(chosen)
        tablet.page.keyboard.press(key)
        tablet.see(f"Start the game {chosen}")
    tablet.tap("Start the game")
    tablet.see("Turn 1 Adele: swap", "Bank: 176 coins")
