"""The two pots in the middle of the table: court and bank."""

from typing import Final

import flet as ft

from companion.core.commands import Pot
from companion.ui.board.badges import change
from companion.ui.board.table_view import PotView
from companion.ui.kit import pictures
from companion.ui.kit.emblems import emblem, picture
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent, tappable
from companion.ui.kit.styles import inner_ring
from companion.ui.kit.theme import style
from companion.ui.layout.stage import GAP, Rect
from companion.ui.layout.tokens import Font, Size, Space

_DRAWN: Final = 192.0
"""The diameter of a pot for which the sizes below are given."""
_ENGRAVED: Final = 0.095
"""Share of the diameter that the engraved ring takes; the ring of the focus is inside it."""
_CHANGE: Final = 44.0
_CHANGE_WIDTH: Final = 165.0
"""Width of a change of two digits and its total."""


def pot(view: PotView, rect: Rect) -> ft.LayoutControl:
    """Return a pot for the stage, with its coming change below it."""
    size = rect.width
    ring = inner_ring(current_palette().focus, _ENGRAVED * size)
    layers = tappable(_disc(view, size), view.label, view.on_tap, view.pot, size / 2, ring)
    if view.change is not None:
        layers.append(
            ft.Container(
                left=-Space.L,
                top=size + Space.XS,
                width=size + 2 * Space.L,
                height=_CHANGE - Space.XS,
                alignment=ft.Alignment.CENTER,
                content=silent(change(view.change, scale=min(1.0, (size + GAP) / _CHANGE_WIDTH))),
            )
        )
    return ft.Stack(
        key=f"pot-{view.pot}",
        left=rect.x,
        top=rect.y,
        width=size,
        height=size,
        clip_behavior=ft.ClipBehavior.NONE,
        controls=layers,
    )


def pot_color(which: Pot) -> str:
    """Return the colour of a pot's number and ring."""
    palette = current_palette()
    return palette.court if which == "court" else palette.gold


def pot_ring(which: Pot, size: float) -> ft.Image:
    """Return the engraved ring around a pot's number."""
    return picture(pictures.rosette(current_palette(), court=which == "court"), size)


def _disc(view: PotView, size: float) -> ft.Control:
    palette = current_palette()
    color = pot_color(view.pot)
    scale = size / _DRAWN
    digits = round((Size.COURT if view.pot == "court" else Size.BANK) * scale)
    mark = emblem(view.pot, 42 * scale)
    mark.top = 24 * scale
    return ft.Stack(
        width=size,
        height=size,
        alignment=ft.Alignment.CENTER,
        clip_behavior=ft.ClipBehavior.NONE,
        controls=[
            ft.Container(
                width=size,
                height=size,
                shape=ft.BoxShape.CIRCLE,
                shadow=ft.BoxShadow(
                    blur_radius=28,
                    offset=ft.Offset(0, 10),
                    color=ft.Colors.with_opacity(0.45, palette.shadow),
                ),
                content=pot_ring(view.pot, size),
            ),
            mark,
            ft.Text(
                str(view.coins),
                top=104 * scale - digits / 2,
                no_wrap=True,
                style=style(Font.BOLD, digits, color, digits),
            ),
            ft.Text(
                view.caption,
                top=143 * scale,
                no_wrap=True,
                style=style(Font.MEDIUM, round(Size.BODY * scale), palette.text, 22),
            ),
        ],
    )
