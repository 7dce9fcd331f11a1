"""Putting a player's name right during a game."""

from dataclasses import replace
from functools import partial
from itertools import count

import flet as ft

from companion.core.commands import Rename
from companion.core.names import comparable_name, renamed
from companion.i18n import Messages
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.styles import plain_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import RenameDialog
from companion.ui.page.fields import dialog_name_field
from companion.ui.table.actions import TableActions
from companion.ui.wording.player_names import name_problems


def rename_body(
    dialog: RenameDialog, names: tuple[str, ...], opening: int, actions: TableActions
) -> list[ft.Control]:
    """Return the field, what is wrong with the name in it, and the button that changes it.

    `names` are those of all players, and `opening` the number of this opening of the dialog.
    """
    say, person = actions.say.text, dialog.person
    typed = names[person] if dialog.typed is None else dialog.typed
    save = partial(_save, person, actions)
    usable = _is_usable(names, person, typed, actions.say)
    keep = Action(say("rename-do"), ft.Icons.CHECK, save, Weight.GOLD if usable else Weight.LOCKED)
    label = say("rename-name")
    field = dialog_name_field(
        current_palette(), opening, typed, label, partial(_type, actions), save
    )
    problem = body_text(_problem(names, person, typed, actions.say) or "")
    warning = ft.Semantics(live_region=True, content=problem)
    return [
        body_text(say("rename-detail"), muted=True),
        *(field, warning, action(keep)),
        body_text(say("rename-exchange"), muted=True),
        _others(person, names, actions),
    ]


def _others(person: int, names: tuple[str, ...], actions: TableActions) -> ft.Control:
    """Return a button per other player that exchanges the two names."""
    palette = current_palette()
    buttons: list[ft.Control] = [
        Button(
            key=f"exchange-{other}",
            height=Touch.OPTION,
            elevation=0,
            on_click=partial(_exchange, names, person, other, actions),
            style=plain_style(),
            content=ft.Text(name, style=style(Font.MEDIUM, Size.BODY, palette.text, 22)),
        )
        for other, name in enumerate(names)
        if other != person
    ]
    return ft.Row(buttons, wrap=True, spacing=Space.XS, run_spacing=Space.XS)


def _exchange(names: tuple[str, ...], one: int, other: int, actions: TableActions) -> None:
    """Exchange the names of two players in one tap."""
    # no two players may have the same name in between
    free = next(str(number) for number in count(1) if str(number) not in names)
    renames = Rename(one, free), Rename(other, names[one]), Rename(one, names[other])
    if actions.game.submit(*renames):
        actions.dialogs.close()


def _type(actions: TableActions, typed: str) -> None:
    actions.dialogs.change(RenameDialog, lambda dialog: replace(dialog, typed=typed))


def _save(person: int, actions: TableActions) -> None:
    """Change the name to what is typed now; nothing happens if it cannot be used."""
    game, dialog = actions.view.snapshot.game, actions.view.dialog
    typed = dialog.typed if isinstance(dialog, RenameDialog) else None
    if game is None or typed is None:
        return
    names = game.table.rules.setup.players
    if _is_usable(names, person, typed, actions.say):
        actions.submit_and_close(Rename(person, typed.strip()))


def _is_usable(names: tuple[str, ...], person: int, typed: str, say: Messages) -> bool:
    new = bool(comparable_name(typed)) and typed.strip() != names[person]
    return new and _problem(names, person, typed, say) is None


def _problem(names: tuple[str, ...], person: int, typed: str, say: Messages) -> str | None:
    # of two players with the same name, the later one is named as the problem
    others = renamed(names, person, "")
    return name_problems((*others, typed), say).get(len(others))
