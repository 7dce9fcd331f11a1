"""Fonts and text styles."""

from dataclasses import fields

import flet as ft
import pytest
from fontTools.ttLib import TTFont

from companion import resources
from companion.i18n import Language
from companion.ui.kit import theme
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.layout.tokens import DARK, LIGHT, Font, Palette


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_all_fifteen_styles_name_family_fallback_and_colour(palette: Palette) -> None:
    styles = theme.theme(palette).text_theme
    assert styles is not None
    written = [getattr(styles, field.name) for field in fields(styles)]
    assert len(written) == 15
    for style in written:
        assert isinstance(style, ft.TextStyle)
        assert style.font_family
        assert style.font_family_fallback == [Font.REGULAR, "Noto Sans JP"]
        assert style.color == ft.Colors.ON_SURFACE
        assert style.letter_spacing == 0


@pytest.mark.parametrize("web", [True, False])
def test_every_font_is_shipped_with_its_licence(web: bool) -> None:
    folder = resources.assets()
    for file in theme.fonts(web=web).values():
        assert (folder / file).is_file()
    assert len(list((folder / "fonts").glob("*OFL.txt"))) == 2
    assert (folder / "fonts" / "Roboto-Apache-2.0.txt").is_file()


def test_roboto_regular_is_not_shipped_to_the_web_client() -> None:
    assert Font.REGULAR not in theme.fonts(web=True)
    assert Font.REGULAR in theme.fonts(web=False)


def test_font_of_a_displayed_language_is_loaded_first() -> None:
    files = theme.fonts([Language.PL, Language.JA], web=True)
    assert next(iter(files)) == "Noto Sans JP"
    assert files == theme.fonts(web=True)


def test_line_height_suits_the_tallest_displayed_language() -> None:
    assert theme.body_line(Language.PL) == 26
    assert theme.body_line(Language.PL, Language.JA) == 30


@pytest.mark.parametrize(
    "file", ["Roboto-Regular", "Roboto-Medium", "Roboto-Bold", "BonaNova-Bold"]
)
def test_letters_of_four_languages_can_be_drawn(file: str) -> None:
    drawn = TTFont(resources.assets() / "fonts" / f"{file}.ttf").getBestCmap()
    letters = "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÀÈÉÌÒÙàèéìòùАЯЁаяё„”«»“’…–—−\u00a0"
    assert [letter for letter in letters if ord(letter) not in drawn] == []


def test_everyday_japanese_can_be_drawn() -> None:
    drawn = TTFont(resources.assets() / "fonts" / "NotoSansJP-Regular.otf").getBestCmap()
    letters = (
        "判事司教王道化女王泥棒魔女密偵農夫詐欺師審問官未亡人裁判所銀行罰金宣言"
        "ひらがなカタカナー々髙﨑「」、。・→"
    )
    assert [letter for letter in letters if ord(letter) not in drawn] == []


@pytest.mark.parametrize(
    "name", ["渡邊", "渡邉", "齋藤", "小澤", "濱田", "𠮷田", "草彅", "栁", "淺野", "纐纈"]
)
def test_kanji_of_unlisted_family_names_can_be_drawn(name: str) -> None:
    drawn = TTFont(resources.assets() / "fonts" / "NotoSansJP-Regular.otf").getBestCmap()
    assert [letter for letter in name if ord(letter) not in drawn] == []


def test_kanji_of_given_names_can_be_drawn() -> None:
    drawn = TTFont(resources.assets() / "fonts" / "NotoSansJP-Regular.otf").getBestCmap()
    letters = "翔凛颯莉茉昊暉琥珀瑶澪栞彗奎侑俐穹苺槇鄭檜櫂"
    assert [letter for letter in letters if ord(letter) not in drawn] == []


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_scrollbar_stands_beside_content_and_takes_no_taps(
    palette: Palette,
) -> None:
    bar = theme.theme(palette).scrollbar_theme
    assert bar is not None
    assert bar.thumb_color == palette.ctrl
    assert SCROLLBAR.thickness is not None
    assert bar.cross_axis_margin is not None
    assert bar.cross_axis_margin + SCROLLBAR.thickness < 0
    assert SCROLLBAR.thumb_visibility
    assert SCROLLBAR.interactive is False
