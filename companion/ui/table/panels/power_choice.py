"""Choosing the targets of a power: one or two people, or nobody."""

from dataclasses import replace

import flet as ft

from companion.core.phases import expected_people, power_in_use
from companion.core.powers.blocks import (
    MovePeople,
    NameCardOrPay,
    ShowCard,
    SwapFortunes,
)
from companion.core.questions import PeopleQuestion
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.board.preview import toggled
from companion.ui.board.scene import Scene
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.option_list import Option
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Frame, Panel, character_rule, title
from companion.ui.table.panels.outcome import confirm, moves_list
from companion.ui.table.panels.person_choice import person_options
from companion.ui.wording.history import name, names

_WORDS = {
    SwapFortunes: "choice-fortunes",
    NameCardOrPay: "choice-point",
    ShowCard: "choice-show",
    MovePeople: "choice-move",
}


def power_choice_panel(scene: Scene, actions: TableActions, frame: Frame) -> Panel:
    """Return the possible targets and the outcome."""
    table = scene.table
    question = expected_people(table)
    body = [
        *_answers(question, scene, actions, frame),
        *moves_list(scene, actions, frame),
        character_rule(scene, actions),
    ]
    words = _title(question, table, actions.say)
    return Panel(title(words, scene, actions, "choice"), body, confirm(scene, actions, frame))


def _title(question: PeopleQuestion, table: Table, say: Messages) -> str:
    """The question to the power user; a statement if only one answer is possible."""
    user, block = power_in_use(table, table.opened())
    words = _WORDS.get(type(block), "choice-take")
    if question.only_answer is not None:
        people = names(table, question.only_answer)
        return say.text(f"{words}-only", person=name(table, user), people=people)
    if len(question.candidates) == 1:
        other = name(table, question.candidates[0])
        return say.text(f"{words}-one", person=name(table, user), other=other)
    return say.text(words, person=name(table, user))


def _answers(
    question: PeopleQuestion, scene: Scene, actions: TableActions, frame: Frame
) -> list[ft.Control]:
    """The possible answers; nothing if there is only one."""
    if question.only_answer is not None:
        return []
    if question.sizes[-1] > 1:
        return [_checks(question, scene, actions)]
    return [_options(question, scene, actions, frame)]


def _options(
    question: PeopleQuestion, scene: Scene, actions: TableActions, frame: Frame
) -> ft.Control:
    table, targets = scene.table, scene.selection.targets
    one = len(question.candidates) == 1
    nobody = "choice-decline" if one else "choice-nobody"
    return person_options(
        [
            Option(str(person), actions.say.text("choice-accept") if one else name(table, person))
            for person in question.candidates
        ],
        actions.say.text(nobody) if 0 in question.sizes else None,
        targets,
        lambda named: actions.selection.change(replace(actions.view.selection, targets=named)),
        frame,
    )


def _checks(question: PeopleQuestion, scene: Scene, actions: TableActions) -> ft.Control:
    table, targets = scene.table, scene.selection.targets
    rows = tuple(
        Check(str(person), name(table, person), "", person in (targets or ()))
        for person in question.candidates
    )

    def toggle(value: str) -> None:
        # the current selection: two quick taps arrive before the first is rendered
        now = actions.view.selection
        actions.selection.change(
            replace(now, targets=toggled(now.targets, int(value), question.sizes[-1]))
        )

    return checks(rows, toggle)
