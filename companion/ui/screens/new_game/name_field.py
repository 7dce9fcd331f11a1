"""A field for a name, which nobody but its typist writes into."""

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.core.names import NAME_LIMIT
from companion.ui.components.common import text_field
from companion.ui.widgets.palette import set_palette
from companion.ui.widgets.tokens import Palette

_GLIDE: Final = 100
"""Milliseconds: a glide is over when it has been drawn, a jump before."""


@ft.component
def name_field(
    palette: Palette,
    place: int,
    name: str,
    label: str,
    arranged: int,
    below: float,
    on_rename: Callable[[int, str], object],
    on_done: Callable[[], object],
    called: int = 0,
    *,
    autofocus: bool = False,
) -> ft.Control:
    """The field for the person at `place`, telling every letter to `on_rename`.

    `name` is what stands in it at first, and again when the people were `arranged` anew. In between
    the field is left alone: a letter that is on its way would be overwritten by a screen drawn
    before it came.

    Enter in it is told to `on_done`. Whenever `called` grows the caret goes into it, and the list
    rolls: it stands so many pixels `below` the first.
    """
    set_palette(palette)

    def made() -> ft.TextField:
        told = partial(on_rename, place)
        field = text_field(label, told, begins=name, limit=NAME_LIMIT)
        field.autofocus = autofocus
        field.expand = True
        field.on_submit = lambda: on_done()
        return field

    field = ft.use_memo(made, [place, label, arranged, palette.name])

    async def take_caret() -> None:
        if called:
            # a browser gives the caret to no field that is out of sight
            await _roll(field, below)
            await field.focus()

    ft.use_effect(take_caret, [called])
    # Flet tells a kept control whose child it has become only where it is one of several
    return ft.Row([field])


async def _roll(control: ft.Control, offset: float) -> None:
    """Roll the list that the control stands in, as far as there is anything to roll."""
    above = control.parent
    while above is not None:
        if isinstance(above, ft.ScrollableControl) and above.scroll is not None:
            await above.scroll_to(offset=offset, duration=_GLIDE)
            return
        above = above.parent
