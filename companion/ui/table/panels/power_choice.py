"""What a power asks: one or two people or nobody, or whether a named character was right."""

from dataclasses import replace
from typing import Final

import flet as ft

from companion.core.phases import expected_people, power_in_use
from companion.core.powers.blocks import MovePeople, NameCardOrPay, ShowCard, SwapFortunes
from companion.core.questions import PeopleQuestion
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.board.preview import Preview, answers, toggled
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.option_list import Option
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import (
    Panel,
    PanelLayout,
    character_rule,
    confirm_handler,
    person_options,
    title,
)
from companion.ui.table.panels.outcome import confirm, moves_list
from companion.ui.table.panels.outcome_text import moves_sentence
from companion.ui.wording.history import name, names

_WORDS: Final = {
    SwapFortunes: "choice-fortunes",
    NameCardOrPay: "choice-point",
    ShowCard: "choice-show",
    MovePeople: "choice-move",
}


def answer_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the panel with two buttons, each with the coins it moves.

    A power user has pointed at somebody, who names a character: right or wrong?
    """
    table, say = scene.table, actions.say

    def button(message: str, icon: ft.IconData, preview: Preview) -> ft.Control:
        handler = confirm_handler(preview, scene, actions)
        note = moves_sentence(table, preview, say)
        return action(Action(say.text(message), icon, handler, note=note))

    right, wrong = answers(table)
    words = say.text("answer-title", person=name(table, table.answering()))
    return Panel(
        title(words, table, say, "answer"),
        [
            button("answer-right", ft.Icons.CHECK, right),
            button("answer-wrong", ft.Icons.CLOSE, wrong),
            character_rule(table, layout.reader.card_language, actions),
        ],
    )


def power_choice_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the possible targets and the outcome."""
    table = scene.table
    question = expected_people(table)
    body = [
        *_choices(question, table, scene.selection.targets, actions, layout),
        *moves_list(scene, actions.say, layout),
        character_rule(table, layout.reader.card_language, actions),
    ]
    awaited = title(_title(question, table, actions.say), table, actions.say, "choice")
    return Panel(awaited, body, confirm(scene, actions, layout))


def _title(question: PeopleQuestion, table: Table, say: Messages) -> str:
    """Return the question to the power user; a statement if only one answer is possible."""
    user, block = power_in_use(table, table.opened())
    words = _WORDS.get(type(block), "choice-take")
    if question.only_answer is not None:
        people = names(table, question.only_answer)
        return say.text(f"{words}-only", person=name(table, user), people=people)
    if len(question.candidates) == 1:
        other = name(table, question.candidates[0])
        return say.text(f"{words}-one", person=name(table, user), other=other)
    return say.text(words, person=name(table, user))


def _choices(
    question: PeopleQuestion,
    table: Table,
    targets: tuple[int, ...] | None,
    actions: TableActions,
    layout: PanelLayout,
) -> list[ft.Control]:
    """Return the possible answers; nothing if there is only one."""
    candidates, most, say = question.candidates, question.sizes[-1], actions.say.text
    if question.only_answer is not None:
        return []
    if most > 1:
        rows = tuple(
            Check(str(each), name(table, each), "", each in (targets or ())) for each in candidates
        )
        return [
            checks(
                rows,
                lambda person: actions.select(
                    lambda now: replace(now, targets=toggled(now.targets, int(person), most))
                ),
            )
        ]
    one = len(candidates) == 1
    people = [
        Option(str(each), say("choice-accept") if one else name(table, each)) for each in candidates
    ]
    nobody = say("choice-decline" if one else "choice-nobody") if 0 in question.sizes else None

    def choose(chosen: tuple[int, ...]) -> None:
        actions.select(lambda now: replace(now, targets=chosen))

    return [person_options(people, nobody, targets, choose, layout)]
