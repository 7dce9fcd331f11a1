"""What a power asks: one or two people or nobody, or whether a named character was right."""

from dataclasses import replace
from typing import Final

import flet as ft

from companion.core.phases import expected_people, power_in_use
from companion.core.powers.blocks import MovePeople, NameCardOrPay, ShowCard, SwapFortunes
from companion.core.questions import PeopleQuestion
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.board.preview import answers, toggled
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, action
from companion.ui.layout.tokens import Space
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import (
    Fold,
    Panel,
    PanelLayout,
    character_rule,
    confirm_handler,
    help_with_character,
    note,
    title,
)
from companion.ui.table.panels.outcome import confirm, moves_list
from companion.ui.table.panels.outcome_text import moves_sentence
from companion.ui.table.panels.person_choice import Candidate, PersonChoice, person_choice
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
    right, wrong = answers(table)
    answered = [
        ("answer-right", ft.Icons.CHECK, right),
        ("answer-wrong", ft.Icons.CLOSE, wrong),
    ]
    buttons = [
        Action(
            say.text(words),
            icon,
            confirm_handler(preview, scene, actions),
            note=moves_sentence(table, preview, say),
        )
        for words, icon, preview in answered
    ]
    body = [action(each) for each in buttons]
    if layout.folds(Fold.COLUMNS):
        # the coins that each moves stand below
        side = [action(replace(each, note=None), compact=True) for each in buttons]
        moves = [f"{each.text}: {each.note}" for each in buttons if each.note]
        body = [ft.Row(side, spacing=Space.XS)]
        body += [] if layout.folds(Fold.HINTS) else [note("\n".join(moves), small=True)]
    elif not layout.folds(Fold.RULES):
        body.append(character_rule(table, layout.reader.card_language, actions))
    words = say.text("answer-title", person=name(table, table.answering()))
    helping = help_with_character(table, layout, actions)
    return Panel(title(words, table, say, "answer"), body, help=helping)


def power_choice_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the possible targets and the outcome."""
    table = scene.table
    question = expected_people(table)
    body = _choices(question, table, scene.selection.targets, actions, layout)
    if not layout.folds(Fold.NOTES):
        body += moves_list(scene, actions.say, layout)
    if not layout.folds(Fold.RULES):
        body.append(character_rule(table, layout.reader.card_language, actions))
    awaited = title(_title(question, table, actions.say), table, actions.say, "choice")
    helping = help_with_character(table, layout, actions)
    return Panel(awaited, body, confirm(scene, actions, layout), helping)


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
    say, most = actions.say.text, question.sizes[-1]
    if question.only_answer is not None:
        return []
    one = len(question.candidates) == 1
    people = tuple(
        Candidate(person, say("choice-accept"))
        if one
        else Candidate(person, name(table, person), coins=table.coins_of(person))
        for person in question.candidates
    )
    nobody = say("choice-decline" if one else "choice-nobody") if 0 in question.sizes else None

    def choose(person: int) -> None:
        actions.select(
            lambda now: replace(
                now, targets=toggled(now.targets, person, most) if most > 1 else (person,)
            )
        )

    choice = PersonChoice(
        people,
        nobody,
        targets,
        most > 1,
        choose,
        lambda: actions.select(lambda now: replace(now, targets=())),
        asks=_title(question, table, actions.say),
        hint=say("tap-people"),
    )
    return person_choice(choice, layout)
