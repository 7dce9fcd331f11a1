"""What may lie over a screen, and what all of it stands in: a title, a body and a foot."""

import flet as ft

from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import notice_box
from companion.ui.dialogs.correct_coins import (
    correct_body,
    correct_do,
    correct_told,
    counter,
    least_height,
)
from companion.ui.dialogs.history import history_body
from companion.ui.dialogs.install import install_body
from companion.ui.dialogs.language import language_body
from companion.ui.dialogs.mistaken_look import mistaken_body
from companion.ui.dialogs.more import about_body, more_body
from companion.ui.dialogs.phones import phones_body
from companion.ui.dialogs.saved_games import games_body
from companion.ui.dialogs.sizing import padding, room
from companion.ui.state.view import Dialog, View
from companion.ui.widgets.breakpoints import is_sideways
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.styles import ROLLED
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size, Space, Touch

_BODIES = {
    Dialog.LANGUAGE: language_body,
    Dialog.HISTORY: history_body,
    Dialog.MORE: more_body,
    Dialog.MISTAKEN: mistaken_body,
    Dialog.CORRECT: correct_body,
    Dialog.PHONES: phones_body,
    Dialog.ABOUT: about_body,
    Dialog.GAMES: games_body,
    Dialog.INSTALL: install_body,
}
_IN_LINE = 480.0
"""Room in which what a correction does is said on one line beside the way out."""

_LOWEST = {
    Dialog.HISTORY: Size.BODY_LINE,
    Dialog.MORE: Touch.ACTION,
    Dialog.MISTAKEN: Touch.ACTION,
    Dialog.GAMES: Touch.ACTION,
}
"""The least height in pixels of one thing listed in a dialog."""
_CLOSE = 52.0
_AROUND = 2 * Space.M + Space.L + 38 + Space.M + Space.XS + _CLOSE + Space.M
"""Pixels of a page's height that are not for what stands between a dialog's title and foot."""
_COUNTER = Touch.OPTION + Space.S + Touch.ACTION_PHONE - _CLOSE
"""Pixels by which a correction's foot is higher."""


def open_dialog(view: View, actions: PageActions) -> ft.AlertDialog | None:
    """The dialog that lies over the screen; None while there is none."""
    dialog, opening = view.dialog, view.dialog_openings
    if dialog is None:
        return None
    title = actions.say.text(f"{dialog}-title")
    sides, width = padding(view.width), room(view.width)
    body = _BODIES[dialog](view, actions)
    # a column with a bar takes all the height there is: only where it would anyway
    sideways = is_sideways(view.width, view.height)
    full = sideways or _least(dialog, body, view, actions) > view.height - _AROUND
    return ft.AlertDialog(
        semantics_label=title,
        content=ft.Column(
            [_head(title), *body],
            width=width,
            spacing=Space.S,
            tight=True,
            scroll=ROLLED if full else None,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        scrollable=not full,
        inset_padding=Space.M,
        content_padding=ft.Padding.only(left=sides, right=sides, top=Space.L),
        actions_padding=ft.Padding.only(left=sides, right=sides, top=Space.XS, bottom=Space.M),
        actions=[_foot(dialog, width, view, actions)],
        on_dismiss=lambda: actions.dialogs.dismissed(opening),
    )


def _least(dialog: Dialog, body: list[ft.Control], view: View, actions: PageActions) -> float:
    """The least height in pixels of what stands between title and foot."""
    if dialog is Dialog.CORRECT:
        return least_height(view, actions.say, room(view.width)) + _COUNTER
    return len(body) * (_LOWEST.get(dialog, 0.0) + Space.S)


def _head(title: str) -> ft.Control:
    """The title, which is rolled with the rest: on a phone there is no room to spare."""
    return ft.Container(
        ft.Text(title, style=style(Font.TITLE, Size.AWAITED_LONG, current_palette().text, 38)),
        key="title",
        padding=ft.Padding.only(bottom=Space.XXS),
    )


def _foot(dialog: Dialog, width: float, view: View, actions: PageActions) -> ft.Control:
    """What stays in sight however far the dialog is rolled.

    That is what was refused, what a correction would mean, and the buttons.
    """
    told: list[ft.Control] = []
    if view.notice is not None:
        told.append(notice_box(view.notice, actions))
    close = ft.TextButton(
        content=ft.Text(
            actions.say.text("close"),
            style=style(Font.MEDIUM, Size.LIST, current_palette().text, 24),
        ),
        height=_CLOSE,
        on_click=lambda: actions.dialogs.close(),
    )
    ways: list[ft.Control] = [close]
    if dialog is Dialog.CORRECT:
        told.append(correct_told(view, actions))
        do = correct_do(view, actions, compact=width < _IN_LINE)
        in_row: list[ft.Control] = [ft.Container(do, expand=True), close]
        if is_sideways(view.width, view.height):
            in_row.insert(0, counter(view, actions, None))
        else:
            told.append(counter(view, actions, width))
        ways = [ft.Row(in_row, key="do-or-close")]
    return ft.Column(
        [*told, *ways],
        width=width,
        tight=True,
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
