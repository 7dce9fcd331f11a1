"""Choosing who has this device in hand."""

import flet as ft

from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text
from companion.ui.dialogs.sizing import room
from companion.ui.presenters.own_seat import own_person
from companion.ui.state.view import View
from companion.ui.widgets.option_list import Option, options

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
