"""The undo button: type size of what it takes back."""

import flet as ft
import pytest

from companion.ui.layout.text_fit import lines_of
from companion.ui.layout.tokens import Font, Size, Touch
from companion.ui.table.undo_button import Undo, undo
from tests.ui.control_tree import controls

WIDTH, ROOM = 350, 256
"""Width of the button, and of a line beside its icon, as `lines_of` takes it."""


def button(words: str, width: float = WIDTH, *, compact: bool = False) -> ft.Button:
    """An undo button."""
    drawn = controls(undo(Undo("Undo", words, lambda: None), width, compact=compact))
    return next(each for each in drawn if isinstance(each, ft.Button))


def note_size(words: str, width: float = WIDTH, *, compact: bool = False) -> float:
    """The type size of what it takes back."""
    text = button(words, width, compact=compact).content
    assert isinstance(text, ft.Text)
    assert text.spans
    small = text.spans[-1].style
    assert small
    assert small.size
    return small.size


def words_of_lines(size: int, lines: int, fewer_at: int | None = None) -> str:
    """A text that takes so many lines in a type, and one line less in another."""
    for length in range(1, 200):
        words = ("takes back " * 20)[:length].strip()
        if lines_of(words, size, ROOM, Font.REGULAR) == lines and (
            fewer_at is None or lines_of(words, fewer_at, ROOM, Font.REGULAR) == lines - 1
        ):
            return words
    raise AssertionError("no words take so many lines")


@pytest.mark.parametrize("lines", [1, 2])
def test_short_note_is_large(lines: int) -> None:
    longest = words_of_lines(Size.SECONDARY, lines) + " turn" * lines
    assert lines_of(longest, Size.SECONDARY, ROOM, Font.REGULAR) == lines
    assert note_size(longest) == Size.SECONDARY


def test_no_single_letter_on_a_second_line() -> None:
    words = words_of_lines(Size.SECONDARY, 2, fewer_at=Size.CAPTION)
    assert note_size(words) == Size.CAPTION


def test_overlong_note_has_the_smallest_type() -> None:
    assert note_size("takes back " * 40) == Size.SMALLEST


def test_no_single_kanji_on_a_second_line() -> None:
    words = "第5ターン\u3000Świętosławaが「自分も王」と宣言"
    assert lines_of(words, note_size(words, 358, compact=True), 280, Font.REGULAR) == 1


def test_button_grows_for_two_lines_on_a_phone() -> None:
    assert button("turn 4", 328, compact=True).height == Touch.UNDO_PHONE
    height = button("ход 4 · Константин: поменять или не поменять", 328, compact=True).height
    assert height is not None
    assert Touch.UNDO_PHONE < height <= Touch.ACTION_PHONE
