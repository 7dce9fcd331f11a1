"""Names fit: large if short, on two lines if long, otherwise smaller, never cut."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import Fit, heights_of_lines, lines_of, unbroken
from companion.ui.layout.text_fit import fit as fit_in
from companion.ui.layout.tokens import Font

RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
LETTERS = string.ascii_letters + string.digits + RUSSIAN + RUSSIAN.upper()
MARKED = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻàèéìòùÀÈÉÌÒÙ"

WIDTH = 152
LARGE = 24
SMALL = 13


def fit(name: str, width: float, size: float, smallest: float) -> Fit:
    return fit_in(name, width, size, smallest, Font.MEDIUM)


@pytest.mark.parametrize("name", ["Adele", "Łukasz", "花子", "Żaneta", "Юрий"])
def test_short_name_is_large(name: str) -> None:
    fitted = fit(name, WIDTH, LARGE, SMALL)
    assert fitted.size == LARGE
    assert fitted.lines == 1


@pytest.mark.parametrize(
    "name", ["Aleksandra Wiśniewska", "Wojciech Brzęczyszczykiewicz", "コンスタンティノープル"]
)
def test_long_name_takes_two_lines(name: str) -> None:
    fitted = fit(name, WIDTH, LARGE, SMALL)
    assert fitted.lines == 2
    assert SMALL <= fitted.size < LARGE


def test_one_long_word_is_smaller_instead() -> None:
    fitted = fit("Brzęczyszczykiewicz", WIDTH, LARGE, SMALL)
    assert fitted.lines == 1
    assert SMALL <= fitted.size < LARGE


@given(name=st.text(min_size=1, max_size=60), width=st.integers(40, 400))
def test_one_line_is_returned_only_if_it_fits(name: str, width: int) -> None:
    fitted = fit(name, width, LARGE, SMALL)
    assert SMALL <= fitted.size <= LARGE
    if fitted.lines == 1:
        assert text_width(name, Font.MEDIUM) * fitted.size <= width + 1e-6


@given(words=st.lists(st.text(LETTERS + MARKED, min_size=1, max_size=14), min_size=1, max_size=3))
def test_more_room_never_makes_a_name_smaller(words: list[str]) -> None:
    sizes = [fit(" ".join(words), width, LARGE, SMALL).size for width in range(60, 400)]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("letters", range(2, 24))
def test_kana_shrink_with_more_room_only_to_avoid_short_second_lines(
    letters: int,
) -> None:
    name = "コンスタンティノープル"[:letters].ljust(letters, "ア")
    for width in range(60, 500):
        before, after = (fit(name, each, LARGE, SMALL) for each in (width - 1, width))
        if after.size < before.size:
            assert (before.lines, after.lines) == (2, 1)
            assert letters - int(width / before.size) < 3


@pytest.mark.parametrize(
    ("name", "lines"), [("たかはしりょうすけ", 1), ("さくらこやまもとはなこ", 2)]
)
def test_japanese_name_has_no_single_letter_on_the_second_line(name: str, lines: int) -> None:
    assert fit(name, 154, 24, 13).lines == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", 1),
        ("aaaaaaaaaa", 1),
        # two of them are too long for a line
        ("aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa", 3),
        ("aaaa aaaa aaaa", 1),
        ("aaaa aaaa aaaaaaaaaa", 2),
        ("a" * 40, 3),
        # it breaks after the hyphen
        ("aaaaaaaaaa-aaaaaaaaaa aaaaaaaaaa", 3),
        # a sign stays with its number, a no-break space with both words
        ("aaaaaaaaaaaaaaaaa -1", 2),
        ("aaaaaaaaaaaaaaaaa\u00a01", 2),
        # a soft hyphen may be broken
        ("aaaaaaaaaa\u00adaaaaaaaaaa", 2),
        # a word too long for a line begins on the current one
        ("aa " + "a" * 22, 2),
        ("王" * 21, 3),
        # a full stop and what is joined move with the letter before
        ("王" * 10 + "。", 2),
        ("王" * 9 + "ョ\u2060ー", 2),
        # a name in Latin letters moves whole
        ("王" * 8 + "Maximilian", 2),
    ],
)
def test_line_count_follows_word_breaks(text: str, lines: int) -> None:
    assert lines_of(text, 10, 100, Font.MEDIUM) == lines


@pytest.mark.parametrize("letter", "ーャっ・")
def test_kana_that_cannot_start_a_line_moves_with_its_predecessor(letter: str) -> None:
    plain, kept = "ア" * 14, "ア" * 7 + letter + "ア" * 6
    width = 7 * 17.5
    assert int(width / fit(plain, width, LARGE, SMALL).size) == 7
    assert int(width / fit(kept, width, LARGE, SMALL).size) == 8


def test_extra_space_between_letters_takes_room() -> None:
    assert heights_of_lines("aaaa aaaa aaaa", 10, 12, 100, Font.MEDIUM, spacing=1) == [12]
    assert heights_of_lines("aaaa aaaa aaaa", 10, 12, 100, Font.MEDIUM, spacing=3) == [12, 12]


def test_letters_of_another_font_make_a_line_higher() -> None:
    assert heights_of_lines("aaaa", 20, 26, 100, Font.MEDIUM) == [26]
    assert heights_of_lines("王王王王", 20, 26, 100, Font.MEDIUM) == [26]
    assert heights_of_lines("王王王王a王", 20, 26, 100, Font.MEDIUM) == [28, 26]


def test_type_shrinks_until_no_word_breaks() -> None:
    words = "или не подсматривать"
    size = unbroken(words, 80, 22, 8, Font.MEDIUM)
    longest = text_width("подсматривать", Font.MEDIUM)
    assert longest * size <= 80 < longest * (size + 0.1)
    assert unbroken("a b", 60, 22, 8, Font.MEDIUM) == 22
    assert unbroken(words, 10, 22, 8, Font.MEDIUM) == 8
