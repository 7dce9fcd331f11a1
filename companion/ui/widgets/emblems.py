"""Emblems and coins as they stand among words: square, and passed over by a screen reader."""

import flet as ft

from companion.ui.widgets import pictures
from companion.ui.widgets.tokens import Palette


def picture(source: str, size: float) -> ft.Image:
    """A picture `size` pixels wide and high. When it changes, the last one stays until then."""
    return ft.Image(
        src=source, width=size, height=size, gapless_playback=True, exclude_from_semantics=True
    )


def emblem(name: str, size: float, palette: Palette) -> ft.Image:
    """The emblem of a character (by its id), or of what else has one, in `size` pixels."""
    if size <= pictures.SMALL:
        return picture(pictures.small(name, palette), size)
    return picture(pictures.emblem(name, palette.paints), size)


def coin(size: float, palette: Palette, *, fine: bool = False, on_gold: bool = False) -> ft.Image:
    """A coin, no larger than a small emblem; of which colour, `pictures.small_coin` tells."""
    return picture(pictures.small_coin(palette, fine=fine, on_gold=on_gold), size)
