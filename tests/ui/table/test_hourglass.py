"""The optional hourglass of a device."""

from collections.abc import Callable
from typing import cast

import flet as ft

from companion.ui.table import hourglass as widget
from tests.async_runner import async_test
from tests.ui.pages import OPENING, OpenPage, open_page, start_game


def sand(page: OpenPage) -> list[float | None]:
    return [
        each.width
        for each in page.controls()
        if isinstance(each, ft.Container) and str(each.key).startswith("sand-")
    ]


@async_test
async def test_hourglass_is_chosen_per_device_and_delays_no_tap() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    assert sand(page) == []
    seen = []
    for _ in range(4):
        page.actions.preferences.next_hourglass()
        seen.append(page.holder.view.hourglass)
    assert seen == [30, 60, 90, 0]
    page.actions.preferences.next_hourglass()
    await page.settle()
    (full,) = sand(page)
    assert full
    await page.tap(page.button("Swap or not"))
    assert service.snapshot.game is not None
    assert service.snapshot.game.table.turn == 6
    assert sand(page) == [full]


@async_test
async def test_hourglass_that_has_run_out_says_so_until_the_next_turn() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, hourglass=60)
    (glass,) = (
        each
        for each in page.controls()
        if isinstance(each, ft.Container) and str(each.key).startswith("sand-")
    )
    assert "Time!" not in page.texts()
    assert glass.on_animation_end is not None
    cast(Callable[[], object], glass.on_animation_end)()
    await page.settle()
    assert "Time!" in page.texts()
    await page.tap(page.button("Swap or not"))
    assert "Time!" not in page.texts()
    assert sand(page)


@async_test
async def test_hourglass_stands_still_under_reduced_motion() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, hourglass=60, reduced_motion=True)
    assert sand(page) == []
    assert "60 seconds" in page.texts()
    (glass,) = page.named("hourglass")
    assert isinstance(glass, ft.Container)
    assert glass.height == widget.HEIGHT
