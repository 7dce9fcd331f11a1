"""The form of a saved group: its name and its people."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.application.group.saved_groups import FEWEST_PEOPLE
from companion.core.names import NAME_LIMIT, comparable_name
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.layout.tokens import Palette
from companion.ui.page.common import body_text, text_field
from companion.ui.page.view import View
from companion.ui.people.actions import PeopleActions
from companion.ui.people.state import PeopleState


def saved_group_body(view: View, actions: PeopleActions) -> list[ft.Control]:
    """Return the field for the name, the people to choose from, and the buttons."""
    draft = view.state(PeopleState).draft
    if draft is None:
        return []
    say, groups = actions.say.text, actions.groups
    known = {each.name for each in view.state(PeopleState).players or ()}
    people = sorted({*known, *draft.people}, key=comparable_name)
    enough = len(draft.people) >= FEWEST_PEOPLE
    found: list[ft.Control] = [
        _field(
            current_palette(), view.dialog_openings, draft.name, say("group-name"), groups.type_name
        ),
        *(checks((Check(each, each, "", each in draft.people),), groups.toggle) for each in people),
        ft.Semantics(
            live_region=True, content=body_text("" if enough else say("group-few"), muted=True)
        ),
        action(
            Action(
                say("group-save"),
                ft.Icons.CHECK,
                groups.save,
                Weight.GOLD if enough else Weight.LOCKED,
            )
        ),
    ]
    if draft.id is not None:
        found.append(
            action(
                Action(
                    say("group-delete"),
                    ft.Icons.DELETE_OUTLINE,
                    partial(groups.delete, draft.id),
                    note=say("group-delete-detail"),
                )
            )
        )
    return found


@ft.component
def _field(
    palette: Palette, opening: int, begins: str, label: str, on_typed: Callable[[str], object]
) -> ft.Control:
    """Return the uncontrolled field, made once per opening of the dialog."""
    set_palette(palette)
    return ft.use_memo(
        lambda: text_field(label, on_typed, begins=begins, limit=NAME_LIMIT),
        [opening, label, palette.name],
    )
