"""The builder's fields, which nobody but their typist writes into."""

from collections.abc import Callable

import flet as ft

from companion.ui.components.common import text_field
from companion.ui.widgets.tokens import Palette

_SEED_DIGITS = 4


@ft.component
def shared_field(
    label: str,
    begins: str,
    palette: Palette,
    on_typed: Callable[[str], object],
    on_done: Callable[[], object],
) -> ft.Control:
    """The field for the link or text of a set; `on_typed` is told the whole text."""

    def made() -> ft.TextField:
        field = text_field(label, palette, on_typed, begins=begins)
        field.on_submit = lambda: on_done()
        return field

    return ft.use_memo(made, [label, palette.name])


@ft.component
def seed_field(label: str, palette: Palette, on_typed: Callable[[str], object]) -> ft.Control:
    """The field for the number of a random set."""

    def made() -> ft.TextField:
        field = text_field(label, palette, on_typed, limit=_SEED_DIGITS)
        field.keyboard_type = ft.KeyboardType.NUMBER
        # those of a Japanese keyboard too
        field.input_filter = ft.InputFilter(r"^[0-9０-９]*$")
        return field

    return ft.use_memo(made, [label, palette.name])
