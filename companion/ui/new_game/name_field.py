"""The field for a player's name."""

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.core.names import NAME_LIMIT
from companion.ui.kit.palette import set_palette
from companion.ui.layout.tokens import Palette
from companion.ui.page.common import text_field

_GLIDE: Final = 100
"""Milliseconds: an animated scroll ends once it is rendered, a jump before."""


@ft.component
def name_field(
    palette: Palette,
    seat: int,
    name: str,
    label: str,
    arranged: int,
    below: float,
    on_rename: Callable[[int, str], object],
    on_done: Callable[[], object],
    on_focus: Callable[[], object],
    on_blur: Callable[[], object],
    focus_count: int = 0,
    *,
    autofocus: bool = False,
) -> ft.Control:
    """The uncontrolled field for the player at `seat`; `on_rename` gets every change.

    It is made anew with `name` when players were `arranged` anew. In between nothing is written
    into it: a letter on its way would be overwritten by an earlier render.

    Enter calls `on_done`. Whenever `focus_count` grows, the field gets the focus, and the list
    scrolls to it, `below` pixels under the first field.
    """
    set_palette(palette)

    def made() -> ft.TextField:
        rename = partial(on_rename, seat)
        field = text_field(label, rename, begins=name, limit=NAME_LIMIT)
        field.autofocus = autofocus
        field.expand = True
        field.on_submit = lambda: on_done()
        field.on_focus = lambda: on_focus()
        field.on_blur = lambda: on_blur()
        return field

    field = ft.use_memo(made, [seat, label, arranged, palette.name])

    async def take_caret() -> None:
        if focus_count:
            # browsers do not focus an invisible field
            await _scroll_to(field, below)
            await field.focus()

    ft.use_effect(take_caret, [focus_count])
    # Flet updates the parent of a kept control only if it is in a list
    return ft.Row([field])


async def _scroll_to(control: ft.Control, offset: float) -> None:
    """Scroll the list around a control, as far as possible."""
    above = control.parent
    while above is not None:
        if isinstance(above, ft.ScrollableControl) and above.scroll is not None:
            await above.scroll_to(offset=offset, duration=_GLIDE)
            return
        above = above.parent
