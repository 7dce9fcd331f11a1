"""Everybody's coins by turn, as lines on a canvas.

A line differs from every other by colour, dashes and marker, and has its name at its end. Drawn
here because flet-charts can neither keep such names apart nor draw more than three markers.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft
import flet.canvas as cv

from companion.core.boxes import START_COINS, WINNING_COINS
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent, spoken
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import tenths
from companion.ui.layout.tokens import Font, Palette, Size
from companion.ui.wording.result_views import ChartLine

_AXIS: Final = 26.0
"""Pixels for the coins at the left."""
_TOP: Final = 12.0
_BOTTOM: Final = 24.0
"""Pixels for the turns below."""
_LABEL: Final = 14.0
_LABEL_LINE: Final = 16.0
_AFTER_LINE: Final = 14.0
"""Pixels from the end of a line to its name."""
_WIDEST_LABELS: Final = 0.34
_WIDEST_SMALL_LABELS: Final = 0.5
"""The largest shares of the width that names take; the second in the smallest type."""
_MARKER: Final = 4.5
_APART: Final = 2.5
"""Pixels between two lines at the same coins."""
_SHARE_APART: Final = 0.7
"""The most that all lines at the same coins take of the height of a coin."""
_TURN_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_ROOM_OF_TURN: Final = 34.0

_DASHES: Final[tuple[list[float] | None, ...]] = (None, [7, 4], [2, 4])


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where turns and coins are, in pixels."""

    left: float
    top: float
    right: float
    bottom: float
    turns: int
    most: int
    people: int

    def at(self, turn: int, coins: int) -> tuple[float, float]:
        x = self.left + (self.right - self.left) * turn / max(self.turns, 1)
        return x, self.bottom - (self.bottom - self.top) * coins / self.most

    def point(self, line: ChartLine, turn: int) -> tuple[float, float]:
        """Return a point of a line; lines at the same coins run beside each other."""
        x, y = self.at(turn, line.coins[turn])
        coin = (self.bottom - self.top) / self.most
        apart = min(_APART, _SHARE_APART * coin / self.people)
        return x, y + apart * (line.person - (self.people - 1) / 2)


def least_height(people: int) -> float:
    """Return the height in pixels from which the names of so many lines stand apart."""
    return _TOP + _BOTTOM + people * _LABEL_LINE / _LABEL * smallest_type()


def coin_chart(lines: Sequence[ChartLine], caption: str, width: float, height: float) -> ft.Control:
    """Return the chart, `width` x `height` pixels; the highlighted line is gold and on top.

    Screen readers read what each line shows. `caption` names the turns.
    """
    palette = current_palette()
    longest = max((text_width(line.label, _font(line)) for line in lines), default=0.0)
    usual, small = (longest * size + _AFTER_LINE + 4 for size in (_LABEL, smallest_type()))
    names = min(usual, max(_WIDEST_LABELS * width, min(small, _WIDEST_SMALL_LABELS * width)))
    turns = max((len(line.coins) for line in lines), default=1) - 1
    most = max([WINNING_COINS + 1, *(max(line.coins) for line in lines)])
    plot = _Plot(_AXIS, _TOP, width - names, height - _BOTTOM, turns, most, len(lines))
    in_order = sorted(lines, key=lambda line: line.picked)
    shapes = [*_grid(plot, palette)]
    for line in in_order:
        shapes += _curve(line, plot, palette)
    step = min(_LABEL_LINE, (plot.bottom - _LABEL_LINE / 2) / max(len(lines) - 1, 1))
    ends = _spread([plot.point(line, turns)[1] for line in lines], plot.bottom, step)
    texts = [*_axis_texts(plot, caption, palette)]
    for line, y in zip(lines, ends, strict=True):
        x, end = plot.point(line, turns)
        color = tone(line.person, palette, picked=line.picked)
        thin = ft.Paint(color=color, stroke_width=1, style=ft.PaintingStyle.STROKE)
        if abs(y - end) > 1:
            shapes.append(cv.Line(x + _MARKER, end, x + _AFTER_LINE - 2, y, paint=thin))
        texts.append(_end_label(line, (x + _AFTER_LINE, y), names - _AFTER_LINE, step, palette))
    layers: list[ft.Control] = [cv.Canvas(shapes, width=width, height=height), *texts]
    # the sentence below says those of the picked ones
    words = " ".join(line.words for line in lines if not line.picked)
    return spoken(words, ft.Stack(layers, width=width, height=height))


def line_sample(person: int, *, picked: bool) -> ft.Control:
    """Return a short piece of a person's line with its marker, for a list of names."""
    palette = current_palette()
    width, height = 34.0, 16.0
    stroke = _stroke(person, palette, picked=picked)
    shapes: list[cv.Shape] = [cv.Line(1, height / 2, width - 1, height / 2, paint=stroke)]
    shapes += _marker(person, width / 2, height / 2, tone(person, palette, picked=picked))
    return silent(cv.Canvas(shapes, width=width, height=height))


def tone(person: int, palette: Palette, *, picked: bool) -> str:
    """Return the colour of a person's line: gold if it is highlighted."""
    if picked:
        return palette.gold
    return palette.lines[person % len(palette.lines)]


def _grid(plot: _Plot, palette: Palette) -> list[cv.Shape]:
    """Return lines at 0, at the coins of the start, and at those that win, which is dashed."""
    thin = ft.Paint(color=palette.line, stroke_width=1, style=ft.PaintingStyle.STROKE)
    winning = ft.Paint(
        color=palette.gold,
        stroke_width=1.5,
        style=ft.PaintingStyle.STROKE,
        stroke_dash_pattern=[8, 5],
    )
    shapes: list[cv.Shape] = []
    for coins, paint in ((0, thin), (START_COINS, thin), (WINNING_COINS, winning)):
        _, y = plot.at(0, coins)
        shapes.append(cv.Line(plot.left, y, plot.right, y, paint=paint))
    return shapes


def _axis_texts(plot: _Plot, caption: str, palette: Palette) -> list[ft.Control]:
    small = style(Font.REGULAR, Size.CAPTION, palette.muted, 18)
    texts: list[ft.Control] = [
        ft.Text(
            str(coins),
            left=0,
            top=plot.at(0, coins)[1] - 9,
            width=plot.left - 6,
            text_align=ft.TextAlign.RIGHT,
            style=small,
        )
        for coins in (0, START_COINS, WINNING_COINS)
    ]
    room = (plot.right - plot.left) / _ROOM_OF_TURN
    step = next(each for each in _TURN_STEPS if plot.turns / each <= room or each == 500)
    first = text_width(caption, Font.REGULAR) * Size.CAPTION + 8
    texts.append(ft.Text(caption, left=plot.left, top=plot.bottom + 4, no_wrap=True, style=small))
    for turn in range(step, plot.turns + 1, step):
        x = plot.at(turn, 0)[0]
        if x - plot.left < first + 10:
            continue
        texts.append(
            ft.Text(
                str(turn),
                left=x - 20,
                top=plot.bottom + 4,
                width=40,
                text_align=ft.TextAlign.CENTER,
                style=small,
            )
        )
    return texts


def _curve(line: ChartLine, plot: _Plot, palette: Palette) -> list[cv.Shape]:
    points = [plot.point(line, turn) for turn in range(len(line.coins))]
    path: list[cv.Path.PathElement] = [cv.Path.MoveTo(*points[0])]
    # where coins stay the same for turns, the ends of the level piece are enough
    path += [cv.Path.LineTo(*points[turn]) for turn in range(1, len(points)) if _turns(line, turn)]
    shapes: list[cv.Shape] = [
        cv.Path(path, paint=_stroke(line.person, palette, picked=line.picked))
    ]
    color = tone(line.person, palette, picked=line.picked)
    step = max(1, len(points) // (12 if line.picked else 4))
    # the markers of two people on the same line are not on the same turns
    marked = {*range(1 + line.person % step, len(points), step), len(points) - 1}
    for turn in sorted(marked):
        x, y = points[turn]
        shapes += _marker(line.person, x, y, color)
    return shapes


def _turns(line: ChartLine, turn: int) -> bool:
    """Return whether the line changes its direction after a turn, or ends there."""
    around = line.coins[turn - 1 : turn + 2]
    return len(around) < 3 or around.count(around[0]) < 3


def _stroke(person: int, palette: Palette, *, picked: bool) -> ft.Paint:
    return ft.Paint(
        color=tone(person, palette, picked=picked),
        stroke_width=4 if picked else 2,
        style=ft.PaintingStyle.STROKE,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_dash_pattern=None if picked else _DASHES[person // len(_MARKERS) % len(_DASHES)],
    )


def _font(line: ChartLine) -> str:
    """Return the font of a line's name."""
    return Font.BOLD if line.picked else Font.REGULAR


def _end_label(
    line: ChartLine, at: tuple[float, float], room: float, step: float, palette: Palette
) -> ft.Control:
    font, (x, y) = _font(line), at
    size = tenths(min(_LABEL * step / _LABEL_LINE, room / max(text_width(line.label, font), 0.1)))
    color = palette.gold if line.picked else palette.text
    return ft.Text(
        line.label,
        left=x,
        top=y - step / 2,
        no_wrap=True,
        style=style(font, size, color, step),
    )


def _spread(wanted: Sequence[float], bottom: float, step: float) -> list[float]:
    """Return heights near those wanted, `step` pixels apart, none below `bottom`."""
    order = sorted(range(len(wanted)), key=lambda line: wanted[line])
    least, most = _LABEL_LINE / 2, bottom
    heights = [0.0] * len(wanted)
    above = least - step
    for line in order:
        heights[line] = above = max(wanted[line], above + step)
    below = most + step
    for line in reversed(order):
        heights[line] = below = min(heights[line], below - step)
    return heights


def _circle(x: float, y: float, color: str) -> cv.Shape:
    return cv.Circle(x, y, _MARKER, paint=ft.Paint(color=color))


def _square(x: float, y: float, color: str) -> cv.Shape:
    side = 2 * _MARKER - 1
    return cv.Rect(x - side / 2, y - side / 2, side, side, paint=ft.Paint(color=color))


def _polygon(*corners: tuple[float, float]) -> Callable[[float, float, str], cv.Shape]:
    def drawn(x: float, y: float, color: str) -> cv.Shape:
        (first, *rest) = ((x + _MARKER * dx, y + _MARKER * dy) for dx, dy in corners)
        path: list[cv.Path.PathElement] = [cv.Path.MoveTo(*first)]
        path += [cv.Path.LineTo(*corner) for corner in rest]
        return cv.Path([*path, cv.Path.Close()], paint=ft.Paint(color=color))

    return drawn


_MARKERS: Final[tuple[Callable[[float, float, str], cv.Shape], ...]] = (
    _circle,
    _square,
    _polygon((0, -1.3), (1.2, 0.9), (-1.2, 0.9)),
    _polygon((0, -1.4), (1.2, 0), (0, 1.4), (-1.2, 0)),
    _polygon(
        *((-0.4, -1.3), (0.4, -1.3), (0.4, -0.4), (1.3, -0.4), (1.3, 0.4), (0.4, 0.4)),
        *((0.4, 1.3), (-0.4, 1.3), (-0.4, 0.4), (-1.3, 0.4), (-1.3, -0.4), (-0.4, -0.4)),
    ),
)


def _marker(person: int, x: float, y: float, color: str) -> list[cv.Shape]:
    return [_MARKERS[person % len(_MARKERS)](x, y, color)]
