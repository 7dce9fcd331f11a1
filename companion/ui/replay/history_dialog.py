"""The history of the game shown, turn by turn; a tap on a line shows the table as it was."""

from functools import partial

import flet as ft

from companion.i18n import Messages
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.rows import small_text, stretched
from companion.ui.kit.styles import bare_style, plain_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.view import View
from companion.ui.replay.actions import ReplayActions
from companion.ui.replay.state import ReplayState, shown_game
from companion.ui.wording.game_history import HistoryLine, HistoryTurn, Total, history

_MOST_STEPS = 200
"""Steps listed at most; games in practice have fewer."""
_EMBLEM = 32
_ALONE = (Touch.SMALLEST - Size.BODY_LINE) / 2
"""Padding above and below a line without others."""


def history_body(view: View, actions: ReplayActions) -> list[ft.Control]:
    """Return what happened, turn by turn."""
    game, say, state = shown_game(view), actions.say, view.state(ReplayState)
    if game is None or game.last is None:
        return [body_text(say.text("history-empty"), muted=True)]
    turns = history(game, say, oldest_first=state.oldest_first, most=_MOST_STEPS)
    turned = Button(
        content=say.text("history-newest-first" if state.oldest_first else "history-oldest-first"),
        icon=ft.Icons.SWAP_VERT,
        height=Touch.SMALLEST,
        elevation=0,
        on_click=actions.turn_history,
        style=plain_style(),
    )
    parts: list[ft.Control] = [
        body_text(say.text("history-hint"), muted=True),
        ft.Row([turned]),
        *(_turn(turn, say, actions) for turn in turns),
    ]
    replay = state.on(view.route)
    if replay and replay.ended and replay.game_id not in (None, view.snapshot.game_id):
        parts.insert(2, _reopening(actions))
    return parts


def _reopening(actions: ReplayActions) -> ft.Control:
    """Return the button that puts a finished game back on the table, to correct it."""

    def reopen() -> None:
        actions.dialogs.close()
        actions.take_up()

    return action(Action(actions.say.text("replay-reopen"), ft.Icons.TABLE_BAR, reopen))


def _turn(turn: HistoryTurn, say: Messages, actions: ReplayActions) -> ft.Control:
    bold = style(Font.BOLD, Size.BODY, current_palette().gold, Size.BODY_LINE)
    number = ft.Text(say.text("turn-number", turn=turn.turn), style=bold)
    heading = ft.Semantics(header=True, content=number)
    lines = [_line(line, actions) for line in turn.lines]
    return stretched([heading, *lines, _totals(turn.totals)], key=f"turn-{turn.turn}")


def _line(line: HistoryLine, actions: ReplayActions) -> ft.Control:
    words: list[ft.Control] = [body_text(line.words), *map(small_text, line.followed)]
    parts: list[ft.Control] = [ft.Column(words, spacing=0, tight=True, expand=True)]
    if line.character:
        parts.append(emblem(line.character, _EMBLEM))
    parts.append(ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=current_palette().muted))
    return Button(
        key=f"step-{line.position}",
        content=ft.Container(
            ft.Row(parts, spacing=Space.XS),
            # a button is no higher than its content
            padding=ft.Padding.symmetric(vertical=Space.XXS if line.followed else _ALONE),
        ),
        elevation=0,
        on_click=partial(actions.look_back, line.position),
        style=bare_style(),
    )


def _totals(totals: tuple[Total, ...]) -> ft.Control:
    """Return the coins after the turn; those that it has changed stand out."""
    palette = current_palette()
    plain = style(Font.REGULAR, Size.CAPTION, palette.muted, 20)
    strong = style(Font.MEDIUM, Size.CAPTION, palette.text, 20)
    spans = []
    for nth, total in enumerate(totals):
        words = f"{' · ' if nth else ''}{total.words}"
        spans.append(ft.TextSpan(words, style=strong if total.changed else plain))
    return ft.Container(
        ft.Text(spans=spans),
        padding=ft.Padding.only(bottom=Space.XS),
        border=ft.Border.only(bottom=ft.BorderSide(1, palette.line)),
    )
