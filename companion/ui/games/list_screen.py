"""The screen "Games": unfinished and finished games, search, filters, deletion."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.application.group.recently_deleted import Deleted
from companion.application.table.permissions import Ask
from companion.core.boxes import EDITIONS
from companion.i18n.numbers import day_and_time
from companion.ui.games.actions import GamesActions
from companion.ui.games.present import GameRow, game_rows
from companion.ui.games.state import GamesState, Status
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.emblems import coin
from companion.ui.kit.menus import Choice, choice_menu
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.rows import row_button, small_text
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.theme import style
from companion.ui.kit.titles import section_title
from companion.ui.layout.breakpoints import NARROW, has_dock_beside, is_phone
from companion.ui.layout.tokens import Font, Palette, Size, Space
from companion.ui.page.common import body_text, notice, scan_action
from companion.ui.page.fields import text_field
from companion.ui.page.notices import done_bar, report, why_limited
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.wording.deleted_things import thing_detail, thing_name

_SEARCH_WIDTH: Final = 360.0
_FEWEST_TO_FILTER: Final = 5
"""Fewer games have no search and no filters."""


def game_list_screen(view: View, actions: GamesActions) -> ft.Control:
    """Return the games of this device except the current one; a tap opens a replay."""
    say, games, may_change = actions.say.text, view.state(GamesState), view.may_change
    narrow, short = view.width < NARROW, is_phone(view.width, view.height)
    rows = game_rows(games, view.snapshot.game_id, actions.say, short=short)
    wide = has_dock_beside(view.width, view.height)
    content = _filters(games, actions, _SEARCH_WIDTH if wide else view.width - 2 * Space.M)
    for heading, group in (
        ("games-unfinished", rows.unfinished),
        ("games-finished", rows.finished),
    ):
        if group:
            content.append(section_title(say(heading)))
        content += [_listed(row, actions, narrow=narrow, may_delete=may_change) for row in group]
    if rows.more:
        more = say("games-more", count=rows.more)
        content.append(action(Action(more, ft.Icons.EXPAND_MORE, actions.show_more)))
    if may_change:
        content += _recently_deleted(rows.deleted, view.group_state.deleted.things, actions)
    if not rows.unfinished and not rows.finished:
        content.append(body_text(say(_why_empty(games)), muted=True))
    outline = Outline(
        title=say("games-title"),
        back=Action(say("back"), ft.Icons.ARROW_BACK, partial(actions.navigation.go, "/")),
    )
    notices = [*notice(view, actions), *why_limited(view, actions), *report(games.report)]
    if games.deleted is not None:
        undo = say("games-undo-delete")
        notices.append(done_bar(say("games-deleted"), undo, actions.undo_deletion))
    sidebar = _sidebar(view, actions)
    return scaffold(outline, content, sidebar, view, actions, notices=notices)


def _why_empty(games: GamesState) -> str:
    """Return the message where no game is listed."""
    if games.all is None:
        return "games-loading"
    filtered = games.search.strip() or games.edition or games.status is not Status.ALL
    return "games-no-match" if filtered else "games-empty"


def _sidebar(view: View, actions: GamesActions) -> list[ft.Control]:
    """Return the game on the table, and what else can be done with games."""
    say, links, game = actions.say.text, actions.links, view.snapshot.game
    games = view.state(GamesState)
    buttons: list[Action] = []
    if game is not None:
        people = say("people-all", people=list(game.table.rules.setup.players))
        table = partial(actions.navigation.go, "/table")
        buttons.append(Action(say("games-current"), ft.Icons.PLAY_ARROW, table, note=people))
    players, series = say("players-open-detail"), say("series-detail")
    buttons += [
        Action(say("players-open"), ft.Icons.LEADERBOARD, links.open_players, note=players),
        Action(say("series-title"), ft.Icons.EMOJI_EVENTS, links.open_series, note=series),
    ]
    if view.may(Ask.UPLOAD):
        buttons.append(Action(say("more-open"), ft.Icons.FOLDER_OPEN, actions.files.open_record))
        if links.scans():
            buttons.append(scan_action(actions, scanning=view.scanning))
    if view.may(Ask.DOWNLOAD):
        note = _last_backup(actions)
        buttons.append(
            Action(say("backup-save"), ft.Icons.SAVE_ALT, actions.save_backup, note=note)
        )
    if games.all and view.may(Ask.DOWNLOAD):
        detail = say("games-table-detail")
        buttons.append(
            Action(say("games-table"), ft.Icons.TABLE_CHART, actions.save_table, note=detail)
        )
    if view.may(Ask.UPLOAD):
        buttons.append(Action(say("backup-restore"), ft.Icons.RESTORE, actions.restore_backup))
    return list(map(action, buttons))


def _last_backup(actions: GamesActions) -> str:
    """Return when the last automatic backup was made; without one, what a backup is."""
    say, backups = actions.say, actions.context.services.backups
    latest = None if backups is None else backups.latest()
    if latest is None:
        return say.text("backup-save-detail")
    made, games = day_and_time(latest, say.language), None if backups is None else backups.games()
    if games is None:
        return say.text("backup-latest", date=made)
    return say.text("backup-latest-games", date=made, games=games)


def _filters(games: GamesState, actions: GamesActions, search_width: float) -> list[ft.Control]:
    say = actions.say.text
    if len(games.all or ()) < _FEWEST_TO_FILTER:
        return []
    statuses = tuple(
        Choice(
            say(f"games-status-{each}"), each is games.status, partial(actions.choose_status, each)
        )
        for each in Status
    )
    editions = tuple(
        Choice(
            say(f"edition-{each}" if each else "games-all-editions"),
            each is games.edition,
            partial(actions.choose_edition, each),
        )
        for each in (None, *EDITIONS)
    )
    search = _search_field(current_palette(), say("games-search"), games.search, actions.search)
    parts: list[ft.Control] = [
        ft.Container(search, width=search_width),
        choice_menu(actions.say, say("games-status"), statuses),
        choice_menu(actions.say, say("games-edition"), editions),
    ]
    return [
        ft.Row(
            parts,
            wrap=True,
            spacing=Space.XS,
            run_spacing=Space.XS,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    ]


@ft.component
def _search_field(
    palette: Palette, label: str, begins: str, on_typed: Callable[[str], object]
) -> ft.Control:
    """Return the uncontrolled search field: nothing is written into it while somebody types."""
    set_palette(palette)
    return ft.use_memo(lambda: text_field(label, on_typed, begins=begins), [palette.name, label])


def _recently_deleted(
    rows: Sequence[GameRow], things: Sequence[Deleted], actions: GamesActions
) -> list[ft.Control]:
    """Return what was deleted in the last days, each with a button that restores it."""
    say = actions.say.text
    if not rows and not things:
        return []
    return [
        section_title(say("games-recently-deleted")),
        body_text(say("games-recently-deleted-detail"), muted=True),
        *(_deleted(row, actions) for row in rows),
        *(_deleted_thing(each, actions) for each in things),
    ]


def _listed(row: GameRow, actions: GamesActions, *, narrow: bool, may_delete: bool) -> ft.Control:
    """Return the row of a game, which opens its replay, and the button that deletes the game."""
    palette = current_palette()
    words: list[ft.Control] = [
        ft.Text(row.people, style=style(Font.MEDIUM, Size.LIST, palette.text, 26))
    ]
    if row.winners:
        # somebody who was not there asks who won, and how
        story = ft.Text(row.story, style=style(Font.MEDIUM, Size.SECONDARY, palette.gold, 22))
        words = [_winners(row, narrow=narrow), story, small_text(row.people, palette.text)]
    words.append(small_text(row.detail))
    opens = partial(actions.links.open_game, row.id)
    button = row_button(ft.Column(words, spacing=2, tight=True), row.label, opens, inside=Space.S)
    parts: list[ft.Control] = [ft.Container(button, expand=True)]
    if may_delete:
        label = actions.say.text("games-delete", people=row.everybody)
        delete = partial(actions.delete, row.id)
        parts.append(round_button(label, ft.Icons.DELETE_OUTLINE, delete, borderless=True))
    return ft.Row(parts, key=f"game-{row.id}", spacing=Space.XXS)


def _deleted(row: GameRow, actions: GamesActions) -> ft.Control:
    """Return the button that restores a deleted game."""
    words = actions.say.text("games-restore", people=row.everybody)
    restore = partial(actions.restore, row.id)
    return action(Action(words, ft.Icons.RESTORE_FROM_TRASH, restore, note=row.detail))


def _deleted_thing(deleted: Deleted, actions: GamesActions) -> ft.Control:
    """Return the button that restores something that is no game."""
    words = actions.say.text("thing-restore", name=thing_name(deleted.thing, actions.say))
    restore, note = partial(actions.restore_thing, deleted), thing_detail(deleted, actions.say)
    return action(Action(words, ft.Icons.RESTORE_FROM_TRASH, restore, note=note))


def _winners(row: GameRow, *, narrow: bool) -> ft.Control:
    palette = current_palette()
    size = Size.LIST if narrow else Size.NAME
    trophy = ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=20)
    name = style(Font.MEDIUM, size, palette.text, size + 6)
    parts: list[ft.Control] = [
        *([] if narrow else [trophy]),
        ft.Text(row.winners, expand=True, expand_loose=True, style=name),
    ]
    if row.coins:
        bold = style(Font.BOLD, size, palette.gold, size + 6)
        parts += [ft.Text(row.coins, style=bold), coin(20)]
    return ft.Row(parts, spacing=Space.XXS)
