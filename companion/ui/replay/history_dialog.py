"""The history of the game shown, turn by turn; a tap on a line shows the table as it was."""

from functools import partial

import flet as ft

from companion.core.game import Game
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.styles import bare_style, plain_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.view import View
from companion.ui.replay.state import ReplayState
from companion.ui.replay.steps import ReplayActions
from companion.ui.wording.game_history import HistoryLine, HistoryTurn, Total, history

_MOST_STEPS = 200
"""Steps listed at most; games in practice have fewer."""
_EMBLEM = 32
_ALONE = (Touch.SMALLEST - Size.BODY_LINE) / 2
"""Padding above and below a line without others."""


def shown_game(view: View) -> Game | None:
    """Return the game of the replay shown, otherwise the one on the table."""
    replay = view.state(ReplayState).on(view.route)
    return view.snapshot.game if replay is None else replay.record.game


def history_body(view: View, actions: ReplayActions) -> list[ft.Control]:
    """Return what happened, turn by turn."""
    game, say = shown_game(view), actions.say
    if game is None or game.last is None:
        return [body_text(say.text("history-empty"), muted=True)]
    oldest_first = view.state(ReplayState).oldest_first
    turns = history(game, say, oldest_first=oldest_first, most=_MOST_STEPS)
    order = "history-newest-first" if oldest_first else "history-oldest-first"
    turned = ft.Button(
        content=say.text(order),
        icon=ft.Icons.SWAP_VERT,
        height=Touch.SMALLEST,
        elevation=0,
        on_click=actions.turn_history,
        style=plain_style(),
    )
    return [
        body_text(say.text("history-hint"), muted=True),
        ft.Row([turned]),
        *_reopening(view, actions),
        *(_turn(turn, actions) for turn in turns),
    ]


def _reopening(view: View, actions: ReplayActions) -> list[ft.Control]:
    """The button that puts a finished game back on the table, to correct it."""
    replay = view.state(ReplayState).on(view.route)
    if replay is None or not replay.ended or replay.game_id in (None, view.snapshot.game_id):
        return []

    def reopen() -> None:
        actions.dialogs.close()
        actions.take_up()

    return [action(Action(actions.say.text("replay-reopen"), ft.Icons.TABLE_BAR, reopen))]


def _turn(turn: HistoryTurn, actions: ReplayActions) -> ft.Control:
    palette = current_palette()
    heading = ft.Text(
        actions.say.text("turn-number", turn=turn.turn),
        style=style(Font.BOLD, Size.BODY, palette.gold, Size.BODY_LINE),
    )
    return ft.Column(
        [heading, *(_line(line, actions) for line in turn.lines), _totals(turn.totals)],
        key=f"turn-{turn.turn}",
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _line(line: HistoryLine, actions: ReplayActions) -> ft.Control:
    palette = current_palette()
    muted = style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)
    words: list[ft.Control] = [body_text(line.words)]
    words += [ft.Text(each, style=muted) for each in line.followed]
    parts: list[ft.Control] = [ft.Column(words, spacing=0, tight=True, expand=True)]
    if line.character:
        parts.append(emblem(line.character, _EMBLEM))
    parts.append(ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=palette.muted))
    return ft.Button(
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
    """The coins after the turn; those that it has changed stand out."""
    palette = current_palette()
    spans = []
    for nth, total in enumerate(totals):
        font, color = (
            (Font.MEDIUM, palette.text) if total.changed else (Font.REGULAR, palette.muted)
        )
        separator = " · " if nth else ""
        spans.append(
            ft.TextSpan(separator + total.words, style=style(font, Size.CAPTION, color, 20))
        )
    return ft.Container(
        ft.Text(spans=spans),
        padding=ft.Padding.only(bottom=Space.XS),
        border=ft.Border.only(bottom=ft.BorderSide(1, palette.line)),
    )
