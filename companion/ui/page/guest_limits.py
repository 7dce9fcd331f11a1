"""What the host does not let a page do, and why, before a tap is refused."""

from companion.application.group.guests import (
    GuestCode,
    GuestRefused,
    GuestRights,
    refusal_of_changes,
)
from companion.core.phases import possible_claimants
from companion.core.table import Phase, Table
from companion.ui.page.own_seat import is_asked, own_person
from companion.ui.page.view import View


def refusal_of_page(view: View) -> GuestRefused | None:
    """Return why the page may not undo, correct, start or open games; None if it may."""
    return refusal_of_changes(view.guest_rights) if view.guest else None


def refusal_to_act(view: View, table: Table) -> GuestRefused | None:
    """Return why the page may not do what the table waits for; None if it may."""
    refused = refusal_of_page(view)
    if refused is None or view.guest_rights is GuestRights.LOOK:
        return refused
    person = own_person(view, table)
    if person is None:
        return GuestRefused(GuestCode.NO_SEAT)
    if is_asked(view, table):
        return None
    may_claim = table.phase is Phase.CLAIMS and person in possible_claimants(table)
    return None if may_claim else refused


def may_play(view: View) -> bool:
    """Return whether the page may play and claim for its own seat."""
    return not view.guest or view.guest_rights is not GuestRights.LOOK


def may_close_claims(view: View, table: Table) -> bool:
    """Return whether the page may call for the cards, and say who really is the character."""
    person = own_person(view, table)
    return view.may_change or person in (table.active, *table.opened().claimants)
