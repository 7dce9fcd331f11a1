"""A finished game from the list or a file: who won and how, and the moments worth another look."""

from functools import partial
from typing import Final

import flet as ft

from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.emblems import coin, emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import DOCK, beside_dock, has_dock_beside
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.page.common import notice
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.replay.state import Replay
from companion.ui.replay.steps import ReplayActions
from companion.ui.result.key_moments import MomentView, moment_views
from companion.ui.result.sections import (
    all_games,
    as_picture,
    awards,
    chart_card,
    heading,
    shown_result,
    standings,
)
from companion.ui.wording.deed import win_in_words
from companion.ui.wording.history import names

_EMBLEM: Final = 44.0
_COINS: Final = 40.0


def finished_game_screen(
    view: View, replay: Replay, actions: ReplayActions, cache: ControlCache
) -> ft.Control:
    """Return the result of a finished game; a tap on a moment opens the replay there."""
    say, game = actions.say.text, replay.record.game
    table, result = game.table, shown_result(game, actions)
    winners = table.winners or ()
    wide = has_dock_beside(view.width, view.height)
    room = beside_dock(view.width, view.height)
    width = DOCK - 2 * Space.L - 2 if wide else room
    outline = Outline(
        eyebrow=say("end-step", turn=table.turn),
        title=say("end-won", people=names(table, winners), count=len(winners)),
        hint=win_in_words(game, actions.say),
        sidebar_eyebrow="",
        sidebar_title="",
        forward=Action(
            say("summary-replay"),
            ft.Icons.PLAY_ARROW,
            partial(actions.show, 0),
            Weight.GOLD,
        ),
        back=Action(
            say("games-title"), ft.Icons.ARROW_BACK, lambda: actions.navigation.go("/games")
        ),
    )
    content = [
        *([_coins(result.coins)] if result.coins else []),
        *_moments(moment_views(game, actions.say), actions),
        *awards(result, actions),
        chart_card(result, room, actions, cache),
    ]
    sidebar = [
        *standings(result, width, actions),
        *_taking_up(view, replay, actions),
        as_picture(actions),
        all_games(actions),
    ]
    return scaffold(outline, content, sidebar, view, actions, notices=notice(view, actions))


def _taking_up(view: View, replay: Replay, actions: ReplayActions) -> list[ft.Control]:
    """The button that brings a game from a file into the app; stored ones have it in History."""
    if replay.game_id is not None or not view.may_change:
        return []
    words = actions.say.text("replay-reopen")
    return [action(Action(words, ft.Icons.TABLE_BAR, actions.take_up))]


def _coins(coins: str) -> ft.Control:
    bold = style(Font.BOLD, _COINS, current_palette().gold, round(_COINS * 1.2))
    return ft.Row([ft.Text(coins, style=bold), coin(_COINS * 0.8)], spacing=Space.XS)


def _moments(moments: tuple[MomentView, ...], actions: ReplayActions) -> list[ft.Control]:
    if not moments:
        return []
    return [
        heading(actions.say.text("moments-title")),
        *(_moment(each, actions) for each in moments),
    ]


def _moment(moment: MomentView, actions: ReplayActions) -> ft.Control:
    palette = current_palette()
    words = ft.Column(
        [
            ft.Text(moment.words, style=style(Font.MEDIUM, Size.BODY, palette.text, 24)),
            ft.Text(moment.when, style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    picture = [emblem(moment.character, _EMBLEM)] if moment.character else []
    row = ft.Row(
        [*picture, words, ft.Icon(ft.Icons.CHEVRON_RIGHT, color=palette.muted)], spacing=Space.S
    )
    button = ft.TextButton(
        content=silent(
            ft.Container(row, padding=ft.Padding.symmetric(vertical=Space.XS)),
        ),
        style=button_style(
            ink=palette.text,
            fill=palette.surface,
            edge=ft.BorderSide(1, palette.line),
            padding=Space.S,
            radius=Radius.TILE,
            alignment=ft.Alignment.CENTER_LEFT,
        ),
        on_click=partial(actions.show, moment.position),
    )
    named = ft.Semantics(label=moment.label, content=button)
    return ft.MergeSemantics(named, key=f"moment-{moment.position}")
