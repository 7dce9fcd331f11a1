"""The practice table: one coached turn on a table that only this page has."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Self

import flet as ft

from companion.application.table.practice import practice_table
from companion.core.boxes import EDITIONS, EditionId
from companion.core.game import Game
from companion.ui.board.coach import coach_line, has_finished, has_just_begun, practice_setup
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
from companion.ui.page.view import View
from companion.ui.page.view_holder import ViewHolder
from companion.ui.shell.actions import AppActions
from companion.ui.table.screen import table_screen

_LINE = 26
_LINES = 2
_LINES_PHONE = 5
_BESIDE = 3 * Space.M + 28 + 96 + 2 * Space.S


OpenDialog = Callable[[View, AppActions], ft.AlertDialog | None]
"""Returns the open dialog of a view; None if none is open."""


@dataclass(frozen=True, slots=True)
class _Practice:
    """The view and the actions of a practice table."""

    holder: ViewHolder
    actions: AppActions

    @classmethod
    def begin(cls, actions: AppActions, edition: EditionId) -> Self:
        view = actions.view
        service = practice_table(practice_setup(edition, actions.say))
        services = replace(actions.context.services, table=service, network=None)
        holder = ViewHolder(_like(view, View(service.snapshot)))
        context = PageContext(actions.context.page, holder, services)
        # rules and home are screens of the page
        return cls(holder, AppActions(context, actions.navigation))


def _like(view: View, practice: View) -> View:
    """The view of a practice table in the language, look and size of a page's view."""
    return replace(
        practice,
        language=view.language,
        dark=view.dark,
        system_text=view.system_text,
        reduced_motion=view.reduced_motion,
        width=view.width,
        height=view.height - _height(view),
        scale=view.scale,
        practice=True,
    )


@ft.component
def practice_screen(
    palette: Palette, view: View, actions: AppActions, open_dialog: OpenDialog
) -> ft.Control:
    """A sentence of the coach above a table as in a game."""
    set_palette(palette)
    edition, set_edition = ft.use_state(view.usual_box)
    practice = ft.use_memo(lambda: _Practice.begin(actions, edition), [edition])
    table = _coached_table(palette, practice, view, open_dialog, set_edition)
    # another table, with a state of its own
    return ft.Column([table], key=edition, spacing=0)


@ft.component
def _coached_table(
    palette: Palette,
    practice: _Practice,
    page: View,
    open_dialog: OpenDialog,
    choose_edition: Callable[[EditionId], object],
) -> ft.Control:
    set_palette(palette)
    holder, actions = practice.holder, practice.actions
    ft.use_state(holder)
    view = _like(page, holder.view)
    if view != holder.view:
        holder.view = view
    cache = use_control_cache("practice", view.width, view.height)
    ft.use_dialog(open_dialog(view, actions))
    ft.use_effect(actions.context.tap_guard.track_render, [view.snapshot.revision])
    game = view.snapshot.game
    if game is None:
        return ft.Container()
    words = coach_line(game, view.selection, actions.say)
    return ft.Column(
        [
            _coach(words, page, actions, _tool(game, actions, choose_edition)),
            ft.Container(
                table_screen(view, game, actions.table, cache), width=view.width, height=view.height
            ),
        ],
        spacing=0,
    )


def _height(page: View) -> float:
    """The height of the coach's bar in pixels, enough for the longest sentence."""
    phone = is_phone(page.width, page.height)
    return (_LINES_PHONE if phone else _LINES) * _LINE + 2 * Space.S


def _tool(
    game: Game, actions: AppActions, choose_edition: Callable[[EditionId], object]
) -> ft.Control | None:
    """What stands beside the coach's words: the edition at first, the way out at the end."""
    if has_finished(game):
        return round_button(
            actions.say.text("practice-end"),
            ft.Icons.CHECK,
            lambda: actions.navigation.go("/"),
            selected=True,
        )
    if not has_just_begun(game):
        return None
    chosen = game.table.rules.setup.edition
    return menu(
        actions.say.text("practice-edition"),
        pill(str(EDITIONS[chosen].year), Touch.SMALLEST),
        tuple(
            Choice(
                actions.say.text(f"edition-{each}"), each is chosen, partial(choose_edition, each)
            )
            for each in EditionId
        ),
    )


def _coach(words: str, page: View, actions: AppActions, tool: ft.Control | None) -> ft.Control:
    palette = current_palette()
    most = _LINES_PHONE if is_phone(page.width, page.height) else _LINES
    room = page.width - _BESIDE
    size = next(
        (each for each in (Size.LIST, Size.BODY) if lines_of(words, each, room) <= most),
        Size.SECONDARY,
    )
    text: ft.Control = ft.Text(words, style=style(Font.MEDIUM, size, palette.text, _LINE))
    narrow = page.width < NARROW
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
        height=_height(page),
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=palette.high,
        border=ft.Border.only(bottom=ft.BorderSide(2, palette.gold)),
    )
