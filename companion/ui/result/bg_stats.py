"""A finished game for the app BG Stats: a link for this device, and a code for another one."""

from typing import Final

import flet as ft

from companion.core.game import Game
from companion.i18n import Messages
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.qr_code import QR_EDGE, qr_code
from companion.ui.page.common import body_text
from companion.ui.page.dialog_sizing import room
from companion.ui.wording.deed import win_in_words
from companion.ui.wording.result import figures

_CODE: Final = 460.0
"""Pixels of the QR code, if the dialog is that wide."""
_SMALLEST_CODE: Final = 280.0
"""Smaller ones are hard to scan."""
_AROUND: Final = 450.0
"""Height of the page besides the code."""
_LONGEST: Final = 2900
"""Characters that fit a QR code."""


def bg_stats_body(
    game: Game | None, width: float, height: float, say: Messages
) -> list[ft.Control]:
    """Return the button that opens the game in BG Stats, and the same as a QR code."""
    if game is None or game.table.end is None:
        return []
    # imported when needed: most games are not shared
    from companion.sharing import play_link

    first, comments = game.start.setup.first, win_in_words(game, say)
    link = play_link(figures(game).statistics, first, comments)
    opening = action(Action(say.text("bg-stats-do"), ft.Icons.OPEN_IN_NEW, None, Weight.GOLD))
    if isinstance(opening, ft.Button):
        opening.url = ft.Url(link, target=ft.UrlTarget.BLANK)
    body = [body_text(say.text("bg-stats-detail"), muted=True), opening]
    if len(link) > _LONGEST:
        return body
    # fully visible: a partial code cannot be scanned
    size = min(_CODE, room(width) - 2 * QR_EDGE, max(_SMALLEST_CODE, height - _AROUND))
    code = qr_code(link, size, label=say.text("bg-stats-title"))
    row = ft.Row([code], alignment=ft.MainAxisAlignment.CENTER)
    return [*body, body_text(say.text("bg-stats-scan")), row]
