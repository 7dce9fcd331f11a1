"""Pictures: the emblems in a theme's paints, and ornament drawn by formula.

Large ones are SVG text. The small emblems, of which a table shows dozens at once, are drawn ahead:
a browser paints every path of an SVG anew in every frame, which takes longer than all the rest.

The ornament is guilloche, as engraved on banknotes: a closed curve waving between two rings. Every
picture is made once for a theme and a size and then kept, so an unchanged one is never sent again.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from companion import resources
from companion.ui.look.tokens import DARK, LIGHT, Paints, Palette

Point = tuple[float, float]

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
    drawn = {getattr(_DRAWN_IN, field): getattr(paints, field) for field in Paints.__slots__}
    return _repainted(svg, drawn)


def small(name: str, palette: Palette) -> str:
    """The same emblem drawn ahead, up to SMALL pixels wide: its path among the assets."""
    return f"emblems/{palette.name}/{_drawn_as(name)}.png"


def small_coin(palette: Palette, *, fine: bool = False, on_gold: bool = False) -> str:
    """A coin: gold, verdigris when it goes to the court, pale on the plaque of whoever plays."""
    kind = "-fine" if fine else "-on-gold" if on_gold else ""
    return f"emblems/{palette.name}/{COIN}{kind}.png"


def drawn_ahead() -> Mapping[str, str]:
    """What is drawn ahead: for every path that `small` and `small_coin` give, the SVG text."""
    found: dict[str, str] = {}
    names = sorted(path.stem for path in _folder().glob("*.svg"))
    for palette in (DARK, LIGHT):
        paints = palette.paints
        found |= {small(name, palette): emblem(name, paints) for name in names}
        fine = replace(paints, attribute=paints.court)
        found[small_coin(palette, fine=True)] = emblem(COIN, fine)
        on_gold = replace(paints, attribute=paints.face)
        found[small_coin(palette, on_gold=True)] = emblem(COIN, on_gold)
    return found


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


@cache
def frame(palette: Palette, width: int, height: int, inset: Point) -> str:
    """What lies around and upon the table: the dark beyond its rim, the rim and the guilloche.

    The oval itself is left open, so that the candle behind it shows through.
    """
    middle = width / 2, height / 2
    radii = middle[0] - inset[0], middle[1] - inset[1]
    ellipse = _ellipse(middle, radii)
    inner = _ellipse(middle, (radii[0] - 10, radii[1] - 10))
    wreath = _wreath(middle, (radii[0] * 0.735, radii[1] * 0.785))
    rim = f'fill="none" stroke="{palette.gold}"'
    return _svg(
        width,
        height,
        f'<path d="M0 0H{width}V{height}H0Z{ellipse}" fill="{palette.edge}" fill-rule="evenodd"/>',
        f'<path d="{ellipse}" {rim} stroke-width="2" stroke-opacity=".55"/>',
        f'<path d="{inner}" {rim} stroke-opacity=".22"/>',
        f'<path d="{wreath}" {rim} stroke-opacity=".14"/>',
    )


@cache
def rosette(palette: Palette, color: str) -> str:
    """The ring of engraving around a pot, 192 pixels wide, in one colour."""
    waves = "".join(
        _wave((96, 96), middle_radius=86, amplitude=6.5, lobes=24, phase=phase * math.tau / 6)
        for phase in range(6)
    )
    return _svg(
        192,
        192,
        f'<circle cx="96" cy="96" r="95" fill="{palette.surface}"/>',
        f'<path d="{waves}" fill="none" stroke="{color}" stroke-width=".7" stroke-opacity=".75"/>',
        f'<circle cx="96" cy="96" r="79" fill="none" stroke="{color}" stroke-opacity=".35"/>',
        f'<circle cx="96" cy="96" r="95" fill="none" stroke="{color}" stroke-width="2"/>',
    )


@cache
def ornament(palette: Palette) -> str:
    """A large faint wreath, 960 pixels wide, to lie behind a page without a table."""
    wreath = _wreath((480, 480), (440, 440))
    return _svg(
        960,
        960,
        f'<path d="{wreath}" fill="none" stroke="{palette.line}" stroke-opacity=".45"/>',
    )


def _wreath(middle: Point, radii: Point) -> str:
    """Loops running around an ellipse and over each other."""
    loops, laps, share = 67, 11, 0.19
    turn = loops / laps

    def curve(t: float) -> Point:
        return (
            middle[0] + radii[0] * ((1 - share) * math.cos(t) + share * math.cos(-turn * t)),
            middle[1] + radii[1] * ((1 - share) * math.sin(t) + share * math.sin(-turn * t)),
        )

    return _closed(curve, math.tau * laps, loops * 7)


def _wave(
    middle: Point, *, middle_radius: float, amplitude: float, lobes: int, phase: float
) -> str:
    """One line waving about a circle, `lobes` times on the way around."""

    def curve(t: float) -> Point:
        radius = middle_radius + amplitude * math.sin(lobes * t + phase)
        return middle[0] + radius * math.cos(t), middle[1] + radius * math.sin(t)

    return _closed(curve, math.tau, lobes * 4)


def _closed(curve: Callable[[float], Point], span: float, pieces: int) -> str:
    """A closed curve as a path of `pieces` cubic pieces."""
    step = span / pieces
    x, y = curve(0)
    return f"M{_n(x)} {_n(y)}" + "".join(_pieces(curve, step, pieces)) + "Z"


def _pieces(curve: Callable[[float], Point], step: float, pieces: int) -> Iterator[str]:
    handle = step / 3
    for piece in range(pieces):
        start, end = piece * step, (piece + 1) * step
        (x0, y0), (x3, y3) = curve(start), curve(end)
        dx0, dy0 = _slope(curve, start)
        dx3, dy3 = _slope(curve, end)
        yield (
            f"C{_n(x0 + dx0 * handle)} {_n(y0 + dy0 * handle)}"
            f" {_n(x3 - dx3 * handle)} {_n(y3 - dy3 * handle)} {_n(x3)} {_n(y3)}"
        )


def _slope(curve: Callable[[float], Point], t: float) -> Point:
    near = 1e-4
    (x0, y0), (x1, y1) = curve(t - near), curve(t + near)
    return (x1 - x0) / (2 * near), (y1 - y0) / (2 * near)


def _ellipse(middle: Point, radii: Point) -> str:
    (x, y), (rx, ry) = middle, radii
    arc = f"A{_n(rx)} {_n(ry)} 0 1 0"
    return f"M{_n(x - rx)} {_n(y)}{arc} {_n(x + rx)} {_n(y)}{arc} {_n(x - rx)} {_n(y)}Z"


def _svg(width: int, height: int, *parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{"".join(parts)}</svg>'
    )


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
