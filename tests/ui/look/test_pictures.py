"""Emblems exist for every character and in every theme; ornament is well-formed SVG."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from companion import resources
from companion.ui.look import pictures
from companion.ui.look.tokens import DARK, LIGHT, Palette

PALETTES = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
CHARACTERS = [
    "judge",
    "bishop",
    "king",
    "fool",
    "queen",
    "thief",
    "witch",
    "spy",
    "peasant",
    "cheat",
    "inquisitor",
    "widow",
    "empress",
    "trickster",
    "guru",
    "shaman",
    "patron",
    "beggar",
    "princess",
    "puppet_master",
]
SIGNS = [pictures.COIN, pictures.COURT, pictures.BANK, pictures.TURN, pictures.HOUSE]


def colours(svg: str) -> set[str]:
    return set(re.findall("#[0-9A-Fa-f]{6}", svg))


@PALETTES
@pytest.mark.parametrize("name", [*CHARACTERS, *SIGNS])
def test_emblem_is_painted_in_the_paints_it_is_given(name: str, palette: Palette) -> None:
    svg = pictures.emblem(name, palette.paints)
    ElementTree.fromstring(svg)
    paints = {getattr(palette.paints, field) for field in palette.paints.__slots__}
    assert colours(svg) <= paints


def test_paints_may_be_exchanged_for_each_other() -> None:
    swapped = replace(DARK.paints, face=DARK.paints.attribute, attribute=DARK.paints.face)
    once = pictures.emblem("king", DARK.paints)
    back = pictures.emblem("king", swapped)
    assert once != back
    assert once.count(DARK.paints.face) == back.count(DARK.paints.attribute)
    assert once.count(DARK.paints.attribute) == back.count(DARK.paints.face)


def test_there_is_no_emblem_without_a_character() -> None:
    drawn = {path.stem for path in (resources.assets() / "emblems").glob("*.svg")}
    assert drawn == {*CHARACTERS, *SIGNS}


def test_a_character_without_an_emblem_has_that_of_house_characters() -> None:
    house = pictures.emblem(pictures.HOUSE, DARK.paints)
    assert pictures.emblem("night_watch", DARK.paints) == house
    assert pictures.emblem("king", DARK.paints) != house


@PALETTES
def test_ornament_is_small_and_made_once(palette: Palette) -> None:
    for draw in (
        lambda: pictures.frame(palette, 880, 800, (80, 62)),
        lambda: pictures.rosette(palette, palette.gold),
        lambda: pictures.ornament(palette),
    ):
        svg = draw()
        ElementTree.fromstring(svg)
        assert len(svg) < 24_000
        assert draw() is svg
