"""Buttons, tools and badges: their texts fit."""

from dataclasses import replace

import flet as ft
import pytest

from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.kit.buttons import Action, Weight, action, shares_of_row, size_in_row
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.toolbar import Tool, tools
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.table.panels.tiles import tile
from tests.ui.control_tree import controls

WIDTH = 188.0
NARROWEST = 196
"""Width of an action's text in the dock of a small tablet."""


def icons(locked: Action) -> list[object]:
    return [each.icon for each in controls(action(locked)) if isinstance(each, ft.Icon)]


def test_lock_takes_the_place_of_the_icon_so_that_no_action_changes_its_height() -> None:
    locked = Action("Announce a character of this set", ft.Icons.CAMPAIGN, None, Weight.LOCKED)
    assert icons(locked) == [ft.Icons.LOCK]
    possible = replace(locked, weight=Weight.PLAIN)
    heights = {estimated_height(action(each), NARROWEST + 94) for each in (locked, possible)}
    assert len(heights) == 1


@pytest.mark.parametrize("name", ["action-look", "action-swap", "action-announce"])
def test_japanese_action_has_no_single_letter_on_a_second_line(name: str) -> None:
    words = messages(Language.JA).text(name)
    button = action(Action(words, ft.Icons.HISTORY, lambda: None))
    assert isinstance(button, ft.Button)
    assert button.content == words
    assert button.style is not None
    assert isinstance(button.style.text_style, ft.TextStyle)
    assert (button.style.text_style.size or 0) * text_width(words, Font.MEDIUM) <= NARROWEST


def test_actions_in_a_row_shrink_rather_than_break_words() -> None:
    assert size_in_row(["Swap or not", "Look", "Announce"], 298) == Size.ACTION_PHONE
    russian = ["Поменять или нет", "Подсмотреть", "Назвать персонажа"]
    assert 11 < size_in_row(russian, 268) < size_in_row(russian, 298) < Size.ACTION_PHONE


def test_actions_in_a_row_use_one_line_if_all_can() -> None:
    polish, width = ["Zamień lub nie", "Podejrzyj", "Ogłoś"], 358
    shares = shares_of_row(polish, width)
    room = width - 2 * Space.XS
    for words, share in zip(polish, shares, strict=True):
        assert room * share / sum(shares) >= Size.ACTION_PHONE * text_width(words, Font.MEDIUM)
    assert size_in_row(polish, width) == Size.ACTION_PHONE


@pytest.mark.parametrize("possible", [True, False])
def test_only_gold_buttons_have_a_shadow(
    possible: bool,
) -> None:
    drawn = [
        square_button("Fewer", ft.Icons.REMOVE, lambda: None, possible=possible),
        tile("king", ft.Text("King"), (100, 100), lambda: None, padding=4),
    ]
    buttons = [each for each in controls(ft.Row(drawn)) if isinstance(each, ft.Button)]
    assert [each.elevation for each in buttons] == [0, 0]


def test_tool_labels_share_one_type_size() -> None:
    views = tuple(Tool(words, ft.Icons.INFO, lambda: None) for words in ("A", "Телефоны", "More"))
    drawn = controls(tools(views, 350))
    sizes = {each.style.size for each in drawn if isinstance(each, ft.Text) and each.style}
    assert len(sizes) == 1
