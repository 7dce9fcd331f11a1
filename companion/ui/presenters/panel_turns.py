"""Which way the panel of a device that lies flat is turned."""

from companion.core.table import Table
from companion.ui.presenters.own_seat import own_person
from companion.ui.presenters.table import person_in_question
from companion.ui.state.view import View
from companion.ui.widgets import geometry
from companion.ui.widgets.geometry import Stage


def panel_turns(view: View, table: Table) -> int | None:
    """Return the quarter turns of the panel towards whoever acts; None if it cannot be turned."""
    facing = geometry.layout(view.width, view.height, len(table.seats), outwards=True)
    if own_person(view, table) is not None:
        # a device in somebody's hand is turned by hand
        return None
    if not view.turning or not isinstance(facing.body, Stage) or table.end is not None:
        return None
    return facing.body.seats[table.place_of(person_in_question(table))].turns
