"""The text fields of the set builder."""

from collections.abc import Callable

import flet as ft

from companion.core.names import NAME_LIMIT
from companion.ui.kit.palette import current_palette
from companion.ui.page.common import kept_field, text_field

_SEED_DIGITS = 4


def shared_field(
    label: str, begins: str, on_typed: Callable[[str], object], on_done: Callable[[], object]
) -> ft.Control:
    """Return the field for the link or text of a shared set; `on_typed` gets the whole text."""

    def make() -> ft.TextField:
        field = text_field(label, on_typed, begins=begins)
        field.on_submit = lambda: on_done()
        return field

    return kept_field(current_palette(), (label,), make)


def set_name_field(label: str, begins: str, on_typed: Callable[[str], object]) -> ft.Control:
    """Return the field for the name of the set being built."""

    def make() -> ft.TextField:
        return text_field(label, on_typed, begins=begins, limit=NAME_LIMIT)

    return kept_field(current_palette(), (label,), make)


def seed_field(label: str, on_typed: Callable[[str], object]) -> ft.Control:
    """Return the field for the seed of a random set."""

    def make() -> ft.TextField:
        field = text_field(label, on_typed, limit=_SEED_DIGITS)
        field.keyboard_type = ft.KeyboardType.NUMBER
        # also those of Japanese keyboards
        field.input_filter = ft.InputFilter(r"^[0-9０-９]*$")
        return field

    return kept_field(current_palette(), (label,), make)
