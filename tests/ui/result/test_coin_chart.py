"""The chart of coins: positions and what tells lines apart."""

from itertools import pairwise

import flet as ft
import flet.canvas as cv
import pytest

from companion.ui.kit.palette import current_palette
from companion.ui.result.coin_chart import coin_chart
from companion.ui.wording.result_views import ChartLine
from tests.ui.control_tree import controls

WIDTH, HEIGHT, TURNS = 330.0, 260.0, 48


def lines(people: int, coins: int = 6) -> tuple[ChartLine, ...]:
    return tuple(
        ChartLine(
            person,
            f"Player {person}",
            (coins,) * (TURNS + 1),
            picked=person == 0,
            words=f"Line {person}.",
        )
        for person in range(people)
    )


def chart(people: int, coins: int = 6) -> ft.Control:
    return coin_chart(lines(people, coins), "Turn", WIDTH, HEIGHT)


def texts(drawn: ft.Control) -> list[ft.Text]:
    return [each for each in controls(drawn) if isinstance(each, ft.Text)]


@pytest.mark.parametrize("people", [2, 7, 13])
@pytest.mark.parametrize("coins", [0, 6, 30])
def test_names_at_line_ends_neither_overlap_nor_leave_the_chart(people: int, coins: int) -> None:
    tops = sorted(
        float(each.top or 0)
        for each in texts(chart(people, coins))
        if str(each.value).startswith("Player")
    )

    assert len(tops) == people
    assert all(below - above >= 15.9 for above, below in pairwise(tops))
    assert tops[0] >= 0
    assert tops[-1] + 16 <= HEIGHT


def test_thirteen_lines_differ_in_color_dashes_or_marker() -> None:
    (canvas,) = (each for each in controls(chart(13)) if isinstance(each, cv.Canvas))
    strokes = [
        (shape.paint.color, tuple(shape.paint.stroke_dash_pattern or ()))
        for shape in canvas.shapes
        if isinstance(shape, cv.Path) and shape.paint.style is ft.PaintingStyle.STROKE
    ]

    assert len(strokes) == 13
    # the highlighted line is drawn last
    assert strokes[-1] == (current_palette().gold, ())
    assert len(set(strokes)) == 13


def test_lines_at_the_same_coins_run_beside_each_other() -> None:
    (canvas,) = (each for each in controls(chart(13)) if isinstance(each, cv.Canvas))
    starts = {
        shape.elements[0].y
        for shape in canvas.shapes
        if isinstance(shape, cv.Path)
        and shape.paint.style is ft.PaintingStyle.STROKE
        and isinstance(shape.elements[0], cv.Path.MoveTo)
    }

    assert len(starts) == 13
