"""The history of the game in sentences, the newest first."""

import flet as ft

from companion.core.game import Game, Step
from companion.i18n import Messages
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text
from companion.ui.presenters.history import step_sentences
from companion.ui.state.view import View
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size, Space

_MOST_STEPS = 200
"""Steps listed at most; games in practice have fewer."""


def history_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return what happened, turn by turn."""
    game = view.snapshot.game
    steps = game.steps() if game else ()
    if game is None or not steps:
        return [body_text(actions.say.text("history-empty"), muted=True)]
    return [_row(step, game, actions.say) for step in reversed(steps[-_MOST_STEPS:])]


def _row(step: Step, game: Game, say: Messages) -> ft.Control:
    palette = current_palette()
    headline, followed = step_sentences(step, game, say)
    lines: list[ft.Control] = [body_text(headline)]
    lines += [
        ft.Text(line, style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 22))
        for line in followed
    ]
    return ft.Row(
        [
            ft.Text(
                str(step.turn),
                width=40,
                text_align=ft.TextAlign.RIGHT,
                style=style(Font.BOLD, Size.BODY, palette.gold, Size.BODY_LINE),
            ),
            ft.Column(lines, spacing=0, tight=True, expand=True),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
