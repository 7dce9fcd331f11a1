"""WCAG contrast of all colours, computed."""

import re
from dataclasses import fields

import pytest

from companion.application.group.marks import Color
from companion.ui.layout.tokens import DARK, LIGHT, MOVING, STILL, Palette

PALETTES = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@PALETTES
def test_text_has_contrast_on_every_background(palette: Palette) -> None:
    grounds = (palette.bg, palette.surface, palette.high, palette.dock)
    for ground in grounds:
        for words in ("text", "muted", "off", "gold", "court", "error"):
            assert contrast(getattr(palette, words), ground) >= 4.5, (words, ground)


@PALETTES
def test_text_has_contrast_on_fills_and_table(palette: Palette) -> None:
    assert contrast(palette.on_gold, palette.gold_fill) >= 7
    assert all(contrast(palette.on_active, ground) >= 7 for ground in palette.active)
    for ground in (*palette.table, palette.edge):
        assert contrast(palette.text, ground) >= 7
    assert contrast(palette.on_court, palette.court_fill) >= 4.5


@PALETTES
def test_active_seat_stands_out_from_the_ground_and_other_seats(palette: Palette) -> None:
    for fill in palette.active:
        for ground in (palette.bg, palette.edge, *palette.table):
            assert contrast(fill, ground) >= 4.5
        assert contrast(fill, palette.surface) >= 3


@PALETTES
def test_text_on_dimmed_seats_has_contrast(palette: Palette) -> None:
    for ink in (palette.gold, palette.text):
        assert contrast(_blended(ink, palette.surface, palette.dimmed), palette.surface) >= 4.5


def _blended(ink: str, ground: str, opacity: float) -> str:
    parts = (
        round(int(ink[at : at + 2], 16) * opacity + int(ground[at : at + 2], 16) * (1 - opacity))
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02X}" for part in parts)


@PALETTES
def test_rings_of_seats_whose_coins_change_stand_out(palette: Palette) -> None:
    for ring in (palette.gold, palette.court_fill):
        for ground in (palette.bg, palette.edge, palette.surface, *palette.table):
            assert contrast(ring, ground) >= 3


@PALETTES
def test_edges_and_focus_have_contrast(palette: Palette) -> None:
    for ground in (palette.bg, palette.surface, palette.high, palette.dock):
        assert contrast(palette.ctrl, ground) >= 3
        assert contrast(palette.focus, ground) >= 7
    for line in palette.lines:
        assert contrast(line, palette.surface) >= 3


@PALETTES
def test_colors_of_people_stand_out_and_carry_their_signs(palette: Palette) -> None:
    assert len({*palette.people}) == len(Color)
    for color in palette.people:
        for ground in (palette.bg, palette.surface, palette.high, palette.dock, *palette.table):
            assert contrast(color, ground) >= 3
        assert contrast(color, palette.edge if palette.is_dark else palette.surface) >= 3


@PALETTES
def test_tags_have_contrast(palette: Palette) -> None:
    for tone in (palette.rulebook, palette.printings, palette.ruling):
        assert contrast(tone.text, tone.fill) >= 4.5


def test_reduced_motion_has_no_durations() -> None:
    assert all(getattr(STILL, field.name) == 0 for field in fields(STILL))
    assert STILL.flight == 0
    assert MOVING.flight == 360


@PALETTES
def test_colours_have_one_notation(palette: Palette) -> None:
    colours = [
        value for field in fields(palette) if isinstance(value := getattr(palette, field.name), str)
    ]
    colours.remove(palette.name)
    assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in colours)
