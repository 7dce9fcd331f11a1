"""Whether the app keeps the coins, or the group uses those from the box."""

from collections.abc import Callable

import flet as ft

from companion.i18n import Messages
from companion.ui.kit.option_list import Option, options
from companion.ui.layout.tokens import Space
from companion.ui.page.common import body_text

APP, _BOX = "app", "box"
_WIDTH = 340.0
"""Pixels of the narrowest place, the dock."""


def coin_keeper(
    say: Messages, on_choose: Callable[[str], object], *, tablet_holds_coins: bool
) -> ft.Control:
    """Return the two options; `on_choose` gets APP if the app keeps the coins."""
    views = (
        Option(_BOX, say.text("tablet-box")),
        Option(APP, say.text("tablet-holds")),
    )
    return ft.Column(
        [
            body_text(say.text("tablet-choice"), muted=True),
            options(
                views,
                APP if tablet_holds_coins else _BOX,
                on_choose,
                _WIDTH,
            ),
        ],
        key="coin-keeper",
        spacing=Space.XS,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
