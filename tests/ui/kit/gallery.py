"""A page of widgets that shows what was tapped."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion import resources
from companion.flet_adapter.device import Device
from companion.ui.board import centre, seat_list, table_stage
from companion.ui.board.pots_row import pots_row
from companion.ui.board.table_view import (
    Badge,
    Change,
    Flow,
    PotView,
    SeatState,
    SeatView,
    StageView,
)
from companion.ui.kit import theme
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.palette import set_palette
from companion.ui.kit.small_buttons import reason
from companion.ui.kit.toolbar import Tool
from companion.ui.layout import geometry
from companion.ui.layout.seat_rows import SeatList
from companion.ui.layout.tokens import DARK
from companion.ui.table import dock
from companion.ui.table.awaited import Awaited
from companion.ui.table.undo_button import Undo

NAMES = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Mina")
COURT = PotView("court", "Court", 2, "Court, 2 coins", Change(1, 3, fine=True))
BANK = PotView("bank", "Bank", 142, "Bank, 142 coins")


@ft.component
def _gallery(page: ft.Page) -> ft.Control:
    set_palette(DARK)
    last, tell = ft.use_state("nothing yet")
    revision, set_revision = ft.use_state(0)
    division = geometry.layout(page.width or 1280, page.height or 800, len(NAMES))
    plaques = tuple(
        SeatView(
            place,
            name,
            place + 4,
            f"{name}, {place + 4} coins",
            SeatState.ACTIVE if place == 6 else SeatState.REST,
            change=Change(-1, 3, fine=True) if place == 0 else None,
            badge=Badge("calls", order=1) if place == 0 else None,
            on_tap=partial(tell, f"place {place}"),
        )
        for place, name in enumerate(NAMES)
    )
    compact = isinstance(division.body, SeatList)
    body: list[ft.Control] = [
        action(
            Action(
                "Move the coins", ft.Icons.CHECK, lambda: set_revision(revision + 1), Weight.GOLD
            )
        ),
        action(Action("Announce", ft.Icons.CAMPAIGN, None, Weight.LOCKED)),
        reason("Not this turn.", "Why not announce?", lambda: tell("the rule")),
        options((Option("yes", "Yes"), Option("no", "No", "a note")), "no", tell, asks="Sure?"),
    ]
    view = dock.DockView(
        tools=(Tool("Rules", ft.Icons.MENU_BOOK, lambda: tell("rules")),),
        awaited=Awaited("step", "TURN 7", last),
        undo=Undo(
            "Undo", "takes back turn 6", lambda: tell("undone"), "Redo", lambda: tell("redone")
        ),
        body=body,
        width=350,
        compact=compact,
    )
    side = dock.dock(view, division.dock, ControlCache())
    if isinstance(division.body, SeatList):
        width = division.body.width - 32
        places = seat_list.seat_rows(plaques, width, division.body.row, ControlCache())
        shown: list[ft.Control] = [pots_row(COURT, BANK, width), places]
        return ft.Column([*shown, side], scroll=ft.ScrollMode.AUTO, expand=True)
    moved = (Flow(0, "court", 1, fine=True), Flow("bank", 2, 3))
    on_table = StageView(plaques, COURT, BANK, moved=moved, revision=revision)
    if not revision:
        on_table = replace(on_table, preview=moved)
    members = (centre.Member("king", "King", "", lambda: tell("the King")),)
    middle = centre.characters_in_play(members, division.body.centre)
    return ft.Row([table_stage.stage(DARK, on_table, division.body, middle), side], spacing=0)


def _main(page: ft.Page) -> None:
    theme.apply_theme(page)
    page.title = "Gallery"
    page.render(lambda: _gallery(page))
    page.run_task(Device(page).uncover)


def app() -> object:
    """The gallery as an ASGI app."""
    return ft.run(_main, export_asgi_app=True, assets_dir=str(resources.assets()), no_cdn=True)
