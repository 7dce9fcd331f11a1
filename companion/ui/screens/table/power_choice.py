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
from companion.ui.actions.page_actions import PageActions
from companion.ui.presenters.history import name
from companion.ui.presenters.preview import toggled
from companion.ui.presenters.table import Scene
from companion.ui.screens.table.outcome import confirm, moves_list
from companion.ui.screens.table.panel import Frame, Panel, character_rule, title
from companion.ui.screens.table.person_choice import person_options
from companion.ui.widgets.check_list import Check, checks
from companion.ui.widgets.option_list import Option

_WORDS = {
    SwapFortunes: "choice-fortunes",
    NameCardOrPay: "choice-point",
    ShowCard: "choice-show",
    MovePeople: "choice-move",
}


def power_choice_panel(scene: Scene, actions: PageActions, frame: Frame) -> Panel:
    """Return the possible targets and the outcome."""
    table = scene.table
    question = expected_people(table)
    user, block = power_in_use(table, table.opened())
    words = actions.say.text(_WORDS.get(type(block), "choice-take"), person=name(table, user))
    several = question.sizes[-1] > 1
    body = [
        _checks(question, scene, actions) if several else _options(question, scene, actions, frame),
        *moves_list(scene, actions, frame),
        character_rule(scene, actions),
    ]
    gold = confirm(scene, actions, frame)
    return Panel(title(words, scene, actions, "choice"), body, gold)


def _options(
    question: PeopleQuestion, scene: Scene, actions: PageActions, frame: Frame
) -> ft.Control:
    table, targets = scene.table, scene.selection.targets
    return person_options(
        [Option(str(person), name(table, person)) for person in question.candidates],
        actions.say.text("choice-nobody") if 0 in question.sizes else None,
        targets,
        lambda named: actions.selection.change(replace(actions.view.selection, targets=named)),
        frame,
    )


def _checks(question: PeopleQuestion, scene: Scene, actions: PageActions) -> ft.Control:
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
