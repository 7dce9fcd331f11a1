"""Court and bank side by side, above a list of seats."""

from typing import Final

import flet as ft

from companion.ui.board.pots import pot_color, pot_ring
from companion.ui.board.table_view import PotView
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import tappable
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.seat_rows import POTS
from companion.ui.layout.text_fit import LINE, tenths
from companion.ui.layout.tokens import Font, Size, Space

_PADDING: Final = 6.0
_EDGES: Final = 2.0
"""Left and right edge of a pot."""
_ROSETTE: Final = 46.0
_AROUND: Final = _EDGES + _PADDING + 2 * Space.XXS + Space.XS
"""Width of a pot without its picture, caption and number."""
_DIGITS: Final = 32
_SHARES: Final = 10
"""Shares of a row in a pixel."""
_EMBLEM: Final = 28.0


def pots_row(court: PotView, bank: PotView, width: float, height: float = POTS) -> ft.Control:
    """Return court and bank side by side on `width` pixels, in one type size."""
    pots = (court, bank)
    scale = height / POTS
    taken = Space.XS + sum(_taken(view, scale) for view in pots)
    fitting = (width - taken) / sum(text_width(view.caption, Font.MEDIUM) for view in pots)
    size = tenths(max(Size.SMALLEST, min(Size.SECONDARY, fitting)))
    if fitting < Size.SMALLEST:
        # the picture and the semantics label tell the pots apart
        size = 0
    return ft.Row([_pot(view, size, scale) for view in pots], spacing=Space.XS)


def _taken(view: PotView, scale: float) -> float:
    """Return the width of a pot without its caption."""
    digits = round(scale * _DIGITS) * text_width(str(view.coins), Font.BOLD)
    return _AROUND + scale * _ROSETTE + digits


def _share(view: PotView, size: float, scale: float) -> int:
    """Return the share of the row that a pot needs."""
    return round(_SHARES * (_taken(view, scale) + size * text_width(view.caption, Font.MEDIUM)))


def _pot(view: PotView, size: float, scale: float) -> ft.Control:
    palette = current_palette()
    color = pot_color(view.pot)
    across, digits = round(scale * _ROSETTE), round(scale * _DIGITS)
    mark = ft.Stack(
        width=across,
        height=across,
        alignment=ft.Alignment.CENTER,
        controls=[pot_ring(view.pot, across), emblem(view.pot, round(scale * _EMBLEM))],
    )
    number = ft.Text(str(view.coins), style=style(Font.BOLD, digits, color, round(digits * LINE)))
    coming: list[ft.Control] = []
    cells: list[ft.Control]
    if view.change is not None:
        small = round(scale * Size.SECONDARY)
        signed = style(Font.BOLD, small, palette.text, small + 3)
        coming.append(ft.Text(view.change.signed, style=signed))
    if size:
        caption = style(Font.MEDIUM, size, palette.text, round(size * LINE))
        words = [ft.Text(view.caption, no_wrap=True, style=caption), *coming]
        cells = [mark, ft.Column(words, spacing=0, tight=True, expand=True), number]
    else:
        end = ft.CrossAxisAlignment.END
        figures = ft.Column([number, *coming], spacing=-2, tight=True, horizontal_alignment=end)
        cells = [mark, ft.Container(expand=True), figures]
    shown = ft.Container(
        height=scale * POTS,
        padding=ft.Padding.only(left=_PADDING, right=Space.XS),
        border_radius=scale * POTS / 2,
        bgcolor=palette.surface,
        border=ft.Border.all(1, color),
        content=ft.Row(cells, spacing=Space.XXS),
    )
    radius = scale * POTS / 2
    layers = tappable(shown, view.label, view.on_tap, view.pot, radius)
    return ft.Stack(layers, expand=_share(view, size, scale))
