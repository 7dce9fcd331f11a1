"""The screen of one tournament: this round's tables, results, standings over all tables."""

from functools import partial
from typing import Final

import flet as ft

from companion.application.series_book import MOST_ROUNDS, Place, TournamentTable
from companion.application.series_results import SeriesGame, TournamentOverview
from companion.series import possible_tables, usual_tables
from companion.sharing import TableInvitation, encode_invitation
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text, notice
from companion.ui.components.copy_and_share import copy_and_share
from companion.ui.components.qr_code import qr_code
from companion.ui.components.scaffold import Outline, scaffold
from companion.ui.components.series_parts import (
    code_entry,
    deletion,
    heading,
    report,
    standing_rows,
)
from companion.ui.presenters.series import game_in_words, place_in_words, points_table
from companion.ui.state.view import View
from companion.ui.widgets.buttons import Action, Weight, action
from companion.ui.widgets.menus import Choice, menu, pill
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.small_buttons import round_button
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Radius, Size, Space, Touch

_CODE: Final = 220.0


def tournament_screen(found: TournamentOverview, view: View, actions: PageActions) -> ft.Control:
    """Return the tables of all rounds, the newest first, and the standings."""
    say, tournament = actions.say.text, found.tournament
    rounds = len(tournament.rounds)
    content: list[ft.Control] = []
    for number in reversed(range(rounds)):
        if number == rounds - 1:
            content += _tables(found, number, actions)
    content += [
        heading(say("series-standings")),
        standing_rows(found.standings, actions, by_wins=False),
    ]
    for number in reversed(range(rounds - 1)):
        content += _tables(found, number, actions)
    outline = Outline(
        eyebrow=say("tournament-people", count=len(tournament.people)),
        title=say("tournament-round", round=rounds),
        hint=points_table(actions.say),
        sidebar_eyebrow="",
        sidebar_title="",
        forward=_next_round(found, actions),
        back=Action(say("back"), ft.Icons.ARROW_BACK, actions.series.open_list),
    )
    notices = [
        *notice(view, actions),
        *report(view.series.report),
        *deletion(view.series.deleted, actions),
    ]
    return scaffold(outline, content, _sidebar(found, actions), view, actions, notices=notices)


def _tables(found: TournamentOverview, number: int, actions: PageActions) -> list[ft.Control]:
    """The tables of a round."""
    tournament = found.tournament
    heading_ = heading(actions.say.text("tournament-round", round=number + 1))
    return [
        *([] if number == len(tournament.rounds) - 1 else [heading_]),
        *(
            _table(
                Place(tournament=tournament.id, round=number, table=table),
                tournament.rounds[number][table],
                game,
                actions,
                last=number == len(tournament.rounds) - 1,
            )
            for table, game in enumerate(found.rounds[number])
        ),
    ]


def _table(
    place: Place,
    table: TournamentTable,
    game: SeriesGame | None,
    actions: PageActions,
    *,
    last: bool,
) -> ft.Control:
    """One table: its people, its result, and what can be done."""
    say, palette = actions.say, current_palette()
    finished = game is not None and game.finish is not None
    parts: list[ft.Control] = [
        ft.Text(
            say.text("tournament-table", table=place.table + 1),
            style=style(Font.MEDIUM, Size.LIST, palette.text, 26),
        ),
        body_text(say.text("people-all", people=list(table.names)), muted=True),
        body_text(say.text("people-begins", person=table.names[table.first]), muted=True),
    ]
    row: list[ft.Control] = []
    if finished and game is not None:
        row += [
            ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=24),
            ft.Container(body_text(game_in_words(game, say)), expand=True),
            round_button(
                say.text("table-empty", table=place.table + 1),
                ft.Icons.DELETE_OUTLINE,
                partial(actions.tournaments.empty, place),
                borderless=True,
            ),
        ]
        parts = parts[:2]
    elif last:
        row += [
            ft.Container(action(each), expand=True)
            for each in (
                Action(
                    say.text("table-play"),
                    ft.Icons.PLAY_ARROW,
                    partial(actions.tournaments.play_here, place, table),
                ),
                Action(
                    say.text("table-code"),
                    ft.Icons.QR_CODE_2,
                    partial(actions.tournaments.show_code, place.table),
                ),
            )
        ]
    parts.append(ft.Row(row, spacing=Space.XS))
    if last and not finished and actions.view.series.shown_table == place.table:
        parts += _code(place, table, actions)
    return ft.Container(
        ft.Column(parts, spacing=Space.XXS, tight=True),
        key=f"table-{place.round}-{place.table}",
        bgcolor=palette.surface,
        border=ft.Border.all(1, palette.line),
        border_radius=Radius.TILE,
        padding=Space.S,
    )


def _code(place: Place, table: TournamentTable, actions: PageActions) -> list[ft.Control]:
    """The invitation as QR code and text, for the device that the table plays on."""
    say = actions.say
    invitation = TableInvitation(
        place.tournament, place.round, place.table, table.names, table.first
    )
    code = encode_invitation(invitation)
    return [
        body_text(say.text("table-code-hint"), muted=True),
        ft.Row([qr_code(code, _CODE)]),
        copy_and_share(current_palette(), code, place_in_words(place, say), actions),
    ]


def _next_round(found: TournamentOverview, actions: PageActions) -> Action | None:
    """The next round; what is missing in this one stands below it."""
    tournament, say = found.tournament, actions.say.text
    if len(tournament.rounds) >= MOST_ROUNDS:
        return None
    missing = [
        number
        for number, game in enumerate(found.rounds[-1], 1)
        if game is None or game.finish is None
    ]
    return Action(
        say("tournament-next"),
        ft.Icons.ARROW_FORWARD,
        partial(actions.tournaments.deal_next, tournament),
        Weight.PLAIN if missing else Weight.GOLD,
        note=say("tournament-missing", tables=missing) if missing else None,
    )


def _sidebar(found: TournamentOverview, actions: PageActions) -> list[ft.Control]:
    say, tournament = actions.say.text, found.tournament
    people = len(tournament.people)
    chosen = actions.view.series.tables
    numbers = possible_tables(people)
    if chosen not in numbers:
        chosen = usual_tables(people)
    parts: list[ft.Control] = [code_entry(actions)]
    entered = Action(
        say("series-file"),
        ft.Icons.FOLDER_OPEN,
        partial(actions.tournaments.enter_file, tournament.id),
        note=say("table-file-detail"),
    )
    parts.append(action(entered))
    if len(numbers) > 1:
        words = say("tournament-tables", tables=chosen)
        choices = tuple(
            Choice(
                say("tournament-tables", tables=each),
                each == chosen,
                partial(actions.tournaments.choose_tables, each),
            )
            for each in numbers
        )
        label = f"{say('tournament-next')}: {words}"
        parts.append(body_text(say("tournament-next"), muted=True))
        parts.append(ft.Row([menu(label, pill(words, Touch.SMALLEST), choices)]))
    delete = Action(
        say("tournament-delete"),
        ft.Icons.DELETE_OUTLINE,
        partial(actions.series.delete, tournament),
        note=say("series-delete-detail"),
    )
    return [*parts, action(delete)]
