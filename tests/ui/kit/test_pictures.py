"""Emblems and ornament: complete, up to date, well-formed."""

import json
import re
import struct
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from companion import resources
from companion.application.group.character_library import FACES
from companion.core.boxes import EDITIONS, EXPANSIONS
from companion.ui.kit import pictures
from companion.ui.layout.tokens import DARK, LIGHT, Palette
from tests.tools.pictures import DRAWN, Drawing, drawn_ahead, hashes, ornament

PALETTES = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
CHARACTERS = sorted(
    {name for edition in EDITIONS.values() for name in edition.characters}
    | {name for expansion in EXPANSIONS.values() for name in expansion.characters}
)
SIGNS = [pictures.COIN, "court", "bank", pictures.TURN, pictures.HOUSE]

GROUNDS = [pictures.table(palette) for palette in (DARK, LIGHT)]
RGB, RGB_AND_OPACITY = 2, 6
"""PNG colour types."""
WEBP_OPACITY = 0x10
"""Flag of WebP's extended header."""


def colours(svg: str) -> set[str]:
    return set(re.findall("#[0-9A-Fa-f]{6}", svg))


@PALETTES
@pytest.mark.parametrize("name", [*CHARACTERS, *SIGNS])
def test_emblem_has_the_given_colours(name: str, palette: Palette) -> None:
    svg = pictures.emblem(name, palette.paints)
    ElementTree.fromstring(svg)
    paints = {getattr(palette.paints, field) for field in palette.paints.__slots__}
    assert colours(svg) <= paints


def test_colours_can_be_exchanged() -> None:
    swapped = replace(DARK.paints, face=DARK.paints.attribute, attribute=DARK.paints.face)
    once = pictures.emblem("king", DARK.paints)
    back = pictures.emblem("king", swapped)
    assert once != back
    assert once.count(DARK.paints.face) == back.count(DARK.paints.attribute)
    assert once.count(DARK.paints.attribute) == back.count(DARK.paints.face)


def test_paints_of_one_colour_are_refused() -> None:
    with pytest.raises(ValueError, match="one colour"):
        pictures.paints_by_colour(replace(DARK.paints, line=DARK.paints.shade))


def test_every_character_has_an_emblem() -> None:
    drawn = {path.stem for path in (resources.assets() / "emblems").glob("*.svg")}
    assert drawn == {*CHARACTERS, *SIGNS, *FACES}


def test_custom_character_has_its_face_or_the_common_emblem() -> None:
    house = pictures.emblem(pictures.HOUSE, DARK.paints)
    assert pictures.emblem("night_watch", DARK.paints) == house
    assert pictures.emblem("king_1", DARK.paints) == house
    assert pictures.emblem("king", DARK.paints) != house
    faces = {pictures.emblem(f"{face}_12", DARK.paints) for face in FACES}
    assert len(faces) == len(FACES)


def test_pictures_are_up_to_date() -> None:
    drawn = json.loads((resources.assets() / DRAWN).read_text(encoding="utf-8"))
    assert drawn == hashes(), "draw them anew: python -m tests.tools.pictures"


@pytest.mark.parametrize(("path", "drawing"), drawn_ahead().items())
def test_pictures_have_their_size_and_only_the_surface_is_opaque(
    path: str, drawing: Drawing
) -> None:
    data = (resources.assets() / path).read_bytes()
    width, height, transparent = png_header(data) if path.endswith(".png") else webp_header(data)
    assert (width, height) == (drawing.pixels, drawing.pixels)
    assert transparent == (path not in GROUNDS)


def png_header(data: bytes) -> tuple[int, int, bool]:
    kind, width, height, depth, colour = struct.unpack(">8s8xIIBB", data[:26])
    assert (kind, depth) == (b"\x89PNG\r\n\x1a\n", 8)
    assert colour in (RGB, RGB_AND_OPACITY)
    return width, height, colour == RGB_AND_OPACITY


def webp_header(data: bytes) -> tuple[int, int, bool]:
    riff, webp, chunk, flags = struct.unpack("<4s4x4s4s4xB", data[:21])
    assert (riff, webp, chunk) == (b"RIFF", b"WEBP", b"VP8X")
    width, height = (1 + int.from_bytes(data[at : at + 3], "little") for at in (24, 27))
    return width, height, bool(flags & WEBP_OPACITY)


@PALETTES
def test_small_emblem_exists_for_every_character(palette: Palette) -> None:
    shown = [pictures.small(name, palette) for name in (*CHARACTERS, *SIGNS, "night_watch")]
    shown += [pictures.small_coin(palette), pictures.small_coin(palette, fine=True)]
    shown += [pictures.small_coin(palette, on_gold=True)]
    assert [path for path in shown if not (resources.assets() / path).is_file()] == []


@PALETTES
def test_all_ornament_exists(palette: Palette) -> None:
    shown = [pictures.table(palette), pictures.candle(palette), pictures.frame(palette)]
    shown += [pictures.wreath(palette), pictures.rosette(palette)]
    shown += [pictures.rosette(palette, court=True)]
    assert [path for path in shown if not (resources.assets() / path).is_file()] == []


@PALETTES
def test_ornament_is_well_formed(palette: Palette) -> None:
    for svg in (
        ornament.table(palette),
        ornament.candle(palette),
        ornament.frame(palette),
        ornament.wreath(palette),
        ornament.rosette(palette, palette.court),
    ):
        ElementTree.fromstring(svg)
