"""Pictures: the emblems in a theme's paints, and the ornament.

What a table shows is drawn ahead, its emblems up to SMALL pixels and all of its ornament: a browser
paints every path of an SVG and every point of a gradient anew in every frame, which takes longer
than all the rest. Larger emblems are SVG text, made once for a theme and then kept.
"""

from dataclasses import astuple
from functools import cache
from pathlib import Path
from typing import Final

from companion import resources
from companion.ui.widgets.tokens import DARK, Paints, Palette

_DRAWN_IN: Final = DARK.paints
"""The paints the emblem files are drawn in."""

COIN: Final = "coin"
COURT: Final = "court"
BANK: Final = "bank"
TURN: Final = "turn"
HOUSE: Final = "house"
"""For the characters a group makes up, which have no emblem of their own."""
SMALL: Final = 64
"""Pixels up to which a small emblem is sharp on a screen that draws two or three to each."""


@cache
def emblem(name: str, paints: Paints) -> str:
    """The emblem of a character (by its id), or of coin, court, bank or turn, in these paints.

    SVG text, for pictures larger than SMALL pixels. A character without an emblem, made up by a
    group, has that of all house characters.
    """
    svg = (_folder() / f"{_drawn_as(name)}.svg").read_text(encoding="utf-8")
    drawn = dict(zip(astuple(_DRAWN_IN), astuple(paints), strict=True))
    return _repainted(svg, drawn)


def small(name: str, palette: Palette) -> str:
    """The same emblem drawn ahead, up to SMALL pixels wide: its path among the assets."""
    return f"emblems/{palette.name}/{_drawn_as(name)}.png"


def small_coin(palette: Palette, *, fine: bool = False, on_gold: bool = False) -> str:
    """A coin: gold, verdigris when it goes to the court, pale on the plaque of whoever plays."""
    kind = "-fine" if fine else "-on-gold" if on_gold else ""
    return f"emblems/{palette.name}/{COIN}{kind}.png"


def table(palette: Palette) -> str:
    """The table's ground, to be stretched over the square around its oval."""
    return f"ornament/{palette.name}/table.png"


def candle(palette: Palette) -> str:
    """The light of a candle."""
    return f"ornament/{palette.name}/candle.png"


def frame(palette: Palette) -> str:
    """What lies around and upon the table, to be stretched as its ground is."""
    return f"ornament/{palette.name}/frame.png"


def rosette(palette: Palette, *, court: bool = False) -> str:
    """The ring of engraving around the bank's coins and other golden things, or the court's."""
    return f"ornament/{palette.name}/rosette{'-court' if court else ''}.png"


def wreath(palette: Palette) -> str:
    """A large faint wreath, to lie behind a page without a table."""
    return f"ornament/{palette.name}/wreath.png"


@cache
def _drawn_as(name: str) -> str:
    return name if (_folder() / f"{name}.svg").is_file() else HOUSE


def _folder() -> Path:
    return resources.assets() / "emblems"


def _repainted(svg: str, drawn: dict[str, str]) -> str:
    """`svg` with each colour replaced, all at once: a new colour may equal another old one."""
    parts = svg.split("#")
    return parts[0] + "".join(
        drawn.get(f"#{part[:6]}", f"#{part[:6]}") + part[6:] for part in parts[1:]
    )
