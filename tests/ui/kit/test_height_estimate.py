"""Estimated heights, with which a phone's dock takes what it needs."""

import flet as ft
import pytest

from companion.ui.kit.height_estimate import estimated_height
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font

_LINE = style(Font.REGULAR, 16, "#000000", 20)


def text(words: str) -> ft.Text:
    return ft.Text(words, style=_LINE)


@pytest.mark.parametrize(
    ("control", "height"),
    [
        (text("one line"), 20),
        (text("one\ntwo"), 40),
        (text("many words that need more than the two lines that there are for them"), 60),
        (ft.Text("words of one line", style=style(Font.REGULAR, 16, "#000000", 20, 9)), 40),
        (ft.Container(text("one line"), padding=5), 30),
        (ft.Container(height=52), 52),
        (ft.Column([text("a"), text("b")], spacing=8), 48),
        (ft.Row([text("a"), ft.Container(height=30)]), 30),
        (ft.Row([ft.Container(width=90, height=30)] * 3, wrap=True, spacing=5, run_spacing=6), 66),
        (ft.Semantics(content=text("a")), 20),
        (ft.Button(content="a"), 72),
    ],
)
def test_height_adds_up_from_its_parts(control: ft.Control, height: float) -> None:
    assert estimated_height(control, 200) == pytest.approx(height)
