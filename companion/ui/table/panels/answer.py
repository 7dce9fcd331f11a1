"""A power user has pointed at somebody, who names a character: right or wrong?"""

import flet as ft

from companion.ui.board.preview import Preview, answers
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, action
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Panel, character_rule, confirm_handler, title
from companion.ui.table.panels.outcome_text import moves_sentence
from companion.ui.wording.history import name


def answer_panel(scene: Scene, actions: TableActions) -> Panel:
    """Return the panel with two buttons, each with the coins it moves."""
    right, wrong = answers(scene.table)
    words = actions.say.text("answer-title", person=name(scene.table, scene.table.answering()))
    return Panel(
        title(words, scene, actions, "answer"),
        [
            _button("answer-right", ft.Icons.CHECK, right, scene, actions),
            _button("answer-wrong", ft.Icons.CLOSE, wrong, scene, actions),
            character_rule(scene, actions),
        ],
    )


def _button(
    message: str, icon: ft.IconData, preview: Preview, scene: Scene, actions: TableActions
) -> ft.Control:
    return action(
        Action(
            actions.say.text(message),
            icon,
            confirm_handler(preview, scene, actions),
            note=moves_sentence(scene.table, preview, actions.say),
        )
    )
