"""Badges without words on slim halves: each has a mark."""

import flet as ft
import pytest

from companion.ui.board.table_view import Badge, BadgeIcon, SeatState, SeatView
from companion.ui.layout.seat_rows import SLIM_HALF
from companion.ui.table.seats.seat_halves import seat_half
from tests.ui.control_tree import controls


@pytest.mark.parametrize(
    ("badge", "kind"),
    [
        (Badge("calls", icon=BadgeIcon.CLAIMS), ft.Icon),
        (Badge("answers", icon=BadgeIcon.ANSWERS), ft.Icon),
        (Badge("is the King", gold=True, emblem="king"), ft.Image),
    ],
)
def test_badge_on_a_slim_half_has_a_mark(badge: Badge, kind: type[ft.Control]) -> None:
    seat = SeatView(0, "Nora", 9, "Nora", SeatState.REST, badge=badge)
    half = seat_half(seat, 358, SLIM_HALF, turned=False)
    assert any(isinstance(each, kind) for each in controls(half))
