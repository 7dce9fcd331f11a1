"""The cover: before the app has drawn the page, and while the connection is closed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from companion import __version__
from companion.core.commands import Swap
from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from companion.ui.layout.tokens import DARK, LIGHT, Palette
from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import PHONE, WAIT_SECONDS, Devices, comes_true
from tests.ports import free_port
from tests.processes import run_companion
from tests.tools.page_words import PAGE, with_words

_NOTE_WHAT_IT_SAYS_AT_ONCE = """
() => {
  const cover = document.getElementById("cover");
  new MutationObserver((_, watcher) => {
    if (cover.matches(".lifted")) return;
    watcher.disconnect();
    window.saidAtOnce = cover.innerText;
  }).observe(cover, { attributes: true });
}
"""

_HIT = "({ x, y }) => document.elementFromPoint(x + 1, y + 1).id"
"""The id of what a tap hits."""

_COUNT_PICTURES = """
(() => {
  let pictures = 0;
  let drawn = false;
  const paints = ImageBitmapRenderingContext.prototype;
  const show = paints.transferFromImageBitmap;
  paints.transferFromImageBitmap = function (picture) {
    pictures += 1;
    show.call(this, picture);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const words = new TextDecoder("latin1").decode(data);
        if (!drawn && words.includes("get_device_info")) pictures = 0;
      });
    }
  };
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, words) {
    drawn ||= name === "flutter.companion.drawn";
    keep.call(this, name, words);
  };
  window.painted = new Promise(resolve => {
    let covered = false;
    new MutationObserver((_, watcher) => {
      const cover = document.getElementById("cover");
      const lifted = cover?.matches(".lifted");
      covered ||= lifted === false;
      if (!covered || !lifted) return;
      watcher.disconnect();
      resolve(pictures);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
})()
"""
"""Frames painted since the app asked whether the drawing has arrived, when the cover is lifted."""


def test_page_has_the_messages_of_locales() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_words(page) == page, "run python -m tests.tools.page_words"


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_cover_has_the_colours_of_the_theme(palette: Palette) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in ("bg", "text", "muted"):
        assert f"--{name}: {getattr(palette, name)};" in page


@pytest.mark.parametrize("language", [Language.EN, Language.JA])
def test_closed_connection_is_announced_and_page_returns(
    language: Language, devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    say = messages(language)
    with run_companion(data, "--port", str(free_port())) as companion:
        screen = devices.open(companion.url, path="table", language=language, size=PHONE)
        screen.see(say.text("turn-number", turn=5))
        cover = screen.page.locator("#cover")
        expect(cover).to_be_hidden()
        screen.grow_old()
        companion.kill()
        for name in ("away", "away-hint"):
            expect(cover.get_by_text(without_joiners(say.text(name)))).to_have_css("opacity", "1")
        screen.picture(f"away-{language}")
        # the page would count taps before it is seen again
        swap = screen.control(say.text("action-swap-short")).bounding_box()
        assert swap is not None
        assert screen.page.evaluate(_HIT, swap) == "cover"
    with run_companion(data, "--port", str(companion.port)):
        expect(cover).to_be_hidden(timeout=WAIT_SECONDS * 1000)
        screen.tap(say.text("action-swap-short"))
        screen.see(say.text("turn-number", turn=6))
    assert stored(data).turn == len([*OPENED, Swap()]) + 1


def test_message_is_in_chosen_language_and_theme(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", size=PHONE)
        screen.tap("More")
        screen.tap("Theme and text size")
        screen.tap("Light theme", "radio")
        screen.tap("Close")
        screen.see("Turn 5")
        screen.tap("English")
        screen.tap("Polski", "radio")
        screen.tap(messages(Language.PL).text("close"))
        screen.see(messages(Language.PL).text("turn-number", turn=5))
    cover = screen.page.locator("#cover")
    expect(cover.get_by_text(messages(Language.PL).text("away"))).to_have_css("opacity", "1")
    red, green, blue = bytes.fromhex(LIGHT.bg.removeprefix("#"))
    expect(cover).to_have_css("background-color", f"rgb({red}, {green}, {blue})")


def test_browser_bar_takes_chosen_theme_at_once(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", size=PHONE)
        # the client adds a colour of its own; browsers take the first
        around = screen.page.locator("meta[name=theme-color]").first
        expect(around).to_have_attribute("content", DARK.bg)
        screen.tap("More")
        screen.tap("Theme and text size")
        screen.tap("Light theme", "radio")
        expect(around).to_have_attribute("content", LIGHT.bg)


_OF_AN_OLDER_VERSION = """localStorage["flutter.companion.drawn"] ??= '"0.9"';"""


def test_update_is_said_once(devices: Devices, data: Path) -> None:
    updated = messages(Language.EN).text("updated", version=__version__)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, before=_OF_AN_OLDER_VERSION)
        screen.see(updated)
        screen.wait_until_uncovered()
        screen.grow_old()
        companion.kill()
        screen.wait_until_covered()
    with run_companion(data, "--port", str(companion.port)):
        screen.wait_until_uncovered()
        screen.see("New game")
        screen.see_no(updated)


def test_undrawn_page_is_covered_and_lets_taps_through(devices: Devices, data: Path) -> None:
    held: list[WebSocketRoute] = []
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(
            companion.url, path="table", size=PHONE, connection=lambda page: held.append(page)
        )
        expect(screen.page.locator("#cover")).to_be_visible()
        expect(screen.page.locator("#cover p")).to_have_count(0)
        assert comes_true(screen, lambda: bool(held)), "the page has asked for its table"
        at_the_middle = "document.elementFromPoint(innerWidth / 2, innerHeight / 2).id"
        assert screen.page.evaluate(at_the_middle) != "cover"


def test_cover_lifts_after_drawing_is_painted(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", size=PHONE)
        screen.see("Turn 5")
        screen.page.add_init_script(_COUNT_PICTURES)
        screen.reload()
        assert screen.page.evaluate("painted") >= 1


@pytest.mark.parametrize(
    "odd",
    [
        "localStorage.setItem('flutter.companion.language', '{}')",
        "Object.defineProperty(navigator, 'languages', { value: undefined })",
    ],
)
def test_cover_copes_with_odd_preferences_and_languages(
    odd: str, devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", size=PHONE)
        screen.page.add_init_script(odd)
        screen.reload()
        screen.see("Turn 5")
        cover = screen.page.locator("#cover")
        expect(cover).to_be_hidden()
    expect(cover.get_by_text(messages(Language.EN).text("away"))).to_have_css("opacity", "1")


def test_short_interruption_shows_no_message(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", size=PHONE)
        screen.see("Turn 5")
        expect(screen.page.locator("#cover")).to_be_hidden()
        screen.page.evaluate(_NOTE_WHAT_IT_SAYS_AT_ONCE)
    expect(screen.page.locator("#cover p")).to_have_count(2)
    assert screen.page.evaluate("saidAtOnce") == ""


def no_client(page: Page) -> None:
    page.route("**/flutter_bootstrap.js", lambda client: client.abort())


def no_answer(page: Page) -> None:
    page.route_web_socket(re.compile(r"/ws\?"), lambda _: None)


@pytest.mark.parametrize("lacking", [no_client, no_answer])
def test_page_that_never_loads_shows_message(
    lacking: Callable[[Page], None], browser: Browser, data: Path
) -> None:
    with run_companion(data, "--port", "0") as companion:
        page = browser.new_page(locale="ru")
        lacking(page)
        page.clock.install()
        page.goto(companion.url)
        if lacking is no_answer:
            page.wait_for_selector("#loading", state="detached")
        cover = page.locator("#cover")
        expect(cover).to_be_visible()
        expect(cover.locator("p")).to_have_count(0)
        page.clock.fast_forward("01:05")
        expect(cover.get_by_text(messages(Language.RU).text("away"))).to_be_visible()
        page.close()


def test_cover_has_phone_size_before_client_loads(browser: Browser, data: Path) -> None:
    with run_companion(data, "--port", "0") as companion:
        width, height = PHONE
        context = browser.new_context(
            viewport={"width": width, "height": height}, is_mobile=True, has_touch=True
        )
        page = context.new_page()
        no_client(page)
        page.goto(companion.url)
        assert page.evaluate("innerWidth") == width
        context.close()
