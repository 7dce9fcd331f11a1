"""The protected cards of two players, between their halves of a phone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent, tap_layer
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch

HEIGHT: Final = Touch.SMALLEST
_ICON: Final = 20.0
_SIDES: Final = 2 * Space.XS + 2.0
"""Padding and edges of a card."""


@dataclass(frozen=True, slots=True)
class ProtectedCard:
    """One player's protected card."""

    name: str
    """Its owner."""
    label: str
    """Owner and card in words, for a screen reader."""
    usable: bool
    """Its owner may swap it or claim with it now."""
    on_tap: Callable[[], object]


def protected_cards(cards: tuple[ProtectedCard, ...], width: float) -> ft.Control:
    """Return the cards side by side on `width` pixels, 48 pixels high; usable ones have a frame."""
    share = (width - (len(cards) - 1) * Space.XS) / len(cards)
    return ft.Row([_card(card, share) for card in cards], spacing=Space.XS, key="protected-cards")


def _card(card: ProtectedCard, width: float) -> ft.Control:
    palette = current_palette()
    ink = palette.gold if card.usable else palette.muted
    fitted = fit(
        card.name,
        width - _SIDES - _ICON - Space.XS,
        Size.SECONDARY,
        Size.SMALLEST,
        Font.MEDIUM,
    )
    name = ft.Text(
        card.name,
        expand=True,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        style=style(Font.MEDIUM, fitted.size, palette.text, 20),
    )
    shown = ft.Container(
        width=width,
        height=HEIGHT,
        padding=ft.Padding.symmetric(horizontal=Space.XS),
        border_radius=Radius.TILE,
        bgcolor=palette.surface,
        border=ft.Border.all(2 if card.usable else 1, ink if card.usable else palette.line),
        content=ft.Row([ft.Icon(ft.Icons.SHIELD, color=ink, size=_ICON), name], spacing=Space.XS),
    )
    return ft.Stack([silent(shown), tap_layer(card.label, card.on_tap, Radius.TILE)])
