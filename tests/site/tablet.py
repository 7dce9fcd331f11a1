"""A tablet with the site: a browser with its own profile, which may be killed and started again."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.screens import TABLET, Screen, drawn, elsewhere
from tests.browser.traffic import Traffic
from tests.chromium import ChromiumProcess

DRAWN_MS = 120_000
"""Python starts within seconds; on a machine that runs other tests too, it may need a minute."""


class Tablet:
    """One device; what its pages requested from other machines is in `escaped`."""

    def __init__(self, profile: Path, language: str, *arguments: str) -> None:
        self._profile = profile
        self._arguments = (
            *arguments,
            f"--accept-lang={language}",
            "--force-prefers-reduced-motion",
            f"--window-size={TABLET[0]},{TABLET[1]}",
        )
        self._chromium: ChromiumProcess | None = None
        self.escaped: list[str] = []

    def start(self) -> None:
        """Start the browser, after a kill with the same profile."""
        self._chromium = ChromiumProcess(self._profile, *self._arguments)

    def kill(self) -> None:
        """Kill the browser if it is running."""
        if self._chromium is not None:
            self._chromium.kill()
            self._chromium = None

    def tab(self, url: str, before: str = "") -> Page:
        """Open a page in a new tab and return before it is drawn.

        `before` is a script that runs before the page's.
        """
        assert self._chromium is not None
        (context,) = self._chromium.browser.contexts
        page = context.new_page()
        page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
        page.on("response", lambda response: self._note(response.url))
        page.add_init_script(before)
        page.goto(url)
        return page

    def open(self, url: str, before: str = "") -> Screen:
        """Open a page in a new tab and return once the app is drawn."""
        return app_on(self.tab(url, before))

    def _note(self, url: str) -> None:
        if elsewhere(url):
            self.escaped.append(url)


def app_on(page: Page) -> Screen:
    """Return the app on a page, once it is drawn."""
    page.wait_for_selector("#cover.lifted", state="attached", timeout=DRAWN_MS)
    drawn(page)
    return Screen(page, Traffic(page))
