"""One page that shows the parts of the look, and writes down what was tapped."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion import resources
from companion.ui.device import Device
from companion.ui.look import centre, dock, roll, seats, stage, theme
from companion.ui.look.buttons import Action, Weight, action, reason
from companion.ui.look.flows import Flow
from companion.ui.look.icons import Icons
from companion.ui.look.marks import Badge, Change
from companion.ui.look.options import Option, options
from companion.ui.look.plaque import PlaqueView, State
from companion.ui.look.pots import PotView
from companion.ui.look.shelf import Shelf
from companion.ui.look.tokens import DARK
from companion.ui.look.tools import Tool
from companion.ui.look.undo import Undo

NAMES = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Mina")
COURT = PotView("court", "Court", 2, "Court, 2 coins", Change(1, 3, fine=True))
BANK = PotView("bank", "Bank", 142, "Bank, 142 coins")


@ft.component
def _gallery(page: ft.Page) -> ft.Control:
    last, tell = ft.use_state("nothing yet")
    revision, set_revision = ft.use_state(0)
    division = seats.layout(page.width or 1280, page.height or 800, len(NAMES))
    plaques = tuple(
        PlaqueView(
            place,
            name,
            place + 4,
            f"{name}, {place + 4} coins",
            State.ACTIVE if place == 6 else State.REST,
            change=Change(-1, 3, fine=True) if place == 0 else None,
            badge=Badge("claims too", order=1) if place == 0 else None,
            on_tap=partial(tell, f"place {place}"),
        )
        for place, name in enumerate(NAMES)
    )
    compact = isinstance(division.body, seats.Roll)
    body: list[ft.Control] = [
        action(
            Action("Move the coins", Icons.CHECK, lambda: set_revision(revision + 1), Weight.GOLD),
            DARK,
        ),
        action(Action("Announce", Icons.CAMPAIGN, None, Weight.LOCKED), DARK),
        reason("Not this turn.", "Why not announce?", lambda: tell("the rule"), DARK),
        options((Option("yes", "Yes"), Option("no", "No", "a note")), "no", tell, DARK),
    ]
    view = dock.DockView(
        tools=(Tool("Rules", Icons.MENU_BOOK, lambda: tell("rules")),),
        awaited=dock.Awaited("step", "TURN 7", last),
        undo=Undo(
            "Undo", "takes back turn 6", lambda: tell("undone"), "Redo", lambda: tell("redone")
        ),
    )
    side = dock.dock(view, body, division.dock, 350, DARK, Shelf(), compact=compact)
    if isinstance(division.body, seats.Roll):
        width = division.body.width - 32
        places = roll.roll(plaques, width, division.body.row, DARK, Shelf())
        shown: list[ft.Control] = [roll.pots_row(COURT, BANK, width, DARK), places]
        return ft.Column([*shown, side], scroll=ft.ScrollMode.AUTO, expand=True)
    moved = (Flow(0, "court", 1, fine=True), Flow("bank", 2, 3))
    on_table = stage.StageView(plaques, COURT, BANK, moved=moved, revision=revision)
    if not revision:
        on_table = replace(on_table, preview=moved)
    members = (centre.Member("king", "King", "", lambda: tell("the King")),)
    middle = centre.cast(members, division.body.centre, DARK)
    return ft.Row([stage.stage(on_table, division.body, DARK, middle), side], spacing=0)


def _main(page: ft.Page) -> None:
    theme.dress(page)
    page.title = "Gallery"
    page.render(lambda: _gallery(page))
    page.run_task(Device(page).uncover)


def app() -> object:
    """The gallery as an ASGI app."""
    return ft.run(_main, export_asgi_app=True, assets_dir=str(resources.assets()), no_cdn=True)
