"""Somebody has been pointed at, names a character and shows the card: right or wrong."""

import flet as ft

from companion.ui.actions.desk import Desk
from companion.ui.components.table_scene import Scene
from companion.ui.presenters.history import holder, name
from companion.ui.presenters.preview import Preview, answers
from companion.ui.screens.table.outcome import aftermath
from companion.ui.screens.table.panel import Frame, Panel, carrying_out, character_rule, title
from companion.ui.widgets.buttons import Action, action


def answer_panel(scene: Scene, desk: Desk, frame: Frame) -> Panel:
    """Two buttons, each with the coins it moves; a tap carries it out."""
    right, wrong = answers(scene.table)
    words = desk.say.text("answer-title", person=name(scene.table, scene.table.answering()))
    return Panel(
        title(words, scene, desk, "answer"),
        [
            _button("answer-right", ft.Icons.CHECK, right, scene, desk, frame),
            _button("answer-wrong", ft.Icons.CLOSE, wrong, scene, desk, frame),
            character_rule(scene, desk, frame),
        ],
    )


def _button(
    words: str,
    icon: ft.IconData,
    preview: Preview,
    scene: Scene,
    desk: Desk,
    frame: Frame,
) -> ft.Control:
    tap, note = carrying_out(preview, scene, desk), _moves(scene, preview, desk)
    return action(Action(desk.say.text(words), icon, tap, note=note), frame.palette)


def _moves(scene: Scene, preview: Preview, desk: Desk) -> str:
    say = desk.say
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
