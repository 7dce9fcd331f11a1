"""The field for a name in a dialog."""

from collections.abc import Callable

import flet as ft

from companion.core.names import NAME_LIMIT
from companion.ui.layout.tokens import Palette
from companion.ui.page.common import kept_field, text_field


def dialog_name_field(
    palette: Palette,
    opening: int,
    begins: str,
    label: str,
    on_typed: Callable[[str], object],
    on_done: Callable[[], object] | None = None,
) -> ft.Control:
    """Return the field of a dialog for a name, with `begins` in it.

    It is uncontrolled and made once per `opening` of the dialog. With `on_done`, which Enter calls,
    it has the focus.
    """

    def make() -> ft.TextField:
        field = text_field(label, on_typed, begins=begins, limit=NAME_LIMIT)
        field.autofocus = on_done is not None
        field.on_submit = on_done
        return field

    return kept_field(palette, (opening, label), make)
