"""The text fields of the set builder.

They are uncontrolled: the server never writes into a field being typed into.
"""

from collections.abc import Callable

import flet as ft

from companion.core.names import NAME_LIMIT
from companion.ui.kit.palette import set_palette
from companion.ui.layout.tokens import Palette
from companion.ui.page.common import text_field

_SEED_DIGITS = 4


@ft.component
def shared_field(
    palette: Palette,
    label: str,
    begins: str,
    on_typed: Callable[[str], object],
    on_done: Callable[[], object],
) -> ft.Control:
    """The field for the link or text of a shared set; `on_typed` gets the whole text."""
    set_palette(palette)

    def made() -> ft.TextField:
        field = text_field(label, on_typed, begins=begins)
        field.on_submit = lambda: on_done()
        return field

    return ft.use_memo(made, [label, palette.name])


@ft.component
def set_name_field(
    palette: Palette, label: str, begins: str, on_typed: Callable[[str], object]
) -> ft.Control:
    """The field for the name of the set being built."""
    set_palette(palette)

    def made() -> ft.TextField:
        return text_field(label, on_typed, begins=begins, limit=NAME_LIMIT)

    return ft.use_memo(made, [label, palette.name])


@ft.component
def seed_field(palette: Palette, label: str, on_typed: Callable[[str], object]) -> ft.Control:
    """The field for the seed of a random set."""
    set_palette(palette)

    def made() -> ft.TextField:
        field = text_field(label, on_typed, limit=_SEED_DIGITS)
        field.keyboard_type = ft.KeyboardType.NUMBER
        # also those of Japanese keyboards
        field.input_filter = ft.InputFilter(r"^[0-9０-９]*$")
        return field

    return ft.use_memo(made, [label, palette.name])
