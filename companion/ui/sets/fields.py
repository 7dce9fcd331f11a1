"""The builder's fields, which nobody but their typist writes into."""

from collections.abc import Callable

import flet as ft

from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size

_SEED_DIGITS = 4


@ft.component
def shared_field(
    label: str, palette: Palette, on_typed: Callable[[str], object], on_done: Callable[[], object]
) -> ft.Control:
    """The field for the link or text of a set; `on_typed` is told the whole text."""

    def made() -> ft.TextField:
        field = _field(label, palette)
        field.on_change = lambda event: on_typed(event.control.value or "")
        field.on_submit = lambda: on_done()
        return field

    return ft.use_memo(made, [label, palette.name])


@ft.component
def seed_field(label: str, palette: Palette, on_typed: Callable[[str], object]) -> ft.Control:
    """The field for the number of a random set."""

    def made() -> ft.TextField:
        field = _field(label, palette)
        field.max_length = _SEED_DIGITS
        field.counter = ""
        field.keyboard_type = ft.KeyboardType.NUMBER
        field.on_change = lambda event: on_typed(event.control.value or "")
        return field

    return ft.use_memo(made, [label, palette.name])


def _field(label: str, palette: Palette) -> ft.TextField:
    return ft.TextField(
        label=label,
        text_style=style(Font.MEDIUM, Size.LIST, palette.text, 24),
        border_color=palette.ctrl,
        focused_border_color=palette.focus,
        border_radius=Radius.TILE,
    )
