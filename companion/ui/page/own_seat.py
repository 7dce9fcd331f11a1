"""The player who has a device in hand: who it is, and what is asked of them.

Without one the device lies among all players, and its panel may turn to whoever acts.
"""

from dataclasses import replace

from companion.core.names import comparable_name
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.scene import people_to_act, person_in_question
from companion.ui.board.table_view import SeatView
from companion.ui.layout import geometry
from companion.ui.layout.stage import Stage
from companion.ui.page.view import View


def own_person(view: View, table: Table) -> int | None:
    """Return the player at this table who has the device in hand; None if it belongs to all."""
    if view.own_name is None:
        return None
    wanted = comparable_name(view.own_name)
    players = enumerate(table.rules.setup.players)
    return next((person for person, name in players if comparable_name(name) == wanted), None)


def own_place(view: View, table: Table) -> int | None:
    """Return the own seat: where that player sits; None if the device belongs to all."""
    person = own_person(view, table)
    return None if person is None else table.place_of(person)


def is_asked(view: View, table: Table) -> bool:
    """Return whether that player has to do something now."""
    return own_person(view, table) in people_to_act(table)


def asked_words(view: View, table: Table, say: Messages) -> str:
    """Return "Your turn", or "Waiting for you"; empty if nothing is asked of that player."""
    if not is_asked(view, table):
        return ""
    return say.text("seat-your-turn" if table.phase is Phase.TURN else "seat-asked")


def later_name(name: str | None, before: Table, after: Table) -> str | None:
    """Return the name of the same player in a later state of the same game.

    A name that somebody still has stays: names on wrong seats were exchanged.
    """
    if name is None:
        return None
    wanted = comparable_name(name)
    if wanted in map(comparable_name, after.rules.setup.players):
        return name
    pairs = zip(before.rules.setup.players, after.rules.setup.players, strict=True)
    return next((new for old, new in pairs if comparable_name(old) == wanted), name)


def newly_asked(view: View, before: Table | None, after: Table | None) -> bool:
    """Return whether a change of the table asks the player of this device for something new."""
    if after is None or not is_asked(view, after):
        return False
    if before is None or not is_asked(view, before):
        return True
    return (before.turn, before.phase) != (after.turn, after.phase)


def with_own_mark(
    seats: tuple[SeatView, ...], view: View, table: Table, say: Messages
) -> tuple[SeatView, ...]:
    """Return the seats, of which that of the player who has the device in hand is marked."""
    own = own_place(view, table)
    mark = say.text("seat-you")
    return tuple(replace(each, own=mark) if each.seat == own else each for each in seats)


def panel_turns(view: View, table: Table) -> int | None:
    """Return the quarter turns of the panel towards whoever acts; None if it cannot be turned."""
    facing = geometry.layout(view.width, view.height, len(table.seats), outwards=True)
    if own_person(view, table) is not None:
        # a device in somebody's hand is turned by hand
        return None
    if not view.turning or not isinstance(facing.body, Stage) or table.end is not None:
        return None
    return facing.body.seats[table.place_of(person_in_question(table))].turns
