"""Dialogs on a sheet of their own.

Flet shows dialogs beside the page, which neither enlarges nor turns them.
"""

from collections.abc import Callable

import flet as ft

from companion.ui.kit.enlarged import enlarged
from companion.ui.kit.palette import current_palette
from companion.ui.layout.tokens import Radius, Space
from companion.ui.page.dialog_sizing import around
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View


def sheet(content: ft.Control, foot: ft.Control, sides: float) -> ft.Control:
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


def on_own_sheet(
    title: str,
    drawn: ft.Control,
    view: View,
    turns: int,
    actions: PageActions,
    on_dismiss: Callable[[], None],
) -> ft.AlertDialog:
    """Return a dialog enlarged like its page, and turned clockwise by quarter turns.

    The size of `view` is that of the page as the reader sees it.
    """
    screen = ft.Container(
        drawn,
        alignment=ft.Alignment.CENTER,
        padding=around(view.width),
        width=view.width,
        height=view.height,
        # without a colour, it would take no taps beside the sheet
        bgcolor=ft.Colors.TRANSPARENT,
        on_click=lambda: actions.dialogs.close(),
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
