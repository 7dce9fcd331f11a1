"""A page reloads when its client did not arrive whole."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, expect

from tests.browser.games import OPENED, begun
from tests.browser.screens import WAIT_SECONDS, Devices, drawn
from tests.browser.torn import torn
from tests.ports import free_port
from tests.processes import CompanionProcess, run_companion

CLIENT_FILES = [
    "page/cover.js",
    "main.dart.wasm",
    "assets/FontManifest.json",
]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CompanionProcess]:
    """A companion with a game that no test here changes or ends."""
    data = tmp_path_factory.mktemp("data")
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        yield companion


@pytest.mark.parametrize("lost", CLIENT_FILES)
def test_missing_file_triggers_reload(lost: str, browser: Browser, table: CompanionProcess) -> None:
    page = browser.new_page()
    page.route(f"**/{lost}", lambda route: route.abort("connectionrefused"), times=1)
    # the first time there is no response
    with page.expect_response(f"**/{lost}", timeout=WAIT_SECONDS * 1000) as found:
        page.goto(table.url + "table", wait_until="commit")
    assert found.value.ok
    drawn(page)
    expect(page.get_by_role("button", name="Announce")).to_be_visible()
    page.close()


@pytest.mark.parametrize("file", ["main.dart.wasm", "assets/fonts/MaterialIcons-Regular.otf"])
def test_truncated_file_triggers_reload(
    file: str, browser: Browser, table: CompanionProcess
) -> None:
    with torn(table.port, file) as url:
        page = browser.new_page()
        page.goto(url + "table", wait_until="commit")
        page.wait_for_event("request", lambda request: request.is_navigation_request())
        drawn(page)
        expect(page.get_by_role("button", name="Announce")).to_be_visible()
        page.close()


def test_page_without_scripts_triggers_reload(browser: Browser, table: CompanionProcess) -> None:
    page = browser.new_page()
    page.route("**/*.js", lambda route: route.abort("connectionrefused"))
    page.goto(table.url + "table")
    page.unroute_all()
    drawn(page)
    expect(page.get_by_role("button", name="Announce")).to_be_visible()
    page.close()


def test_truncated_module_triggers_reload(browser: Browser, table: CompanionProcess) -> None:
    page = browser.new_page()
    # the client stops at a truncated module
    page.route("**/flutter_bootstrap.js", lambda _: None, times=1)
    page.goto(table.url + "table", wait_until="commit")
    page.locator("#cover:not(.lifted)").wait_for()
    with page.expect_navigation():
        page.evaluate("""() => {
          Promise.reject(new Error("TypeError: Importing a module script failed."));
        }""")
    drawn(page)
    expect(page.get_by_role("button", name="Announce")).to_be_visible()
    page.close()


def test_slow_network_gets_twice_as_long_after_reload(
    browser: Browser, table: CompanionProcess
) -> None:
    page = browser.new_page()
    page.clock.install()
    page.add_init_script("sessionStorage.tries ??= 1")
    page.route("**/flutter_bootstrap.js", lambda _: None, times=1)
    page.goto(table.url, wait_until="commit")
    page.locator("#cover:not(.lifted)").wait_for()
    page.clock.fast_forward("01:50")
    expect(page.locator("#cover p")).to_have_count(2)
    assert page.evaluate("sessionStorage.tries") == "1"
    navigations: list[Frame] = []
    page.on("framenavigated", lambda frame: navigations.append(frame))
    deadline = time.monotonic() + WAIT_SECONDS
    # ping, answer, reload
    while not navigations:
        assert time.monotonic() < deadline, "the page has not reloaded"
        page.clock.fast_forward("00:06")
        page.wait_for_timeout(100)
    assert page.evaluate("sessionStorage.tries") == "2"
    page.close()


def test_delay_is_reset_after_page_loaded(browser: Browser, table: CompanionProcess) -> None:
    page = browser.new_page()
    page.clock.install()
    page.goto(table.url + "table", wait_until="commit")
    drawn(page)
    # it has connected
    expect(page.get_by_role("button", name="Announce")).to_be_visible()
    page.evaluate("sessionStorage.tries = 9")
    page.clock.fast_forward("02:30")
    assert page.evaluate("sessionStorage.tries ?? null") is None
    page.close()


def test_connection_lost_while_loading_triggers_reload(browser: Browser, data: Path) -> None:
    begun(data, *OPENED)
    page = browser.new_page()
    with run_companion(data, "--port", str(free_port())) as companion:
        # when the client begins to paint
        with page.expect_websocket():
            page.goto(companion.url + "table", wait_until="commit")
        companion.kill()
    with run_companion(data, "--port", str(companion.port)):
        page.wait_for_event("request", lambda request: request.is_navigation_request())
        drawn(page)
        expect(page.get_by_role("button", name="Announce")).to_be_visible()
    page.close()


def test_connection_lost_later_reconnects_without_reload(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", str(free_port())) as companion:
        screen = devices.open(companion.url, path="table")
        screen.see("Turn 5 ")
        screen.grow_old()
        screen.page.evaluate("window.same = true")
        companion.kill()
    # checked before it can be lifted again
    expect(screen.page.locator("#cover.lifted")).to_have_count(0)
    with run_companion(data, "--port", str(companion.port)):
        expect(screen.page.locator("#cover.lifted")).to_have_count(1, timeout=WAIT_SECONDS * 1000)
        screen.see("Turn 5 ")
        assert screen.page.evaluate("window.same")


def test_newer_companion_triggers_reload(devices: Devices, table: CompanionProcess) -> None:
    screen = devices.open(table.url, path="table")
    screen.see("Turn 5 ")
    with screen.page.expect_navigation():
        screen.page.evaluate("""localStorage.setItem("flutter.companion.drawn", '"newer"')""")
    drawn(screen.page)
    screen.see("Turn 5 ")
