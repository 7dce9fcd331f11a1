"""Fields for text."""

from collections.abc import Callable

import flet as ft

from companion.core.names import NAME_LIMIT
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.styles import field_border
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Palette, Size


def text_field(
    label: str, on_typed: Callable[[str], object], *, begins: str = "", limit: int | None = None
) -> ft.TextField:
    """Return a field with `begins` in it, for `limit` characters; `on_typed` gets its text."""
    return ft.TextField(
        label=label,
        value=begins,
        max_length=limit,
        counter=None if limit is None else "",
        text_style=style(Font.MEDIUM, Size.LIST, current_palette().text, 24),
        border=field_border(),
        on_change=lambda event: on_typed(event.control.value or ""),
    )


def name_field(label: str, on_typed: Callable[[str], object], begins: str) -> ft.TextField:
    """Return a field for somebody's name, which keyboards capitalize and do not correct."""
    field = text_field(label, on_typed, begins=begins, limit=NAME_LIMIT)
    field.capitalization = ft.TextCapitalization.WORDS
    field.autocorrect = field.enable_suggestions = False
    return field


@ft.component
def kept_field(
    palette: Palette, kept_by: tuple[object, ...], make: Callable[[], ft.TextField]
) -> ft.Control:
    """Return the uncontrolled field that `make` made, the same until `kept_by` changes.

    In between nothing is written into it: a letter on its way would be overwritten by an earlier
    render.
    """
    set_palette(palette)
    return ft.use_memo(make, [*kept_by, palette.name])


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
        field = name_field(label, on_typed, begins)
        field.autofocus = on_done is not None
        field.on_submit = on_done
        return field

    return kept_field(palette, (opening, label), make)
