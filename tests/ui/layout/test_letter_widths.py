"""Texts are measured by the widths and the kerning of the fonts."""

import pytest
from fontTools.ttLib import TTFont

from companion import resources
from companion.ui.kit.theme import fonts
from companion.ui.layout.letter_widths import TABLE, text_width
from companion.ui.layout.tokens import FIGURES, Font
from tests.tools.letter_widths import measured

FAMILIES = (Font.REGULAR, Font.MEDIUM, Font.BOLD, Font.TITLE)
LETTERS = "AaZzĄąŁłŻżÀàЖжЁёЙй \u00a0.,:;’'!?()-–—·+&“”„«»"


def test_table_matches_the_fonts() -> None:
    noted = TABLE.read_text(encoding="utf-8")
    assert noted == measured(), "python -m tests.tools.letter_widths writes it anew"


@pytest.mark.parametrize("family", FAMILIES)
def test_a_letter_is_as_wide_as_in_its_font(family: str) -> None:
    font = TTFont(resources.assets() / fonts(web=False)[family])
    glyphs = font.getBestCmap()
    for letter in LETTERS:
        width = font["hmtx"][glyphs[ord(letter)]][0] / font["head"].unitsPerEm
        assert text_width(letter, family) == pytest.approx(width), letter


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("pair", ["To", "Го"])
def test_letters_that_move_together_are_narrower(family: str, pair: str) -> None:
    apart = sum(text_width(letter, family) for letter in pair)
    assert 0.9 * apart < text_width(pair, family) < 0.96 * apart


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 0),
        ("花子さん", 4),
        # word joiners and combining accents take no room
        ("ショ\u2060ーン", 4),
        # half as wide as other kana
        ("ｱﾝﾅ", 1.5),
        # in no font
        ("🦊", 1),
    ],
)
def test_letters_of_fallback_fonts(family: str, text: str, width: float) -> None:
    assert text_width(text, family) == width


def test_figures_in_titles_are_those_of_another_font() -> None:
    assert text_width("12", Font.TITLE) == pytest.approx(FIGURES * text_width("12", Font.BOLD))


def test_an_accent_may_be_written_by_itself() -> None:
    assert text_width("Jose\u0301", Font.MEDIUM) == text_width("José", Font.MEDIUM)


def test_a_fallback_draws_what_the_title_font_lacks() -> None:
    assert text_width("Ω", Font.TITLE) == text_width("Ω", Font.REGULAR)
    assert text_width("W", Font.TITLE) != text_width("W", Font.REGULAR)
