"""Putting a player's name right during a game."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.commands import Rename
from companion.core.names import comparable_name, renamed
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import RenameDialog
from companion.ui.page.dialog_name_field import dialog_name_field
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.wording.player_names import name_problems


def rename_body(dialog: RenameDialog, view: View, actions: TableActions) -> list[ft.Control]:
    """Return the field, what is wrong with the name in it, and the button that changes it."""
    game, person = view.snapshot.game, dialog.person
    if game is None:
        return []
    say, names = actions.say.text, game.table.rules.setup.players
    typed = names[person] if dialog.typed is None else dialog.typed
    problem = _problem(names, person, typed, actions)
    save = partial(_save, person, actions)
    usable = _is_usable(names, person, typed, actions)
    keep = Action(say("rename-do"), ft.Icons.CHECK, save, Weight.GOLD if usable else Weight.LOCKED)
    field = dialog_name_field(
        current_palette(),
        view.dialog_openings,
        typed,
        say("rename-name"),
        partial(_type, actions),
        save,
    )
    warning = ft.Semantics(live_region=True, content=body_text(problem or ""))
    return [body_text(say("rename-detail"), muted=True), field, warning, action(keep)]


def _type(actions: TableActions, typed: str) -> None:
    actions.dialogs.change(RenameDialog, lambda dialog: replace(dialog, typed=typed))


def _save(person: int, actions: TableActions) -> None:
    """Change the name to what is typed now; nothing happens if it cannot be used."""
    game, dialog = actions.view.snapshot.game, actions.view.dialog
    typed = dialog.typed if isinstance(dialog, RenameDialog) else None
    if game is None or typed is None:
        return
    names = game.table.rules.setup.players
    if _is_usable(names, person, typed, actions) and actions.game.submit(
        Rename(person, typed.strip())
    ):
        actions.dialogs.close()


def _is_usable(names: tuple[str, ...], person: int, typed: str, actions: TableActions) -> bool:
    new = bool(comparable_name(typed)) and typed.strip() != names[person]
    return new and _problem(names, person, typed, actions) is None


def _problem(names: tuple[str, ...], person: int, typed: str, actions: TableActions) -> str | None:
    # of two players with the same name, the later one is named as the problem
    others = renamed(names, person, "")
    return name_problems((*others, typed), actions.say).get(len(others))
