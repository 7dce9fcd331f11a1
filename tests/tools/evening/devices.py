"""The tablet and the phones of an evening, each a browser of its own."""

import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.screens import PHONE, TABLET, Screen
from tests.browser.traffic import Traffic
from tests.chromium import chromium
from tests.tools.evening.network import PhoneNetwork
from tests.waiting import wait_until

_NOTE_WHEN_LIVE = """
() => {
  window.uncovered = null;
  const cover = document.getElementById("cover");
  const note = () => { uncovered = cover.matches(".lifted") ? Date.now() : null; };
  new MutationObserver(note).observe(cover, { attributes: true, attributeFilter: ["class"] });
}
"""


@dataclass
class Seated:
    """A phone, and whose it is."""

    screen: Screen
    network: PhoneNetwork
    language: Language
    person: int
    name: str


def joined_at(tablet: Screen, phones: list[Seated]) -> None:
    """Let phones join by the code on the tablet, and each take its seat."""
    link = invitation(tablet)
    for each in phones:
        sit(each, link)


def invitation(tablet: Screen) -> str:
    """Let phones in on the tablet, and return the link of its code."""
    say = messages(Language.EN).text
    tablet.tap(say("tool-phones"))
    tablet.see(say("phones-title"))
    if tablet.control(say("phones-let-in")).count():
        tablet.tap(say("phones-let-in"))
    tablet.see(say("phones-scan"))
    link = wait_until(lambda: _code(tablet), "a code that can be read")
    tablet.tap(say("close"))
    return link


def sit(phone: Seated, link: str) -> None:
    """Open the link on a phone and take its seat."""
    say = messages(phone.language).text
    phone.screen.visit(link)
    phone.screen.see(say("who-title"))
    phone.screen.tap(phone.name)
    phone.screen.see_no(say("who-title"))


def _code(tablet: Screen) -> str:
    """Return what a camera reads on the tablet; empty if nothing."""
    with tempfile.NamedTemporaryFile(suffix=".png") as picture:
        Path(picture.name).write_bytes(tablet.page.screenshot())
        command = ["zbarimg", "--quiet", "--raw", picture.name]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


@contextmanager
def devices(
    networks: list[PhoneNetwork], url: str, languages: list[Language], names: Sequence[str]
) -> Iterator[tuple[Screen, list[Seated]]]:
    """The tablet at the table, and a phone in each network that hasn't joined yet."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        tablet = new_screen(stack.enter_context(chromium()), Language.EN, TABLET)
        tablet.visit(f"{url}table")
        phones = []
        for person, (network, language) in enumerate(zip(networks, languages, strict=True)):
            browser = stack.enter_context(chromium(network.program(folder)))
            screen = new_screen(browser, language, PHONE)
            phones.append(Seated(screen, network, language, person, names[person]))
        yield tablet, phones


def new_screen(browser: Browser, language: Language, size: tuple[int, int]) -> Screen:
    """Return a page on a device of its own."""
    context = browser.new_context(
        locale=language,
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        color_scheme="dark",
    )
    page = context.new_page()
    return Screen(page, Traffic(page))


def watch(screen: Screen) -> None:
    """Note from now on when the page is live again."""
    screen.page.evaluate(_NOTE_WHEN_LIVE)


def live_at(screen: Screen) -> float:
    """Return when the page has been live again, in seconds of the clock, once it is."""
    screen.page.wait_for_function("() => uncovered", timeout=60_000)
    return float(screen.page.evaluate("uncovered")) / 1000
