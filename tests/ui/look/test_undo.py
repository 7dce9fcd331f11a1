"""The way back: how large it says what it takes back."""

import flet as ft
import pytest

from companion.ui.look.fitting import lines_of
from companion.ui.look.tokens import DARK, Size
from companion.ui.look.undo import Undo, undo
from tests.ui.drawn import controls

WIDTH, ROOM = 350, 268
"""Pixels of the way back, and of a line beside its icon; `lines_of` is asked about the latter."""


def note_size(words: str) -> float:
    """The type in which the way back says what it takes back."""
    drawn = controls(undo(Undo("Undo", words, lambda: None), WIDTH, DARK))
    text = next(each for each in drawn if isinstance(each, ft.Text) and each.spans)
    assert text.spans
    small = text.spans[-1].style
    assert small
    assert small.size
    return small.size


def words_of_lines(size: int, lines: int, fewer_at: int | None = None) -> str:
    """Words that take so many lines in a type, and one line less in another."""
    for length in range(1, 200):
        words = ("takes back " * 20)[:length].strip()
        if lines_of(words, size, ROOM) == lines and (
            fewer_at is None or lines_of(words, fewer_at, ROOM) == lines - 1
        ):
            return words
    raise AssertionError("no words take so many lines")


@pytest.mark.parametrize("lines", [1, 2])
def test_what_fits_is_large(lines: int) -> None:
    longest = words_of_lines(Size.SECONDARY, lines) + " turn" * lines
    assert lines_of(longest, Size.SECONDARY, ROOM) == lines
    assert note_size(longest) == Size.SECONDARY


def test_no_letter_is_left_alone_on_a_second_line() -> None:
    words = words_of_lines(Size.SECONDARY, 2, fewer_at=Size.CAPTION)
    assert note_size(words) == Size.CAPTION


def test_more_than_fits_is_as_small_as_can_be_read() -> None:
    assert note_size("takes back " * 40) == Size.SMALLEST
