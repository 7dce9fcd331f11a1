"""The coin beside a player's coins, marked where they can soon win or end the game."""

from typing import Final

import flet as ft

from companion.ui.board.table_view import Close
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import current_palette

_ICONS: Final = {Close.WIN: ft.Icons.EMOJI_EVENTS, Close.OUT: ft.Icons.HOURGLASS_BOTTOM}
_MARK: Final = 0.62
"""Diameter of the mark as a share of the coin's."""
_BEYOND: Final = 0.24
"""How far the mark reaches beyond the coin's upper right, as a share of the coin's diameter."""


def coin_mark(size: float, close: Close | None, *, on_gold: bool = False) -> ft.LayoutControl:
    """Return the coin in `size` pixels; what it is close to differs in shape and colour."""
    face = coin(size, on_gold=on_gold)
    if close is None:
        return face
    palette = current_palette()
    ink = palette.gold if close is Close.WIN else palette.error
    mark = ft.Container(
        right=-_BEYOND * size,
        top=-_BEYOND * size,
        width=_MARK * size,
        height=_MARK * size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=palette.edge,
        border=ft.Border.all(1.5, ink),
        alignment=ft.Alignment.CENTER,
        content=ft.Icon(_ICONS[close], color=ink, size=0.44 * size),
    )
    return ft.Stack([face, mark], width=size, height=size, clip_behavior=ft.ClipBehavior.NONE)
