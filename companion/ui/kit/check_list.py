"""Rows with checkboxes: multiple choice, and the tasks of a checklist."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.semantics import marked
from companion.ui.kit.styles import focus_ring
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch

_EMBLEM: Final = 44
_BETWEEN: Final = 6
_COLUMN: Final = 250.0
"""Minimum width of a column of rows."""
_CORNER: Final = 3
"""Corner radius of a checkbox: the theme's would make it round like a radio button."""


@dataclass(frozen=True, slots=True)
class Check:
    """One row with a checkbox."""

    value: str
    text: str
    note: str
    ticked: bool
    emblem: str | None = None
    """The character whose emblem stands before the text."""


def checks(
    views: tuple[Check, ...], on_toggle: Callable[[str], object], *, narrow: bool = False
) -> ft.Control:
    """Return rows of at least 52 pixels, in small type if `narrow`; a tap anywhere toggles one."""
    return stretched([_check(view, on_toggle, narrow=narrow) for view in views], _BETWEEN)


def check_columns(
    views: tuple[Check, ...], width: float, on_toggle: Callable[[str], object]
) -> ft.Control:
    """Return the rows in as many columns as fit `width` pixels, each read downwards."""
    columns = max(1, int(width // _COLUMN))
    height = -(-len(views) // columns)
    parts = [views[start : start + height] for start in range(0, len(views), height)]
    return ft.Row(
        [
            ft.Container(
                checks(part, on_toggle, narrow=width < NARROW), key=f"column-{number}", expand=True
            )
            for number, part in enumerate(parts)
        ],
        spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _check(view: Check, on_toggle: Callable[[str], object], *, narrow: bool) -> ft.Control:
    palette = current_palette()
    size = Size.SECONDARY if narrow else Size.BODY
    mark = ft.Checkbox(
        value=view.ticked,
        fill_color={
            ft.ControlState.SELECTED: palette.gold_fill,
            ft.ControlState.DEFAULT: ft.Colors.TRANSPARENT,
        },
        check_color=palette.on_gold,
        shape=ft.RoundedRectangleBorder(radius=_CORNER),
        disabled=True,
    )
    words: list[ft.Control] = [ft.Text(view.text, style=style(Font.MEDIUM, size, palette.text, 23))]
    if view.note:
        words.append(
            ft.Text(view.note, style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 20))
        )
    parts: list[ft.Control] = [ft.Container(mark, height=Touch.OPTION - 2 * Space.XXS)]
    if view.emblem is not None:
        parts.append(emblem(view.emblem, _EMBLEM))
    parts.append(ft.Column(words, spacing=0, tight=True, expand=True))
    edge = 2 if view.ticked else 1
    # reduced by the wider edge of a ticked row, so that nothing moves
    around = Space.XXS + 1 - edge
    face = ft.Container(
        padding=ft.Padding.only(left=around, right=Space.S + 1 - edge, top=around, bottom=around),
        bgcolor=palette.high,
        border_radius=Radius.TILE,
        border=ft.Border.all(edge, palette.gold if view.ticked else palette.ctrl),
        content=ft.Row(parts, spacing=Space.XXS if view.emblem is None else Space.XS),
    )
    return marked(face, lambda: on_toggle(view.value), view.value, ring=focus_ring(edge))
