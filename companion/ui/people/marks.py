"""The dialog for a player's color and symbol."""

from functools import partial

import flet as ft

from companion.application.group.marks import Color, Mark, Symbol
from companion.i18n.line_breaks import without_joiners
from companion.ui.board.person_mark import person_mark
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import TextButton
from companion.ui.kit.semantics import group, silent
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import PersonMarkDialog
from companion.ui.page.view import View
from companion.ui.people.actions import PeopleActions

_SAMPLE = 32.0


def person_mark_body(
    dialog: PersonMarkDialog, view: View, actions: PeopleActions
) -> list[ft.Control]:
    """Return the player's name and mark, and the colors and symbols; a second tap removes one."""
    say, palette = actions.say.text, current_palette()
    mark = view.group_state.marks.find(dialog.name) or Mark(name=dialog.name)
    name = ft.Text(dialog.name, style=style(Font.MEDIUM, Size.LIST, palette.text, 26))
    shown = [person_mark(mark, _SAMPLE)] if mark.color or mark.symbol else []

    def chosen(**part: Color | Symbol | None) -> Mark:
        return mark.model_copy(update=part)

    colors = [
        _tile(
            chosen(color=each, symbol=None),
            say(f"mark-color-{each}"),
            partial(actions.choose_mark, chosen(color=None if each is mark.color else each)),
            picked=each is mark.color,
        )
        for each in Color
    ]
    symbols = [
        _tile(
            chosen(color=None, symbol=each),
            say(f"mark-symbol-{each}"),
            partial(actions.choose_mark, chosen(symbol=None if each is mark.symbol else each)),
            picked=each is mark.symbol,
        )
        for each in Symbol
    ]
    return [
        ft.Row([*shown, ft.Container(name, expand=True)], spacing=Space.XS),
        body_text(say("mark-detail"), muted=True),
        group(say("mark-color"), _in_rows(colors)),
        group(say("mark-symbol"), _in_rows(symbols)),
    ]


def _in_rows(tiles: list[ft.Control]) -> ft.Control:
    return ft.Row(tiles, wrap=True, spacing=Space.XS, run_spacing=Space.XS)


def _tile(sample: Mark, label: str, on_tap: partial[None], *, picked: bool) -> ft.Control:
    palette = current_palette()
    button = TextButton(
        content=silent(person_mark(sample, _SAMPLE)),
        width=Touch.OPTION,
        height=Touch.OPTION,
        style=button_style(
            ink=palette.text,
            fill=palette.high if picked else palette.surface,
            edge=ft.BorderSide(3 if picked else 1, palette.gold if picked else palette.line),
            padding=0,
            radius=Radius.TILE,
            alignment=ft.Alignment.CENTER,
        ),
        on_click=on_tap,
    )
    said = without_joiners(label)
    return ft.MergeSemantics(ft.Semantics(label=said, selected=picked, content=button), key=label)
