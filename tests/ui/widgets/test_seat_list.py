"""The places as a list: what a screen reader hears of a row that could be tapped before."""

from dataclasses import replace

import flet as ft
import pytest

from companion.ui.widgets.badges import Badge, Change
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.geometry import Rect, Seat
from companion.ui.widgets.pots import PotView
from companion.ui.widgets.seat_card import SeatCardView, State, plaque
from companion.ui.widgets.seat_list import pots_row, roll
from companion.ui.widgets.text_fit import text_width
from companion.ui.widgets.tokens import Size
from tests.ui.drawn import controls


def face(tapped: bool) -> ft.Semantics:
    """What tells the row of a place, apart from the button over it."""
    row = SeatCardView(
        0, "Adele", 6, "Adele, 6 coins", State.REST, on_tap=(lambda: None) if tapped else None
    )
    drawn = controls(roll((row,), 358, 64, ControlCache()))
    return next(each for each in drawn if isinstance(each, ft.Semantics))


@pytest.mark.parametrize("tapped", [True, False])
def test_a_row_is_heard_once(tapped: bool) -> None:
    assert bool(face(tapped).label) != tapped
    assert face(tapped).exclude_semantics


@pytest.mark.parametrize("tapped", [True, False])
def test_what_a_badge_says_is_heard_with_the_place(tapped: bool) -> None:
    view = SeatCardView(
        0,
        "Adele",
        6,
        "Adele, 6 coins",
        badge=Badge("must look"),
        on_tap=(lambda: None) if tapped else None,
    )
    seat = Seat(Rect(53, 648, 188, 132), 0)
    for drawn in (roll((view,), 358, 64, ControlCache()), plaque(view, seat)):
        heard = [each.label for each in controls(drawn) if isinstance(each, ft.Semantics)]
        assert [*filter(None, heard)] == ["Adele, 6 coins, must look"]


def test_a_row_that_can_be_tapped_is_another_child_than_one_that_cannot() -> None:
    assert face(True).key != face(False).key


def _name(row: SeatCardView) -> ft.Text:
    drawn = controls(roll((row,), 328, 48, ControlCache()))
    return next(each for each in drawn if isinstance(each, ft.Text) and each.value == row.name)


def test_a_name_in_a_row_is_set_no_wider_than_the_coins_and_what_comes_of_them_leave_it() -> None:
    resting = SeatCardView(0, "Maximilian", 12, "Maximilian: 12 coins")
    active = replace(resting, state=State.ACTIVE, change=Change(3, 15))
    sizes = [
        each.style.size
        for each in map(_name, (resting, active))
        if each.style is not None and each.style.size is not None
    ]
    assert sizes[1] < sizes[0]
    assert sizes[1] * text_width("Maximilian") <= 90


@pytest.mark.parametrize("rolling", [True, False])
def test_only_a_rolling_list_has_rows_that_no_page_may_have_twice(rolling: bool) -> None:
    row = SeatCardView(0, "Adele", 6, "Adele, 6 coins")
    drawn = controls(roll((row,), 358, 64, ControlCache(), rolling=rolling))
    assert any(isinstance(each.key, ft.ScrollKey) for each in drawn) is rolling


def test_no_line_leaves_the_round_corners_under_the_last_row() -> None:
    views = tuple(SeatCardView(place, str(place), 6, "") for place in range(3))
    rows = [
        each
        for each in controls(roll(views, 358, 64, ControlCache()))
        if isinstance(each, ft.Container) and isinstance(each.key, str) and "place" in each.key
    ]
    assert [each.border is not None for each in rows] == [True, True, False]


@pytest.mark.parametrize(
    ("court", "bank", "width", "least"),
    [
        ("Tribunale", "Banca", 328, Size.CAPTION),
        ("Court", "Bank", 328, Size.SECONDARY),
        ("裁判所", "銀行", 328, Size.SECONDARY),
    ],
)
def test_the_pots_of_a_phone_are_named_in_one_size(
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
