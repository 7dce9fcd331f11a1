"""Signs that last for a moment: what a phone did, and that this phone is asked."""

import asyncio
from typing import Final

import flet as ft

from companion.core.game import Game
from companion.i18n import Messages
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.shown_once import use_shown_once
from companion.ui.kit.theme import style
from companion.ui.layout.stage import Rect
from companion.ui.layout.text_fit import Fit, fit
from companion.ui.layout.tokens import Font, Motion, Palette, Size, Space
from companion.ui.page.own_seat import is_asked, own_person
from companion.ui.page.view import View
from companion.ui.wording.history import headline, own_phone

DEED_SECONDS: Final = 4.0
"""How long the sign of what a phone did stays."""
_FLASH_SECONDS: Final = 1.0
_EDGE: Final = 10.0
_ICON: Final = 24
_LINE: Final = 24


def deed_of_phone(game: Game, view: View, say: Messages) -> tuple[str, int]:
    """Return what a player's own phone has just done, and the number of that tap.

    Empty on phones, and if somebody else has tapped last.
    """
    last = game.last
    if last is None or game.undone is not None or not view.may_change:
        return "", 0
    by = last.line.by
    if not isinstance(by, int) or by == own_person(view, game.table):
        return "", 0
    before = game.before(last)
    words = say.text(
        "phone-deed", phone=own_phone(before, by, say), what=headline(before, last.command, say)
    )
    return words, last.line.tap or 0


def asked_moment(game: Game, view: View) -> str:
    """Return what tells a moment at which this phone is asked from others; empty if it isn't."""
    if own_person(view, game.table) is None or not is_asked(view, game.table):
        return ""
    return f"{view.snapshot.game_id}-{game.table.turn}-{game.table.phase}"


@ft.component
def deed_sign(palette: Palette, words: str, tap: int, free: Rect, motion: Motion) -> ft.Control:
    """Show `words` at the bottom of `free` for a moment each time the number of the `tap` changes.

    Not if they have no room there. It takes no taps.
    """
    set_palette(palette)
    stage, _ = use_shown_once(("deed", tap), DEED_SECONDS, due=bool(words))
    sign: ft.Control = ft.Container(key="told", width=0, height=0)
    room = free.width - 2 * Space.M - Space.XS - _ICON - 4
    fitted = fit(words, room, Size.BODY, Size.CAPTION, Font.MEDIUM)
    if stage is not None and fitted.lines * _LINE + 2 * Space.XS + 4 <= free.height:
        sign = _sign(words, fitted)
    return ft.Container(
        key="phone-deed",
        left=free.x,
        top=free.y,
        width=free.width,
        height=free.height,
        alignment=ft.Alignment.BOTTOM_CENTER,
        ignore_interactions=True,
        content=ft.AnimatedSwitcher(sign, duration=motion.marker, reverse_duration=motion.marker),
    )


@ft.component
def asked_flash(palette: Palette, moment: str, motion: Motion) -> ft.Control:
    """Light up the edge of the screen when this phone is asked: whenever `moment` changes."""
    set_palette(palette)
    past, set_past = ft.use_state("")

    async def wait() -> None:
        if moment and moment != past:
            await asyncio.sleep(_FLASH_SECONDS)
            set_past(moment)

    ft.use_effect(wait, [moment])
    lit = bool(moment) and moment != past
    return ft.Container(
        key="asked-flash",
        left=0,
        right=0,
        top=0,
        bottom=0,
        ignore_interactions=True,
        opacity=1.0 if lit else 0.0,
        animate_opacity=motion.marker,
        border=ft.Border.all(_EDGE, current_palette().gold),
    )


def _sign(words: str, fitted: Fit) -> ft.Control:
    palette = current_palette()
    text = ft.Text(
        words,
        no_wrap=fitted.lines == 1,
        expand=True,
        expand_loose=True,
        style=style(Font.MEDIUM, fitted.size, palette.text, _LINE),
    )
    return ft.Semantics(
        live_region=True,
        content=ft.Container(
            key="deed",
            padding=ft.Padding.symmetric(horizontal=Space.M, vertical=Space.XS),
            bgcolor=palette.edge,
            border=ft.Border.all(2, palette.gold),
            border_radius=Space.L,
            content=ft.Row(
                [
                    ft.Icon(ft.Icons.PHONE_ANDROID, color=palette.gold, size=_ICON),
                    text,
                ],
                tight=True,
                spacing=Space.XS,
            ),
        ),
    )
