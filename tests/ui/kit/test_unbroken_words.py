"""No word on a button breaks, on the narrowest pages and dialogs."""

import re
from collections.abc import Iterator
from typing import cast

import flet as ft
import pytest

from companion import resources
from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import set_palette
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import is_full_width
from companion.ui.layout.tokens import Font, Size, Space, narrow_line, palette_for
from companion.ui.page import dialog_sizing as sizing
from companion.ui.page.appearance import largest_text
from tests.ui.control_tree import controls

LONGEST = 48
"""Letters of what a button says at most."""
NARROWEST_PAGE = 360 / largest_text(360, 640)
LINE = min(sizing.room(NARROWEST_PAGE), NARROWEST_PAGE - 2 * Space.M)
"""The narrowest line of a page or dialog."""
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ([^{\n]+)$", re.MULTILINE)


def said(language: Language) -> Iterator[str]:
    """What buttons say in a language, and much else that is no longer."""
    for file in sorted((resources.locales() / "en").glob("*.ftl")):
        for id, _ in MESSAGE.findall(file.read_text(encoding="utf-8")):
            words = messages(language).text(id)
            if len(words) <= LONGEST and "\n" not in words:
                yield words


def words_of(text: str) -> list[str]:
    """The parts of a text that lines must not break."""
    plain = without_joiners(text)
    return [] if is_full_width(plain) else re.findall(r"[^ \n-]+-?", plain)


def room_and_size(button: ft.Button, room: float) -> tuple[float, float]:
    """The width that a button on `room` pixels leaves for its text, and the text's type size."""
    style = button.style
    assert style is not None
    padding = style.padding
    assert isinstance(padding, ft.Padding)
    room -= padding.left + padding.right
    icons = [each for each in controls(button) if isinstance(each, ft.Icon)]
    if isinstance(button.content, str):
        assert isinstance(style.text_style, ft.TextStyle)
        icon = [button.icon] if isinstance(button.icon, ft.Icon) else []
        # Material leaves 8 pixels between them
        taken = sum((each.size or 0) + 8 + cast(ft.Margin, each.margin).right for each in icon)
        return room - taken, style.text_style.size or 0
    row = cast(ft.Row, button.content)
    text = next(each for each in controls(button) if isinstance(each, ft.Text))
    gaps = (len(row.controls) - 1) * (row.spacing or 0)
    assert text.style is not None
    return room - gaps - sum(each.size or 0 for each in icons), text.style.size or 0


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("room", "weight"),
    [(LINE, Weight.PLAIN), (LINE, Weight.LOCKED), (sizing.room(312), Weight.PLAIN)],
)
def test_no_word_of_a_button_breaks(language: Language, weight: Weight, room: float) -> None:
    set_palette(palette_for(dark=True, line_width=narrow_line(room)))
    broken = []
    for words in dict.fromkeys(said(language)):
        button = action(Action(words, ft.Icons.CHECK, lambda: None, weight))
        inside, size = room_and_size(cast(ft.Button, button), room)
        widest = max((text_width(each, Font.MEDIUM) for each in words_of(words)), default=0.0)
        if widest * size > inside or size < Size.SMALLEST:
            broken.append(f"{words}: {widest * size:.0f} of {inside:.0f} px")
    assert broken == []


def test_icon_gives_way_before_type_shrinks_much() -> None:
    set_palette(palette_for(dark=True, line_width=narrow_line(LINE)))
    short, long = (
        action(Action(words, ft.Icons.CHECK, lambda: None))
        for words in ("Закрыть", "Восстановительный")
    )
    assert isinstance(cast(ft.Button, short).icon, ft.Icon)
    assert cast(ft.Button, long).icon is None
