"""The game as a QR code, for another device to go on with it."""

import flet as ft

from companion.ui.kit.qr_code import QR_EDGE, qr_code
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import MoveGameDialog
from companion.ui.page.dialog_sizing import room
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

_CODE = 440.0
"""A long game has about 110 modules in a row, which cameras tell apart from 4 pixels each."""


def move_game_body(dialog: MoveGameDialog, view: View, actions: PageActions) -> list[ft.Control]:
    """Return the QR code of a link that has the whole record, and what happens with it."""
    say = actions.say.text
    link = dialog.link
    if link is None:
        return [body_text(say("move-too-long"))]
    size = min(_CODE, room(view.width) - 2 * QR_EDGE)
    return [
        body_text(say("move-scan")),
        ft.Row(
            [qr_code(link, size, label=say("move-title"))],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        body_text(say("move-stays")),
        body_text(say("move-ios"), muted=True),
    ]
