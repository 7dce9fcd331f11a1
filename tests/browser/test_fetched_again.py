"""A page that lacks something is fetched once more."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.games import OPENED, begun
from tests.browser.screens import WAIT_SECONDS, Devices, drawn
from tests.browser.torn import torn
from tests.running import running

ON_THE_WAY = [
    "page/cover.js",
    "flutter_bootstrap.js",
    "main.dart.mjs",
    "main.dart.wasm",
    "assets/FontManifest.json",
    "fonts/BonaNova-Bold.ttf",
    "emblems/dark/king.png",
]


@pytest.mark.parametrize("lost", ON_THE_WAY)
def test_a_page_that_something_was_lost_of_on_its_way_is_fetched_once_more(
    lost: str, browser: Browser, data: Path
) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        page = browser.new_page()
        page.route(f"**/{lost}", lambda route: route.abort("connectionrefused"), times=1)
        # the first time there is no response
        with page.expect_response(f"**/{lost}", timeout=WAIT_SECONDS * 1000) as found:
            page.goto(companion.url + "table", wait_until="commit")
        assert found.value.ok
        drawn(page)
        expect(page.get_by_role("button", name="Announce")).to_be_visible()
        page.close()


@pytest.mark.parametrize(
    "file", ["main.dart.wasm", "assets/fonts/MaterialIcons-Regular.otf", "fonts/BonaNova-Bold.ttf"]
)
def test_a_page_is_fetched_once_more_where_the_line_was_cut_in_the_midst_of_a_file(
    file: str, browser: Browser, data: Path
) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion, torn(companion.port, file) as url:
        page = browser.new_page()
        page.goto(url + "table", wait_until="commit")
        page.wait_for_event("request", lambda request: request.is_navigation_request())
        drawn(page)
        expect(page.get_by_role("button", name="Announce")).to_be_visible()
        page.close()


def test_a_page_that_came_alone_is_fetched_once_more(browser: Browser, data: Path) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        page = browser.new_page()
        page.route("**/*.js", lambda route: route.abort("connectionrefused"))
        page.goto(companion.url + "table")
        page.unroute_all()
        drawn(page)
        expect(page.get_by_role("button", name="Announce")).to_be_visible()
        page.close()


def test_a_page_whose_client_says_in_words_that_half_a_module_came_is_fetched_once_more(
    browser: Browser, data: Path
) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        page = browser.new_page()
        # as with half a module the client never gets any further
        page.route("**/flutter_bootstrap.js", lambda _: None, times=1)
        page.goto(companion.url + "table", wait_until="commit")
        page.locator("#cover:not(.lifted)").wait_for()
        with page.expect_navigation():
            page.evaluate("""() => {
              Promise.reject(new Error("TypeError: Importing a module script failed."));
            }""")
        drawn(page)
        expect(page.get_by_role("button", name="Announce")).to_be_visible()
        page.close()


def test_a_line_too_slow_for_the_client_is_given_twice_as_long_the_next_time(
    browser: Browser, data: Path
) -> None:
    with running(data, "--port", "0") as companion:
        page = browser.new_page()
        page.clock.install()
        page.add_init_script("sessionStorage.tries ??= 1")
        page.route("**/flutter_bootstrap.js", lambda _: None, times=1)
        page.goto(companion.url, wait_until="commit")
        page.locator("#cover:not(.lifted)").wait_for()
        page.clock.fast_forward("01:50")
        expect(page.locator("#cover p")).to_have_count(2)
        assert page.evaluate("sessionStorage.tries") == "1"
        with page.expect_navigation():
            for _ in range(3):
                # ask, hear, go
                page.clock.fast_forward("00:06")
                page.wait_for_timeout(200)
        assert page.evaluate("sessionStorage.tries") == "2"
        page.close()


def test_a_page_that_stayed_whole_is_fetched_as_soon_as_the_first_time(
    browser: Browser, data: Path
) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        page = browser.new_page()
        page.clock.install()
        page.goto(companion.url + "table", wait_until="commit")
        drawn(page)
        # so it has connected
        expect(page.get_by_role("button", name="Announce")).to_be_visible()
        page.evaluate("sessionStorage.tries = 9")
        page.clock.fast_forward("02:30")
        assert page.evaluate("sessionStorage.tries ?? null") is None
        page.close()


def test_a_page_cut_off_while_it_was_loading_is_fetched_once_more(
    browser: Browser, data: Path
) -> None:
    begun(data, *OPENED)
    page = browser.new_page()
    with running(data, "--port", "0") as companion:
        # as soon as the client begins to paint
        with page.expect_websocket():
            page.goto(companion.url + "table", wait_until="commit")
        companion.kill()
    with running(data, "--port", str(companion.port)):
        page.wait_for_event("request", lambda request: request.is_navigation_request())
        drawn(page)
        expect(page.get_by_role("button", name="Announce")).to_be_visible()
    page.close()


def test_a_page_cut_off_later_comes_back_as_it_is(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table")
        screen.see("Turn 5 ")
        screen.grow_old()
        screen.page.evaluate("window.same = true")
        companion.kill()
    # looked for before it can be lifted again
    expect(screen.page.locator("#cover.lifted")).to_have_count(0)
    with running(data, "--port", str(companion.port)):
        expect(screen.page.locator("#cover.lifted")).to_have_count(1, timeout=WAIT_SECONDS * 1000)
        screen.see("Turn 5 ")
        assert screen.page.evaluate("window.same")


def test_a_page_that_hears_from_a_newer_companion_fetches_its_client(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table")
        screen.see("Turn 5 ")
        with screen.page.expect_navigation():
            screen.page.evaluate("""localStorage.setItem("flutter.companion.drawn", '"newer"')""")
        drawn(screen.page)
        screen.see("Turn 5 ")
