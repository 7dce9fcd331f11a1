"""The cards of a box as tiles to be taken into a set or put back."""

from collections.abc import Callable

import flet as ft

from companion.core.boxes import Character, Edition
from companion.i18n import Messages
from companion.ui.screens.new_game.set_cards import card, character
from companion.ui.widgets.buttons import named
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.semantics import silent
from companion.ui.widgets.styles import button_style
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Radius, Size, Space

_WIDTH = 98.0
_HEIGHT = 140.0


def tiles(
    box: Edition, cards: tuple[str, ...], on_tap: Callable[[str], object], say: Messages
) -> ft.Control:
    """A tile a character, in the order of the box; those taken are ringed and counted."""
    return ft.Row(
        [_tile(each, cards.count(each.id), box, on_tap, say) for each in box.characters.values()],
        key="tiles",
        wrap=True,
        spacing=Space.XS,
        run_spacing=Space.XS,
    )


def tapped(box: Edition, cards: tuple[str, ...], shown: str) -> tuple[str, ...]:
    """The cards after a tap on a tile: one more of it, or all back once all are taken."""
    if cards.count(shown) < box.characters[shown].copies:
        return (*cards, shown)
    return tuple(each for each in cards if each != shown)


def _tile(
    shown: Character, have: int, box: Edition, on_tap: Callable[[str], object], say: Messages
) -> ft.Control:
    palette = current_palette()
    count = say.text(
        "builder-tile", character=character(shown.id, box), have=have, copies=shown.copies
    )
    ring = ft.BorderSide(3, palette.gold) if have else ft.BorderSide(1, palette.line)
    inside = ft.Column(
        [
            card(shown.id, box, say),
            ft.Text(
                f"{have} / {shown.copies}",
                style=style(
                    Font.MEDIUM, Size.SECONDARY, palette.text if have else palette.muted, 20
                ),
            ),
        ],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return named(
        count,
        ft.Button(
            content=silent(inside),
            width=_WIDTH,
            height=_HEIGHT,
            elevation=0,
            on_click=lambda: on_tap(shown.id),
            style=button_style(
                ink=palette.text,
                fill=palette.surface if have else ft.Colors.TRANSPARENT,
                edge=ring,
                padding=0,
                radius=Radius.TILE,
            ),
        ),
        key=shown.id,
    )
