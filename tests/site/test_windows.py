"""One window at a time, and a browser that keeps nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.tablet import DRAWN_MS, Tablet, app_on

SAY = messages(Language.JA)
HOST = "tablet.example"
"""A name that browsers do not trust over http, unlike 127.0.0.1."""


def says(page: Page, *names: str) -> None:
    """Wait until the cover shows these messages."""
    for name in names:
        text = page.locator("#cover p").filter(has_text=without_joiners(SAY.text(name)))
        expect(text).to_have_count(1, timeout=DRAWN_MS)


def test_second_window_waits_and_opens_when_the_first_is_closed(
    server: FileServer, tablet: Tablet
) -> None:
    url = server.url + SUB_PATH
    first = tablet.open(url)
    second = tablet.tab(url)
    says(second, "site-open-elsewhere", "site-open-elsewhere-hint")

    first.page.close()
    app_on(second).see(SAY.text("home-new"))


@pytest.fixture
def untrusted(tmp_path: Path) -> Iterator[Tablet]:
    """A tablet that reaches the file server by a name, without https."""
    profile = tmp_path / "untrusted"
    profile.mkdir()
    tablet = Tablet(profile, "ja", f"--host-resolver-rules=MAP {HOST} 127.0.0.1")
    tablet.start()
    yield tablet
    tablet.kill()


def test_browser_that_keeps_nothing_says_so_before_a_game(
    server: FileServer, untrusted: Tablet
) -> None:
    page = untrusted.tab(server.url.replace("127.0.0.1", HOST) + SUB_PATH)
    says(page, "site-forgets", "site-forgets-hint")

    page.get_by_role("button", name=without_joiners(SAY.text("site-play-anyway"))).click()
    app_on(page).see(SAY.text("home-new"))


_STORAGE = """
async () => {
  const { quota } = await navigator.storage.estimate();
  const persisted = await navigator.storage.persisted();
  const folder = await navigator.storage.getDirectory();
  return [quota, persisted, folder.kind, "serviceWorker" in navigator];
}
"""


def test_private_window_of_chromium_looks_like_any_other(
    server: FileServer, tablet: Tablet, browser: Browser
) -> None:
    """If this fails, a private window can be told, and the page should say that it forgets."""
    private = browser.new_page()
    private.goto(server.url)
    assert private.evaluate(_STORAGE) == tablet.tab(server.url).evaluate(_STORAGE)
    private.close()
