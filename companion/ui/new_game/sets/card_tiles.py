"""The cards of a box as tiles, to be added to a set or removed."""

from collections.abc import Callable

import flet as ft

from companion.core.boxes import Character, Edition
from companion.i18n import Messages
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.semantics import silent
from companion.ui.kit.small_buttons import named
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.new_game.sets.set_cards import card_picture
from companion.ui.wording.set_texts import card_name

_NARROWEST = 98.0
_HEIGHT = 108.0


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
            _tile(character, cards.count(character.id), box, on_tap, say, width)
            for character in box.characters.values()
        ],
        key="tiles",
        wrap=True,
        spacing=Space.XS,
        run_spacing=Space.XS,
    )


def tapped(box: Edition, cards: tuple[str, ...], character: str) -> tuple[str, ...]:
    """Return the cards after a tap on a tile: one more copy, or none once all are in the set."""
    if cards.count(character) < box.characters[character].copies:
        return (*cards, character)
    return tuple(card for card in cards if card != character)


def _tile(
    character: Character,
    taken: int,
    box: Edition,
    on_tap: Callable[[str], object],
    say: Messages,
    width: float,
) -> ft.Control:
    palette = current_palette()
    id, copies = character.id, character.copies
    label = say.text("builder-tile", character=card_name(id, box), have=taken, copies=copies)
    ring = ft.BorderSide(3, palette.gold) if taken else ft.BorderSide(1, palette.line)
    ink = palette.text if taken else palette.muted
    count = ft.Text(f"{taken} / {copies}", style=style(Font.MEDIUM, Size.SECONDARY, ink, 18))
    button = Button(
        content=silent(card_picture(id, box, say, count)),
        width=width,
        height=_HEIGHT,
        elevation=0,
        on_click=lambda: on_tap(id),
        style=button_style(
            ink=palette.text,
            fill=palette.surface if taken else ft.Colors.TRANSPARENT,
            edge=ring,
            padding=0,
            radius=Radius.TILE,
        ),
    )
    return named(label, button, key=id)
