"""One game of the screen "Games"."""

from functools import partial

import flet as ft

from companion.ui.games.actions import GamesActions
from companion.ui.games.present import GameRow
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import row_button, small_text
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space


def listed_row(
    row: GameRow, actions: GamesActions, *, narrow: bool, may_delete: bool
) -> ft.Control:
    """Return the row of a game, which opens its replay, and the button that deletes the game."""
    palette = current_palette()
    words: list[ft.Control] = [
        ft.Text(row.people, style=style(Font.MEDIUM, Size.LIST, palette.text, 26))
    ]
    if row.winners:
        # somebody who was not there asks who won, and how
        story = ft.Text(row.story, style=style(Font.MEDIUM, Size.SECONDARY, palette.gold, 22))
        words = [_winners(row, narrow=narrow), story, small_text(row.people, palette.text)]
    words.append(small_text(row.detail))
    opens = partial(actions.links.open_game, row.id)
    button = row_button(ft.Column(words, spacing=2, tight=True), row.label, opens, inside=Space.S)
    parts: list[ft.Control] = [ft.Container(button, expand=True)]
    if may_delete:
        label = actions.say.text("games-delete", people=row.everybody)
        delete = partial(actions.delete, row.id)
        parts.append(round_button(label, ft.Icons.DELETE_OUTLINE, delete, borderless=True))
    return ft.Row(parts, key=f"game-{row.id}", spacing=Space.XXS)


def deleted_row(row: GameRow, actions: GamesActions) -> ft.Control:
    """Return the button that restores a deleted game."""
    words = actions.say.text("games-restore", people=row.everybody)
    restore = partial(actions.restore, row.id)
    return action(Action(words, ft.Icons.RESTORE_FROM_TRASH, restore, note=row.detail))


def _winners(row: GameRow, *, narrow: bool) -> ft.Control:
    palette = current_palette()
    size = Size.LIST if narrow else Size.NAME
    trophy = ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=20)
    name = style(Font.MEDIUM, size, palette.text, size + 6)
    parts: list[ft.Control] = [
        *([] if narrow else [trophy]),
        ft.Text(row.winners, expand=True, expand_loose=True, style=name),
    ]
    if row.coins:
        bold = style(Font.BOLD, size, palette.gold, size + 6)
        parts += [ft.Text(row.coins, style=bold), coin(20)]
    return ft.Row(parts, spacing=Space.XXS)
