"""What confirming would do, as a list, and the button that confirms it."""

from typing import Final

import flet as ft

from companion.i18n.messages import Messages
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Weight
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Fold, PanelLayout, confirm_handler, foot_button, note
from companion.ui.table.panels.outcome_text import MoveLine, outcome_lines, what_follows

_REASON: Final = 104.0
"""Pixels for the reason of a move."""
_AMOUNT: Final = 34.0
"""Pixels for the number of coins."""


def moves_list(scene: Scene, say: Messages, layout: PanelLayout) -> list[ft.Control]:
    """Return what confirming would do, a line each, and what comes next.

    Nothing without a plan, or without room.
    """
    if scene.preview is None or not layout.moves or layout.folds(Fold.NOTES):
        return []
    muted = current_palette().muted
    title = style(Font.MEDIUM, Size.BODY, muted, Size.BODY_LINE)
    lines: list[ft.Control] = [ft.Text(say.text("moves-title"), style=title)]
    outcome = [*outcome_lines(scene.table, scene.preview, say)]
    stacked = any(isinstance(line, MoveLine) and _breaks(line.pair, layout) for line in outcome)
    lines += (
        _move(line, stacked=stacked) if isinstance(line, MoveLine) else note(line)
        for line in outcome
    )
    if scene.preview.after.winners is None:
        small = style(Font.REGULAR, Size.SECONDARY, muted, 22)
        lines.append(ft.Text(what_follows(scene.preview, say), style=small))
    return [ft.Column(lines, spacing=Space.XXS, tight=True)]


def confirm(
    scene: Scene, actions: TableActions, layout: PanelLayout, text: str | None = None
) -> ft.Control:
    """Return the gold button that confirms the plan; locked while something is still to be chosen.

    Its place is taken from the start of the step: no answer moves anything under a finger. It
    says `text`, or how many coins move.
    """
    preview = scene.preview
    if preview is None:
        words = actions.say.text("confirm", coins=0)
        return foot_button(Action(words, ft.Icons.CHECK, None, Weight.LOCKED), layout)
    words = text or actions.say.text("confirm", coins=preview.coins)
    handler = confirm_handler(preview, scene, actions)
    return foot_button(Action(words, ft.Icons.CHECK, handler, Weight.GOLD), layout)


def _breaks(pair: str, layout: PanelLayout) -> bool:
    """Return whether the pair would break into two lines beside its reason."""
    return (
        text_width(pair, Font.REGULAR) * Size.BODY > layout.width - _REASON - _AMOUNT - 2 * Space.XS
    )


def _move(move: MoveLine, *, stacked: bool) -> ft.Control:
    """Return reason, pair and coins of a move; if `stacked`, the reason stands above the pair."""
    palette = current_palette()
    reason = ft.Text(
        move.reason,
        width=None if stacked else _REASON,
        style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 22),
    )
    pair = ft.Text(
        move.pair, expand=not stacked, style=style(Font.REGULAR, Size.BODY, palette.text, 26)
    )
    amount_style = style(Font.BOLD, Size.LIST, palette.court if move.fine else palette.gold, 26)
    return ft.Row(
        [
            *([ft.Column([reason, pair], expand=True, spacing=0)] if stacked else [reason, pair]),
            ft.Text(str(move.coins), style=amount_style),
        ],
        spacing=Space.XS,
    )
