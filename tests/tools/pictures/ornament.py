"""Ornament drawn by formula, as SVG text.

The engraving is guilloche, as on banknotes: a closed curve waving between two rings.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from companion.ui.layout.tokens import Palette

Point = tuple[float, float]

_TABLE: Final = 760
"""The size of a table at which its lines are as thin as they are meant to be."""


def table(palette: Palette) -> str:
    """The table's ground, lightest in its middle; the corners are those beyond its rim."""
    stops = ((0.0, palette.table[0], 1.0), (1.0, palette.table[1], 1.0))
    return _light(stops, reach=0.71)


def candle(palette: Palette) -> str:
    """The light of a candle, out at the picture's edges."""
    stops = ((0.0, 0.5), (0.3, 0.26), (0.65, 0.08), (1.0, 0.0))
    return _light([(at, palette.candle, share) for at, share in stops], reach=0.5)


def frame(palette: Palette) -> str:
    """What lies around and upon the table: the dark beyond its rim, the rim and the guilloche.

    The oval itself is left open, so that the candle behind it shows through.
    """
    half = _TABLE / 2
    middle = half, half
    ellipse = _ellipse(middle, (half - 1, half - 1))
    inner = _ellipse(middle, (half - 11, half - 11))
    wreath = _wreath(middle, (half * 0.735, half * 0.785))
    rim = f'fill="none" stroke="{palette.gold}"'
    beyond = f"M0 0H{_TABLE}V{_TABLE}H0Z{ellipse}"
    return _svg(
        _TABLE,
        f'<path d="{beyond}" fill="{palette.edge}" fill-rule="evenodd"/>',
        f'<path d="{ellipse}" {rim} stroke-width="2" stroke-opacity=".55"/>',
        f'<path d="{inner}" {rim} stroke-opacity=".22"/>',
        f'<path d="{wreath}" {rim} stroke-opacity=".14"/>',
    )


def rosette(palette: Palette, color: str) -> str:
    """The ring of engraving around a pot, 192 pixels wide, in one colour."""
    waves = "".join(
        _wave((96, 96), middle_radius=86, amplitude=6.5, lobes=24, phase=phase * math.tau / 6)
        for phase in range(6)
    )
    return _svg(
        192,
        f'<circle cx="96" cy="96" r="95" fill="{palette.surface}"/>',
        f'<path d="{waves}" fill="none" stroke="{color}" stroke-width=".7" stroke-opacity=".75"/>',
        f'<circle cx="96" cy="96" r="79" fill="none" stroke="{color}" stroke-opacity=".35"/>',
        f'<circle cx="96" cy="96" r="95" fill="none" stroke="{color}" stroke-width="2"/>',
    )


def wreath(palette: Palette) -> str:
    """A large faint wreath, 960 pixels wide, to lie behind a page without a table."""
    line = _wreath((480, 480), (440, 440))
    return _svg(
        960,
        f'<path d="{line}" fill="none" stroke="{palette.line}" stroke-opacity=".45"/>',
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


def _light(stops: Iterable[tuple[float, str, float]], reach: float) -> str:
    """A square with one light in its middle; `stops` are (where, colour, how opaque)."""
    shades = "".join(
        f'<stop offset="{at}" stop-color="{color}" stop-opacity="{share}"/>'
        for at, color, share in stops
    )
    return _svg(
        100,
        f'<radialGradient id="light" r="{reach}">{shades}</radialGradient>',
        '<rect width="100" height="100" fill="url(#light)"/>',
    )


def _svg(size: int, *parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        f'viewBox="0 0 {size} {size}">{"".join(parts)}</svg>'
    )


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
