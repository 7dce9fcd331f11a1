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
from companion.ui.more.install import install_body
from companion.ui.more.language import language_body
from companion.ui.more.move_game import move_game_body
from companion.ui.more.own_seat import seat_body
from companion.ui.more.phones import phones_body
from companion.ui.new_game.sets.figures_dialog import figures_body
from companion.ui.page.common import notice_box
from companion.ui.page.dialog_kinds import (
    AboutDialog,
    AppearanceDialog,
    CorrectCoinsDialog,
    Dialog,
    EndingsDialog,
    FiguresDialog,
    ForgetDialog,
    GroupDialog,
    HistoryDialog,
    InstallDialog,
    LanguageDialog,
    MaskDialog,
    MergePersonDialog,
    MistakenLookDialog,
    MoreDialog,
    MoveGameDialog,
    OwnSeatDialog,
    PhonesDialog,
    PictureDialog,
    PlayerDialog,
    ProtectedCardDialog,
    RenameDialog,
    RenamePersonDialog,
)
from companion.ui.page.dialog_sizing import around, is_low, padding, room
from companion.ui.page.own_sheet import fits, on_own_sheet, sheet
from companion.ui.page.panel_turns import panel_turns
from companion.ui.page.routes import segments
from companion.ui.page.view import View
from companion.ui.people.forget_dialog import forget_body
from companion.ui.people.group_dialog import saved_group_body
from companion.ui.people.name_dialogs import person_merge_body, person_rename_body
from companion.ui.replay.history_dialog import history_body
from companion.ui.result.picture_dialog import picture_body
from companion.ui.shell.actions import AppActions
from companion.ui.shell.more_dialog import about_body, more_body
from companion.ui.table.actions import TableActions
from companion.ui.table.dialogs.correct_coins import (
    coin_counter,
    correct_button,
    correction_body,
    correction_outlook,
    min_height,
)
from companion.ui.table.dialogs.endings import endings_body
from companion.ui.table.dialogs.mask import mask_body, mask_title
from companion.ui.table.dialogs.mistaken_look import mistaken_look_body
from companion.ui.table.dialogs.player import player_body, player_title
from companion.ui.table.dialogs.protected_card import protected_card_body, protected_card_title
from companion.ui.table.dialogs.rename import rename_body

_COLUMN = 370.0
"""Width of a column of buttons in a dialog, with its gap."""
_WIDEST_IN_COLUMNS = 3 * _COLUMN
_IN_LINE = 480.0
"""Width from which the button of a correction has one line beside "Close"."""

_CLOSE = 52.0
_AROUND = 2 * Space.M + Space.L + 38 + Space.M + Space.XS + _CLOSE + Space.M
"""Height of a page not available to a dialog's body."""
_COUNTER = Touch.OPTION + Space.S + Touch.ACTION_PHONE - _CLOSE
"""Extra height of a correction's foot."""


def open_dialog(view: View, actions: AppActions) -> ft.AlertDialog | None:
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


def _title(dialog: Dialog, view: View, actions: AppActions) -> str:
    match dialog:
        case PlayerDialog():
            return player_title(dialog, view, actions.table)
        case MaskDialog():
            return mask_title(dialog, view, actions.table)
        case ProtectedCardDialog():
            return protected_card_title(dialog, view, actions.table)
    return actions.say.text(dialog.title)


def _body(dialog: Dialog, view: View, actions: AppActions) -> list[ft.Control]:
    match dialog:
        case MoreDialog():
            return more_body(view, actions)
        case AboutDialog():
            return about_body(view, actions)
        case AppearanceDialog():
            return appearance_body(view, actions)
        case LanguageDialog():
            return language_body(view, actions)
        case PhonesDialog():
            return phones_body(view, actions)
        case InstallDialog():
            return install_body(view, actions)
        case MoveGameDialog():
            return move_game_body(dialog, view, actions)
        case OwnSeatDialog():
            return seat_body(view, actions)
        case FiguresDialog():
            return figures_body(view, actions.new_game)
        case HistoryDialog():
            return history_body(view, actions.replay)
        case PictureDialog():
            replay = actions.replay.shown
            game = view.snapshot.game if replay is None else replay.record.game
            return picture_body(game, view.width, actions.table)
        case ForgetDialog():
            return forget_body(view, actions.people)
        case GroupDialog():
            return saved_group_body(view, actions.people)
        case RenamePersonDialog():
            return person_rename_body(dialog, view, actions.people)
        case MergePersonDialog():
            return person_merge_body(dialog, view, actions.people)
    return _body_at_table(dialog, view, actions.table)


def _body_at_table(dialog: Dialog, view: View, actions: TableActions) -> list[ft.Control]:
    match dialog:
        case PlayerDialog():
            return player_body(dialog, view, actions)
        case MaskDialog():
            return mask_body(dialog, view, actions)
        case ProtectedCardDialog():
            return protected_card_body(dialog, view, actions)
        case RenameDialog():
            return rename_body(dialog, view, actions)
        case CorrectCoinsDialog():
            return correction_body(dialog, view, actions)
        case MistakenLookDialog():
            return mistaken_look_body(view, actions)
        case EndingsDialog():
            return endings_body(view, actions)
    raise TypeError(f"no dialog: {dialog}")


def _turns(dialog: Dialog, view: View) -> int:
    """The quarter turns of a dialog, which faces the way of the panel it was opened from."""
    game = view.snapshot.game
    at_table = view.practice or segments(view.route) == ["table"]
    # the keyboard of the device for typing is never turned
    if game is None or not at_table or isinstance(dialog, RenameDialog):
        return 0
    return panel_turns(view, game.table) or 0


def _dialog(dialog: Dialog, view: View, actions: AppActions, turns: int) -> ft.AlertDialog:
    """A dialog laid out for the size of `view`, as its reader sees it."""
    opening_number = view.dialog_openings
    title = _title(dialog, view, actions)
    sides, width = padding(view.width), room(view.width)
    body = _body(dialog, view, actions)
    if isinstance(dialog, MoreDialog):
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
    dialog: Dialog, body: list[ft.Control], width: float, view: View, actions: AppActions
) -> float:
    """The minimum height in pixels between title and foot."""
    if isinstance(dialog, CorrectCoinsDialog):
        return min_height(view, actions.say, width) + _COUNTER
    if isinstance(dialog, MoreDialog):
        return sum(estimated_height(each, width) + Space.S for each in body)
    return len(body) * (dialog.row_height + Space.S)


def _head(title: str, width: float) -> ft.Control:
    """The title, which scrolls with the body to save room on phones."""
    size = title_size(title, width, Size.AWAITED_LONG)
    return ft.Container(
        words_of_title(title, size, round(size * 1.2), current_palette().text),
        key="title",
        padding=ft.Padding.only(bottom=Space.XXS),
    )


def _foot(dialog: Dialog, width: float, view: View, actions: AppActions) -> ft.Control:
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
    if isinstance(dialog, CorrectCoinsDialog):
        above.append(correction_outlook(dialog.correction, view, actions.table))
        do = correct_button(dialog.correction, view, actions.table, compact=width < _IN_LINE)
        if view.width < NARROW:
            close = square_button(actions.say.text("close"), ft.Icons.CLOSE, actions.dialogs.close)
        in_row: list[ft.Control] = [ft.Container(do, expand=True), close]
        if is_low(view.width, view.height):
            in_row.insert(0, coin_counter(dialog.correction.coins, actions.table, None))
        else:
            above.append(coin_counter(dialog.correction.coins, actions.table, width))
        buttons = [ft.Row(in_row, key="do-or-close")]
    return ft.Column(
        [*above, *buttons],
        width=width,
        tight=True,
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
