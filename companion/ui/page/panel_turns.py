"""Which way the panel of a device that lies flat is turned."""

from companion.core.table import Table
from companion.ui.board.scene import person_in_question
from companion.ui.layout import geometry
from companion.ui.layout.geometry import Stage
from companion.ui.page.own_seat import own_person
from companion.ui.page.view import View


def panel_turns(view: View, table: Table) -> int | None:
    """Return the quarter turns of the panel towards whoever acts; None if it cannot be turned."""
    facing = geometry.layout(view.width, view.height, len(table.seats), outwards=True)
    if own_person(view, table) is not None:
        # a device in somebody's hand is turned by hand
        return None
    if not view.turning or not isinstance(facing.body, Stage) or table.end is not None:
        return None
    return facing.body.seats[table.place_of(person_in_question(table))].turns
