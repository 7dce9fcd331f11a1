"""Menus: a pill that shows the current choice and opens the others."""

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.i18n import Messages, NameLanguage
from companion.ui.kit.buttons import Tap
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import in_language, silent
from companion.ui.kit.small_buttons import named
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import FOCUS_RING, Font, Radius, Size, Space, Touch

_LONGEST: Final = 24
"""The most letters of a choice in a pill."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One row of a menu."""

    words: str
    chosen: bool
    on_tap: Tap
    language: NameLanguage | None = None
    """The language of its words; None for the page's."""


def menu(label: str, shown: ft.Control, choices: tuple[Choice, ...]) -> ft.Control:
    """Return a pill that opens a menu; `label` is its semantics label."""
    palette = current_palette()
    button = ft.PopupMenuButton(
        # what is behind the pill shows around it while it has the focus
        content=silent(ft.Container(shown, padding=FOCUS_RING)),
        tooltip="",
        bgcolor=palette.surface,
        shape=ft.RoundedRectangleBorder(radius=Radius.TILE, side=ft.BorderSide(1, palette.ctrl)),
        items=[_item(choice) for choice in choices],
    )
    behind = ft.Card(
        button,
        bgcolor=ft.Colors.TRANSPARENT,
        elevation=0,
        margin=0,
        shape=ft.RoundedRectangleBorder(radius=Radius.CARD + FOCUS_RING),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return named(label, behind)


def choice_menu(say: Messages, label: str, choices: tuple[Choice, ...]) -> ft.Control:
    """Return a pill with the words of the chosen row; `label` says what can be chosen."""
    words = next(each.words for each in choices if each.chosen)
    return menu(say.labelled(label, words), pill(shortened(words), Touch.SMALLEST), choices)


def shortened(words: str) -> str:
    """Return as many words of a choice as fit a pill."""
    return words if len(words) <= _LONGEST else f"{words[:_LONGEST].rstrip(' ,、')}…"


def _item(choice: Choice) -> ft.PopupMenuItem:
    palette = current_palette()
    # Flet shows menus beside the page, which does not enlarge them
    scale = palette.page_scale
    words = style(Font.MEDIUM, Size.BODY * scale, palette.text, 26 * scale)
    shown: ft.Control = ft.Text(choice.words, style=words)
    if choice.language is not None:
        shown = in_language(choice.language, shown)
    return ft.PopupMenuItem(
        # the focus is seen around the words
        content=ft.Container(
            shown,
            padding=ft.Padding.symmetric(horizontal=Space.XXS * scale),
            bgcolor=palette.surface,
            border_radius=Space.XXS,
        ),
        checked=choice.chosen,
        height=Touch.SMALLEST * scale,
        on_click=choice.on_tap,
    )


def pill(words: str, height: float, *, opened: bool = False) -> ft.Control:
    """Return the pill of a menu, `height` pixels high with the ring of its focus."""
    palette = current_palette()
    arrow = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    return ft.Container(
        height=height - 2 * FOCUS_RING,
        padding=ft.Padding.only(left=Space.M, right=Space.XS),
        border_radius=Radius.CARD,
        bgcolor=palette.surface,
        border=ft.Border.all(1, palette.ctrl),
        content=ft.Row(
            [
                ft.Text(words, style=style(Font.MEDIUM, Size.BODY, palette.text, 26)),
                ft.Icon(arrow, size=24, color=palette.text),
            ],
            tight=True,
            spacing=Space.XXS,
        ),
    )
