"""The registry of dialogs: what each kind shows in its frame.

A feature is imported when one of its dialogs is opened.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

import flet as ft

from companion.core.table import Table
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.layout.tokens import narrow_line
from companion.ui.page import dialog_kinds as kinds
from companion.ui.page.common import body_text
from companion.ui.page.dialog_frame import DialogContent, framed
from companion.ui.page.dialog_kinds import Dialog
from companion.ui.page.dialog_sizing import room
from companion.ui.page.own_seat import must_say_who, panel_turns
from companion.ui.page.routes import segments
from companion.ui.page.view import View
from companion.ui.shell.actions import AppActions
from companion.ui.shell.asked_bar import asked_bar
from companion.ui.wording.house_rules import house_rules_in_words

if TYPE_CHECKING:
    from companion.ui.table.actions import TableActions


def open_dialog(page: View, actions: AppActions) -> ft.AlertDialog | None:
    """Return the open dialog of a page; None if none is open."""
    dialog = kinds.WhoDialog() if must_say_who(page) else page.dialog
    if dialog is None:
        return None
    turns = _turns(dialog, page)
    view = replace(page, width=page.height, height=page.width) if turns % 2 else page
    palette = current_palette()
    set_palette(replace(palette, line_width=narrow_line(room(view.width))))
    try:
        content = _content(dialog, view, page, actions)
        above_close = (*asked_bar(page, actions), *content.above_close)
        return framed(replace(content, above_close=above_close), view, turns, actions)
    finally:
        set_palette(palette)


def _turns(dialog: Dialog, view: View) -> int:
    """Return the quarter turns of a dialog, which faces the way of the panel it was opened from."""
    game = view.snapshot.game
    at_table = view.practice or segments(view.route) == ["table"]
    # the keyboard of the device for typing is never turned
    if game is None or not at_table or isinstance(dialog, kinds.RenameDialog):
        return 0
    return panel_turns(view, game.table) or 0


def _content(dialog: Dialog, view: View, page: View, actions: AppActions) -> DialogContent:
    """Return what a dialog shows; the size of `view` is that of `page` as its reader sees it."""
    if isinstance(dialog, kinds.MoreDialog):
        from companion.ui.shell.more_dialog import more_body

        columns = more_body(view, page, actions)
        return DialogContent(actions.say.text(dialog.title), columns, in_columns=True)
    body = _body(dialog, view, actions)
    if body is not None:
        return DialogContent(actions.say.text(dialog.title), body)
    game = view.snapshot.game
    if game is None:
        return DialogContent("", ())
    return _at_table(dialog, game.table, view, actions.table)


def _body(dialog: Dialog, view: View, actions: AppActions) -> list[ft.Control] | None:
    """Return the body of a dialog; None of one about the table."""
    match dialog:
        case kinds.AboutDialog():
            from companion.ui.shell.more_dialog import about_body

            return about_body(view, actions)
        case kinds.AppearanceDialog():
            from companion.ui.more.this_device import appearance_body

            return appearance_body(view, actions)
        case kinds.LanguageDialog():
            from companion.ui.more.this_device import language_body

            return language_body(view.language, actions)
        case kinds.PhonesDialog():
            from companion.ui.more.other_devices import phones_body

            return phones_body(view, actions)
        case kinds.RenewInvitationDialog():
            from companion.ui.more.other_devices import renewal_body

            return renewal_body(actions)
        case kinds.InstallDialog():
            from companion.ui.more.other_devices import install_body

            return install_body(view.width, actions)
        case kinds.MoveGameDialog():
            from companion.ui.more.other_devices import move_game_body

            return move_game_body(dialog.link, view.width, actions.say)
        case kinds.PrivateNotesDialog():
            from companion.ui.more.this_device import private_notes_body

            return private_notes_body(view, actions)
        case kinds.OwnSeatDialog():
            from companion.ui.more.this_device import own_seat_body

            return own_seat_body(view, actions)
        case kinds.FiguresDialog():
            from companion.ui.new_game.sets.figures import figures_body

            return figures_body(view, actions.say)
        case kinds.AskSetDialog():
            from companion.ui.new_game.sets.asking import asking_body

            return asking_body(dialog, view, actions.new_game)
        case kinds.HouseRulesDialog():
            from companion.ui.new_game.house_rules import house_rules_body

            return house_rules_body(view, actions.new_game)
        case kinds.HistoryDialog():
            from companion.ui.replay.history_dialog import history_body

            return history_body(view, actions.replay)
        case kinds.BgStatsDialog():
            from companion.ui.replay.state import shown_game
            from companion.ui.result.bg_stats import bg_stats_body

            return bg_stats_body(shown_game(view), view.width, view.height, actions.say)
        case kinds.PictureDialog():
            from companion.ui.replay.state import shown_game
            from companion.ui.result.picture_dialog import picture_body

            return picture_body(shown_game(view), view.width, actions.table)
        case kinds.ForgetDialog():
            from companion.ui.people.dialogs import forget_body
            from companion.ui.people.state import PeopleState

            return forget_body(view.state(PeopleState).forgetting, actions.people)
        case kinds.GroupDialog():
            from companion.ui.people.dialogs import saved_group_body
            from companion.ui.people.state import PeopleState

            state, opening = view.state(PeopleState), view.dialog_openings
            return saved_group_body(state, opening, actions.people)
        case kinds.RenamePersonDialog():
            from companion.ui.people.dialogs import person_rename_body

            return person_rename_body(dialog, view.dialog_openings, actions.people)
        case kinds.MergePersonDialog():
            from companion.ui.people.dialogs import person_merge_body
            from companion.ui.people.state import PeopleState

            players = view.state(PeopleState).players or ()
            return person_merge_body(dialog, players, actions.people)
        case kinds.PersonMarkDialog():
            from companion.ui.people.marks import person_mark_body

            return person_mark_body(dialog, view, actions.people)
    return None


def _at_table(dialog: Dialog, table: Table, view: View, actions: "TableActions") -> DialogContent:
    """Return what a dialog about the table shows."""
    say = actions.say
    title = say.text(dialog.title) if dialog.title else ""
    match dialog:
        case kinds.CorrectCoinsDialog():
            from companion.ui.table.dialogs.correct_coins import correction_content

            return correction_content(dialog, table, (view.width, view.height), actions)
        case kinds.PlayerDialog():
            from companion.ui.table.dialogs.player import player_content

            return player_content(dialog, table, view, actions)
        case kinds.MaskDialog():
            from companion.ui.table.dialogs.mask import mask_body, mask_title

            title = mask_title(dialog, table, view.card_language, say)
            body = mask_body(dialog, table, view, actions)
        case kinds.ProtectedCardDialog():
            from companion.ui.table.dialogs.protected_card import (
                protected_card_body,
                protected_card_title,
            )

            title = protected_card_title(dialog, table, say)
            body = protected_card_body(dialog, table, actions)
        case kinds.RenameDialog():
            from companion.ui.table.dialogs.rename import rename_body

            body = rename_body(dialog, table.rules.setup.players, view.dialog_openings, actions)
        case kinds.MistakenLookDialog():
            from companion.ui.table.dialogs.player import mistaken_look_body

            body = mistaken_look_body(table, actions)
        case kinds.WhoDialog():
            from companion.ui.table.dialogs.who import who_body, who_foot

            return DialogContent(
                title, who_body(table, view, actions), above_close=who_foot(actions), required=True
            )
        case kinds.EndingsDialog():
            from companion.ui.table.dialogs.endings import endings_body

            body = endings_body(table, say)
        case kinds.TableRulesDialog():
            body = [
                body_text(line)
                for line in house_rules_in_words(
                    table.setup.house_rules, table.edition, len(table.seats), say
                )
            ]
        case _:
            raise TypeError(f"no dialog: {dialog}")
    return DialogContent(title, body)
