"""Seat cards: name, coins and change do not overlap."""

from itertools import product
from typing import cast

import flet as ft
import pytest

from companion.ui.board.seat_card import seat_card
from companion.ui.board.table_view import Badge, BadgeIcon, Change, SeatState, SeatView
from companion.ui.layout.geometry import layout
from companion.ui.layout.stage import SeatBox, Stage
from companion.ui.layout.text_fit import lines_of
from companion.ui.layout.tokens import Font
from tests.ui.control_tree import controls

TABLETS = [(1280, 800), (800, 1280), (1024, 768), (768, 1024), (1920, 1200)]
PEOPLE = (4, 7, 13)
NAMES = [
    "Adele",
    "葵・サクラコノミヤ",
    "Francesca Maria Bartolomei-Gig",
    "Екатерина Вознесенская-Оболен",
]
_FRAME = 2 * (1 + 5 + 1)
"""Height of edge and frame of a card."""
_FLAT = 96
"""Lower cards, of thirteen facing outwards, have no room for both in readable type."""


def seats(size: tuple[int, int], people: int, *, outwards: bool) -> tuple[SeatBox, ...]:
    body = layout(*size, people, outwards=outwards).body
    assert isinstance(body, Stage)
    return body.seats


def line_of(text: ft.Text) -> float:
    """The height of the name's lines."""
    kind = cast(ft.TextStyle, text.style)
    return (kind.size or 0) * (kind.height or 0)


def height_of(change: ft.Control) -> float:
    """The height of a change with its total."""
    pill, total = cast(ft.Column, change).controls
    padding = cast(ft.Padding, cast(ft.Container, pill).padding)
    lines = [line_of(each) for each in controls(change) if isinstance(each, ft.Text)]
    assert isinstance(total, ft.Row)
    return sum(lines) + padding.top + padding.bottom


@pytest.mark.parametrize("badge", [None, Badge("claims", icon=BadgeIcon.CLAIMS)])
@pytest.mark.parametrize("outwards", [False, True])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("size", "people"), list(product(TABLETS, PEOPLE)))
def test_change_does_not_cover_the_name(
    size: tuple[int, int], people: int, name: str, badge: Badge | None, *, outwards: bool
) -> None:
    view = SeatView(0, name, 11, name, SeatState.MOVED, Change(-2, 9), badge)
    for seat in seats(size, people, outwards=outwards):
        if min(seat.rect.width, seat.rect.height) <= _FLAT:
            continue
        drawn = list(controls(seat_card(view, seat)))
        (written,) = (each for each in drawn if isinstance(each, ft.Text) and each.value == name)
        (mark,) = (
            each for each in drawn if isinstance(each, ft.Container) and each.key == "change-0"
        )
        lines = 1 if written.no_wrap else 2
        ends = cast(float, written.top) + lines * line_of(written)
        begins = min(seat.rect.width, seat.rect.height) - _FRAME
        begins -= cast(float, mark.bottom) + height_of(cast(ft.Control, mark.content))
        assert ends <= begins + 1


@pytest.mark.parametrize("change", [None, Change(-2, 9)])
@pytest.mark.parametrize("badge", [None, Badge("claims", icon=BadgeIcon.CLAIMS)])
def test_name_of_the_active_player_is_as_large_as_that_of_another(
    badge: Badge | None, change: Change | None
) -> None:
    def size_of_name(state: SeatState) -> float:
        view = SeatView(0, "Константин", 11, "", state, change, badge)
        drawn = controls(seat_card(view, seats((944, 656), 7, outwards=False)[0]))
        (written,) = (
            each for each in drawn if isinstance(each, ft.Text) and each.value == "Константин"
        )
        return cast(ft.TextStyle, written.style).size or 0

    assert size_of_name(SeatState.ACTIVE) >= size_of_name(SeatState.REST)


@pytest.mark.parametrize("name", NAMES[:2])
@pytest.mark.parametrize("people", [5, 7, 13])
@pytest.mark.parametrize("size", [(819, 614), *TABLETS])
def test_name_of_whoever_acts_is_whole_beside_badge_and_change(
    size: tuple[int, int], people: int, name: str
) -> None:
    badge = Badge("announces", icon=BadgeIcon.ANNOUNCES)
    view = SeatView(0, name, 6, name, SeatState.ACTIVE, Change(2, 8), badge)
    for seat in seats(size, people, outwards=False):
        drawn = list(controls(seat_card(view, seat)))
        (written,) = (each for each in drawn if isinstance(each, ft.Text) and each.value == name)
        type_size = cast(float, cast(ft.TextStyle, written.style).size)
        assert lines_of(name, type_size, cast(float, written.width), Font.MEDIUM) <= 2
