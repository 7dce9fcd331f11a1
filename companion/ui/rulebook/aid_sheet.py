"""The aid sheet: the characters in play on one screen, to be shown, saved and printed."""

from functools import partial
from typing import Final

import flet as ft

from companion.application.table.permissions import Ask
from companion.core.boxes import whole_box
from companion.i18n import Messages
from companion.ui.kit.buttons import Action, Weight
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.qr_code import qr_code
from companion.ui.kit.rows import stretched
from companion.ui.kit.semantics import silent
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import beside_dock
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text, notice
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.rulebook.aid_page import aid_page
from companion.ui.rulebook.card_language import card_language_choice
from companion.ui.wording.aid_sheet import AidRow, rows_in_play, rows_of_edition
from companion.ui.wording.power_texts import shortened

_COLUMN: Final = 340.0
"""Minimum width of a column of characters."""
_CODE: Final = 180.0
_EMBLEM: Final = 48.0
_LINES: Final = 3
"""Lines of a power where columns stand side by side."""
_FILE: Final = "mascarade-aid.html"


def aid_screen(view: View, actions: RulebookActions) -> ft.Control:
    """Return the characters of the game on the table, or else of the edition."""
    say, rows, game = actions.say, _rows(view, actions), view.snapshot.game
    back = "/rules" if game is None else "/table" if game.last else "/setup"

    async def save() -> None:
        notes = [_note(row, say) for row in rows]
        page = aid_page(say.text("aid-title"), say.language, rows, notes)
        with actions.context.reporting_errors():
            await actions.context.save_file(_FILE, page.encode())

    saving = None
    if view.may(Ask.DOWNLOAD):
        words, note = say.text("aid-save"), say.text("aid-save-note")
        saving = Action(words, ft.Icons.PRINT, save, Weight.GOLD, note)
    outline = Outline(
        title=say.text("aid-title"),
        eyebrow=say.text(f"edition-{view.edition}"),
        back=Action(say.text("back"), ft.Icons.ARROW_BACK, partial(actions.navigation.go, back)),
        forward=saving,
    )
    box = whole_box(view.edition).characters
    printed = [row.character for row in rows if row.character in box]
    menu = card_language_choice(view.card_language, printed, actions)
    columns = _columns(rows, beside_dock(view.width, view.height), say)
    return scaffold(
        outline,
        [menu, columns],
        _for_phones(actions),
        view,
        actions,
        notices=notice(view, actions),
    )


def _rows(view: View, actions: RulebookActions) -> tuple[AidRow, ...]:
    game, cards, library = view.snapshot.game, view.card_language, actions.library
    if game is None:
        return rows_of_edition(view.edition, library, actions.say, cards)
    return rows_in_play(game.table.rules, library, actions.say, cards)


def _for_phones(actions: RulebookActions) -> list[ft.Control]:
    """Return the code with which a phone opens this sheet, while phones may join."""
    # the site on another device knows nothing of this game
    url = actions.phones.url_elsewhere("/aid") if actions.phones.available else None
    if url is None:
        return []
    return [body_text(actions.say.text("aid-phones")), ft.Row([qr_code(url, _CODE)])]


def _columns(rows: tuple[AidRow, ...], width: float, say: Messages) -> ft.Control:
    """Return as many columns of characters as fit, each read downwards."""
    count = max(1, int(width // _COLUMN))
    high = -(-len(rows) // count)
    parts = [rows[start : start + high] for start in range(0, len(rows), high)]
    room = (width - 2 * Space.L - (count - 1) * Space.L) / count - _EMBLEM - Space.S
    # in one column the sheet scrolls anyway
    lines = _LINES if count > 1 else None
    made = [[_character(row, room, lines, say) for row in part] for part in parts]
    return ft.Row(
        [ft.Container(stretched(part, Space.S), expand=True) for part in made],
        key="aid-sheet",
        spacing=Space.L,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _character(row: AidRow, room: float, lines: int | None, say: Messages) -> ft.Control:
    palette = current_palette()
    small = style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)
    beside = [ft.Text(words, style=small) for words in (row.own_name, _note(row, say)) if words]
    name = ft.Text(row.on_card, style=style(Font.MEDIUM, Size.LIST, palette.text, 26))
    told = shortened(row.power, Size.SECONDARY, room, lines) if lines else row.power
    power = ft.Text(told, style=style(Font.REGULAR, Size.SECONDARY, palette.text, 22))
    head = ft.Row([name, *beside], wrap=True, spacing=Space.S, run_spacing=0)
    words = ft.Column([head, power], spacing=0, tight=True, expand=True)
    line = ft.Row(
        [silent(emblem(row.character, _EMBLEM)), words],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.MergeSemantics(line, key=f"aid-{row.character}")


def _note(row: AidRow, say: Messages) -> str:
    """Return the coin of characters that draw on the bank, and the minimum of players."""
    minimum = "" if not row.minimum else say.text("aid-minimum", count=row.minimum)
    return " · ".join(filter(None, (say.text("aid-coin") if row.bank_money else "", minimum)))
