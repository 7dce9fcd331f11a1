"""The dialogs on people: another name, two names for one person, forgetting, a saved group."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.group.saved_groups import FEWEST_PEOPLE
from companion.core.names import comparable_name
from companion.i18n import Messages
from companion.i18n.numbers import day
from companion.statistics import PlayerTotals
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size
from companion.ui.page.common import body_text, mark
from companion.ui.page.dialog_kinds import MergePersonDialog, RenamePersonDialog
from companion.ui.page.fields import dialog_name_field
from companion.ui.people.actions import PeopleActions
from companion.ui.people.state import Forgetting, PeopleState
from companion.ui.wording.player_names import name_problems


def person_rename_body(
    dialog: RenamePersonDialog, opening: int, actions: PeopleActions
) -> list[ft.Control]:
    """Return the field, what comes of the name in it, and the button."""
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


def forget_body(asked: Forgetting | None, actions: PeopleActions) -> list[ft.Control]:
    """Return who is forgotten, what happens, the files that have a name, and the button."""
    if asked is None:
        return []
    say = actions.say.text
    people = say("forget-people", people=list(asked.names))
    games = "forget-games" if len(asked.names) == 1 else "forget-games-many"
    forget = Action(say("forget-do"), ft.Icons.DELETE_FOREVER, actions.names.forget, Weight.GOLD)
    return [
        ft.Text(people, style=style(Font.MEDIUM, Size.LIST, current_palette().text, 26)),
        mark(say(games, count=len(asked.change.games)), good=False),
        mark(say("forget-else"), good=False),
        *(_files(asked, actions) if asked.files else ()),
        mark(say("forget-outside"), good=False),
        body_text(say("forget-final"), muted=True),
        action(forget),
    ]


def _files(asked: Forgetting, actions: PeopleActions) -> list[ft.Control]:
    say, language = actions.say.text, actions.say.language
    dates = [day(file.backup_of, language) for file in asked.files if file.backup_of]
    others = [file.name for file in asked.files if not file.backup_of]
    parts: list[ft.Control] = []
    if dates:
        parts.append(mark(say("forget-backups", dates=" · ".join(dates)), good=False))
    if others:
        parts.append(mark(say("forget-files", files=" · ".join(others)), good=False))
    note = say("forget-delete-note") if dates else ""
    check = Check("delete-files", say("forget-delete-files"), note, asked.deletes_files)

    def toggle(_: str) -> None:
        actions.names.keep_files(keep=asked.deletes_files)

    return [*parts, checks((check,), toggle)]


def saved_group_body(state: PeopleState, opening: int, actions: PeopleActions) -> list[ft.Control]:
    """Return the field for the name, the people to choose from, and the buttons."""
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
