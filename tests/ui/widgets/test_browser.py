"""Widgets in a real browser: keyboard, focus and semantics."""

import base64
import socket
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from companion.ui.widgets.tokens import DARK
from tests.ui.widgets import gallery

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = uvicorn.Server(
        uvicorn.Config(gallery.app(), host="127.0.0.1", port=port, log_level="error")  # type: ignore[arg-type]
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    yield f"http://127.0.0.1:{port}/"
    server.should_exit = True
    thread.join(10)


def opened(browser: Browser, address: str, width: int, height: int) -> Page:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(address)
    page.wait_for_selector("#loading", state="detached", timeout=60_000)
    page.locator("flt-semantics-placeholder").dispatch_event("click")
    expect(page.get_by_role("heading", name="nothing yet")).to_be_attached()
    return page


@pytest.fixture(scope="module")
def tablet(browser: Browser, address: str) -> Iterator[Page]:
    """One page for all tests: each checks only what its own tap changes."""
    page = opened(browser, address, 1280, 800)
    yield page
    page.close()


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("Bruno, 5 coins", "place 1"),
        ("Why not announce?", "the rule"),
        ("King", "the King"),
        ("Rules", "rules"),
        ("Undo takes back turn 6", "undone"),
        ("Redo", "redone"),
    ],
)
def test_tap_targets_are_labelled_buttons(tablet: Page, name: str, texts: str) -> None:
    tablet.get_by_role("button", name=name, exact=True).click()
    expect(tablet.get_by_role("heading", name=texts)).to_be_attached()


def test_locked_action_is_disabled(tablet: Page) -> None:
    expect(tablet.get_by_role("button", name="Announce", exact=True)).to_be_disabled()


def test_options_are_radio_buttons(tablet: Page) -> None:
    expect(tablet.get_by_role("radio", name="No")).to_be_checked()
    tablet.get_by_role("radio", name="Yes").click()
    expect(tablet.get_by_role("heading", name="yes")).to_be_attached()


def test_seat_has_one_semantics_label(tablet: Page) -> None:
    expect(tablet.get_by_text("Adele")).to_have_count(1)
    expect(tablet.get_by_text("claims too")).to_have_count(1)
    expect(tablet.get_by_text("Court, 2 coins")).to_have_count(1)


def test_tap_passes_through_flying_coins(tablet: Page) -> None:
    place = tablet.get_by_role("button", name="Cedric, 6 coins", exact=True).bounding_box()
    assert place is not None
    tablet.get_by_role("button", name="Move the coins").click()
    tablet.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(tablet.get_by_role("heading", name="place 2")).to_be_attached()


_CAME_UP = """
async ([before, after, colour]) => {
  const pixels = async (screenshot) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + screenshot;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height).data;
  };
  const [was, is] = [await pixels(before), await pixels(after)];
  const near = (of, at) => colour.every((share, nth) => Math.abs(of[at + nth] - share) < 24);
  let found = 0;
  for (let at = 0; at < is.length; at += 4) found += near(is, at) && !near(was, at);
  return found;
}
"""
_BLANK = 10_000
"""Minimum bytes of a painted screenshot; semantics are there before the first paint."""


def came_up(before: bytes, after: bytes, colour: str, looker: Page) -> int:
    """How many pixels have turned to about that colour; `looker` runs the comparison."""
    shots = [base64.b64encode(each).decode() for each in (before, after)]
    found: int = looker.evaluate(_CAME_UP, [*shots, [*bytes.fromhex(colour.removeprefix("#"))]])
    return found


def at_rest(page: Page, box: FloatRect) -> bytes:
    """A screenshot of a part of the page, once two of the whole in a row are equal."""
    seen = b""
    for _ in range(50):
        before, seen = seen, page.screenshot()
        if before == seen and len(seen) > _BLANK:
            return page.screenshot(clip=box)
        page.wait_for_timeout(200)
    pytest.fail("the page is never at rest")


def press_tab(page: Page) -> None:
    """Press Tab, and wait for two frames: browser and client both handle the key."""
    page.keyboard.press("Tab")
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def has_focus(button: Locator) -> bool:
    return bool(button.evaluate("control => control === document.activeElement"))


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("Bruno, 5 coins", DARK.focus),
        ("Move the coins", DARK.on_gold),
        ("Why not announce?", DARK.focus),
    ],
)
def test_focused_button_has_a_visible_ring(
    browser: Browser, tablet: Page, name: str, colour: str
) -> None:
    button = tablet.get_by_role("button", name=name, exact=True)
    box = button.bounding_box()
    assert box is not None
    while has_focus(button):
        press_tab(tablet)
    before = at_rest(tablet, box)
    looker = browser.new_page()
    around = 2 * (box["width"] + box["height"])

    def has_ring() -> bool:
        return came_up(before, at_rest(tablet, box), colour, looker) > around

    # several rounds through the page: on a busy machine the browser's focus may pass the client's
    for _ in range(100):
        press_tab(tablet)
        if has_focus(button) and has_ring():
            break
    else:
        pytest.fail("no ring was drawn")
    looker.close()


def test_seats_are_a_list_on_a_phone(browser: Browser, address: str) -> None:
    phone = opened(browser, address, 390, 844)
    phone.get_by_role("button", name="Cedric, 6 coins", exact=True).click()
    expect(phone.get_by_role("heading", name="place 2")).to_be_attached()
    boxes = [
        phone.get_by_role("button", name=f"{name}, {coins} coins").bounding_box()
        for coins, name in enumerate(gallery.NAMES[:4], start=4)
    ]
    assert all(box is not None and box["width"] > 340 and box["height"] >= 48 for box in boxes)
    phone.close()
