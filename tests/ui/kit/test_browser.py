"""Widgets in a real browser: keyboard, focus and semantics."""

import threading
from collections.abc import Iterator

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect

from tests.ui.kit import gallery
from tests.waiting import wait_until

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = uvicorn.Server(
        uvicorn.Config(gallery.app(), host="127.0.0.1", port=0, log_level="error")  # type: ignore[arg-type]
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started, "the gallery's server")
    port = server.servers[0].sockets[0].getsockname()[1]
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
    expect(tablet.get_by_text("calls")).to_have_count(1)
    expect(tablet.get_by_text("Court, 2 coins")).to_have_count(1)


def test_tap_passes_through_flying_coins(tablet: Page) -> None:
    place = tablet.get_by_role("button", name="Cedric, 6 coins", exact=True).bounding_box()
    assert place is not None
    tablet.get_by_role("button", name="Move the coins").click()
    tablet.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(tablet.get_by_role("heading", name="place 2")).to_be_attached()


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
