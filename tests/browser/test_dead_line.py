"""A line that breaks without a word: nobody plays on with the table of back then."""

from pathlib import Path

from playwright.sync_api import expect

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.air import through_the_air
from tests.browser.games import OPENED, begun
from tests.browser.screens import PHONE, WAIT_SECONDS, Devices
from tests.running import running

SOON = 2 * WAIT_SECONDS * 1000
AWAY = messages(Language.EN).text("away")


def test_a_page_says_that_its_line_is_dead_and_shows_the_table_of_now_once_there_is_one(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion, through_the_air(companion.port) as air:
        phone = devices.open(air.url, path="table", size=PHONE)
        phone.see("Turn 5")
        phone.grow_old()
        tablet = devices.open(companion.url, path="table")
        tablet.see("Turn 5")
        air.break_off()
        tablet.tap("Swap")
        tablet.see("Turn 6")
        cover = phone.page.locator("#cover")
        expect(cover.get_by_text(AWAY)).to_be_visible(timeout=SOON)
        air.mend()
        expect(cover).to_be_hidden(timeout=SOON)
        phone.see("Turn 6")
        phone.tap("Swap")
        tablet.see("Turn 7")


def test_a_page_comes_back_as_itself(devices: Devices, data: Path) -> None:
    with running(data, "--port", "0") as companion, through_the_air(companion.port) as air:
        phone = devices.open(air.url, path="rules", size=PHONE)
        phone.see("Search the rules")
        phone.grow_old()
        phone.type("Search the rules", "bishop tie")
        phone.see("Several players are tied for richest.")
        air.break_off()
        cover = phone.page.locator("#cover")
        expect(cover.get_by_text(AWAY)).to_be_visible(timeout=SOON)
        air.mend()
        expect(cover).to_be_hidden(timeout=SOON)
        phone.see("Several players are tied for richest.")
