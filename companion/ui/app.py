"""The root component: which screen a route shows, and what lies over it."""

import logging

import flet as ft

from companion.ui.actions.desk import Desk
from companion.ui.actions.new_game import settled
from companion.ui.dialogs import open_dialog
from companion.ui.screens.home import failed_screen, home_screen
from companion.ui.screens.new_game.custom_characters import house_screen
from companion.ui.screens.new_game.players import people_screen
from companion.ui.screens.new_game.set_builder import builder_screen
from companion.ui.screens.new_game.set_choice import set_screen
from companion.ui.screens.rulebook.rulebook_screen import rules_screen
from companion.ui.screens.setup.checklist import checklist_screen
from companion.ui.screens.setup.reading_round import reading_screen
from companion.ui.screens.table.table_screen import table_screen
from companion.ui.state.routes import pieces
from companion.ui.state.view import Screen, View
from companion.ui.widgets.control_cache import ControlCache, use_shelf
from companion.ui.widgets.tokens import DARK, LIGHT, Palette

_log = logging.getLogger(__name__)

_DIGITS = 2
"""Digits of the longest reading round's last page."""


@ft.component
def App(screen: Screen, desk: Desk) -> ft.Control:  # noqa: N802 - components are named like classes
    """Everything one page shows; drawn anew whenever the screen's view is replaced."""
    view = screen.view
    palette = DARK if view.dark else LIGHT
    shelf = use_shelf(_name(view), view.width, view.height)
    ft.use_dialog(open_dialog(view, desk, palette))
    ft.use_effect(desk.sight.drew, [view.snapshot.revision, view.snapshot.completed_tasks])
    ft.use_effect(desk.stay_awake, [view.playing])
    return ft.SafeArea(
        ft.Container(
            _drawn(view, desk, palette, shelf),
            # screens are replaced whole: nothing of one is patched into another
            key=_name(view),
            width=view.width,
            height=view.height,
            bgcolor=palette.bg,
        ),
        expand=True,
    )


def _name(view: View) -> str:
    path = pieces(view.route)
    return "/".join(path[: {"new": 2, "setup": 3}.get(path[0], 1)])


def _drawn(view: View, desk: Desk, palette: Palette, shelf: ControlCache) -> ft.Control:
    """The screen, or, should drawing it fail, one sentence and the way home."""
    try:
        return _shown(view, desk, palette, shelf)
    except Exception:
        _log.exception("the screen for %s could not be drawn", view.route)
        return failed_screen(desk, palette)


def _shown(view: View, desk: Desk, palette: Palette, shelf: ControlCache) -> ft.Control:
    game = view.snapshot.game
    match pieces(view.route):
        case ["table"] if game is not None:
            return table_screen(view, game, desk, palette, shelf)
        case ["new", "set"] if settled(view.draft):
            return set_screen(view, desk, palette)
        case ["new"] | ["new", "set"]:
            return people_screen(view, desk, palette)
        case ["new", "own"] | ["set", *_]:
            return builder_screen(view, desk, palette)
        case ["new", "house"]:
            return house_screen(view, desk, palette)
        case ["setup"] if game is not None:
            return checklist_screen(view, game, desk, palette)
        case ["setup", "read", number] if game is not None and _is_page(number):
            return reading_screen(int(number), view, game, desk, palette)
        case ["rules", *_]:
            return rules_screen(view, desk, palette)
        case _:
            return home_screen(view, desk, palette)


def _is_page(number: str) -> bool:
    return number.isdecimal() and len(number) <= _DIGITS
