"""The practice table: one coached turn on a table that only this page has."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.table.practice import practice_table
from companion.application.table.snapshot import Snapshot
from companion.core.boxes import EDITIONS, EditionId
from companion.core.game import Game
from companion.ui.board.coach import (
    PRACTICE_PLAYERS,
    coach_line,
    has_finished,
    has_just_begun,
    practice_setup,
)
from companion.ui.kit.control_cache import use_control_cache
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW, is_phone
from companion.ui.layout.text_fit import lines_of
from companion.ui.layout.tokens import Font, Palette, Size, Space, Touch
from companion.ui.page.context import PageContext
from companion.ui.page.view import View, ViewHolder
from companion.ui.shell.actions import AppActions
from companion.ui.shell.dialogs import open_dialog
from companion.ui.table.screen import table_screen

_LINE = 26
_LINES = 2
_LINES_PHONE = 5
_BESIDE = 3 * Space.M + 28 + 96 + 2 * Space.S
"""Width of the bar not available to the coach's words."""


def scaled_for_practice(page: View) -> View:
    """Return the view at the text size at which the table below the coach's bar is whole."""
    return page.scaled_for_table(PRACTICE_PLAYERS, _bar_height)


class _PracticeHolder(ViewHolder):
    """Holds the view of a practice table, always in the language, look and size of its page."""

    def __init__(self, page: ViewHolder, snapshot: Snapshot) -> None:
        self._page = page
        super().__init__(View(snapshot, practice=True))

    @property
    def view(self) -> View:
        """The view of the practice table below the coach's bar."""
        page = scaled_for_practice(self._page.view)
        return replace(
            self._view,
            language=page.language,
            dark=page.dark,
            system_text=page.system_text,
            reduced_motion=page.reduced_motion,
            width=page.width,
            height=page.height - _bar_height(page.width, page.height),
            scale=page.scale,
        )

    @view.setter
    def view(self, view: View) -> None:
        self._view = view


def _practice_actions(actions: AppActions, edition: EditionId) -> AppActions:
    """Return the actions of a new practice table; rules and home are screens of its page."""
    context = actions.context
    service = practice_table(practice_setup(edition, actions.say))
    services = replace(context.services, table=service, network=None)
    holder = _PracticeHolder(context.holder, service.snapshot)
    return AppActions(PageContext(context.page, holder, services), actions.navigation)


@ft.component
def practice_screen(palette: Palette, view: View, actions: AppActions) -> ft.Control:
    """Return a sentence of the coach above a table as in a game."""
    set_palette(palette)
    edition, set_edition = ft.use_state(view.usual_box)
    practice = ft.use_memo(lambda: _practice_actions(actions, edition), [edition])
    table = _coached_table(palette, practice.context.holder, practice, view, set_edition)
    # another table, with a state of its own
    return ft.Column([table], key=edition, spacing=0)


@ft.component
def _coached_table(
    palette: Palette,
    holder: ViewHolder,
    actions: AppActions,
    page: View,
    choose_edition: Callable[[EditionId], object],
) -> ft.Control:
    """Return the table of `holder`; rendered again whenever its view or that of its page is."""
    set_palette(palette)
    view = holder.view
    cache = use_control_cache("practice", view.width, view.height)
    ft.use_dialog(open_dialog(view, actions))
    ft.use_effect(actions.context.tap_guard.track_render, [view.snapshot.revision])
    game = view.snapshot.game
    if game is None:
        return ft.Container()
    words = coach_line(game, view.selection, actions.say)
    table = table_screen(view, game, actions.table, cache)
    return ft.Column(
        [
            _coach(words, page.width, page.height, _tool(game, actions, choose_edition)),
            ft.Container(table, width=view.width, height=view.height),
        ],
        spacing=0,
    )


def _bar_height(page_width: float, page_height: float) -> float:
    """Return the height of the coach's bar in pixels, enough for the longest sentence."""
    return _most_lines(page_width, page_height) * _LINE + 2 * Space.S


def _most_lines(page_width: float, page_height: float) -> int:
    return _LINES_PHONE if is_phone(page_width, page_height) else _LINES


def _tool(
    game: Game, actions: AppActions, choose_edition: Callable[[EditionId], object]
) -> ft.Control | None:
    """Return what stands beside the coach's words: at first the edition, at the end the way out."""
    say = actions.say.text
    if has_finished(game):
        go_home = partial(actions.navigation.go, "/")
        return round_button(say("practice-end"), ft.Icons.CHECK, go_home, selected=True)
    if not has_just_begun(game):
        return None
    chosen = game.table.rules.setup.edition
    choices = tuple(
        Choice(say(f"edition-{edition}"), edition is chosen, partial(choose_edition, edition))
        for edition in EditionId
    )
    return menu(say("practice-edition"), pill(str(EDITIONS[chosen].year), Touch.SMALLEST), choices)


def _coach(
    words: str, page_width: float, page_height: float, tool: ft.Control | None
) -> ft.Control:
    palette = current_palette()
    most, room = _most_lines(page_width, page_height), page_width - _BESIDE
    sizes = (Size.LIST, Size.BODY)
    fitting = (size for size in sizes if lines_of(words, size, room, Font.MEDIUM) <= most)
    size = next(fitting, Size.SECONDARY)
    text: ft.Control = ft.Text(words, style=style(Font.MEDIUM, size, palette.text, _LINE))
    narrow = page_width < NARROW
    if narrow:
        # at large type, the longest sentences are higher than the bar
        text = ft.Column([text], scroll=SCROLLBAR)
    return ft.Container(
        ft.Row(
            [
                *([] if narrow else [ft.Icon(ft.Icons.SCHOOL, color=palette.gold, size=28)]),
                ft.Semantics(live_region=True, expand=True, content=text),
                *([] if tool is None else [tool]),
            ],
            spacing=Space.S,
        ),
        key="coach",
        height=_bar_height(page_width, page_height),
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=palette.high,
        border=ft.Border.only(bottom=ft.BorderSide(2, palette.gold)),
    )
