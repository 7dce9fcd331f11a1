"""The player who has a device in hand: who it is, and what is asked of them.

Without one the device lies among all players, and its panel may turn to whoever acts.
"""

from dataclasses import replace

from companion.application.table.permissions import Ask, all_have_answered, person_of
from companion.core.names import comparable_name
from companion.core.phases import possible_claimants
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.scene import people_to_act, person_in_question
from companion.ui.board.table_view import SeatView
from companion.ui.layout import geometry
from companion.ui.layout.stage import Stage
from companion.ui.page.view import View


def own_person(view: View, table: Table) -> int | None:
    """Return the player at this table who has the device in hand; None if it belongs to all."""
    if view.guest and not view.practice:
        return person_of(view.group_state, view.guest_device, table)
    if view.own_name is None:
        return None
    wanted = comparable_name(view.own_name)
    players = enumerate(table.rules.setup.players)
    return next((person for person, name in players if comparable_name(name) == wanted), None)


def must_say_who(view: View) -> bool:
    """Return whether a guest's page asks for its seat before anything else.

    Again if its seat is not at this table.
    """
    game = view.snapshot.game
    if view.guest_device is None or game is None or game.table.end is not None:
        return False
    known = view.group_state.devices.find(view.guest_device)
    if known is None:
        return True
    return known.name is not None and own_person(view, game.table) is None


def seat_note(view: View, name: str, say: Messages) -> str:
    """Return that another phone has a player's seat, or that the host was asked for it."""
    devices = view.group_state.devices
    if any(wish.device == view.guest_device and wish.name == name for wish in devices.requests):
        return say.text("who-asked")
    holder = devices.at_seat(name)
    taken = holder is not None and holder.id != view.guest_device
    return say.text("who-taken") if taken else ""


def own_place(view: View, table: Table) -> int | None:
    """Return the own seat: where that player sits; None if the device belongs to all."""
    person = own_person(view, table)
    return None if person is None else table.place_of(person)


def is_asked(view: View, table: Table) -> bool:
    """Return whether that player has to do something now, on this device.

    The host decides who really is the character, and whether a guess was right. Whoever has
    announced waits for the others' answers.
    """
    person, passed = own_person(view, table), view.snapshot.passed
    match table.phase:
        case _ if person is None or not view.may(Ask.PLAY):
            return False
        case Phase.CLAIMS if person == table.active:
            return all_have_answered(table, passed)
        case Phase.CLAIMS:
            return person in possible_claimants(table) and person not in passed
        case Phase.REVEAL | Phase.ANSWER if not view.may_change:
            return False
        case _:
            return person in people_to_act(table)


def answers_unseen(view: View, table: Table) -> bool:
    """Return whether this phone's player answers before the others' answers are seen there.

    All phones are asked at once, and by the rule nobody knows what those after them will say.
    """
    asked = view.guest and not view.may_change and is_asked(view, table)
    return asked and table.phase is Phase.CLAIMS and own_person(view, table) != table.active


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


def newly_asked(before: View, after: View) -> bool:
    """Return whether a change of the table asks the player of this device for something new."""
    was, now = before.snapshot.game, after.snapshot.game
    if now is None or not is_asked(after, now.table):
        return False
    if was is None or not is_asked(before, was.table):
        return True
    return (was.table.turn, was.table.phase) != (now.table.turn, now.table.phase)


def with_marks(
    seats: tuple[SeatView, ...], view: View, table: Table, say: Messages
) -> tuple[SeatView, ...]:
    """Return the seats with their people's marks, and that of the device's player as the own."""
    own, marks = own_place(view, table), view.group_state.marks
    return tuple(
        replace(
            each,
            own=say.text("seat-you") if each.seat == own else "",
            mark=None if view.practice else marks.find(each.name),
        )
        for each in seats
    )


def panel_turns(view: View, table: Table) -> int | None:
    """Return the quarter turns of the panel towards whoever acts; None if it cannot be turned."""
    facing = geometry.layout(view.width, view.height, len(table.seats), outwards=True)
    if own_person(view, table) is not None:
        # a device in somebody's hand is turned by hand
        return None
    if not view.turning or not isinstance(facing.body, Stage) or table.end is not None:
        return None
    return facing.body.seats[table.place_of(person_in_question(table))].turns
