"""Choosing who has this device in hand."""

import flet as ft

from companion.ui.kit.option_list import Option, options
from companion.ui.page.common import body_text
from companion.ui.page.dialog_sizing import room
from companion.ui.page.own_seat import own_person
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

_NOBODY = "seat-of-nobody"


def seat_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the players in their seating order, and nobody."""
    game, say = view.snapshot.game, actions.say.text
    if game is None:
        return []
    table = game.table
    players = table.rules.setup.players
    rows = [Option(f"seat-of-{person}", players[person]) for person in table.seats]
    values = {f"seat-of-{person}": players[person] for person in table.seats}
    own = own_person(view, table)
    return [
        body_text(say("seat-hint"), muted=True),
        options(
            (*rows, Option(_NOBODY, say("seat-nobody"))),
            _NOBODY if own is None else f"seat-of-{own}",
            lambda chosen: actions.preferences.take_seat(values.get(chosen)),
            room(view.width),
        ),
    ]
