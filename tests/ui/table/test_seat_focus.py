"""Arrow keys move the focus from seat to seat."""

from typing import Any

import pytest

from companion.core.commands import Announce, Claim
from companion.ui.layout.geometry import layout
from companion.ui.layout.stage import Stage
from companion.ui.page.dialog_kinds import MoreDialog
from tests.async_runner import async_test, run_in_thread
from tests.ui.pages import OPENING, OpenPage, open_page, start_game


def names(page: OpenPage) -> list[str]:
    return [label.partition(":")[0] for label in page.focused()]


def focused(*keys: str, width: float = 1280, height: float = 800, **shown: Any) -> list[str]:
    """The seats that get the focus, one after the other; seat 0 is on turn."""

    async def press() -> list[str]:
        _, shared = start_game(*OPENING)
        page = await open_page(shared, width=width, height=height, **shown)
        for key in keys:
            await page.press_keys(key)
        return names(page)

    return run_in_thread(press())


def test_first_arrow_goes_to_the_active_player_and_others_to_the_neighbours() -> None:
    body = layout(1280, 800, 4).body
    assert isinstance(body, Stage)
    top, right, bottom, left = (box.rect.middle for box in body.seats)
    assert left[0] < top[0] < right[0]
    assert top[1] < right[1] < bottom[1]
    keys = ("Arrow Left", "Arrow Right", "Arrow Down", "Arrow Left", "Arrow Up")
    assert focused(*keys) == ["Adele", "Bruno", "Cedric", "David", "Adele"]


def test_arrows_go_down_and_up_a_list() -> None:
    keys = ("Arrow Down", "Arrow Down", "Arrow Down", "Arrow Up")
    assert focused(*keys, width=390, height=844) == ["Adele", "Bruno", "Cedric", "Bruno"]


def test_last_seat_keeps_the_focus() -> None:
    keys = ("Arrow Down", "Arrow Up", "Arrow Up")
    assert focused(*keys, width=390, height=844) == ["Adele", "Adele", "Adele"]


@pytest.mark.parametrize(
    "shown", [{"dialog": MoreDialog()}, {"route": "/rules"}, {"far": True}], ids=str
)
def test_arrows_do_nothing_where_no_seats_can_be_tapped(shown: dict[str, Any]) -> None:
    assert focused("Arrow Down", **shown) == []


@async_test
async def test_options_keep_their_arrow_keys_after_tab() -> None:
    service, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared)
    await page.press_keys("Tab")
    await page.press_keys("Arrow Down")
    assert names(page) == ["Adele"]
    service.submit([Claim(1)], service.snapshot.revision)
    await page.settle()
    await page.press_keys("Tab")
    await page.press_keys("Arrow Down")
    assert names(page) == ["Adele"]


def test_neighbours_are_those_on_the_screen_of_a_player() -> None:
    on_stage = ("Arrow Down", "Arrow Up", "Arrow Left")
    assert focused(*on_stage, own_name="Bruno") == ["Adele", "David", "Cedric"]
    in_list = ("Arrow Down", "Arrow Down", "Arrow Up", "Arrow Up")
    found = focused(*in_list, width=390, height=844, own_name="Cedric")
    assert found == ["Adele", "Bruno", "Adele", "David"]
