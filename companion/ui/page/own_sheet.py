"""Dialogs on a sheet of their own.

Flet shows dialogs beside the page, which neither enlarges nor turns them.
"""

from collections.abc import Callable

import flet as ft

from companion.ui.kit.enlarged import enlarged
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.kit.palette import current_palette
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.layout.tokens import Radius, Space
from companion.ui.page.dialog_sizing import around
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View


def fits(content: ft.Column, foot: ft.Control, width: float, height: float) -> bool:
    """Return whether a sheet surely fits a page of `height` pixels without scrolling.

    It does not if the height of a part cannot be estimated.
    """
    parts = [*content.controls, foot]
    heights = [estimated_height(each, width) for each in parts]
    around_parts = 2 * around(width) + Space.L + Space.M + (len(parts) - 1) * Space.S
    return all(heights) and sum(heights) + around_parts <= height


def sheet(content: ft.Column, foot: ft.Control, sides: float, *, full: bool) -> ft.Control:
    """Return what an AlertDialog looks like; its content scrolls if the sheet is `full`."""
    content.scroll = SCROLLBAR if full else None
    body = ft.Container(content, expand=full)
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
