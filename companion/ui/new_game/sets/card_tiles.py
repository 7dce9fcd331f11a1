"""The cards of a box as tiles, to be added to a set or removed."""

from collections.abc import Callable

import flet as ft

from companion.core.boxes import Character, Edition
from companion.i18n import Messages
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.small_buttons import named
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.new_game.sets.set_cards import card
from companion.ui.wording.set_texts import card_name

_NARROWEST = 98.0
_HEIGHT = 140.0


def tiles(
    box: Edition,
    cards: tuple[str, ...],
    on_tap: Callable[[str], object],
    say: Messages,
    room: float,
) -> ft.Control:
    """Return a tile per character, in the order of the box; chosen ones have a ring and a count.

    Full rows fill `room` pixels.
    """
    columns = int((room + Space.XS) // (_NARROWEST + Space.XS))
    # a little less, so that no row breaks early
    width = (room - (columns - 1) * Space.XS) / columns - 0.1
    return ft.Row(
        [
            _tile(each, cards.count(each.id), box, on_tap, say, width)
            for each in box.characters.values()
        ],
        key="tiles",
        wrap=True,
        spacing=Space.XS,
        run_spacing=Space.XS,
    )


def tapped(box: Edition, cards: tuple[str, ...], shown: str) -> tuple[str, ...]:
    """Return the cards after a tap on a tile: one more copy, or none once all are in the set."""
    if cards.count(shown) < box.characters[shown].copies:
        return (*cards, shown)
    return tuple(each for each in cards if each != shown)


def _tile(
    shown: Character,
    taken: int,
    box: Edition,
    on_tap: Callable[[str], object],
    say: Messages,
    width: float,
) -> ft.Control:
    palette = current_palette()
    count = say.text(
        "builder-tile", character=card_name(shown.id, box), have=taken, copies=shown.copies
    )
    ring = ft.BorderSide(3, palette.gold) if taken else ft.BorderSide(1, palette.line)
    inside = ft.Column(
        [
            card(shown.id, box, say),
            ft.Text(
                f"{taken} / {shown.copies}",
                style=style(
                    Font.MEDIUM, Size.SECONDARY, palette.text if taken else palette.muted, 20
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
            width=width,
            height=_HEIGHT,
            elevation=0,
            on_click=lambda: on_tap(shown.id),
            style=button_style(
                ink=palette.text,
                fill=palette.surface if taken else ft.Colors.TRANSPARENT,
                edge=ring,
                padding=0,
                radius=Radius.TILE,
            ),
        ),
        key=shown.id,
    )
