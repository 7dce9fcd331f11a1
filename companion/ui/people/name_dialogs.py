"""A player over all games: another name, and two names for one person."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.names import comparable_name
from companion.i18n import Messages
from companion.statistics import PlayerTotals
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import MergePersonDialog, RenamePersonDialog
from companion.ui.page.fields import dialog_name_field
from companion.ui.people.actions import PeopleActions
from companion.ui.wording.player_names import name_problems


def person_rename_body(
    dialog: RenamePersonDialog, opening: int, actions: PeopleActions
) -> list[ft.Control]:
    """Return the field, what comes of the name in it, and the button.

    `opening` is the number of this opening of the dialog.
    """
    say, name = actions.say.text, dialog.name
    typed = name if dialog.typed is None else dialog.typed
    problem = name_problems((typed,), actions.say).get(0, "")
    namesake = actions.names.namesake(name, typed)
    save = partial(_save, name, actions)
    type_name = partial(_type, actions)
    keep = Action(
        say("person-merge-do" if namesake else "rename-do"),
        ft.Icons.MERGE if namesake else ft.Icons.CHECK,
        save,
        Weight.GOLD if _is_usable(name, typed, actions.say) else Weight.LOCKED,
    )
    taken = say("person-rename-taken", person=namesake) if namesake else ""
    return [
        body_text(say("person-rename-detail"), muted=True),
        dialog_name_field(current_palette(), opening, typed, say("rename-name"), type_name, save),
        ft.Semantics(live_region=True, content=body_text(problem or taken)),
        action(keep),
    ]


def person_merge_body(
    dialog: MergePersonDialog, players: tuple[PlayerTotals, ...], actions: PeopleActions
) -> list[ft.Control]:
    """Return the other players; a tap makes both one."""
    name = dialog.name
    others = sorted((each.name for each in players if each.name != name), key=comparable_name)
    merge = partial(actions.names.merge, name)
    return [
        body_text(actions.say.text("person-merge-detail", person=name), muted=True),
        *(action(Action(other, ft.Icons.PERSON, partial(merge, other))) for other in others),
    ]


def _type(actions: PeopleActions, typed: str) -> None:
    actions.dialogs.change(RenamePersonDialog, lambda dialog: replace(dialog, typed=typed))


async def _save(name: str, actions: PeopleActions) -> None:
    """Change the name to what is typed now; nothing happens if it cannot be used."""
    dialog = actions.view.dialog
    typed = dialog.typed if isinstance(dialog, RenamePersonDialog) else None
    if typed is None or not _is_usable(name, typed, actions.say):
        return
    namesake = actions.names.namesake(name, typed)
    if namesake is None:
        await actions.names.rename(name, typed.strip())
    else:
        await actions.names.merge(name, namesake)


def _is_usable(name: str, typed: str, say: Messages) -> bool:
    new = bool(comparable_name(typed)) and typed.strip() != name
    return new and not name_problems((typed,), say)
