"""Names fit: large if short, on two lines if long, otherwise smaller, never cut."""

import string

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from companion import resources
from companion.ui.layout.text_fit import fit, lines_of, text_width

FONT = TTFont(resources.assets() / "fonts" / "Roboto-Medium.ttf")
RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
LETTERS = string.ascii_letters + string.digits + RUSSIAN + RUSSIAN.upper()
MARKED = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻàèéìòùÀÈÉÌÒÙ"
SIGNS = " \u00a0.,:;’'!?()|[]-–—·+&“”„«»"

WIDTH = 152
LARGE = 24
SMALL = 13


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
        assert text_width(name) * fitted.size <= width + 1e-6


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


@pytest.mark.parametrize("letter", LETTERS + MARKED + SIGNS)
def test_estimated_widths_match_the_font(letter: str) -> None:
    wide = FONT["hmtx"][FONT.getBestCmap()[ord(letter)]][0] / FONT["head"].unitsPerEm
    assert wide <= text_width(letter) < wide + 0.075


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
        ("王" * 21, 3),
    ],
)
def test_line_count_follows_word_breaks(text: str, lines: int) -> None:
    assert lines_of(text, 10, 100) == lines


@pytest.mark.parametrize("letter", "ーャっ・")
def test_kana_that_cannot_start_a_line_moves_with_its_predecessor(letter: str) -> None:
    plain, kept = "ア" * 14, "ア" * 7 + letter + "ア" * 6
    width = 7 * 17.5
    assert int(width / fit(plain, width, LARGE, SMALL).size) == 7
    assert int(width / fit(kept, width, LARGE, SMALL).size) == 8
