"""The form of a saved group: its name and its people."""

from functools import partial

import flet as ft

from companion.application.group.saved_groups import FEWEST_PEOPLE
from companion.core.names import comparable_name
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.palette import current_palette
from companion.ui.page.common import body_text
from companion.ui.page.fields import dialog_name_field
from companion.ui.people.actions import PeopleActions
from companion.ui.people.state import PeopleState


def saved_group_body(state: PeopleState, opening: int, actions: PeopleActions) -> list[ft.Control]:
    """Return the field for the name, the people to choose from, and the buttons.

    `opening` is the number of this opening of the dialog.
    """
    draft = state.draft
    if draft is None:
        return []
    say, groups = actions.say.text, actions.groups
    known = {each.name for each in state.players or ()}
    people = sorted({*known, *draft.people}, key=comparable_name)
    enough = len(draft.people) >= FEWEST_PEOPLE
    palette, few = current_palette(), "" if enough else say("group-few")
    weight = Weight.GOLD if enough else Weight.LOCKED
    buttons = [Action(say("group-save"), ft.Icons.CHECK, groups.save, weight)]
    if draft.id is not None:
        delete, note = partial(groups.delete, draft.id), say("group-delete-detail")
        buttons.append(Action(say("group-delete"), ft.Icons.DELETE_OUTLINE, delete, note=note))
    return [
        dialog_name_field(palette, opening, draft.name, say("group-name"), groups.type_name),
        *(checks((Check(each, each, "", each in draft.people),), groups.toggle) for each in people),
        ft.Semantics(live_region=True, content=body_text(few, muted=True)),
        *map(action, buttons),
    ]
