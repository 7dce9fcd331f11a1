"""What a verdict brought whom: gains as names with pills, and two fortunes that crossed."""

from typing import Final

import flet as ft

from companion.ui.board.moment_views import Exchange, Gain, Swapped
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import LINE, fit
from companion.ui.layout.tokens import Font, Size, Space

_LARGE: Final = (Size.LIST, Size.DELTA)
"""Type sizes of a name and its coins."""
_SMALL: Final = (Size.SECONDARY, Size.BODY)
_LEADING: Final = 6
_SMALLEST: Final = 12.0
"""Type size of the longest names."""
_CROSSING: Final = 1.2
"""Size of the crossing arrows as a share of the figures'."""
_BEFORE: Final = 0.72
"""Size of the figures before, as a share of those after."""


def gain_chip(gain: Gain, room: float | None = None, *, small: bool = False) -> ft.Control:
    """Return a name with its coins gained or lost; the name is fitted to `room` pixels for both."""
    palette = current_palette()
    change = gain.change
    fill, ink = (
        (palette.court_fill, palette.on_court)
        if change.fine
        else (palette.gold_fill, palette.on_gold)
    )
    name, figures = _SMALL if small else _LARGE
    line = figures + _LEADING
    if room is not None:
        left = room - _pill_width(gain, figures) - Space.XS
        size = fit(gain.who, left, name, _SMALLEST, Font.MEDIUM, on_two=0).size
        words = style(Font.MEDIUM, size, palette.text, line)
    else:
        words = style(Font.MEDIUM, name, palette.text, Size.BODY_LINE)
    return ft.Row(
        [
            ft.Text(gain.who, no_wrap=room is not None, style=words),
            ft.Container(
                bgcolor=fill,
                border_radius=Space.XS,
                padding=ft.Padding.symmetric(horizontal=Space.XS),
                content=ft.Text(change.signed, style=style(Font.BOLD, figures, ink, line)),
            ),
        ],
        tight=True,
        spacing=Space.XS,
    )


def gain_rows(gains: tuple[Gain, ...], room: float, *, small: bool = False) -> ft.Control:
    """Return all gains on as few rows of `room` pixels as they need."""
    rows: list[ft.Control] = [
        ft.Row([gain_chip(gain, room, small=small) for gain in row], tight=True, spacing=Space.M)
        for row in _rows(gains, room, small=small)
    ]
    return centred(rows, Space.XXS, key="gains")


def gains_height(gains: tuple[Gain, ...], room: float, *, small: bool = False) -> float:
    """Return the height in pixels of `gain_rows`, 0 without any."""
    rows = len(_rows(gains, room, small=small))
    line = (_SMALL if small else _LARGE)[1] + _LEADING
    return rows * (line + Space.XXS) - (Space.XXS if rows else 0)


def _rows(gains: tuple[Gain, ...], room: float, *, small: bool) -> list[list[Gain]]:
    name, figures = _SMALL if small else _LARGE
    rows: list[list[Gain]] = []
    left = 0.0
    for gain in gains:
        wide = text_width(gain.who, Font.MEDIUM) * name + Space.XS + _pill_width(gain, figures)
        if rows and wide + Space.M <= left:
            rows[-1].append(gain)
            left -= wide + Space.M
        else:
            rows.append([gain])
            left = room - wide
    return rows


def _pill_width(gain: Gain, figures: int) -> float:
    return text_width(gain.change.signed, Font.BOLD) * figures + 2 * Space.XS


def crossing(exchange: Exchange, room: float, digits: int) -> ft.Control:
    """Return two fortunes that cross: names, coins before, arrows, and coins after in large type.

    Its height is `crossing_height` of the type size `digits`.
    """
    palette = current_palette()
    before = round(_BEFORE * digits)
    widest = [
        max(text_width(str(figures), Font.BOLD) for figures in column) * size
        for column, size in (
            ([side.before for side in exchange.sides], before),
            ([side.after for side in exchange.sides], digits),
        )
    ]
    left = room - sum(widest) - _CROSSING * digits - 3 * Space.S
    name = max(Size.LIST, round(digits / 2))
    longest = max(text_width(each.who, Font.MEDIUM) for each in exchange.sides)
    wide = min(left, longest * name + 2)

    def column(cells: list[ft.Control], align: ft.Alignment) -> ft.Control:
        high = crossing_height(digits) / 2
        return ft.Column(
            [ft.Container(cell, height=high, alignment=align) for cell in cells],
            tight=True,
            spacing=0,
        )

    def named(side: Swapped) -> ft.Control:
        fitted = fit(side.who, left, name, _SMALLEST, Font.MEDIUM)
        return ft.Text(
            side.who,
            width=wide,
            max_lines=2,
            no_wrap=fitted.lines == 1,
            style=style(Font.MEDIUM, fitted.size, palette.text, round(fitted.size * LINE)),
        )

    def figures(coins: int, size: int, ink: str) -> ft.Control:
        return ft.Text(str(coins), no_wrap=True, style=style(Font.BOLD, size, ink, digits))

    right = ft.Alignment.CENTER_RIGHT
    return ft.Row(
        [
            column([named(side) for side in exchange.sides], ft.Alignment.CENTER_LEFT),
            column([figures(side.before, before, palette.muted) for side in exchange.sides], right),
            ft.Icon(ft.Icons.SHUFFLE, color=palette.gold, size=_CROSSING * digits),
            column([figures(side.after, digits, palette.gold) for side in exchange.sides], right),
        ],
        key="exchange",
        tight=True,
        spacing=Space.S,
    )


def crossing_height(digits: int) -> float:
    """Return the height in pixels of crossing fortunes."""
    return 2 * round(digits * LINE)
