"""The root component: which screen a route shows, and what lies over it."""

import flet as ft

from companion.ui.desk import Desk
from companion.ui.look.tokens import DARK, LIGHT, Palette
from companion.ui.screens.home import home_screen
from companion.ui.screens.people import people_screen
from companion.ui.screens.set import set_screen
from companion.ui.screens.table import table_screen
from companion.ui.sheets import sheet_dialog
from companion.ui.state import Screen, View


@ft.component
def App(screen: Screen, desk: Desk) -> ft.Control:  # noqa: N802 - components are named like classes
    """Everything one page shows; drawn anew whenever the screen's view is replaced."""
    view = screen.view
    palette = DARK if view.dark else LIGHT
    ft.use_dialog(sheet_dialog(view, desk, palette))
    return ft.SafeArea(
        ft.Container(
            _shown(view, desk, palette),
            width=view.width,
            height=view.height,
            bgcolor=palette.bg,
        ),
        expand=True,
    )


def _shown(view: View, desk: Desk, palette: Palette) -> ft.Control:
    game = view.snapshot.game
    match view.route.partition("?")[0].strip("/").split("/"):
        case ["table"] if game is not None:
            return table_screen(view, game, desk, palette)
        case ["new"]:
            return people_screen(view, desk, palette)
        case ["new", "set"]:
            return set_screen(view, desk, palette)
        case _:
            return home_screen(view, desk, palette)
