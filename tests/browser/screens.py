"""Pages of a companion in a real browser, used as people use them: by what they say.

Every request of every page is watched; one that wants to leave the machine is stopped and noted.
"""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Route,
    WebSocketRoute,
    expect,
)
from playwright.sync_api import TimeoutError as TookTooLong

from companion.ui.widgets.theme import fonts
from tests.browser.settling import Settling
from tests.browser.traffic import Traffic

SCREENSHOTS = Path(__file__).parent / "screenshots"
TABLET, UPRIGHT, PHONE = (1280, 800), (800, 1280), (390, 844)

WAIT_SECONDS = 15.0
"""How long a screen may take on a machine that does other things too; usually it is a tenth."""

_WITH_A_TABLE = ("/table", "/new/set")
"""Where taps play a game: a page shows the table a little before its address says so."""

_BLANK = 10_000
"""Bytes that no picture of a screen has less of; a page is read out before it is first painted."""

_CUT = """
() => [...document.querySelectorAll("flt-semantics [role=button], flt-semantics span")]
  .filter(told => {
    const place = told.getBoundingClientRect();
    return place.left < 0.5 || place.right > innerWidth - 0.5;
  })
  .map(told => told.textContent)
"""

_ARRIVED = """
names => {
  const arrived = performance.getEntriesByType("resource").map(({ name }) => name);
  return names.every(name => arrived.some(each => each.endsWith(`/${name}`)));
}
"""

_OLD = """
() => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 3600000;
}
"""

_OPENED = """
() => new Promise(opened => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(opened, 300)));
})
"""
"""The client opens its own text field over the drawn one in one of its frames, and says nothing.

Before that, letters are lost: so a busy machine is given two frames, and then the usual moment.
"""

_UNCOVERED = """
() => {
  const cover = document.getElementById("cover");
  return cover.matches(".lifted") || cover.querySelector("p") !== null;
}
"""
"""The page shows what is drawn, or says that its line is cut."""

_LIFTED = re.compile(r"\blifted\b")

_FOCUSED = "() => document.activeElement.ariaLabel ?? document.activeElement.textContent"


class Screen:
    """One open page, used as a person would: by what it says."""

    def __init__(self, page: Page, traffic: Traffic) -> None:
        self.page = page
        self.taps = 0
        self._settling = Settling()
        self._traffic = traffic

    def tap(
        self, name: str, role: str = "button", *, at: int = -1, beside: str | None = None
    ) -> None:
        """Tap the control whose name begins like this; of several, the last one or the one `at`.

        `beside` names a button of the same group where the name alone would not do.
        """
        control = self.ready(name, role, at=at, beside=beside)
        try:
            control.click(timeout=WAIT_SECONDS * 1000)
        except TookTooLong as late:
            raise self._nothing(name) from late
        self.taps += 1
        self._settling.tapped()

    def ready(
        self, name: str, role: str = "button", *, at: int = -1, beside: str | None = None
    ) -> Locator:
        """The control whose name begins like this, once it is there and a tap on it counts."""
        control = self.control(name, role, at=at, beside=beside)
        if not control.count():
            try:
                control.wait_for(timeout=WAIT_SECONDS * 1000)
            except TookTooLong as late:
                raise self._nothing(name) from late
            self._settling.appeared(self._origin())
        if any(path in self.page.url for path in _WITH_A_TABLE) and (
            left := self._settling.seconds_left()
        ):
            self.page.wait_for_timeout(1000 * left)
        return control

    def _nothing(self, name: str) -> AssertionError:
        return AssertionError(f"no {name} to tap on:\n{self._told()}")

    def _origin(self) -> str:
        parts = urlsplit(self.page.url)
        return f"{parts.scheme}://{parts.netloc}"

    def control(
        self, name: str, role: str = "button", *, at: int = -1, beside: str | None = None
    ) -> Locator:
        """The control whose name begins like this."""
        beginning = re.compile(rf"^{re.escape(_plain(name))}(?!\w)")
        group: Page | Locator = self.page
        if beside is not None:
            fellow = self.page.get_by_role("button", name=_plain(beside), exact=True)
            group = self.page.get_by_role("group").filter(has=fellow).last
        return group.get_by_role(role, name=beginning).nth(at)  # type: ignore[arg-type]

    def type(self, field: str, text: str) -> None:
        """Put the caret into a field and type as fast as a quick typist."""
        self.type_into(self.page.get_by_role("textbox", name=field, exact=True), text)

    def type_into(self, box: Locator, text: str) -> None:
        """The same for a field that is found in another way than by its name."""
        box.click()
        self.page.evaluate(_OPENED)
        box.press_sequentially(text, delay=60)

    def enter(self, leads_to: str, text: str) -> None:
        """End a field with Enter, and type into the one that this leads to."""
        self.page.keyboard.press("Enter")
        self.wait_for_caret(leads_to)
        self.page.keyboard.type(text, delay=60)

    def wait_for_caret(self, field: str) -> None:
        """Wait until a field has the caret, and the client its own field over the drawn one.

        Not where a page opens with the caret in it: asked to tell what it draws after that, the
        client at times leaves the caret in a field of its own.
        """
        box = self.page.get_by_role("textbox", name=field, exact=True)
        expect(box).to_be_focused(timeout=WAIT_SECONDS * 1000)
        self.page.evaluate(_OPENED)

    def reach(self, name: str) -> None:
        """Press Tab until the control whose name begins like this has the focus."""
        deadline = time.monotonic() + WAIT_SECONDS
        while not self.page.evaluate(_FOCUSED).startswith(name):
            assert time.monotonic() < deadline, f"no {name} to reach on:\n{self._told()}"
            self.page.keyboard.press("Tab")
            # the client tells of the focus a little later
            self.page.wait_for_timeout(100)

    def text(self) -> str:
        """Everything a screen reader would find on the page now; all its spaces are plain."""
        return _plain(self.page.locator("flt-semantics-host").aria_snapshot())

    def _told(self) -> str:
        """What the page shows and what it has heard, for whoever wonders why it is stuck."""
        return f"{self.text()}\n{self._traffic}"

    def see(self, *words: str) -> None:
        """Wait until all of these can be read on the page."""
        self._wait(lambda text: all(_plain(each) in text for each in words), f"{words} to appear")
        self._settling.appeared(self._origin())

    def see_no(self, *words: str) -> None:
        """Wait until none of these can be read on the page."""
        self._wait(lambda text: not any(_plain(each) in text for each in words), f"{words} to go")

    def rest(self) -> None:
        """Wait until what can be read on the page stays as it is."""
        before, deadline = "", time.monotonic() + WAIT_SECONDS
        while (now := self.text()) != before:
            assert time.monotonic() < deadline, "the page never comes to rest"
            before = now
            self.page.wait_for_timeout(400)

    def _wait(self, there: Callable[[str], bool], what: str) -> None:
        deadline = time.monotonic() + WAIT_SECONDS
        while not there(self.text()):
            assert time.monotonic() < deadline, f"waited in vain for {what} on:\n{self._told()}"
            self.page.wait_for_timeout(50)

    def wait_for_path(self, path: str) -> None:
        """Wait until the browser's address has this path: it changes after the screen."""
        self.page.wait_for_url(lambda url: urlsplit(url).path == path, timeout=WAIT_SECONDS * 1000)

    def reload(self) -> None:
        """F5."""
        self.page.reload()
        drawn(self.page)

    def wait_until_covered(self) -> None:
        """Wait until the page has lost its connection and covers what it shows."""
        expect(self._cover).not_to_have_class(_LIFTED, timeout=WAIT_SECONDS * 1000)

    def wait_until_uncovered(self) -> None:
        """Wait until the page shows what the companion last sent."""
        expect(self._cover).to_have_class(_LIFTED, timeout=WAIT_SECONDS * 1000)

    @property
    def _cover(self) -> Locator:
        return self.page.locator("#cover")

    def grow_old(self) -> None:
        """Have been open for an hour: a page that has just come is fetched anew when cut off.

        So is one whose fonts are still on their way, and they are asked for when it is drawn.
        """
        self.page.wait_for_function(
            _ARRIVED, arg=[*fonts(web=True).values()], timeout=WAIT_SECONDS * 1000
        )
        self.page.evaluate(_OLD)

    def visit(self, url: str) -> None:
        """Go to another address on the same device."""
        self.page.goto(url)
        drawn(self.page)

    def turn(self, size: tuple[int, int]) -> None:
        """Give the page another width and height, as a tablet that is turned does."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def fit(self) -> None:
        """Wait until no button and no words reach the left or right edge of the page.

        The client tells of nothing beyond the edge, so what sticks out seems to end exactly there.
        """
        deadline = time.monotonic() + WAIT_SECONDS
        while cut := self.page.evaluate(_CUT):
            assert time.monotonic() < deadline, f"cut off by the edge of the page: {cut}"
            self.page.wait_for_timeout(50)

    def picture(self, name: str) -> None:
        """Keep what the page looks like, for people."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.wait_for_function(_UNCOVERED, timeout=WAIT_SECONDS * 1000)
        # motion has come to rest
        self.page.wait_for_timeout(700)
        deadline = time.monotonic() + WAIT_SECONDS
        while len(taken := self.page.screenshot()) < _BLANK:
            assert time.monotonic() < deadline, "nothing was painted"
            self.page.wait_for_timeout(200)
        (SCREENSHOTS / f"{name}.png").write_bytes(taken)

    @contextmanager
    def budget(self, taps: int) -> Iterator[None]:
        """What is done here has to take exactly this many taps."""
        before = self.taps
        yield
        assert self.taps - before == taps


def comes_true(screen: Screen, there: Callable[[], bool]) -> bool:
    """Whether something is so, now or once the page has come to rest."""
    deadline = time.monotonic() + WAIT_SECONDS
    while not there():
        if time.monotonic() > deadline:
            return False
        screen.page.wait_for_timeout(100)
    return True


def drawn(page: Page) -> None:
    """Wait for the first frame, then have the client tell what it draws."""
    page.wait_for_selector("#loading", state="detached", timeout=WAIT_SECONDS * 1000)
    page.locator("flt-semantics-placeholder").dispatch_event("click")


def _plain(words: str) -> str:
    """The words as names of headings have them: a space that keeps words together is a space."""
    return words.replace("\u00a0", " ")


class Devices:
    """Browsers of several devices, each with its own language and size."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.escaped: list[str] = []
        """Requests that wanted to leave this machine."""

    def open(
        self,
        url: str,
        *,
        path: str = "",
        language: str = "en",
        size: tuple[int, int] = TABLET,
        connection: Callable[[WebSocketRoute], None] | None = None,
        still: bool = True,
        before: str = "",
    ) -> Screen:
        """A page on a device that nobody has used before; `connection` carries its messages.

        What is in `before` runs before anything of the page does.

        It is asked to reduce motion if it is to be `still`: without a graphics card motion takes
        most of the time there is.
        """
        context = self._browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if still else "no-preference",
        )
        self._contexts.append(context)
        context.route(elsewhere, self._stop)
        context.add_init_script(before)
        page = context.new_page()
        if connection is not None:
            page.route_web_socket(re.compile(r"/ws\?"), connection)
        page.on("websocket", lambda socket: self._note(socket.url))
        traffic = Traffic(page)
        page.goto(url + path)
        drawn(page)
        return Screen(page, traffic)

    def _stop(self, route: Route) -> None:
        self.escaped.append(route.request.url)
        route.abort()

    def _note(self, url: str) -> None:
        if elsewhere(url):
            self.escaped.append(url)

    def close(self) -> None:
        """Put all devices away."""
        for context in self._contexts:
            context.close()


def elsewhere(url: str) -> bool:
    """Whether an address is not of this machine."""
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != "127.0.0.1"
