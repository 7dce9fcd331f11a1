"""A field for a name, which nobody but its typist writes into."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.names import NAME_LIMIT
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
    on_done: Callable[[], object],
    called: int = 0,
    autofocus: bool = False,
) -> ft.Control:
    """The field for the person at `place`, telling every letter to `on_rename`.

    `name` is what stands in it at first, and again when the people were `arranged` anew. In between
    the field is left alone: a letter that is on its way would be overwritten by a screen drawn
    before it came.

    Enter in it is told to `on_done`, and whenever `called` grows the caret goes into it.
    """

    def made() -> ft.TextField:
        told = partial(on_rename, place)
        field = text_field(label, palette, told, begins=name, limit=NAME_LIMIT)
        field.autofocus = autofocus
        field.expand = True
        field.on_submit = lambda: on_done()
        return field

    field = ft.use_memo(made, [place, label, arranged, palette.name])

    async def take_caret() -> None:
        if called:
            await field.focus()  # type: ignore[no-untyped-call]

    ft.use_effect(take_caret, [called])
    # Flet tells a kept control whose child it has become only where it is one of several
    return ft.Row([field])
