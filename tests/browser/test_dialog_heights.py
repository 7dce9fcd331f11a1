"""A dialog is as high as its content, and scrolls only on pages that have not as much room."""

from companion.ui.page.dialog_frame import CLOSE_HEIGHT
from tests.browser.screens import Devices, Screen, comes_true
from tests.processes import CompanionProcess

UPRIGHT = (390, 844)

_SCROLLS = """
() => [...document.querySelectorAll("flt-semantics")]
  .some(each => each.style.overflowY === "scroll")
"""


def scrolls(screen: Screen) -> bool:
    return bool(screen.page.evaluate(_SCROLLS))


def is_shown_whole(screen: Screen, name: str) -> bool:
    """Whether a button is on the page, and does not reach its upper or lower end."""
    box, page = screen.control(name).bounding_box(), screen.page.viewport_size
    assert page is not None
    return box is not None and box["y"] > 0 and box["y"] + box["height"] < page["height"]


def is_as_high_as(screen: Screen, name: str, pixels: float) -> bool:
    """Whether a button is so many pixels high, rounded."""
    box = screen.control(name).bounding_box()
    return box is not None and round(box["height"]) == round(pixels)


def test_a_dialog_scrolls_only_if_it_must(devices: Devices, companion: CompanionProcess) -> None:
    for size in (UPRIGHT, (740, 360)):
        screen = devices.open(companion.url, size=size)
        screen.tap("More")
        is_right(screen, low=size != UPRIGHT)


def test_an_enlarged_dialog_scrolls_only_if_it_must(
    devices: Devices, companion: CompanionProcess
) -> None:
    screen = devices.open(companion.url, size=UPRIGHT)
    screen.tap("More")
    screen.tap("Theme and text size")
    screen.tap("125", "radio")
    assert comes_true(screen, lambda: is_as_high_as(screen, "Close", 1.25 * CLOSE_HEIGHT))
    screen.tap("Close")
    screen.tap("More")
    is_right(screen, low=False)
    screen.turn((932, 430))
    is_right(screen, low=True)
    screen.tap("Close")
    screen.tap("More")
    is_right(screen, low=True)


def is_right(screen: Screen, *, low: bool) -> None:
    """The dialog is shown whole, or scrolls on a low page."""
    assert comes_true(screen, lambda: is_shown_whole(screen, "Close"))
    # the tree says a moment later that something scrolls
    screen.rest()
    assert comes_true(screen, lambda: scrolls(screen) is low)
