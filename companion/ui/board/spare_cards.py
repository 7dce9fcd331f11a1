"""The cards in the center of the table, which were dealt to nobody."""

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.core.setup import centre_cards
from companion.core.table import Phase
from companion.i18n.messages import Messages
from companion.ui.board.scene import Scene
from companion.ui.kit.palette import current_palette
from companion.ui.layout.tokens import Radius
from companion.ui.wording.table_instruction import may_take_centre

_CARD_WIDTH: Final = 0.66
"""Width of the back of a card, per pixel of its height."""
_MOST_BACKS: Final = 2
"""Backs that overlap by half; more overlap further."""
_MARK: Final = 0.62
"""Height of the mark on the backs, as a share of theirs."""
_FAINT: Final = 0.45
"""Opacity of backs that must stay where they are."""


@dataclass(frozen=True, slots=True)
class Spare:
    """How many cards lie in the center, and what is said about them."""

    cards: int
    words: str
    may_be_taken: bool | None = None
    """Whether the power that is carried out now may take one; None while none is."""


def spare_of(scene: Scene, say: Messages) -> Spare | None:
    """Return the cards in the center; None without any."""
    cards = centre_cards(scene.table.rules.setup)
    if not cards:
        return None
    may = may_take_centre(scene.game) if scene.table.phase is Phase.TURN else None
    if may is None:
        return Spare(cards, say.text("builder-centre", count=cards))
    return Spare(cards, say.text("centre-may" if may else "centre-stays"), may)


def backs(spare: Spare, high: float, room: float) -> ft.Control:
    """Return the backs of the cards, `high` pixels high, marked if a power is carried out."""
    palette, may = current_palette(), spare.may_be_taken
    wide = _CARD_WIDTH * high
    step = wide / 2 if spare.cards <= _MOST_BACKS else (room - wide) / spare.cards
    across = wide + (spare.cards - 1) * step
    cards: list[ft.Control] = [
        ft.Container(
            left=number * step,
            width=wide,
            height=high,
            border_radius=Radius.CARD / 2,
            bgcolor=palette.high,
            border=ft.Border.all(2, palette.gold),
            opacity=_FAINT if may is False else 1,
        )
        for number in range(spare.cards)
    ]
    if may is not None:
        size = _MARK * high
        mark = ft.Container(
            ft.Icon(
                ft.Icons.CHECK if may else ft.Icons.BLOCK,
                color=palette.on_gold if may else palette.text,
                size=0.8 * size,
            ),
            left=(across - size) / 2,
            top=(high - size) / 2,
            width=size,
            height=size,
            border_radius=size / 2,
            bgcolor=palette.gold_fill if may else palette.edge,
            alignment=ft.Alignment.CENTER,
        )
        cards.append(mark)
    return ft.Stack(cards, width=across, height=high)
