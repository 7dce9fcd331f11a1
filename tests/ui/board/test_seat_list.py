"""The list of seats: semantics and layout."""

from dataclasses import replace

import flet as ft
import pytest

from companion.ui.board.pots_row import pots_row
from companion.ui.board.seat_card import seat_card
from companion.ui.board.seat_list import seat_rows
from companion.ui.board.table_view import Badge, Change, PotView, SeatState, SeatView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.stage import Rect, SeatBox
from companion.ui.layout.tokens import Font, Size
from tests.ui.control_tree import controls


def face(tapped: bool) -> ft.Semantics:
    """The semantics of a row, apart from the button over it."""
    row = SeatView(
        0, "Adele", 6, "Adele, 6 coins", SeatState.REST, on_tap=(lambda: None) if tapped else None
    )
    drawn = controls(seat_rows((row,), 358, 64, ControlCache()))
    return next(each for each in drawn if isinstance(each, ft.Semantics))


@pytest.mark.parametrize("tapped", [True, False])
def test_row_has_one_semantics_label(tapped: bool) -> None:
    assert bool(face(tapped).label) != tapped
    assert face(tapped).exclude_semantics


@pytest.mark.parametrize("tapped", [True, False])
def test_semantics_label_includes_the_badge(tapped: bool) -> None:
    view = SeatView(
        0,
        "Adele",
        6,
        "Adele, 6 coins",
        badge=Badge("must look"),
        on_tap=(lambda: None) if tapped else None,
    )
    seat = SeatBox(Rect(53, 648, 188, 132), 0)
    for drawn in (seat_rows((view,), 358, 64, ControlCache()), seat_card(view, seat)):
        heard = [each.label for each in controls(drawn) if isinstance(each, ft.Semantics)]
        assert [*filter(None, heard)] == ["Adele, 6 coins, must look"]


def test_tappable_row_has_another_key() -> None:
    assert face(True).key != face(False).key


def _name(row: SeatView) -> ft.Text:
    drawn = controls(seat_rows((row,), 328, 48, ControlCache()))
    return next(each for each in drawn if isinstance(each, ft.Text) and each.value == row.name)


def test_name_in_a_row_leaves_room_for_coins_and_change() -> None:
    resting = SeatView(0, "Maximilian", 12, "Maximilian: 12 coins")
    active = replace(resting, state=SeatState.ACTIVE, change=Change(3, 15))
    sizes = [
        each.style.size
        for each in map(_name, (resting, active))
        if each.style is not None and each.style.size is not None
    ]
    assert sizes[1] < sizes[0]
    assert sizes[1] * text_width("Maximilian", Font.MEDIUM) <= 90


@pytest.mark.parametrize("columns", [1, 2, 3])
@pytest.mark.parametrize("badge", [None, Badge("claims too", order=2)])
def test_cells_are_equally_high_with_and_without_a_badge(columns: int, badge: Badge | None) -> None:
    views = tuple(SeatView(seat, str(seat), 6, "", badge=badge) for seat in range(7))
    cells = [
        each
        for each in controls(seat_rows(views, 358, 48, ControlCache(), columns=columns))
        if isinstance(each, ft.Container) and isinstance(each.key, str) and "seat" in each.key
    ]
    assert [(each.width, each.height) for each in cells] == [(356 / columns, 48)] * 7


def test_last_row_has_no_line_below_it() -> None:
    views = tuple(SeatView(seat, str(seat), 6, "") for seat in range(3))
    rows = [
        each
        for each in controls(seat_rows(views, 358, 64, ControlCache()))
        if isinstance(each, ft.Container) and isinstance(each.key, str) and "seat" in each.key
    ]
    assert [each.border is not None for each in rows] == [True, True, False]


@pytest.mark.parametrize(
    ("court", "bank", "width", "least"),
    [
        ("Tribunale", "Banca", 328, Size.CAPTION),
        ("Courthouse", "Bank", 328, Size.CAPTION),
        ("裁判所", "銀行", 328, Size.SECONDARY),
    ],
)
def test_pot_captions_share_one_type_size(
    court: str, bank: str, width: float, least: float
) -> None:
    pots = PotView("court", court, 0, ""), PotView("bank", bank, 152, "")
    drawn = [*controls(pots_row(*pots, width))]
    sizes = {
        each.style.size
        for each in drawn
        if isinstance(each, ft.Text) and each.value in (court, bank) and each.style
    }
    assert len(sizes) == 1
    assert next(iter(sizes)) >= least  # type: ignore[operator]


@pytest.mark.parametrize("width", [110, 180, 260])
def test_coins_stand_left_of_what_they_become(width: float) -> None:
    view = SeatView(0, "Adele", 4, "Adele", change=Change(36, 40))
    drawn = [
        each.value
        for each in controls(seat_rows((view,), width, 64, ControlCache()))
        if isinstance(each, ft.Text) and each.value
    ]
    assert drawn.index("4") < drawn.index("40")
