"""A field for a name, which nobody but its typist writes into."""

from collections.abc import Callable

import flet as ft

from companion.core.setup import NAME_LIMIT
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size


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
        return ft.TextField(
            value=name,
            label=label,
            max_length=NAME_LIMIT,
            counter="",
            autofocus=autofocus,
            text_style=style(Font.MEDIUM, Size.LIST, palette.text, 24),
            border_color=palette.ctrl,
            focused_border_color=palette.focus,
            border_radius=Radius.TILE,
            on_change=lambda event: on_rename(place, event.control.value or ""),
        )

    return ft.use_memo(made, [place, label, arranged, palette.name])
