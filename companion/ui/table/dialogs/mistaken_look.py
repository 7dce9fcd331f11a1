"""Recording that somebody saw their own card by mistake."""

from functools import partial

import flet as ft

from companion.core.boxes import cards_each
from companion.core.commands import MistakenLook
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.small_buttons import reason
from companion.ui.page.common import body_text
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.wording.history import name


def mistaken_look_body(view: View, actions: TableActions) -> list[ft.Control]:
    """Return a button per person; those who owe a look say so."""
    game = view.snapshot.game
    if game is None:
        return []
    table, say = game.table, actions.say.text
    rows: list[ft.Control] = [
        reason(
            say("more-mistaken-detail"),
            say("help-why"),
            lambda: actions.navigation.open_rule("mistaken-look"),
        )
    ]
    if cards_each(len(table.seats)) > 1:
        # the person owes the look, not the card (R14)
        rows.append(body_text(say("mistaken-any-card"), muted=True))
    rows += [
        action(
            Action(
                name(table, person),
                ft.Icons.VISIBILITY,
                partial(actions.submit_and_close, MistakenLook(person)),
                note=say("mistaken-owes") if person in table.owes_look else None,
            )
        )
        for person in table.seats
    ]
    return rows
