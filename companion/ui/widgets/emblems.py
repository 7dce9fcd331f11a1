"""Emblems and coins as they stand among words: square, and passed over by a screen reader."""

import flet as ft

from companion.ui.widgets import pictures
from companion.ui.widgets.palette import current_palette


def picture(source: str, size: float) -> ft.Image:
    """A picture `size` pixels wide and high. When it changes, the last one stays until then."""
    return ft.Image(
        src=source, width=size, height=size, gapless_playback=True, exclude_from_semantics=True
    )


def emblem(name: str, size: float) -> ft.Image:
    """The emblem of a character (by its id), or of what else has one, in `size` pixels."""
    palette = current_palette()
    if size <= pictures.SMALL:
        return picture(pictures.small(name, palette), size)
    return picture(pictures.emblem(name, palette.paints), size)


def coin(size: float, *, fine: bool = False, on_gold: bool = False) -> ft.Image:
    """A coin, no larger than a small emblem; of which colour, `pictures.small_coin` tells."""
    return picture(pictures.small_coin(current_palette(), fine=fine, on_gold=on_gold), size)
