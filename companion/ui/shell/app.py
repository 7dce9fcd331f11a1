"""The root component: the screen of a route, and the dialog over it.

A feature is imported when one of its screens is first shown.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import flet as ft

from companion.application.table.permissions import Ask
from companion.ui.kit.control_cache import ControlCache, use_control_cache
from companion.ui.kit.enlarged import enlarged
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.layout.tokens import Space, narrow_line, palette_for
from companion.ui.new_game.state import NewGameState
from companion.ui.page.dialog_kinds import AskSetDialog
from companion.ui.page.routes import segments
from companion.ui.page.view import View, ViewHolder
from companion.ui.series.state import SeriesState
from companion.ui.shell.actions import AppActions
from companion.ui.shell.asked_bar import below_asked_bar
from companion.ui.shell.dialogs import open_dialog
from companion.ui.shell.home import failed_screen, home_screen

_log = logging.getLogger(__name__)

_PAGE_DIGITS = 2
"""Digits of the longest reading round's last page."""


@ft.component
def App(holder: ViewHolder, actions: AppActions) -> ft.Control:  # noqa: N802 - components are named like classes
    """Render one page; Flet calls it whenever the page's view is replaced."""
    view = _at_table(holder.view)
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
    _use_loads(view, actions)
    shown = partial(_screen_or_error, actions=actions, cache=cache)
    # the table asks by itself
    at_table = not view.guest or segments(view.route) == ["table"]
    screen = ft.Container(
        shown(view) if at_table else below_asked_bar(view, actions, shown),
        # keyed by screen: controls of one screen are never patched into another
        key=_screen_key(view),
        width=view.width,
        height=view.height,
        bgcolor=palette.bg,
    )
    return ft.SafeArea(enlarged(screen, view.scale, view.width, view.height), expand=True)


def _at_table(view: View) -> View:
    """Return the view at the text size at which a table on the screen is whole."""
    game = view.snapshot.game
    match segments(view.route):
        case ["table"] if game is not None:
            return view.scaled_for_table(len(game.table.seats))
        case ["practice"]:
            from companion.ui.shell.practice import scaled_for_practice

            return scaled_for_practice(view)
    return view


def _use_loads(view: View, actions: AppActions) -> None:
    """Load what the screen shows besides the view. A hook."""
    snapshot, group_state, path = view.snapshot, view.group_state, segments(view.route)
    is_over = snapshot.game is not None and snapshot.game.table.end is not None
    result, names = (snapshot.game_id, is_over), snapshot.name_changes
    _use_load(lambda: actions.table.count_tonight(), (*result, names), needed=is_over)
    step = (snapshot.revision, view.selection.announcing)
    _use_load(lambda: actions.table.step_focus.follow(), step, needed=path == ["table"])
    opened = (view.dialog_openings, view.route, view.far)
    _use_load(lambda: actions.keyboard.follow(_screen_key(view)), opened, needed=True)
    reads = view.may(Ask.STATISTICS)
    on_players = reads and path[0] == "players"
    counted = (on_players, *result, names, group_state.groups)
    _use_load(lambda: actions.people.count_players(), counted, needed=on_players)
    sheets, people = group_state.sheets, len(view.state(NewGameState).draft.names)
    on_sets = path == ["new", "set"] and bool(sheets.cards)
    measure = (view.route, sheets, people)
    _use_load(lambda: actions.new_game.simulation.measure_sheets(), measure, needed=on_sets)
    asked = view.dialog if isinstance(view.dialog, AskSetDialog) else None

    async def measure_random_sets() -> None:
        if asked is not None:
            await actions.new_game.simulation.measure_random_sets(asked)

    _use_load(measure_random_sets, (asked, people), needed=asked is not None)
    on_games = reads and path == ["games"]
    listed = (on_games, snapshot.stored_games, names)
    _use_load(lambda: actions.games.load(), listed, needed=on_games)
    on_replay = path[0] == "games" and len(path) > 1
    _use_load(lambda: actions.replay.load(), (view.route,), needed=on_replay)
    series = group_state.series
    has_series = (reads and bool(series.series)) or view.state(SeriesState).list is not None
    _use_load(lambda: actions.series.load(), (view.route, series, *result), needed=has_series)

    has_tournaments = series.has_tournaments

    async def tell_of_tournaments() -> None:
        actions.series.tell_of_tournaments()

    _use_load(tell_of_tournaments, (view.route, has_tournaments), needed=has_tournaments)


def _use_load(
    load: Callable[[], Awaitable[None]], depends_on: Sequence[object], *, needed: bool
) -> None:
    """Load after the first render and whenever `depends_on` has changed, if `needed`. A hook."""

    async def load_if_needed() -> None:
        if needed:
            await load()

    ft.use_effect(load_if_needed, depends_on)


def _screen_key(view: View) -> str:
    path = segments(view.route)
    return "/".join(path[: {"games": 2, "new": 2, "series": 2, "setup": 3}.get(path[0], 1)])


def _screen_or_error(view: View, actions: AppActions, cache: ControlCache) -> ft.Control:
    """Return the screen; if it cannot be rendered, one sentence and a way home."""
    try:
        return _screen(view, actions, cache)
    except Exception:
        _log.exception("the screen for %s could not be drawn", view.route)
        return failed_screen(actions)


def _screen(view: View, actions: AppActions, cache: ControlCache) -> ft.Control:
    game = view.snapshot.game
    match segments(view.route):
        case ["games"] | ["players" | "series", *_] if not view.may(Ask.STATISTICS):
            return home_screen(view, actions)
        case ["table"] if game is not None:
            from companion.ui.table.screen import table_screen

            return table_screen(view, game, actions.table, cache)
        case ["new"] | ["new", "set"] as path:
            return _players_or_sets(view, actions, sets="set" in path)
        case ["new", "own"] | ["set", *_]:
            from companion.ui.new_game.sets.builder import builder_screen

            return builder_screen(view, actions.new_game)
        case ["new", "house"]:
            from companion.ui.new_game.custom_characters import custom_characters_screen

            return custom_characters_screen(view, actions.new_game)
        case ["setup"] if game is not None:
            from companion.ui.setup.checklist import checklist_screen

            return checklist_screen(view, game, actions.setup)
        case ["setup", "read", number] if game is not None and _is_page(number):
            from companion.ui.setup.reading_round import reading_screen

            return reading_screen(int(number), view, game, actions.setup)
        case ["players"]:
            from companion.ui.people.screen import player_statistics_screen

            return player_statistics_screen(view, actions.people)
        case ["practice"]:
            from companion.ui.shell.practice import practice_screen

            return practice_screen(current_palette(), view, actions)
        case ["games"]:
            from companion.ui.games.list_screen import game_list_screen

            return game_list_screen(view, actions.games)
        case ["games", *_]:
            return _replay_screen(view, actions, cache)
        case ["series", *path]:
            return _series_screen(path, view, actions)
        case ["aid"]:
            from companion.ui.rulebook.aid_sheet import aid_screen

            return aid_screen(view, actions.rulebook)
        case ["rules", *_]:
            from companion.ui.rulebook.screen import rulebook_screen

            return rulebook_screen(view, actions.rulebook)
    return home_screen(view, actions)


def _players_or_sets(view: View, actions: AppActions, *, sets: bool) -> ft.Control:
    """Return the sets to choose from, or the players until their names are valid."""
    from companion.ui.new_game.draft_actions import has_valid_names
    from companion.ui.new_game.players import players_screen
    from companion.ui.new_game.set_choice import set_choice_screen

    if sets and has_valid_names(view.state(NewGameState).draft, actions.say):
        return set_choice_screen(view, actions.new_game)
    return players_screen(view, actions.new_game)


def _replay_screen(view: View, actions: AppActions, cache: ControlCache) -> ft.Control:
    """Return a stored game or one from a file: its result, or step by step."""
    from companion.ui.replay.finished_game import finished_game_screen
    from companion.ui.replay.screen import replay_screen
    from companion.ui.replay.state import ReplayState

    replay = view.state(ReplayState).on(view.route)
    if replay is not None and replay.summary:
        return finished_game_screen(view, replay, actions.replay, cache)
    return replay_screen(view, actions.replay, cache)


def _series_screen(path: list[str], view: View, actions: AppActions) -> ft.Control:
    """Return the screen of a series; the list of all before it is known, or for an unknown id."""
    from companion.ui.series.screen import series_list_screen, series_screen

    known, id = view.state(SeriesState).list, path[0] if len(path) == 1 else ""
    if known is not None and (series := known.find_series(id)):
        return series_screen(series, view, actions.series)
    return series_list_screen(view, actions.series)


def _is_page(number: str) -> bool:
    return number.isdecimal() and len(number) <= _PAGE_DIGITS
