"""The panel of a device that lies flat turns to whoever acts."""

import flet as ft
import pytest

from companion.core.commands import Swap
from tests.async_runner import run_in_thread
from tests.ui.control_tree import controls
from tests.ui.pages import OPENING, open_page, start_game


def panel_turns(shown: list[ft.BaseControl]) -> list[int | None]:
    return [
        each.quarter_turns
        for each in shown
        if isinstance(each, ft.RotatedBox)
        and any(getattr(inside, "key", None) == "dock" for inside in controls(each))
    ]


@pytest.mark.parametrize("size", [(1280.0, 800.0), (800.0, 1280.0)])
def test_panel_faces_each_side_in_turn_and_takes_taps(size: tuple[float, float]) -> None:
    async def play() -> None:
        service, shared = start_game(*OPENING)
        width, height = size
        page = await open_page(shared, width=width, height=height, turning=True)
        seen = []
        for _ in range(4):
            seen += panel_turns(page.controls())
            await page.tap(page.button("Swap or not"))
        assert seen == [2, 3, 0, 1]
        assert service.snapshot.game is not None
        assert service.snapshot.game.table.turn == 9

    run_in_thread(play())


@pytest.mark.parametrize(
    ("size", "turning"), [((1280.0, 800.0), False), ((390.0, 844.0), True), ((844.0, 390.0), True)]
)
def test_panel_of_other_devices_stays(size: tuple[float, float], *, turning: bool) -> None:
    async def play() -> None:
        _, shared = start_game(*OPENING, Swap())
        width, height = size
        page = await open_page(shared, width=width, height=height, turning=turning)
        assert panel_turns(page.controls()) == []

    run_in_thread(play())
