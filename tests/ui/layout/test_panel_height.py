"""The height that a panel needs, and tiles that fit it."""

import pytest

from companion.ui.layout.panel_height import choice_columns, fitting_tiles, panel_height


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("width", [270, 328, 358, 500])
def test_tiles_fit_their_room(count: int, width: float) -> None:
    for height in (170, 240, 400):
        tiles = fitting_tiles(count, width, height)
        rows = -(-count // tiles.columns)
        across = (width - 8 * (tiles.columns - 1)) / tiles.columns
        assert across >= 58
        assert tiles.height >= 48
        if height > 170:
            assert rows * (tiles.height + 8) - 8 <= height + 0.01


def test_tiles_grow_with_their_room() -> None:
    assert fitting_tiles(13, 358, 400).height > fitting_tiles(13, 358, 240).height
    assert fitting_tiles(7, 328, 160).columns >= fitting_tiles(7, 328, 400).columns


@pytest.mark.parametrize(("count", "columns"), [(2, 2), (4, 2), (5, 3), (6, 3), (7, 3)])
def test_choices_are_spread_evenly(count: int, columns: int) -> None:
    assert choice_columns(count, 358) == columns


def test_panel_needs_more_height_for_more_people_and_for_tools() -> None:
    heights = [panel_height(360, people, with_tools=False) for people in range(4, 14)]
    assert heights == sorted(heights)
    assert panel_height(360, 7, with_tools=True) > panel_height(360, 7, with_tools=False)
    assert panel_height(820, 7, with_tools=True) == panel_height(820, 7, with_tools=False)
