"""Buttons and the marks on them: what is told stays readable."""

import flet as ft

from companion.ui.look.buttons import Action, Weight, action, size_in_row
from companion.ui.look.marks import Badge
from companion.ui.look.plaque import PlaqueView, State, rim
from companion.ui.look.seats import Rect, Seat
from companion.ui.look.tokens import DARK, Size
from companion.ui.look.tools import Tool, tools
from tests.ui.drawn import controls

WIDTH = 188.0


def icons(locked: Action) -> list[object]:
    return [each.icon for each in controls(action(locked, DARK)) if isinstance(each, ft.Icon)]


def test_a_lock_stands_at_the_end_unless_a_reason_needs_the_room() -> None:
    locked = Action("Announce", ft.Icons.CAMPAIGN, None, Weight.LOCKED)
    with_reason = Action("Keep", ft.Icons.CHECK, None, Weight.LOCKED, "It has no name yet")
    assert icons(locked) == [ft.Icons.CAMPAIGN, ft.Icons.LOCK]
    assert icons(with_reason) == [ft.Icons.LOCK]


def test_actions_side_by_side_are_set_smaller_rather_than_break_a_word() -> None:
    assert size_in_row(["Swap or not", "Look", "Announce"], 298) == Size.ACTION_PHONE
    russian = ["Поменять или нет", "Подсмотреть", "Назвать персонажа"]
    assert 11 < size_in_row(russian, 298) < size_in_row(russian, 328) < Size.ACTION_PHONE


def test_the_names_of_all_tools_are_set_in_one_size() -> None:
    views = tuple(Tool(words, ft.Icons.INFO, lambda: None) for words in ("A", "Телефоны", "More"))
    drawn = controls(tools(views, DARK, 350))
    sizes = {each.style.size for each in drawn if isinstance(each, ft.Text) and each.style}
    assert len(sizes) == 1


def test_a_badge_above_whoever_plays_ends_where_the_flame_begins() -> None:
    seat = Seat(Rect(53, 648, WIDTH, 132), 0)
    view = PlaqueView(0, "Adele", 6, "Adele", State.ACTIVE, badge=Badge("must look"))
    marks = [each for each in controls(rim(view, seat, DARK)) if isinstance(each, ft.Container)]
    badge, flame = (next(each for each in marks if each.key == key) for key in ("badge", "flame"))
    assert badge.left is not None
    assert badge.width is not None
    assert flame.left is not None
    assert badge.left + badge.width <= flame.left
