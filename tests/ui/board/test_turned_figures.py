"""Figures on turned plates: 6 and 9 are marked, since they read either way."""

import flet as ft
import pytest

from companion.ui.board.seat_card import seat_card
from companion.ui.board.table_view import Change, SeatState, SeatView
from companion.ui.layout.geometry import layout
from companion.ui.layout.seat_rows import SLIM_HALF
from companion.ui.layout.stage import Stage
from companion.ui.table.seats.seat_halves import GIVING_HALF, seat_half
from tests.ui.control_tree import controls

MOVED = SeatView(0, "Nora", 9, "Nora", SeatState.MOVED, Change(-3, 6))
OTHERS = SeatView(0, "Nora", 10, "Nora", SeatState.MOVED, Change(1, 11))


def underlined(control: ft.Control) -> list[str]:
    """The texts with a line below them."""
    return [
        each.value
        for each in controls(control)
        if isinstance(each, ft.Text)
        and each.style is not None
        and each.style.decoration == ft.TextDecoration.UNDERLINE
    ]


@pytest.mark.parametrize("height", [200.0, GIVING_HALF, SLIM_HALF])
def test_turned_half_marks_coins_change_and_result(height: float) -> None:
    assert underlined(seat_half(MOVED, 358, height, turned=True)) == ["9", "6"]
    assert underlined(seat_half(OTHERS, 358, height, turned=True)) == []
    fined = SeatView(0, "Nora", 6, "Nora", SeatState.MOVED, Change(9, 15))
    assert underlined(seat_half(fined, 358, height, turned=True)) == ["6", "+9"]


def test_upright_half_needs_no_mark() -> None:
    assert underlined(seat_half(MOVED, 358, 200, turned=False)) == []


def test_turned_card_marks_its_result_too() -> None:
    body = layout(1280, 800, 4, outwards=True).body
    assert isinstance(body, Stage)
    shown = {seat.turns: underlined(seat_card(MOVED, seat)) for seat in body.seats}
    assert shown.pop(0) == []
    assert shown
    assert all(each == ["9", "6"] for each in shown.values())
