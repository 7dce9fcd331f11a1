"""Why a page may not do something, and what the host lets guests do."""

import flet as ft

from companion.application.group.guests import GuestRefused, GuestRights
from companion.i18n import describe
from companion.ui.kit.option_list import Option, options
from companion.ui.page.common import body_text, mark
from companion.ui.page.guest_limits import refusal_of_page
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View


def why_refused(refused: GuestRefused | None, actions: PageActions) -> list[ft.Control]:
    """Return the sentence on what the host does not let this page do; nothing if it may."""
    if refused is None:
        return []
    return [mark(describe(refused, actions.say), good=False, key=f"why-{refused.code}")]


def why_limited(view: View, actions: PageActions) -> list[ft.Control]:
    """Return why the page may not undo, correct, start or open games; nothing if it may."""
    return why_refused(refusal_of_page(view), actions)


def guest_rights_choice(view: View, actions: PageActions, width: float) -> list[ft.Control]:
    """Return the choice of what guests may do; nothing on a guest's page."""
    if view.guest:
        return []
    say = actions.say.text
    rows = tuple(
        Option(
            f"guests-{each}",
            say(f"guests-{each}"),
            say("guests-answer-detail") if each is GuestRights.ANSWER else "",
        )
        for each in GuestRights
    )
    rights = {f"guests-{each}": each for each in GuestRights}
    return [
        body_text(say("guests-may")),
        options(
            rows,
            f"guests-{view.guest_rights}",
            lambda chosen: actions.phones.change_guest_rights(rights[chosen]),
            width,
        ),
    ]
