"""One game of the screen "Games"."""

from functools import partial

import flet as ft

from companion.ui.games.actions import GamesActions
from companion.ui.games.present import GameRow
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Radius, Size, Space


def listed_row(row: GameRow, actions: GamesActions) -> ft.Control:
    """Return the row of a game, which opens its replay, and the button that deletes the game."""
    palette, say = current_palette(), actions.say.text
    muted = style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)
    people = ft.Text(row.people, style=style(Font.MEDIUM, Size.LIST, palette.text, 26))
    words: list[ft.Control] = [people]
    if row.winners:
        # somebody who was not there asks who won, and how
        people.style = style(Font.REGULAR, Size.SECONDARY, palette.text, 22)
        story = ft.Text(row.story, style=style(Font.MEDIUM, Size.SECONDARY, palette.gold, 22))
        words = [_winners(row, narrow=actions.view.width < NARROW), story, people]
    words.append(ft.Text(row.detail, style=muted))
    button = ft.TextButton(
        content=silent(
            ft.Container(
                ft.Column(words, spacing=2, tight=True),
                padding=ft.Padding.symmetric(vertical=Space.S),
            )
        ),
        style=button_style(
            ink=palette.text,
            fill=palette.surface,
            edge=ft.BorderSide(1, palette.line),
            padding=Space.M,
            radius=Radius.TILE,
            alignment=ft.Alignment.CENTER_LEFT,
        ),
        on_click=partial(actions.links.open_game, row.id),
    )
    opened = ft.MergeSemantics(ft.Semantics(label=row.label, content=button))
    delete = round_button(
        say("games-delete", people=row.everybody),
        ft.Icons.DELETE_OUTLINE,
        partial(actions.delete, row.id),
        borderless=True,
    )
    deleting = [delete] if actions.view.may_change else []
    return ft.Row(
        [ft.Container(opened, expand=True), *deleting],
        key=f"game-{row.id}",
        spacing=Space.XXS,
    )


def deleted_row(row: GameRow, actions: GamesActions) -> ft.Control:
    """Return the button that restores a deleted game."""
    return action(
        Action(
            actions.say.text("games-restore", people=row.everybody),
            ft.Icons.RESTORE_FROM_TRASH,
            partial(actions.restore, row.id),
            note=row.detail,
        )
    )


def _winners(row: GameRow, *, narrow: bool) -> ft.Control:
    palette = current_palette()
    size = Size.LIST if narrow else Size.NAME
    trophy = ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=20)
    parts: list[ft.Control] = [
        *([] if narrow else [trophy]),
        ft.Text(
            row.winners,
            expand=True,
            expand_loose=True,
            style=style(Font.MEDIUM, size, palette.text, size + 6),
        ),
    ]
    if row.coins:
        parts += [
            ft.Text(row.coins, style=style(Font.BOLD, size, palette.gold, size + 6)),
            coin(20),
        ]
    return ft.Row(parts, spacing=Space.XXS)
