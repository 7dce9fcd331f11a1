"""A connection that breaks unnoticed must not leave an outdated table on the screen."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.i18n import Language
from companion.i18n.messages import messages
from companion.web import server
from companion.web.heartbeat import INTERVAL_SECONDS
from tests.browser.air import through_the_air
from tests.browser.games import OPENED, begun
from tests.browser.screens import PHONE, WAIT_SECONDS, Devices
from tests.processes import run_companion

PATIENCE = 10
"""Seconds without a heartbeat after which a page closes its connection."""
SOON = 2 * WAIT_SECONDS * 1000
AWAY = messages(Language.EN).text("away")

_CONNECT = """
async () => {
  window.cut = false;
  window.heard = 0;
  const socket = new WebSocket(`ws://${location.host}/ws`);
  socket.addEventListener("close", () => cut = true);
  socket.addEventListener("message", () => heard += 1);
  await new Promise(resolve => socket.addEventListener("open", resolve));
}
"""
_NOTE_BEATS = """
() => {
  const stop = Event.prototype.stopImmediatePropagation;
  Event.prototype.stopImmediatePropagation = function () {
    document.body.dataset.beat = "";
    stop.call(this);
  };
}
"""
_HEAR = "() => { delete document.body.dataset.beat; }"
_WAKE = "() => document.dispatchEvent(new Event('visibilitychange'))"


def without_client(browser: Browser, url: str) -> Page:
    """The page without the client, with its clock stopped."""
    page = browser.new_page()
    page.route(
        "**/flutter_bootstrap.js",
        lambda client: client.fulfill(content_type="text/javascript", body=""),
    )
    page.goto(url)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return page


def test_dead_connection_is_announced_and_pages_are_current_and_as_they_were_after_it(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion, through_the_air(companion.port) as air:
        phone = devices.open(air.url, path="table", size=PHONE)
        phone.see("Turn 5")
        phone.grow_old()
        reader = devices.open(air.url, path="rules", size=PHONE)
        reader.see("Search the rules")
        reader.grow_old()
        reader.type("Search the rules", "bishop tie")
        reader.see("Bishop. Character")
        tablet = devices.open(companion.url, path="table")
        tablet.see("Turn 5")
        air.break_off()
        tablet.tap("Swap")
        tablet.see("Turn 6")
        covers = [each.page.locator("#cover") for each in (phone, reader)]
        for cover in covers:
            expect(cover.get_by_text(AWAY)).to_be_visible(timeout=SOON)
        air.mend()
        for cover in covers:
            expect(cover).to_be_hidden(timeout=SOON)
        phone.see("Turn 6")
        phone.tap("Swap")
        tablet.see("Turn 7")
        reader.see("Bishop. Character")


@pytest.mark.parametrize("cut", [False, True])
def test_page_that_was_frozen_shows_the_current_table(
    cut: bool, devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion, through_the_air(companion.port) as air:
        phone = devices.open(air.url, path="table", size=PHONE)
        phone.see("Turn 5")
        phone.grow_old()
        tablet = devices.open(companion.url, path="table")
        tablet.see("Turn 5")
        devtools = phone.page.context.new_cdp_session(phone.page)
        devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
        if cut:
            air.break_off()
        tablet.tap("Swap")
        tablet.see("Turn 6")
        if cut:
            air.mend()
        devtools.send("Page.setWebLifecycleState", {"state": "active"})
        phone.see("Turn 6")
        phone.wait_until_uncovered()
        phone.tap("Swap")
        tablet.see("Turn 7")


def test_companion_notices_dead_connection_before_page() -> None:
    # worst case: the page answered a ping just before the break, and a heartbeat was due
    noticed = server.PING_SECONDS + server.PONG_SECONDS
    assert noticed <= PATIENCE - INTERVAL_SECONDS


@pytest.mark.parametrize(("woken", "seconds"), [(False, PATIENCE), (True, 5)])
def test_page_waits_less_after_device_wakes(
    woken: bool, seconds: int, browser: Browser, data: Path
) -> None:
    with run_companion(data, "--port", "0") as companion, through_the_air(companion.port) as air:
        page = without_client(browser, air.url)
        page.evaluate(_CONNECT)
        air.break_off()
        if woken:
            page.evaluate(_WAKE)
        page.clock.run_for(1000 * seconds)
        assert not page.evaluate("cut")
        page.clock.run_for(1000)
        assert page.evaluate("cut")
        page.close()


def test_heartbeat_keeps_connection_and_is_hidden_from_client(browser: Browser, data: Path) -> None:
    with run_companion(data, "--port", "0") as companion:
        page = without_client(browser, companion.url)
        page.evaluate(_NOTE_BEATS)
        page.evaluate(_CONNECT)
        for _ in range(3):
            page.evaluate(_HEAR)
            expect(page.locator("body[data-beat]")).to_be_attached(timeout=SOON)
            page.clock.run_for(8000)
        assert not page.evaluate("cut")
        assert page.evaluate("heard") == 0
        page.close()
