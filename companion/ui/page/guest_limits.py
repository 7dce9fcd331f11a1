"""What a page may ask for, and why not, before a tap is refused."""

from companion.application.group.guests import GuestRefused
from companion.application.table.permissions import Ask, may_take_back, refusal
from companion.core.game import Game
from companion.core.table import Table
from companion.ui.page.own_seat import is_asked, own_person
from companion.ui.page.view import View


def refusal_of_page(view: View, ask: Ask = Ask.DECIDE) -> GuestRefused | None:
    """Return why the page may not ask for this; by default, for any tap at the table."""
    return refusal(view.group_state, view.guest_device, ask)


def refusal_to_act(view: View, table: Table) -> GuestRefused | None:
    """Return why the page may not do what the table waits for; None if it may."""
    refused = refusal_of_page(view)
    if refused is None or (not_playing := refusal_of_page(view, Ask.PLAY)):
        return refused and not_playing
    return None if is_asked(view, table) else refused


def may_play(view: View) -> bool:
    """Return whether the page may play and claim for its own seat."""
    return view.may(Ask.PLAY)


def may_undo(view: View, game: Game) -> bool:
    """Return whether the page may take the last tap back: on a phone, only its own."""
    if view.may_change:
        return True
    person = own_person(view, game.table)
    return (
        person is not None and may_play(view) and may_take_back(game, person, view.snapshot.passed)
    )
