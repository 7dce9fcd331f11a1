"""The dialogs, and their common frame: title, body and foot."""

from dataclasses import replace
from math import ceil

import flet as ft

from companion.ui.kit.height_estimate import estimated_height
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title_size, words_of_title
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import (
    WIDE_LINE,
    Font,
    Size,
    Space,
    Touch,
    narrow_line,
)
from companion.ui.more.appearance import appearance_body
from companion.ui.more.dialog import about_body, more_body
from companion.ui.more.install import install_body
from companion.ui.more.language import language_body
from companion.ui.more.move_game import move_game_body
from companion.ui.more.own_seat import seat_body
from companion.ui.more.phones import phones_body
from companion.ui.new_game.sets.figures_dialog import figures_body
from companion.ui.page.common import notice_box
from companion.ui.page.dialog_sizing import around, is_low, padding, room
from companion.ui.page.own_sheet import fits, on_own_sheet, sheet
from companion.ui.page.page_actions import PageActions
from companion.ui.page.panel_turns import panel_turns
from companion.ui.page.routes import segments
from companion.ui.page.view import Dialog, View
from companion.ui.people.forget_dialog import forget_body
from companion.ui.people.group_dialog import saved_group_body
from companion.ui.people.name_dialogs import person_merge_body, person_rename_body
from companion.ui.result.picture_dialog import picture_body
from companion.ui.table.dialogs.correct_coins import (
    coin_counter,
    correct_button,
    correction_body,
    correction_outlook,
    min_height,
)
from companion.ui.table.dialogs.endings import endings_body
from companion.ui.table.dialogs.history import history_body
from companion.ui.table.dialogs.mask import mask_body, mask_title
from companion.ui.table.dialogs.mistaken_look import mistaken_look_body
from companion.ui.table.dialogs.player import player_body, player_title
from companion.ui.table.dialogs.protected_card import protected_card_body, protected_card_title
from companion.ui.table.dialogs.rename import rename_body

_BODIES = {
    Dialog.LANGUAGE: language_body,
    Dialog.HISTORY: history_body,
    Dialog.MORE: more_body,
    Dialog.MISTAKEN: mistaken_look_body,
    Dialog.CORRECT: correction_body,
    Dialog.PHONES: phones_body,
    Dialog.ABOUT: about_body,
    Dialog.INSTALL: install_body,
    Dialog.MOVE: move_game_body,
    Dialog.APPEARANCE: appearance_body,
    Dialog.ENDINGS: endings_body,
    Dialog.FIGURES: figures_body,
    Dialog.PLAYER: player_body,
    Dialog.MASK: mask_body,
    Dialog.PROTECTED: protected_card_body,
    Dialog.RENAME: rename_body,
    Dialog.PICTURE: picture_body,
    Dialog.PERSON_RENAME: person_rename_body,
    Dialog.PERSON_MERGE: person_merge_body,
    Dialog.FORGET: forget_body,
    Dialog.GROUP: saved_group_body,
    Dialog.SEAT: seat_body,
}
_TITLES = {
    Dialog.PLAYER: player_title,
    Dialog.MASK: mask_title,
    Dialog.PROTECTED: protected_card_title,
}
"""The titles that depend on what the dialog is about."""
_COLUMN = 370.0
"""Width of a column of buttons in a dialog, with its gap."""
_WIDEST_IN_COLUMNS = 3 * _COLUMN
_IN_LINE = 480.0
"""Width from which the button of a correction has one line beside "Close"."""

_ROW_HEIGHTS = {
    Dialog.HISTORY: Size.BODY_LINE,
    Dialog.MISTAKEN: Touch.ACTION,
    Dialog.PLAYER: Touch.ACTION,
    Dialog.MASK: Touch.ACTION,
    Dialog.PROTECTED: Touch.ACTION,
    Dialog.RENAME: Touch.ACTION,
    Dialog.PERSON_RENAME: Touch.ACTION,
    Dialog.PERSON_MERGE: Touch.ACTION,
    Dialog.FORGET: Touch.ACTION,
    Dialog.GROUP: Touch.ACTION,
    Dialog.APPEARANCE: 4 * Touch.OPTION,
    Dialog.ENDINGS: 2 * Touch.ACTION,
    Dialog.FIGURES: 3 * Touch.ACTION,
    Dialog.SEAT: 6 * Touch.OPTION,
    Dialog.PICTURE: 10 * Touch.ACTION,
}
"""Minimum height in pixels of a row in a dialog's body."""
_CLOSE = 52.0
_AROUND = 2 * Space.M + Space.L + 38 + Space.M + Space.XS + _CLOSE + Space.M
"""Height of a page not available to a dialog's body."""
_COUNTER = Touch.OPTION + Space.S + Touch.ACTION_PHONE - _CLOSE
"""Extra height of a correction's foot."""


def open_dialog(view: View, actions: PageActions) -> ft.AlertDialog | None:
    """Return the open dialog; None if none is open."""
    if view.dialog is None:
        return None
    page, dialog = current_palette(), view.dialog
    turns = _turns(dialog, view)
    if turns % 2:
        view = replace(view, width=view.height, height=view.width)
    set_palette(replace(page, line_width=narrow_line(room(view.width))))
    try:
        return _dialog(dialog, view, actions, turns)
    finally:
        set_palette(page)


def _turns(dialog: Dialog, view: View) -> int:
    """The quarter turns of a dialog, which faces the way of the panel it was opened from."""
    game = view.snapshot.game
    at_table = view.practice or segments(view.route) == ["table"]
    # the keyboard of the device for typing is never turned
    if game is None or not at_table or dialog is Dialog.RENAME:
        return 0
    return panel_turns(view, game.table) or 0


def _dialog(dialog: Dialog, view: View, actions: PageActions, turns: int) -> ft.AlertDialog:
    """A dialog laid out for the size of `view`, as its reader sees it."""
    opening_number = view.dialog_openings
    named = _TITLES.get(dialog)
    title = actions.say.text(f"{dialog}-title") if named is None else named(view, actions)
    sides, width = padding(view.width), room(view.width)
    body = _BODIES[dialog](view, actions)
    if dialog is Dialog.MORE:
        body, width = _in_columns(body, view)
    # a scrollable column takes all available height: only if the body needs it anyway
    low = is_low(view.width, view.height)
    full = low or _min_body_height(dialog, body, width, view, actions) > view.height - _AROUND
    content = ft.Column(
        [_head(title, width), *body],
        width=width,
        spacing=Space.S,
        tight=True,
        scroll=SCROLLBAR if full else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot = _foot(dialog, width, view, actions)

    def on_dismiss() -> None:
        actions.dialogs.dismissed(opening_number)

    if view.scale != 1 or turns:
        full = full or not fits(content, foot, width, view.height)
        drawn = sheet(content, foot, sides, full=full)
        return on_own_sheet(title, drawn, view, turns, actions, on_dismiss)
    return ft.AlertDialog(
        semantics_label=title,
        content=content,
        scrollable=not full,
        inset_padding=around(view.width),
        content_padding=ft.Padding.only(left=sides, right=sides, top=Space.L),
        actions_padding=ft.Padding.only(left=sides, right=sides, top=Space.XS, bottom=Space.M),
        actions=[foot],
        on_dismiss=on_dismiss,
    )


def _in_columns(body: list[ft.Control], view: View) -> tuple[list[ft.Control], float]:
    """Buttons in as many columns as they need not to scroll, if the page is wide enough.

    Also the width of the dialog's content.
    """
    width = room(view.width)
    high = sum(estimated_height(each, width) + Space.S for each in body)
    most = int((room(view.width, _WIDEST_IN_COLUMNS) + Space.S) // (WIDE_LINE + Space.S))
    columns = min(most, ceil(high / (view.height - _AROUND)))
    if columns < 2:
        return body, width
    parts = [
        ft.Column(
            part,
            expand=True,
            tight=True,
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for part in _balanced(body, columns, width)
    ]
    row = ft.Row([*parts], spacing=Space.S, vertical_alignment=ft.CrossAxisAlignment.START)
    return [row], room(view.width, columns * _COLUMN)


def _balanced(body: list[ft.Control], columns: int, width: float) -> list[list[ft.Control]]:
    """The body in its order, in so many columns, the highest as low as possible."""
    heights = [estimated_height(each, width) + Space.S for each in body]
    most = max(*heights, sum(heights) / columns)
    while True:
        parts, high = [list[ft.Control]()], 0.0
        for each, height in zip(body, heights, strict=True):
            if high + height > most:
                parts.append([])
                high = 0.0
            parts[-1].append(each)
            high += height
        if len(parts) <= columns:
            return parts
        most += Space.S


def _min_body_height(
    dialog: Dialog, body: list[ft.Control], width: float, view: View, actions: PageActions
) -> float:
    """The minimum height in pixels between title and foot."""
    if dialog is Dialog.CORRECT:
        return min_height(view, actions.say, width) + _COUNTER
    if dialog is Dialog.MORE:
        return sum(estimated_height(each, width) + Space.S for each in body)
    return len(body) * (_ROW_HEIGHTS.get(dialog, 0.0) + Space.S)


def _head(title: str, width: float) -> ft.Control:
    """The title, which scrolls with the body to save room on phones."""
    size = title_size(title, width, Size.AWAITED_LONG)
    return ft.Container(
        words_of_title(title, size, round(size * 1.2), current_palette().text),
        key="title",
        padding=ft.Padding.only(bottom=Space.XXS),
    )


def _foot(dialog: Dialog, width: float, view: View, actions: PageActions) -> ft.Control:
    """What stays visible while the body scrolls: notices, the outlook of a correction, buttons."""
    above: list[ft.Control] = []
    if view.notice is not None:
        above.append(notice_box(view.notice, actions))
    close: ft.Control = ft.TextButton(
        content=ft.Text(
            actions.say.text("close"),
            style=style(Font.MEDIUM, Size.LIST, current_palette().text, 24),
        ),
        height=_CLOSE,
        on_click=lambda: actions.dialogs.close(),
    )
    buttons: list[ft.Control] = [close]
    if dialog is Dialog.CORRECT:
        above.append(correction_outlook(view, actions))
        do = correct_button(view, actions, compact=width < _IN_LINE)
        if view.width < NARROW:
            close = square_button(actions.say.text("close"), ft.Icons.CLOSE, actions.dialogs.close)
        in_row: list[ft.Control] = [ft.Container(do, expand=True), close]
        if is_low(view.width, view.height):
            in_row.insert(0, coin_counter(view, actions, None))
        else:
            above.append(coin_counter(view, actions, width))
        buttons = [ft.Row(in_row, key="do-or-close")]
    return ft.Column(
        [*above, *buttons],
        width=width,
        tight=True,
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
