"""Somebody has been pointed at, names a character and shows the card: right or wrong."""

import flet as ft

from companion.ui.actions.page_actions import PageActions
from companion.ui.components.table_scene import Scene
from companion.ui.presenters.history import holder, name
from companion.ui.presenters.preview import Preview, answers
from companion.ui.screens.table.outcome import aftermath
from companion.ui.screens.table.panel import Frame, Panel, carrying_out, character_rule, title
from companion.ui.widgets.buttons import Action, action


def answer_panel(scene: Scene, actions: PageActions, frame: Frame) -> Panel:
    """Two buttons, each with the coins it moves; a tap carries it out."""
    right, wrong = answers(scene.table)
    words = actions.say.text("answer-title", person=name(scene.table, scene.table.answering()))
    return Panel(
        title(words, scene, actions, "answer"),
        [
            _button("answer-right", ft.Icons.CHECK, right, scene, actions, frame),
            _button("answer-wrong", ft.Icons.CLOSE, wrong, scene, actions, frame),
            character_rule(scene, actions, frame),
        ],
    )


def _button(
    words: str,
    icon: ft.IconData,
    preview: Preview,
    scene: Scene,
    actions: PageActions,
    frame: Frame,
) -> ft.Control:
    tap, note = carrying_out(preview, scene, actions), _moves(scene, preview, actions)
    return action(Action(actions.say.text(words), icon, tap, note=note))


def _moves(scene: Scene, preview: Preview, actions: PageActions) -> str:
    say = actions.say
    if not preview.moves:
        return aftermath(preview, say)
    told = [
        say.text(
            "story-paid",
            source=holder(scene.table, say, move.source),
            target=holder(scene.table, say, move.target),
            coins=move.coins,
        )
        for move in preview.moves
    ]
    if preview.after.winners is not None:
        told.append(aftermath(preview, say))
    return " · ".join(told)
