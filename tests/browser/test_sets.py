"""Choosing, building, scanning and opening sets."""

import subprocess
from pathlib import Path

from tests.browser.screens import PHONE, UPRIGHT, Devices, Screen, comes_true
from tests.processes import CompanionProcess

_AS_SAFARI = """
Object.defineProperty(Navigator.prototype, "vendor", { get: () => "Apple Computer, Inc." });
"""
"""Makes the client draw with CanvasKit."""
_SCROLLED = 200
"""Pixels at a time."""


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
    scanned_by_app = devices.open(companion.url, path="games", size=PHONE)
    with scanned_by_app.page.expect_file_chooser() as chosen:
        scanned_by_app.tap("Scan a QR code")
    assert chosen.value.element.get_attribute("accept") == "image/*"
    chosen.value.set_files(tmp_path / "screen.png")
    scanned_by_app.see("Cards: 6", "This set follows the rules.", "Witch: 1 of 1")
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
    """Content of the QR code on a screen, which scrolls to it."""
    picture = folder / "screen.png"
    codes: list[str] = []

    def has_code() -> bool:
        screen.page.screenshot(path=picture)
        command = ["zbarimg", "--quiet", "--raw", str(picture)]
        codes[:] = subprocess.run(command, capture_output=True, text=True).stdout.split()
        if not codes:
            screen.page.mouse.move(*(side / 2 for side in UPRIGHT))
            screen.page.mouse.wheel(0, _SCROLLED)
        return bool(codes)

    assert comes_true(screen, has_code)
    return codes[0]
