"""The frame of every dialog: title, body, and a foot with "Close".

Flet shows dialogs beside the page, which neither enlarges nor turns them: where that is needed, a
dialog is drawn on a sheet of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

import flet as ft

from companion.ui.kit.enlarged import enlarged
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import TextButton
from companion.ui.kit.rows import stretched
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.styles import NO_EDGE, SCROLLBAR, button_style
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title as heading
from companion.ui.kit.titles import title_size
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import WIDE_LINE, Font, Radius, Size, Space
from companion.ui.page.common import notice_box
from companion.ui.page.dialog_sizing import around, padding, room
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

_COLUMN = 370.0
"""Width of a column of buttons in a dialog, with its gap."""
_WIDEST_IN_COLUMNS = 3 * _COLUMN

CLOSE_HEIGHT = 52.0
_AROUND = 2 * Space.M + Space.L + 38 + Space.M + Space.XS + CLOSE_HEIGHT + Space.M
"""Height of a page not available to a dialog's body."""


@dataclass(frozen=True, slots=True)
class DialogContent:
    """What a dialog shows in its frame."""

    title: str
    body: Sequence[ft.Control]
    in_columns: bool = False
    """Wide pages show the body in as many columns as it needs not to scroll."""
    above_close: Sequence[ft.Control] = ()
    """Controls that stay visible above "Close" while the body scrolls."""
    beside_close: Sequence[ft.Control] = ()
    """Controls that share the row of "Close", which is an icon there on narrow pages."""
    required: bool = False
    """Whether it stays until it is answered."""


def framed(content: DialogContent, view: View, turns: int, actions: PageActions) -> ft.AlertDialog:
    """Return a dialog, turned clockwise by quarter turns.

    The size of `view` is that of the page as the reader sees it.
    """
    opening_number = view.dialog_openings
    sides, width = padding(view.width), room(view.width)
    body = list(content.body)
    if content.in_columns:
        body, width = _in_columns(body, view.width, view.height)
    inside = scrolling_if_too_high([_head(content.title, width), *body], width)
    foot = _foot(content, width, view, actions)

    def on_dismiss() -> None:
        actions.dialogs.dismissed(opening_number)

    if view.scale != 1 or turns:
        drawn = _sheet(inside, foot, sides)
        close = None if content.required else lambda: actions.dialogs.leave()
        shown = _on_own_sheet(content.title, drawn, view, turns, close, on_dismiss)
        shown.modal = content.required
        return shown
    return ft.AlertDialog(
        modal=content.required,
        semantics_label=content.title,
        content=inside,
        inset_padding=around(view.width),
        content_padding=ft.Padding.only(left=sides, right=sides, top=Space.L),
        actions_padding=ft.Padding.only(left=sides, right=sides, top=Space.XS, bottom=Space.M),
        actions=[foot],
        on_dismiss=on_dismiss,
    )


def scrolling_if_too_high(parts: list[ft.Control], width: float) -> ft.Control:
    """Return a column that is as high as its content, and scrolls if it has not as much room."""
    column = stretched(parts, Space.S, expand=True, scroll=SCROLLBAR)
    # by itself, a scrolling column takes all the height there is
    return ft.Row([column], width=width, intrinsic_height=True)


def _in_columns(
    body: list[ft.Control], page_width: float, page_height: float
) -> tuple[list[ft.Control], float]:
    """Return a body in columns if it would scroll otherwise, and the width of the content."""
    width = room(page_width)
    most = int((room(page_width, _WIDEST_IN_COLUMNS) + Space.S) // (WIDE_LINE + Space.S))
    columns = min(most, ceil(sum(_heights(body, width)) / (page_height - _AROUND)))
    if columns < 2:
        return body, width
    parts = [stretched(part, Space.S, expand=True) for part in _balanced(body, columns, width)]
    row = ft.Row([*parts], spacing=Space.S, vertical_alignment=ft.CrossAxisAlignment.START)
    return [row], room(page_width, columns * _COLUMN)


def _balanced(body: list[ft.Control], columns: int, width: float) -> list[list[ft.Control]]:
    """Return the body in its order, in so many columns, the highest as low as possible."""
    heights = _heights(body, width)
    most = max(*heights, sum(heights) / columns)
    while True:
        parts, high = [list[ft.Control]()], 0.0
        for control, height in zip(body, heights, strict=True):
            if high + height > most:
                parts.append([])
                high = 0.0
            parts[-1].append(control)
            high += height
        if len(parts) <= columns:
            return parts
        most += Space.S


def _heights(body: list[ft.Control], width: float) -> list[float]:
    """Return the heights in pixels, each with the gap below it."""
    return [estimated_height(control, width) + Space.S for control in body]


def _head(title: str, width: float) -> ft.Control:
    """Return the title, which scrolls with the body to save room on phones."""
    size = title_size(title, width, Size.AWAITED_LONG)
    return ft.Container(
        heading(title, size, round(size * 1.2), current_palette().text),
        key="title",
        padding=ft.Padding.only(bottom=Space.XXS),
    )


def _foot(content: DialogContent, width: float, view: View, actions: PageActions) -> ft.Control:
    """Return what stays visible while the body scrolls: notices, what the dialog adds, "Close"."""
    notices = [] if view.notice is None else [notice_box(view.notice, actions)]
    if content.required:
        return stretched([*notices, *content.above_close], Space.S)
    words = actions.say.text("close")
    close: ft.Control = TextButton(
        content=ft.Text(words, style=style(Font.MEDIUM, Size.LIST, current_palette().text, 24)),
        height=CLOSE_HEIGHT,
        on_click=lambda: actions.dialogs.leave(),
        style=button_style(
            ink=current_palette().text, fill=ft.Colors.TRANSPARENT, edge=NO_EDGE, padding=Space.S
        ),
    )
    if content.beside_close:
        if view.width < NARROW:
            close = square_button(words, ft.Icons.CLOSE, actions.dialogs.leave)
        close = ft.Row([*content.beside_close, close], key="do-or-close")
    return ft.Column(
        [*notices, *content.above_close, close],
        width=width,
        tight=True,
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )


def _sheet(content: ft.Control, foot: ft.Control, sides: float) -> ft.Control:
    """Return what an AlertDialog looks like."""
    body = ft.Container(content, expand=True, expand_loose=True)
    return ft.Container(
        ft.Column([body, foot], spacing=Space.XS, tight=True),
        padding=ft.Padding.only(left=sides, right=sides, top=Space.L, bottom=Space.M),
        bgcolor=current_palette().surface,
        border_radius=Radius.SHEET,
        # takes taps that would otherwise close the dialog
        on_click=lambda: None,
        ink=False,
    )


def _on_own_sheet(
    title: str,
    drawn: ft.Control,
    view: View,
    turns: int,
    close: Callable[[], None] | None,
    on_dismiss: Callable[[], None],
) -> ft.AlertDialog:
    """Return a dialog enlarged like its page, and turned clockwise by quarter turns."""
    screen = ft.Container(
        drawn,
        alignment=ft.Alignment.CENTER,
        padding=around(view.width),
        width=view.width,
        height=view.height,
        # without a colour, it would take no taps beside the sheet
        bgcolor=ft.Colors.TRANSPARENT,
        on_click=close,
    )
    width, height = view.width, view.height
    if turns:
        width, height = (height, width) if turns % 2 else (width, height)
        screen = ft.Container(
            ft.RotatedBox(quarter_turns=turns, content=screen), width=width, height=height
        )
    return ft.AlertDialog(
        semantics_label=title,
        content=enlarged(screen, view.scale, width, height),
        inset_padding=0,
        content_padding=0,
        bgcolor=ft.Colors.TRANSPARENT,
        elevation=0,
        on_dismiss=on_dismiss,
    )
