"""Calls that some browsers allow only while a tap is handled."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import Devices, Screen
from tests.processes import run_companion

RECORDS = Path(__file__).parent.parent / "records"

_AS_WEBKIT = """
Object.defineProperty(Navigator.prototype, "vendor", { get: () => "Apple Computer, Inc." });
const choose = HTMLElement.prototype.click;
let within = false;
addEventListener("click", tap => {
  within = tap.isTrusted;
  setTimeout(() => within = false);
}, { capture: true });
HTMLInputElement.prototype.click = function () {
  if (within) choose.call(this);
};
"""
"""Behaves like WebKit: opens no file picker after a tap."""


@contextmanager
def asked_for_a_file(devices: Devices, data: Path) -> Iterator[Screen]:
    """A page on which "Open a saved game" was tapped."""
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", before=_AS_WEBKIT)
        screen.see("Turn 5")
        screen.wait_until_uncovered()
        screen.tap("More")
        screen.tap("Open a saved game")
        expect(screen.page.get_by_role("button", name="Choose a file")).to_be_visible()
        yield screen


def test_file_picker_opens_on_second_tap_also_after_it_was_declined(
    devices: Devices, data: Path
) -> None:
    with asked_for_a_file(devices, data) as screen:
        for decline in (with_its_button, with_escape):
            decline(screen.page)
            expect(screen.page.locator("dialog")).to_be_hidden()
            screen.tap("Open a saved game")
            expect(screen.page.get_by_role("button", name="Choose a file")).to_be_visible()
        with screen.page.expect_file_chooser() as chosen:
            screen.page.get_by_role("button", name="Choose a file").click()
        chosen.value.set_files(RECORDS / "second-09-shared-thirteen.jsonl")
        expect(screen.page.locator("dialog")).to_be_hidden()
        screen.see("Fran and Harry win together")
        screen.tap("Reopen this game")
        screen.tap("Yes, continue")
        screen.see("Rematch")
    assert len(stored(data).coins) == 9


def with_its_button(page: Page) -> None:
    page.locator("dialog").get_by_role("button", name="Close").click()


def with_escape(page: Page) -> None:
    page.keyboard.press("Escape")


def test_file_dialog_closes_when_connection_closes(devices: Devices, data: Path) -> None:
    with asked_for_a_file(devices, data) as screen:
        pass
    expect(screen.page.locator("dialog")).to_be_hidden()
    expect(screen.page.locator("#cover")).to_be_visible()
