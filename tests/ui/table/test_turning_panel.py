"""The panel of a device that lies flat turns to whoever acts."""

from dataclasses import replace

import flet as ft
import pytest

from companion.core.commands import Swap
from companion.ui.page.dialog_kinds import LanguageDialog, MoreDialog
from companion.ui.shell.dialogs import open_dialog
from tests.async_runner import async_test
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
@async_test
async def test_panel_faces_each_side_in_turn_and_takes_taps(size: tuple[float, float]) -> None:
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


@pytest.mark.parametrize(
    ("size", "turning"), [((1280.0, 800.0), False), ((390.0, 844.0), True), ((844.0, 390.0), True)]
)
@async_test
async def test_panel_of_other_devices_stays(size: tuple[float, float], *, turning: bool) -> None:
    _, shared = start_game(*OPENING, Swap())
    width, height = size
    page = await open_page(shared, width=width, height=height, turning=turning)
    assert panel_turns(page.controls()) == []


@pytest.mark.parametrize("scale", [1.0, 1.25])
@async_test
async def test_dialogs_face_the_way_of_the_panel(scale: float) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, turning=True, scale=scale)
    seen = []
    for _ in range(4):
        view = replace(page.holder.view, dialog=MoreDialog())
        drawn = controls(open_dialog(view, page.actions))
        boxes = [each for each in drawn if isinstance(each, ft.RotatedBox)]
        inside = [each.content for each in boxes]
        sizes = [(each.width, each.height) for each in inside if isinstance(each, ft.Container)]
        seen.append(([each.quarter_turns for each in boxes], sizes))
        await page.tap(page.button("Swap or not"))
    wide, high = [(1280, 800)], [(800, 1280)]
    assert seen == [([2], wide), ([3], high), ([], []), ([1], high)]


@async_test
async def test_dialogs_of_other_screens_stay() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, turning=True, route="/rules", dialog=LanguageDialog())
    drawn = controls(open_dialog(page.holder.view, page.actions))
    assert not [each for each in drawn if isinstance(each, ft.RotatedBox)]
