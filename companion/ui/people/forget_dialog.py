"""The question before people are forgotten: what happens, and where their names may stay."""

import flet as ft

from companion.i18n.numbers import day
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size
from companion.ui.page.common import body_text, mark
from companion.ui.people.actions import PeopleActions
from companion.ui.people.state import Forgetting


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
