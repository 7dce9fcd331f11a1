"""One window of Firefox or WebKit, used by the words in it."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, Protocol, TypeVar

from companion.ui.kit.theme import fonts
from tests.browser.settling import Settling
from tests.browser.webdriver import (
    WebDriver,
    firefox,
    firefox_with_graphics,
    private_firefox,
    webkit,
)
from tests.waiting import wait_until

WAIT_SECONDS = 120.0
"""Limit for a screen to appear. On a busy machine, the site may need a minute to start Python."""

_BACKSPACE = "\ue003"
"""WebDriver's code of the key."""
_KEY_SECONDS = 5.0
"""A key that has not arrived by then was lost."""

Found = TypeVar("Found")

_READ = """
const words = [];
for (const each of document.querySelectorAll("flt-semantics-host *")) {
  words.push(each.getAttribute("aria-label") ?? "");
  for (const child of each.childNodes) if (child.nodeType === 3) words.push(child.data);
}
return words.join(" ").replace(/\\s+/gu, " ");
"""

_CENTRE_OF = """
const [name, roles, beside] = arguments;
const label = each => (each.getAttribute("aria-label") ?? each.textContent).replace(/\\s+/gu, " ");
const goesOn = /^[\\p{L}\\d_]/u;
const matches = each =>
  label(each).startsWith(name) && !goesOn.test(label(each).slice(name.length));
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
let within = document;
if (beside !== null) {
  const isBeside = each => label(each) === beside;
  within = all("[role=group]").filter(group => all("[role=button]", group).some(isBeside)).at(-1);
}
const control = within && all(roles, within).filter(matches).at(-1);
if (!control || control.getAttribute("aria-disabled") === "true") return null;
const { left, top, width, height } = control.getBoundingClientRect();
const x = left + width / 2, y = top + height / 2;
if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight) return [x, y];
control.scrollIntoView({ block: "center" });
return null;
"""

_IS_DRAWN = """
return document.getElementById("loading") === null
  && document.querySelector("flt-semantics-placeholder") !== null;
"""
_DESCRIBE = "document.querySelector('flt-semantics-placeholder').click();"
_FOCUSED = "return document.activeElement.getAttribute('aria-label');"
_TYPED = "return document.activeElement.value ?? '';"
_SAID = "return document.getElementById('cover').innerText;"
_IS_UNCOVERED = "return document.getElementById('cover').matches('.lifted');"

_HAS_LOADED = """
const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
return arguments[0].every(file => loaded.some(each => each.endsWith(`/${file}`)));
"""
_GROW_OLD = """
const now = performance.now.bind(performance);
performance.now = () => now() + 3600000;
"""

_SELECTORS: Final = {
    "button": "[role=button]",
    "radio": "[role=radio]",
    "checkbox": "[role=checkbox]",
    "textbox": "input, textarea",
}


class Window(Protocol):
    """What a test does in a browser window of any engine."""

    def tap(self, name: str, role: str = "button", *, beside: str | None = None) -> None:
        """Tap the last control whose name begins with `name`, in a group with `beside`."""

    def type(self, field: str, text: str) -> None:
        """Put the caret into a field and type."""

    def see(self, *words: str) -> None:
        """Wait until all of these can be read."""

    def see_no(self, *words: str) -> None:
        """Wait until none of these can be read."""

    def wait_for_path(self, path: str) -> None:
        """Wait until the browser's address has this path: it changes after the screen."""

    def reload(self) -> None:
        """Load the page again."""

    def wait_until_covered(self) -> None:
        """Wait until the page has lost its connection and covers what it shows."""

    def wait_until_uncovered(self) -> None:
        """Wait until the page shows what the companion last sent."""

    def grow_old(self) -> None:
        """Make the page an hour old: a younger one is loaded anew when its connection breaks."""

    def wait_for_cover(self, words: str) -> None:
        """Wait until the cover says something."""

    def wait_until_reloaded(self, cause: str) -> None:
        """Run a script, and wait until the page has therefore loaded itself again."""


class DriverWindow:
    """A window driven by WebDriver commands."""

    def __init__(self, driver: WebDriver, url: str) -> None:
        self._driver = driver
        self._url = url.rstrip("/")
        self._settling = Settling()
        driver.open(url)
        self._describe()

    def tap(self, name: str, role: str = "button", *, beside: str | None = None) -> None:
        arguments = (name, _SELECTORS[role], beside)
        # the page can be read before its cover is lifted, which takes clicks until then
        self.wait_until_uncovered()
        self._wait(lambda: self._driver.run(_CENTRE_OF, *arguments), f"{role} {name!r}")
        time.sleep(self._settling.seconds_left())
        x, y = self._wait(lambda: self._driver.run(_CENTRE_OF, *arguments), f"{role} {name!r}")
        self._driver.click(x, y)
        self._settling.tapped()

    def type(self, field: str, text: str) -> None:
        self.tap(field, "textbox")
        self._wait(lambda: self._driver.run(_FOCUSED) == field, f"caret in {field!r}")
        for end in range(1, len(text) + 1):
            self._wait(partial(self._type_to, text[:end]), f"{text!r} in {field!r}")

    def _type_to(self, text: str) -> bool:
        """Press the last key of a text; False if it was lost, as while the client moves the caret.

        What stands in the field instead of the other keys is replaced: the client may select it.
        """
        found = self._driver.run(_TYPED)
        missing = text[-1] if found == text[:-1] else _BACKSPACE * len(found) + text
        self._driver.type(missing)
        deadline = time.monotonic() + _KEY_SECONDS
        while self._driver.run(_TYPED) != text:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.05)
        return True

    def see(self, *words: str) -> None:
        self._wait(lambda: all(each in self._text() for each in words), f"{words} to appear")
        self._settling.appeared(self._url)

    def see_no(self, *words: str) -> None:
        self._wait(lambda: not any(each in self._text() for each in words), f"{words} to go")

    def wait_for_path(self, path: str) -> None:
        self._wait(lambda: self._driver.run("return location.pathname;") == path, path)

    def reload(self) -> None:
        self._driver.reload()
        self._describe()

    def wait_until_covered(self) -> None:
        self._wait(lambda: not self._driver.run(_IS_UNCOVERED), "cover")

    def wait_until_uncovered(self) -> None:
        self._wait(lambda: self._driver.run(_IS_UNCOVERED), "cover to go")

    def grow_old(self) -> None:
        files = [*fonts(web=True).values()]
        self._wait(lambda: self._driver.run(_HAS_LOADED, files), "fonts")
        self._driver.run(_GROW_OLD)

    def wait_for_cover(self, words: str) -> None:
        self._wait(lambda: words in str(self._driver.run(_SAID)), f"cover with {words!r}")

    def wait_until_reloaded(self, cause: str) -> None:
        self._driver.run(f"window.ofBefore = true; {cause}")
        self._wait(self._is_another_page, "reload")
        self._describe()

    def _is_another_page(self) -> bool:
        # no script runs while a page is being left
        with suppress(RuntimeError):
            return bool(self._driver.run("return window.ofBefore === undefined;"))
        return False

    def _text(self) -> str:
        return str(self._driver.run(_READ))

    def _describe(self) -> None:
        """Wait for the first frame, then have the client describe what it draws."""
        self._wait(lambda: self._driver.run(_IS_DRAWN), "first frame")
        self._driver.run(_DESCRIBE)

    def _wait(self, ready: Callable[[], Found], what: str) -> Found:
        return wait_until(ready, lambda: f"{what} on:\n{self._text()}", seconds=WAIT_SECONDS)


@contextmanager
def _firefox_window(folder: Path, url: str) -> Iterator[Window]:
    with firefox(folder) as driver:
        yield DriverWindow(driver, url)


@contextmanager
def private_firefox_window(folder: Path, url: str) -> Iterator[Window]:
    """A private window of Firefox, which keeps no files."""
    with private_firefox(folder) as driver:
        yield DriverWindow(driver, url)


@contextmanager
def firefox_window_with_graphics(folder: Path, url: str) -> Iterator[Window]:
    """A window of Firefox that draws with WebGL, as on a device; needs Xvfb too."""
    with firefox_with_graphics(folder) as driver:
        yield DriverWindow(driver, url)


@contextmanager
def _webkit_window(folder: Path, url: str) -> Iterator[Window]:
    with webkit(folder) as driver:
        yield DriverWindow(driver, url)


class Engine(NamedTuple):
    """How to open a window of a browser engine."""

    name: str
    window: Callable[[Path, str], AbstractContextManager[Window]]
    """Opens a URL; browser files go to the folder, which must exist and be empty."""
    packages: dict[str, str]
    """Debian package of each program."""

    def missing(self) -> list[str]:
        """Debian packages to install first."""
        return [name for program, name in self.packages.items() if shutil.which(program) is None]


ENGINES = (
    Engine("firefox", _firefox_window, {"firefox-esr": "firefox-esr"}),
    Engine("webkit", _webkit_window, {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}),
)
