"""A field for a name, which nobody but its typist writes into."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.setup import NAME_LIMIT
from companion.ui.look.tokens import Palette
from companion.ui.parts import text_field


@ft.component
def name_field(
    place: int,
    name: str,
    label: str,
    arranged: int,
    palette: Palette,
    on_rename: Callable[[int, str], object],
    autofocus: bool = False,
) -> ft.Control:
    """The field for the person at `place`, telling every letter to `on_rename`.

    `name` is what stands in it at first, and again when the people were `arranged` anew. In between
    the field is left alone: a letter that is on its way would be overwritten by a screen drawn
    before it came.
    """

    def made() -> ft.TextField:
        told = partial(on_rename, place)
        field = text_field(label, palette, told, begins=name, limit=NAME_LIMIT)
        field.autofocus = autofocus
        return field

    return ft.use_memo(made, [place, label, arranged, palette.name])
