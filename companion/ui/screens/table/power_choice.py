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
from companion.core.powers.questions import PeopleQuestion
from companion.ui.actions.desk import Desk
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


def choice_panel(scene: Scene, desk: Desk, frame: Frame) -> Panel:
    """The people who may be named, and what would come of it."""
    table = scene.table
    asked = expected_people(table)
    user, block = power_in_use(table, table.opened())
    words = desk.say.text(_WORDS.get(type(block), "choice-take"), person=name(table, user))
    rows = _checks if asked.sizes[-1] > 1 else _options
    body = [
        rows(asked, scene, desk, frame),
        *moves_list(scene, desk, frame),
        character_rule(scene, desk, frame),
    ]
    gold = confirm(scene, desk, frame)
    return Panel(title(words, scene, desk, "choice"), body, gold)


def _options(asked: PeopleQuestion, scene: Scene, desk: Desk, frame: Frame) -> ft.Control:
    table, targets = scene.table, scene.pick.targets
    return one_or_nobody(
        [Option(str(person), name(table, person)) for person in asked.candidates],
        desk.say.text("choice-nobody") if 0 in asked.sizes else None,
        targets,
        lambda named: desk.pick(replace(desk.view.pick, targets=named)),
        frame,
    )


def _checks(asked: PeopleQuestion, scene: Scene, desk: Desk, frame: Frame) -> ft.Control:
    table, targets = scene.table, scene.pick.targets
    rows = tuple(
        Check(str(person), name(table, person), "", person in (targets or ()))
        for person in asked.candidates
    )

    def toggle(value: str) -> None:
        # as it is by then: two quick ticks come before the first of them is drawn
        now = desk.view.pick
        desk.pick(replace(now, targets=toggled(now.targets, int(value), asked.sizes[-1])))

    return checks(rows, toggle, frame.palette)
