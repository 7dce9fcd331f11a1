"""What may lie over a screen: language, history, notes and corrections."""

import flet as ft

from companion.ui.desk import Desk
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Size, Space
from companion.ui.look.widths import Breakpoint
from companion.ui.parts import notice_box
from companion.ui.sheets.correct import correct_body, correct_foot, correct_told
from companion.ui.sheets.games import games_body
from companion.ui.sheets.history import history_body
from companion.ui.sheets.mistaken import mistaken_body
from companion.ui.sheets.more import about_body, more_body
from companion.ui.sheets.phones import phones_body
from companion.ui.sheets.reading import language_body
from companion.ui.state import Sheet, View

_BODIES = {
    Sheet.LANGUAGE: language_body,
    Sheet.HISTORY: history_body,
    Sheet.MORE: more_body,
    Sheet.MISTAKEN: mistaken_body,
    Sheet.CORRECT: correct_body,
    Sheet.PHONES: phones_body,
    Sheet.ABOUT: about_body,
    Sheet.GAMES: games_body,
}
_WIDTH = 560.0


def sheet_dialog(view: View, desk: Desk, palette: Palette) -> ft.AlertDialog | None:
    """The dialog for the open sheet; None while there is none."""
    sheet, opening = view.sheet, view.openings
    if sheet is None:
        return None
    title = desk.say.text(f"{sheet}-title")
    padding = Space.M if view.width < Breakpoint.PHONE else Space.L
    width = min(_WIDTH, view.width - 2 * (Space.M + padding))
    return ft.AlertDialog(
        title=ft.Text(title, style=style(Font.TITLE, Size.AWAITED_LONG, palette.text, 38)),
        semantics_label=title,
        content=ft.Column(
            _BODIES[sheet](view, desk, palette),
            width=width,
            spacing=Space.S,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        scrollable=True,
        inset_padding=Space.M,
        title_padding=ft.Padding.only(left=padding, right=padding, top=Space.L, bottom=Space.M),
        content_padding=ft.Padding.symmetric(horizontal=padding),
        actions_padding=ft.Padding.only(left=padding, right=padding, top=Space.XS, bottom=Space.M),
        actions=[_foot(sheet, width, view, desk, palette)],
        on_dismiss=lambda: desk.closed(opening),
    )


def _foot(sheet: Sheet, width: float, view: View, desk: Desk, palette: Palette) -> ft.Control:
    """What stays in sight however far the sheet is rolled.

    That is what was refused, what a correction would mean, and the buttons.
    """
    told: list[ft.Control] = []
    if view.notice is not None:
        told.append(notice_box(view.notice, desk, palette))
    close = ft.TextButton(
        content=ft.Text(
            desk.say.text("close"), style=style(Font.MEDIUM, Size.LIST, palette.text, 24)
        ),
        height=52,
        on_click=lambda: desk.open(None),
    )
    buttons: list[ft.Control] = []
    if sheet is Sheet.CORRECT:
        told.append(correct_told(view, desk, palette))
        buttons.append(correct_foot(view, desk, palette))
    row = ft.Row(
        [*buttons, close],
        key="buttons",
        wrap=True,
        alignment=ft.MainAxisAlignment.END,
        spacing=Space.XS,
        run_spacing=Space.XS,
    )
    return ft.Column(
        [*told, row],
        width=width,
        tight=True,
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
