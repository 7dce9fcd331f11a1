"""The screen "Games": unfinished and finished games, search, filters, deletion."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.core.boxes import EDITIONS
from companion.i18n import Messages
from companion.i18n.numbers import day
from companion.ui.games.actions import GamesActions
from companion.ui.games.list_row import deleted_row, listed_row
from companion.ui.games.present import GameRow, game_rows
from companion.ui.games.state import GamesState, Status
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.titles import title
from companion.ui.layout.breakpoints import has_dock_beside, is_phone
from companion.ui.layout.tokens import Palette, Size, Space, Touch
from companion.ui.page.common import body_text, mark, notice, text_field
from companion.ui.page.done_bar import done_bar
from companion.ui.page.guest_notices import why_limited
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.scan_button import scan_action
from companion.ui.page.view import View

_SEARCH_WIDTH: Final = 360.0
_FEWEST_TO_FILTER: Final = 5
"""Fewer games have no search and no filters."""


def game_list_screen(view: View, actions: GamesActions) -> ft.Control:
    """Return the games of this device except the current one; a tap opens a replay."""
    say, games = actions.say.text, view.state(GamesState)
    rows = game_rows(
        games,
        view.snapshot.game_id,
        view.language,
        actions.say,
        short=is_phone(view.width, view.height),
    )
    content: list[ft.Control] = [*_filters(view, actions)]
    for heading, group in (
        ("games-unfinished", rows.unfinished),
        ("games-finished", rows.finished),
    ):
        if group:
            content.append(_heading(say(heading)))
            content += [listed_row(each, actions) for each in group]
    if rows.more:
        more = say("games-more", count=rows.more)
        content.append(action(Action(more, ft.Icons.EXPAND_MORE, actions.show_more)))
    content += _recently_deleted(rows.deleted, actions)
    if not rows.unfinished and not rows.finished:
        content.append(body_text(say(_none_shown(view)), muted=True))
    outline = Outline(
        eyebrow="",
        title=say("games-title"),
        hint="",
        sidebar_eyebrow="",
        sidebar_title="",
        forward=None,
        back=Action(say("back"), ft.Icons.ARROW_BACK, lambda: actions.navigation.go("/")),
    )
    return scaffold(
        outline,
        content,
        _sidebar(view, actions),
        view,
        actions,
        notices=[
            *notice(view, actions),
            *why_limited(view, actions),
            *_report(games),
            *_deletion(games, actions),
        ],
    )


def _none_shown(view: View) -> str:
    games = view.state(GamesState)
    if games.all is None:
        return "games-loading"
    filtered = games.search.strip() or games.edition or games.status is not Status.ALL
    return "games-no-match" if filtered else "games-empty"


def _sidebar(view: View, actions: GamesActions) -> list[ft.Control]:
    """The game on the table, and what else can be done with games."""
    say, game = actions.say.text, view.snapshot.game
    found: list[Action] = []
    if game is not None:
        people = say("people-all", people=list(game.table.rules.setup.players))
        found.append(
            Action(
                say("games-current"),
                ft.Icons.PLAY_ARROW,
                lambda: actions.navigation.go("/table"),
                note=people,
            )
        )
    found.append(
        Action(
            say("players-open"),
            ft.Icons.LEADERBOARD,
            actions.links.open_players,
            note=say("players-open-detail"),
        )
    )
    found.append(
        Action(
            say("series-title"),
            ft.Icons.EMOJI_EVENTS,
            actions.links.open_series,
            note=say("series-detail"),
        )
    )
    found.append(Action(say("more-open"), ft.Icons.FOLDER_OPEN, actions.files.open_record))
    if actions.links.scans():
        found.append(scan_action(actions))
    saving = Action(
        say("backup-save"),
        ft.Icons.SAVE_ALT,
        actions.backup.save,
        note=_last_backup(view, actions) or say("backup-save-detail"),
    )
    found.append(saving)
    if view.may_change:
        found.append(Action(say("backup-restore"), ft.Icons.RESTORE, actions.backup.restore))
    return [action(each) for each in found]


def _last_backup(view: View, actions: GamesActions) -> str:
    """When a backup was made by itself; empty without one."""
    backups = actions.context.services.backups
    latest = None if backups is None else backups.latest()
    if latest is None:
        return ""
    return actions.say.text("backup-latest", date=day(latest, view.language))


def _filters(view: View, actions: GamesActions) -> list[ft.Control]:
    say, games = actions.say.text, view.state(GamesState)
    if len(games.all or ()) < _FEWEST_TO_FILTER:
        return []
    status = say(f"games-status-{games.status}")
    edition = say(f"edition-{games.edition}" if games.edition else "games-all-editions")
    statuses = tuple(
        Choice(
            say(f"games-status-{each}"),
            each is games.status,
            partial(actions.choose_status, each),
        )
        for each in Status
    )
    editions = (
        Choice(
            say("games-all-editions"),
            games.edition is None,
            partial(actions.choose_edition, None),
        ),
        *(
            Choice(
                say(f"edition-{each}"),
                each is games.edition,
                partial(actions.choose_edition, each),
            )
            for each in EDITIONS
        ),
    )
    wide = has_dock_beside(view.width, view.height)
    search = ft.Container(
        _search_field(
            current_palette(), say("games-search"), games.search, actions.search, actions.say
        ),
        width=_SEARCH_WIDTH if wide else view.width - 2 * Space.M,
    )
    return [
        ft.Row(
            [
                search,
                menu(f"{say('games-status')}: {status}", pill(status, Touch.SMALLEST), statuses),
                menu(f"{say('games-edition')}: {edition}", pill(edition, Touch.SMALLEST), editions),
            ],
            wrap=True,
            spacing=Space.XS,
            run_spacing=Space.XS,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    ]


@ft.component
def _search_field(
    palette: Palette,
    label: str,
    begins: str,
    on_typed: Callable[[str], object],
    say: Messages,
) -> ft.Control:
    """The uncontrolled search field: nothing is written into it while somebody types."""
    set_palette(palette)
    return ft.use_memo(lambda: text_field(label, on_typed, begins=begins), [palette.name, label])


def _heading(words: str) -> ft.Control:
    heading = title(words, Size.LIST, 26, current_palette().text)
    return ft.Container(heading, padding=ft.Padding.only(top=Space.S))


def _recently_deleted(rows: Sequence[GameRow], actions: GamesActions) -> list[ft.Control]:
    """The games deleted since the start, each with a button that restores it."""
    say = actions.say.text
    if not rows or not actions.view.may_change:
        return []
    return [
        _heading(say("games-recently-deleted")),
        body_text(say("games-recently-deleted-detail"), muted=True),
        *(deleted_row(each, actions) for each in rows),
    ]


def _report(games: GamesState) -> list[ft.Control]:
    """What restoring a backup has changed."""
    if not games.report:
        return []
    return [ft.Semantics(live_region=True, content=mark(games.report, good=True))]


def _deletion(games: GamesState, actions: GamesActions) -> list[ft.Control]:
    """The bar after a deletion."""
    if games.deleted is None:
        return []
    say = actions.say.text
    return [done_bar(say("games-deleted"), say("games-undo-delete"), actions.undo_deletion)]
