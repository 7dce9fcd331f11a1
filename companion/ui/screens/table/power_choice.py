"""A power asks its user to name one or two people, or nobody."""

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
from companion.ui.components.table_scene import Scene
from companion.ui.presenters.history import name
from companion.ui.presenters.preview import toggled
from companion.ui.screens.table.outcome import confirm, moves_list
from companion.ui.screens.table.panel import Frame, Panel, character_rule, title
from companion.ui.screens.table.person_choice import one_or_nobody
from companion.ui.widgets.check_list import Check, checks
from companion.ui.widgets.option_list import Option

_WORDS = {
    SwapFortunes: "choice-fortunes",
    NameCardOrPay: "choice-point",
    ShowCard: "choice-show",
    MovePeople: "choice-move",
}


def choice_panel(scene: Scene, actions: PageActions, frame: Frame) -> Panel:
    """The people who may be named, and what would come of it."""
    table = scene.table
    asked = expected_people(table)
    user, block = power_in_use(table, table.opened())
    words = actions.say.text(_WORDS.get(type(block), "choice-take"), person=name(table, user))
    rows = _checks if asked.sizes[-1] > 1 else _options
    body = [
        rows(asked, scene, actions, frame),
        *moves_list(scene, actions, frame),
        character_rule(scene, actions, frame),
    ]
    gold = confirm(scene, actions, frame)
    return Panel(title(words, scene, actions, "choice"), body, gold)


def _options(asked: PeopleQuestion, scene: Scene, actions: PageActions, frame: Frame) -> ft.Control:
    table, targets = scene.table, scene.selection.targets
    return one_or_nobody(
        [Option(str(person), name(table, person)) for person in asked.candidates],
        actions.say.text("choice-nobody") if 0 in asked.sizes else None,
        targets,
        lambda named: actions.selection.change(replace(actions.view.selection, targets=named)),
        frame,
    )


def _checks(asked: PeopleQuestion, scene: Scene, actions: PageActions, frame: Frame) -> ft.Control:
    table, targets = scene.table, scene.selection.targets
    rows = tuple(
        Check(str(person), name(table, person), "", person in (targets or ()))
        for person in asked.candidates
    )

    def toggle(value: str) -> None:
        # as it is by then: two quick ticks come before the first of them is drawn
        now = actions.view.selection
        actions.selection.change(
            replace(now, targets=toggled(now.targets, int(value), asked.sizes[-1]))
        )

    return checks(rows, toggle)
