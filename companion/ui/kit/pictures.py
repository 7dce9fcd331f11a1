"""Pictures: emblems in the colours of a theme, and ornament.

Pictures on the table, that is emblems up to SMALL pixels and all ornament, are drawn ahead as PNG:
browsers repaint SVG paths and gradients in every frame, which takes longer than everything else.
Larger emblems are SVG text, cached by theme.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import cache
from pathlib import Path
from typing import Final

from companion import resources
from companion.ui.layout.tokens import DARK, Paints, Palette

COIN: Final = "coin"
TURN: Final = "turn"
HOUSE: Final = "house"
"""The emblem of custom characters without another face."""
_FACE: Final = re.compile(r"(own_[a-z]+)_\d+")
"""The id of a custom character with a face of its own."""
SMALL: Final = 64
"""Pixels up to which a small emblem is sharp at two or three device pixels each."""


def paints_by_colour(paints: Paints) -> Mapping[str, str]:
    """Return the name of each paint by its colour. Raises ValueError if two have one colour."""
    named = {colour: name for name, colour in asdict(paints).items()}
    if len(named) < len(fields(paints)):
        raise ValueError("two paints of the emblem files have one colour")
    return named


_PAINTS: Final = paints_by_colour(DARK.paints)
"""The names of the paints in the emblem files, which have the colours of the dark theme."""
_COLOUR: Final = re.compile("#[0-9A-Fa-f]{6}")


@cache
def emblem(name: str, paints: Paints) -> str:
    """Return an emblem as SVG text, for pictures larger than SMALL pixels.

    `name` is a character id, coin, court, bank or turn; ids of custom characters name their face.
    """
    svg = (_folder() / f"{_drawn_as(name)}.svg").read_text(encoding="utf-8")
    colours = asdict(paints)
    # all at once: a new colour may equal another old one
    return _COLOUR.sub(lambda found: colours.get(_PAINTS.get(found[0], ""), found[0]), svg)


def small(name: str, palette: Palette) -> str:
    """Return the asset path of an emblem drawn ahead, for up to SMALL pixels."""
    return f"emblems/{palette.name}/{_drawn_as(name)}.webp"


def small_coin(palette: Palette, *, fine: bool = False, on_gold: bool = False) -> str:
    """Return the path of a coin: gold, verdigris for a fine, pale on an active seat."""
    kind = "-fine" if fine else "-on-gold" if on_gold else ""
    return f"emblems/{palette.name}/{COIN}{kind}.webp"


def table(palette: Palette) -> str:
    """Return the path of the table's surface, to be stretched over the square around its oval."""
    return f"ornament/{palette.name}/table.png"


def candle(palette: Palette) -> str:
    """Return the path of the candlelight."""
    return f"ornament/{palette.name}/candle.png"


def frame(palette: Palette) -> str:
    """Return the path of what surrounds the table, to be stretched like its surface."""
    return f"ornament/{palette.name}/frame.webp"


def rosette(palette: Palette, *, court: bool = False) -> str:
    """Return the path of the engraved ring around golden things, or around the court's coins."""
    return f"ornament/{palette.name}/rosette{'-court' if court else ''}.webp"


def wreath(palette: Palette) -> str:
    """Return the path of a large faint wreath, for pages without a table."""
    return f"ornament/{palette.name}/wreath.webp"


@cache
def _drawn_as(name: str) -> str:
    found = _FACE.fullmatch(name)
    drawn = name if found is None else found[1]
    return drawn if (_folder() / f"{drawn}.svg").is_file() else HOUSE


def _folder() -> Path:
    return resources.assets() / "emblems"
