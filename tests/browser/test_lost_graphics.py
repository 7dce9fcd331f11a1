"""A page that loses its graphics covers itself and comes back; no tap counts meanwhile."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.core.revisions import CURRENT_RULES
from companion.core.setup import RECORD_VERSION
from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.games import FOUR, OPENED, begun, stored
from tests.browser.graphics import ENGINES, LEAVE, LOSABLE, RETURN, lose_graphics
from tests.browser.screens import Devices, Screen, drawn
from tests.processes import run_companion

SAY = messages(Language.EN)


@pytest.mark.parametrize("engine", ENGINES)
def test_page_without_graphics_takes_no_taps_and_comes_back_once_it_is_visible(
    engine: str, devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", before=ENGINES[engine] + LOSABLE)
        screen.see("Turn 5")
        screen.wait_until_uncovered()
        tap_without_graphics(screen, "Swap")
        with screen.page.expect_navigation():
            screen.page.evaluate(RETURN)

        drawn(screen.page)
        screen.see("Turn 5")
        screen.wait_until_uncovered()
        screen.tap("Swap")
        screen.see("Turn 6")
    assert stored(data).turn == 6


def tap_without_graphics(screen: Screen, button: str) -> None:
    """Lose the graphics of a hidden page, and tap a button; the cover says what is up."""
    box = screen.ready(button).bounding_box()
    assert box is not None
    screen.page.evaluate(LEAVE)
    lose_graphics(screen.page)
    for _ in range(2):
        screen.page.mouse.click(box["x"] + 20, box["y"] + 20)
        screen.page.keyboard.press("Enter")
    expect(screen.page.locator("#cover p")).to_have_count(2)


def test_dialog_and_what_was_typed_come_back(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, setup=replace(FOUR, version=RECORD_VERSION, rules=CURRENT_RULES))
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", before=LOSABLE)
        screen.see("Turn 5")
        screen.wait_until_uncovered()
        screen.tap("Bruno")
        screen.tap(SAY.text("player-rename"))
        screen.wait_for_caret(SAY.text("rename-name"))
        screen.page.keyboard.type("nhild", delay=60)
        screen.see(SAY.text("rename-do"))
        with screen.page.expect_navigation():
            lose_graphics(screen.page)
        drawn(screen.page)
        screen.wait_until_uncovered()
        screen.tap(SAY.text("rename-do"))
        screen.see("Brunonhild")
