"""Who are you? What a guest's phone asks over the table before anything else reacts there."""

from functools import partial
from typing import Final

import flet as ft

from companion.core.table import Table
from companion.i18n import Language
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.menus import Choice, choice_menu
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred, small_text
from companion.ui.kit.semantics import spoken
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.dialog_sizing import room
from companion.ui.page.own_seat import seat_note
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.panels.tiles import tile, tile_width, tiles

_COLUMNS: Final = 2
_SMALLEST: Final = 12.0


def who_body(table: Table, view: View, actions: TableActions) -> list[ft.Control]:
    """Return the language of the phone, and the seats, of which a tap takes one."""
    width = tile_width(room(view.width), _COLUMNS)
    return [
        _languages(view, actions),
        body_text(actions.say.text("who-hint"), muted=True),
        tiles([_seat(table, person, width, view, actions) for person in table.seats], _COLUMNS),
    ]


def who_foot(actions: TableActions) -> list[ft.Control]:
    """Return watching, which stays in sight while the seats scroll."""
    watch = partial(actions.preferences.take_seat, None)
    return [action(Action(actions.say.text("who-watch"), ft.Icons.VISIBILITY, watch))]


def _languages(view: View, actions: TableActions) -> ft.Control:
    choices = tuple(
        Choice(
            each.profile.own_name,
            each is view.language,
            partial(actions.preferences.set_language, each),
        )
        for each in Language
    )
    return ft.Row([choice_menu(actions.say, actions.say.text("language-title"), choices)])


def _seat(table: Table, person: int, width: float, view: View, actions: TableActions) -> ft.Control:
    """Return the tile of a seat; one that another phone has says so, and a tap asks for it."""
    words, inside = table.names[person], width - 2 * Space.XS - 2
    size = fit(words, inside, Size.LIST, _SMALLEST, Font.MEDIUM, on_two=0).size
    palette, note = current_palette(), seat_note(view, words, actions.say)
    ink = palette.muted if note else palette.text
    lines: list[ft.Control] = [
        ft.Text(words, no_wrap=True, style=style(Font.MEDIUM, size, ink, 26)),
        *([small_text(note)] if note else []),
    ]
    label = f"{words}, {note}" if note else words
    return tile(
        f"who-{person}",
        spoken(label, centred(lines)),
        (width, Touch.ACTION_PHONE),
        partial(actions.preferences.take_seat, words),
        padding=Space.XS,
    )
