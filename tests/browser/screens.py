"""Pages of a companion in Chromium, used by the words in them.

Requests to other machines are blocked and recorded.
"""

import re
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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

from companion.i18n.line_breaks import without_joiners
from companion.ui.kit.theme import fonts
from tests.browser.graphics import AGE
from tests.browser.settling import Settling
from tests.browser.traffic import Traffic

SCREENSHOTS = Path(__file__).parent / "screenshots"
TABLET, UPRIGHT, PHONE = (1280, 800), (800, 1280), (390, 844)

WAIT_SECONDS = 45.0
"""Limit for a screen to appear on a busy machine; it takes a thirtieth of that on an idle one."""

_MESSAGE_MS = 10
"""Within this time a message to the page is also known here."""

_WITH_A_TABLE = ("/table", "/new/set")
"""Paths of screens on which taps can be too early. The address changes after the screen."""

_BLANK = 10_000
"""Bytes. A smaller screenshot is blank: semantics are there before the first paint."""

_CUT = """
() => [...document.querySelectorAll("flt-semantics [role=button], flt-semantics span")]
  .filter(each => {
    const { left, right } = each.getBoundingClientRect();
    return left < 0.5 || right > innerWidth - 0.5;
  })
  .map(each => each.textContent)
"""

_ARRIVED = """
names => {
  const arrived = performance.getEntriesByType("resource").map(({ name }) => name);
  return names.every(name => arrived.some(each => each.endsWith(`/${name}`)));
}
"""

_HAS_SIZE = """
([width, height]) => {
  const box = document.getElementById("flt-semantic-node-0").getBoundingClientRect();
  return Math.round(box.width) === width && Math.round(box.height) === height;
}
"""
"""The client has laid the page out with this width and height."""

_OPENED = """
() => new Promise(opened => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(opened, 300)));
})
"""
"""Resolves when the client has opened a text field over the drawn one.

Keys pressed earlier are lost. It opens within two frames and a moment, and reports nothing.
"""

_UNCOVERED = """
() => {
  const cover = document.getElementById("cover");
  return cover.matches(".lifted") || cover.querySelector("p") !== null;
}
"""
"""The cover has been removed, or says that the connection is closed."""

_LIFTED = re.compile(r"\blifted\b")

_FOCUSED = """
() => {
  const focused = document.activeElement;
  return `${focused.role} ${focused.ariaLabel ?? focused.textContent}`;
}
"""
"""Role and name of what has the focus."""
_HAS_FOCUSED_OTHER = f"before => ({_FOCUSED})() !== before"


class Screen:
    """One open page, used by the words in it."""

    def __init__(self, page: Page, traffic: Traffic) -> None:
        self.page = page
        self.taps = 0
        self._settling = Settling()
        self._traffic = traffic

    def tap(
        self, name: str, role: str = "button", *, at: int = -1, beside: str | None = None
    ) -> None:
        """Tap the control whose name begins with `name`: the last one, or number `at`.

        With `beside`, only controls in the group of that button.
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
        """The control whose name begins with `name`, once it is there and a tap on it counts."""
        control = self.control(name, role, at=at, beside=beside)
        if not control.count():
            try:
                control.wait_for(timeout=WAIT_SECONDS * 1000)
            except TookTooLong as late:
                raise self._nothing(name) from late
            self._settling.appeared(self._origin(), self._wait_for_report)
        if any(path in self.page.url for path in _WITH_A_TABLE) and (
            left := self._settling.seconds_left()
        ):
            self.page.wait_for_timeout(1000 * left)
        return control

    def _wait_for_report(self) -> None:
        """Wait until the companion has been told that the page is drawn."""
        # messages arrive here while the browser is waited for
        self.page.wait_for_timeout(_MESSAGE_MS)
        deadline = time.monotonic() + WAIT_SECONDS
        while not self._traffic.has_answered:
            assert time.monotonic() < deadline, f"the page is not drawn:\n{self._report()}"
            self.page.wait_for_timeout(_MESSAGE_MS)

    def _nothing(self, name: str) -> AssertionError:
        return AssertionError(f"no {name} to tap on:\n{self._report()}")

    def _origin(self) -> str:
        parts = urlsplit(self.page.url)
        return f"{parts.scheme}://{parts.netloc}"

    def control(
        self, name: str, role: str = "button", *, at: int = -1, beside: str | None = None
    ) -> Locator:
        """The control whose name begins with `name`."""
        beginning = re.compile(rf"^{re.escape(plain(name))}(?!\w)")
        group: Page | Locator = self.page
        if beside is not None:
            fellow = self.page.get_by_role("button", name=plain(beside), exact=True)
            group = self.page.get_by_role("group").filter(has=fellow).last
        return group.get_by_role(role, name=beginning).nth(at)  # type: ignore[arg-type]

    def type(self, field: str, text: str) -> None:
        """Put the caret into the field with this name, and type."""
        self.type_into(self.page.get_by_role("textbox", name=plain(field), exact=True), text)

    def type_into(self, box: Locator, text: str) -> None:
        """Put the caret into a field, and type."""
        box.click()
        self.page.evaluate(_OPENED)
        box.press_sequentially(text, delay=60)

    def enter(self, leads_to: str, text: str) -> None:
        """Press Enter in a field, and type into the next one."""
        self.page.keyboard.press("Enter")
        self.wait_for_caret(leads_to)
        self.page.keyboard.type(text, delay=60)

    def wait_for_caret(self, field: str) -> None:
        """Wait until a field has the caret and takes keys.

        Not for a page that opens with the caret in a field: semantics are switched on later, and
        the caret may then stay in another element.
        """
        box = self.page.get_by_role("textbox", name=plain(field), exact=True)
        expect(box).to_be_focused(timeout=WAIT_SECONDS * 1000)
        self.page.evaluate(_OPENED)

    def reach(self, name: str, role: str = "button") -> None:
        """Press Tab until the control whose name begins with `name` has the focus."""
        deadline = time.monotonic() + WAIT_SECONDS
        while not (focused := self.page.evaluate(_FOCUSED)).startswith(f"{role} {name}"):
            assert time.monotonic() < deadline, f"Tab does not reach {name} on:\n{self._report()}"
            self.page.keyboard.press("Tab")
            # the client moves the focus later; the first Tab may stay where the page has put it
            with suppress(TookTooLong):
                self.page.wait_for_function(_HAS_FOCUSED_OTHER, arg=focused, timeout=1000)

    def text(self) -> str:
        """Everything a screen reader reads on the page, one element per line, with plain spaces.

        Without indentation and nameless groups: the client adds and removes these while scrolling.
        """
        snapshot = plain(self.page.locator("flt-semantics-host").aria_snapshot())
        lines = (line.strip() for line in snapshot.splitlines())
        return "\n".join(line for line in lines if line != "- group:")

    def _report(self) -> str:
        """Words on the page and its messages, for an error report."""
        return f"{self.text()}\n{self._traffic}"

    def see(self, *words: str) -> None:
        """Wait until all of these can be read."""
        self._wait(lambda text: all(plain(each) in text for each in words), f"{words} to appear")
        self._settling.appeared(self._origin(), self._wait_for_report)

    def see_no(self, *words: str) -> None:
        """Wait until none of these can be read."""
        self._wait(lambda text: not any(plain(each) in text for each in words), f"{words} to go")

    def rest(self) -> None:
        """Wait until the words on the page have not changed for 400 ms."""
        before, deadline = "", time.monotonic() + WAIT_SECONDS
        while (now := self.text()) != before:
            assert time.monotonic() < deadline, "the page keeps changing"
            before = now
            self.page.wait_for_timeout(400)

    def _wait(self, there: Callable[[str], bool], what: str) -> None:
        deadline = time.monotonic() + WAIT_SECONDS
        while not there(self.text()):
            assert time.monotonic() < deadline, f"waited in vain for {what} on:\n{self._report()}"
            self.page.wait_for_timeout(50)

    def wait_for_path(self, path: str) -> None:
        """Wait until the browser's address has this path: it changes after the screen."""
        self.page.wait_for_url(lambda url: urlsplit(url).path == path, timeout=WAIT_SECONDS * 1000)

    def reload(self) -> None:
        """Load the page again."""
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
        """Make the page an hour old, once its fonts are loaded.

        A page that loses its connection earlier is loaded again instead of reconnecting.
        """
        self.page.wait_for_function(
            _ARRIVED, arg=[*fonts(web=True).values()], timeout=WAIT_SECONDS * 1000
        )
        self.page.evaluate(AGE)

    def visit(self, url: str) -> None:
        """Load another address on the same device."""
        self.page.goto(url)
        drawn(self.page)

    def turn(self, size: tuple[int, int]) -> None:
        """Change the page's width and height, in CSS pixels, and wait until it is laid out anew."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function(_HAS_SIZE, arg=size, timeout=WAIT_SECONDS * 1000)
        self.rest()

    def fit(self) -> None:
        """Wait until no button and no text touches the left or right edge of the page.

        Semantics are clipped at the edge: what is cut off seems to end exactly there.
        """
        deadline = time.monotonic() + WAIT_SECONDS
        while cut := self.page.evaluate(_CUT):
            assert time.monotonic() < deadline, f"cut off by the edge of the page: {cut}"
            self.page.wait_for_timeout(50)

    def picture(self, name: str) -> None:
        """Save a screenshot of the page once it has rested; a caret may blink."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.wait_for_function(_UNCOVERED, timeout=WAIT_SECONDS * 1000)
        deadline = time.monotonic() + WAIT_SECONDS
        # on a busy machine, every other one has the caret
        before, taken = deque[bytes](maxlen=2), self.page.screenshot()
        while taken not in before or len(taken) < _BLANK:
            assert time.monotonic() < deadline, "the picture is blank or keeps changing"
            self.page.wait_for_timeout(100)
            before.append(taken)
            taken = self.page.screenshot()
        (SCREENSHOTS / f"{name}.png").write_bytes(taken)

    @contextmanager
    def budget(self, taps: int) -> Iterator[None]:
        """Fail unless the block takes exactly this many taps."""
        before = self.taps
        yield
        assert self.taps - before == taps


def comes_true(screen: Screen, there: Callable[[], bool]) -> bool:
    """Whether a condition holds within WAIT_SECONDS."""
    deadline = time.monotonic() + WAIT_SECONDS
    while not there():
        if time.monotonic() > deadline:
            return False
        screen.page.wait_for_timeout(100)
    return True


def drawn(page: Page) -> None:
    """Wait for the first frame, and switch semantics on."""
    page.wait_for_selector("#loading", state="detached", timeout=WAIT_SECONDS * 1000)
    page.locator("flt-semantics-placeholder").dispatch_event("click")


def plain(words: str) -> str:
    """The words as read: with plain spaces for no-break ones, without word joiners."""
    return without_joiners(words).replace("\u00a0", " ")


class Devices:
    """Devices with their own storage, language and size."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.escaped: list[str] = []
        """URLs on other machines that were requested."""

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
        """Open a page on a new device; `connection` handles its WebSocket.

        `before` is a script that runs before the page's. A `still` device prefers reduced motion:
        without a graphics card animations take most of the time.
        """
        context = self._browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="dark",
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
        """Close all pages."""
        for context in self._contexts:
            context.close()


def elsewhere(url: str) -> bool:
    """Whether a URL leads to another machine."""
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != "127.0.0.1"
