"""Buttons and the marks on them: what is told stays readable."""

import flet as ft
import pytest

from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.screens.table.tiles import tile
from companion.ui.widgets.badges import Badge
from companion.ui.widgets.buttons import (
    Action,
    Weight,
    action,
    shares_of_row,
    size_in_row,
    square_button,
)
from companion.ui.widgets.geometry import Rect, Seat
from companion.ui.widgets.seat_card import SeatCardView, State, rim
from companion.ui.widgets.text_fit import text_width
from companion.ui.widgets.tokens import Size, Space
from companion.ui.widgets.toolbar import Tool, tools
from tests.ui.drawn import controls

WIDTH = 188.0
NARROWEST = 196
"""Pixels for the words of an action in a dock of a small tablet."""


def icons(locked: Action) -> list[object]:
    return [each.icon for each in controls(action(locked)) if isinstance(each, ft.Icon)]


def test_a_lock_stands_at_the_end_unless_a_reason_needs_the_room() -> None:
    locked = Action("Announce", ft.Icons.CAMPAIGN, None, Weight.LOCKED)
    with_reason = Action("Save", ft.Icons.CHECK, None, Weight.LOCKED, "It has no name yet")
    assert icons(locked) == [ft.Icons.CAMPAIGN, ft.Icons.LOCK]
    assert icons(with_reason) == [ft.Icons.LOCK]


@pytest.mark.parametrize("name", ["action-look", "action-swap", "action-announce"])
def test_no_letter_of_an_action_stands_alone_on_a_second_line_in_japanese(name: str) -> None:
    words = messages(Language.JA).text(name)
    button = action(Action(words, ft.Icons.HISTORY, lambda: None))
    assert isinstance(button, ft.Button)
    assert button.content == words
    assert button.style is not None
    assert isinstance(button.style.text_style, ft.TextStyle)
    assert (button.style.text_style.size or 0) * text_width(words) <= NARROWEST


def test_actions_side_by_side_are_set_smaller_rather_than_break_a_word() -> None:
    assert size_in_row(["Swap or not", "Look", "Announce"], 298) == Size.ACTION_PHONE
    russian = ["Поменять или нет", "Подсмотреть", "Назвать персонажа"]
    assert 11 < size_in_row(russian, 298) < size_in_row(russian, 328) < Size.ACTION_PHONE


def test_actions_side_by_side_stand_on_one_line_each_where_all_of_them_can() -> None:
    polish, width = ["Zamień lub nie", "Podejrzyj", "Ogłoś"], 358
    shares = shares_of_row(polish, width)
    room = width - 2 * Space.XS
    for words, share in zip(polish, shares, strict=True):
        assert room * share / sum(shares) >= Size.ACTION_PHONE * text_width(words)
    assert size_in_row(polish, width) == Size.ACTION_PHONE


@pytest.mark.parametrize("possible", [True, False])
def test_a_button_that_is_not_gold_throws_no_shadow_on_what_is_seen_through_it(
    possible: bool,
) -> None:
    drawn = [
        square_button("Fewer", ft.Icons.REMOVE, lambda: None, possible=possible),
        tile("king", ft.Text("King"), (100, 100), lambda: None, padding=4),
    ]
    buttons = [each for each in controls(ft.Row(drawn)) if isinstance(each, ft.Button)]
    assert [each.elevation for each in buttons] == [0, 0]


def test_the_names_of_all_tools_are_set_in_one_size() -> None:
    views = tuple(Tool(words, ft.Icons.INFO, lambda: None) for words in ("A", "Телефоны", "More"))
    drawn = controls(tools(views, 350))
    sizes = {each.style.size for each in drawn if isinstance(each, ft.Text) and each.style}
    assert len(sizes) == 1


def test_a_badge_above_whoever_plays_ends_where_the_flame_begins() -> None:
    seat = Seat(Rect(53, 648, WIDTH, 132), 0)
    view = SeatCardView(0, "Adele", 6, "Adele", State.ACTIVE, badge=Badge("must look"))
    marks = [
        each for each in controls(rim(view, seat, above=True)) if isinstance(each, ft.Container)
    ]
    badge, flame = (next(each for each in marks if each.key == key) for key in ("badge", "flame"))
    assert badge.left is not None
    assert badge.width is not None
    assert flame.left is not None
    assert badge.left + badge.width <= flame.left
