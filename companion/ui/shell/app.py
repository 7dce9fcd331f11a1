"""The root component: the screen of a route, and the dialog over it."""

import logging

import flet as ft

from companion.application.series.results import SeriesList
from companion.ui.games.list_screen import game_list_screen
from companion.ui.kit.control_cache import ControlCache, use_control_cache
from companion.ui.kit.enlarged import enlarged
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.layout.tokens import Space, narrow_line, palette_for
from companion.ui.new_game.custom_characters import custom_characters_screen
from companion.ui.new_game.draft_actions import has_valid_names
from companion.ui.new_game.players import players_screen
from companion.ui.new_game.set_choice import set_choice_screen
from companion.ui.new_game.sets.builder import builder_screen
from companion.ui.new_game.state import NewGameState
from companion.ui.page.routes import segments
from companion.ui.page.view import View
from companion.ui.page.view_holder import ViewHolder
from companion.ui.people.screen import player_statistics_screen
from companion.ui.replay.finished_game import finished_game_screen
from companion.ui.replay.screen import replay_screen
from companion.ui.replay.state import ReplayState
from companion.ui.rulebook.screen import rulebook_screen
from companion.ui.series.list_screen import series_list_screen
from companion.ui.series.screen import series_screen
from companion.ui.series.state import SeriesState
from companion.ui.setup.checklist import checklist_screen
from companion.ui.setup.reading_round import reading_screen
from companion.ui.shell.actions import AppActions
from companion.ui.shell.dialogs import open_dialog
from companion.ui.shell.home import failed_screen, home_screen
from companion.ui.shell.practice import practice_screen
from companion.ui.table.screen import table_screen

_log = logging.getLogger(__name__)

_PAGE_DIGITS = 2
"""Digits of the longest reading round's last page."""


@ft.component
def App(holder: ViewHolder, actions: AppActions) -> ft.Control:  # noqa: N802 - components are named like classes
    """Render one page; Flet calls it whenever the page's view is replaced."""
    view = holder.view
    palette = palette_for(
        dark=view.dark,
        text_factor=view.system_text,
        page_scale=view.scale,
        line_width=narrow_line(view.width - 2 * Space.M),
    )
    set_palette(palette)
    cache = use_control_cache(_screen_key(view), view.width, view.height)
    ft.use_dialog(open_dialog(view, actions))
    ft.use_effect(
        actions.context.tap_guard.track_render,
        [view.snapshot.revision, view.snapshot.completed_tasks],
    )
    ft.use_effect(actions.preferences.keep_awake, [view.playing])
    result = [view.snapshot.game_id, _is_over(view)]
    names = view.snapshot.name_changes
    ft.use_effect(actions.table.count_tonight, [*result, names])
    counted = [segments(view.route)[0] == "players", *result, names, view.group_state.groups]
    ft.use_effect(actions.people.count_players, counted)
    shows_games = segments(view.route) == ["games"]
    ft.use_effect(actions.games.load, [shows_games, view.snapshot.stored_games, names])
    ft.use_effect(actions.replay.load, [view.route])
    ft.use_effect(actions.series.load, [view.route, view.group_state.series, *result])
    tournaments = view.group_state.series.has_tournaments
    ft.use_effect(actions.series.tell_of_tournaments, [view.route, tournaments])
    screen = ft.Container(
        _screen_or_error(view, actions, cache),
        # keyed by screen: controls of one screen are never patched into another
        key=_screen_key(view),
        width=view.width,
        height=view.height,
        bgcolor=palette.bg,
    )
    return ft.SafeArea(enlarged(screen, view.scale, view.width, view.height), expand=True)


def _is_over(view: View) -> bool:
    game = view.snapshot.game
    return game is not None and game.table.end is not None


def _screen_key(view: View) -> str:
    path = segments(view.route)
    return "/".join(path[: {"games": 2, "new": 2, "series": 2, "setup": 3}.get(path[0], 1)])


def _screen_or_error(view: View, actions: AppActions, cache: ControlCache) -> ft.Control:
    """The screen; if it cannot be rendered, one sentence and a way home."""
    try:
        return _screen(view, actions, cache)
    except Exception:
        _log.exception("the screen for %s could not be drawn", view.route)
        return failed_screen(actions)


def _screen(view: View, actions: AppActions, cache: ControlCache) -> ft.Control:
    game = view.snapshot.game
    match segments(view.route):
        case ["table"] if game is not None:
            return table_screen(view, game, actions.table, cache)
        case ["new", "set"] if has_valid_names(view.state(NewGameState).draft, actions.say):
            return set_choice_screen(view, actions.new_game)
        case ["new"] | ["new", "set"]:
            return players_screen(view, actions.new_game)
        case ["new", "own"] | ["set", *_]:
            return builder_screen(view, actions.new_game)
        case ["new", "house"]:
            return custom_characters_screen(view, actions.new_game)
        case ["setup"] if game is not None:
            return checklist_screen(view, game, actions.setup)
        case ["setup", "read", number] if game is not None and _is_page(number):
            return reading_screen(int(number), view, game, actions.setup)
        case ["players"]:
            return player_statistics_screen(view, actions.people)
        case ["practice"]:
            return practice_screen(current_palette(), view, actions, open_dialog)
        case ["games"]:
            return game_list_screen(view, actions.games)
        case ["series", *path]:
            return _series_screen(path, view, actions)
        case ["games", *_] if (replay := view.state(ReplayState).on(view.route)) and replay.summary:
            return finished_game_screen(view, replay, actions.replay, cache)
        case ["games", *_]:
            return replay_screen(view, actions.replay, cache)
        case ["rules", *_]:
            return rulebook_screen(view, actions.rulebook)
        case _:
            return home_screen(view, actions)


def _series_screen(path: list[str], view: View, actions: AppActions) -> ft.Control:
    """The screen of a series; the list of them before it is known, and for an unknown one."""
    known, id = view.state(SeriesState).list or SeriesList(), path[0] if len(path) == 1 else ""
    if series := known.find_series(id):
        return series_screen(series, view, actions.series)
    return series_list_screen(view, actions.series)


def _is_page(number: str) -> bool:
    return number.isdecimal() and len(number) <= _PAGE_DIGITS
