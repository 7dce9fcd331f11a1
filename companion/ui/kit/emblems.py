"""Emblems and coins: square pictures that screen readers skip."""

import flet as ft

from companion.ui.kit import pictures
from companion.ui.kit.palette import current_palette


def picture(source: str, size: float) -> ft.Image:
    """Return a picture of `size` pixels. A new source replaces it only once it has loaded."""
    return ft.Image(
        src=source, width=size, height=size, gapless_playback=True, exclude_from_semantics=True
    )


def emblem(name: str, size: float) -> ft.Image:
    """Return the emblem of a character id, or of coin, court, bank or turn, in `size` pixels."""
    palette = current_palette()
    if size <= pictures.SMALL:
        return picture(pictures.small(name, palette), size)
    return picture(pictures.emblem(name, palette.paints), size)


def coin(size: float, *, fine: bool = False, on_gold: bool = False) -> ft.Image:
    """Return a coin, at most as large as a small emblem; see `pictures.small_coin`."""
    return picture(pictures.small_coin(current_palette(), fine=fine, on_gold=on_gold), size)
