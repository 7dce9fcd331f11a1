"""The end of a game: over the whole screen, ended by any tap."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from companion.ui.board.moment_views import Fortune, Rendered, When, WinView
from companion.ui.kit.curtain import curtain, over_screen
from companion.ui.kit.emblems import coin, emblem
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.rows import centred
from companion.ui.kit.shown_once import FIRST_FRAME, use_shown_once
from companion.ui.kit.theme import style
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.text_fit import LINE, fit
from companion.ui.layout.tokens import Font, Motion, Palette, Size, Space

WIN_SECONDS: Final = 8.0
"""Until the scene is removed; a tap removes it before."""
_TITLE: Final = 64.0
_DISC: Final = 0.24
"""Diameter of the disc with the mask or trophy as a share of the shorter side."""
_ROOM_FOR_VOICE: Final = 700.0
"""Height of a screen from which there is room for a voice."""
_SMALL: Final = 0.5
"""Scale at which the trophy begins to grow."""
_GROWTH: Final = 2
"""How many times as long as a marker's move the trophy grows."""


@ft.component
def win_scene(
    palette: Palette,
    view: WinView | None,
    when: When,
    size: tuple[float, float],
    motion: Motion,
    rendered: Rendered,
    on_keys: Callable[[str], Awaitable[None]],
) -> ft.Control:
    """Show `view` once, after the last coins have landed; it is None unless a game just ended.

    `size` is that of the screen in pixels; `rendered` returns once the client has drawn it.
    `on_keys` gets the key of what takes the keyboard's next key: a button over the scene, then the
    panel. Nothing is shown on the first render: that end is past.
    """
    set_palette(palette)
    # the end's screen takes a slow client seconds to draw
    waits = (motion.flight / 1000, FIRST_FRAME, rendered, WIN_SECONDS)
    stage, end = use_shown_once(when, *waits, due=view is not None)
    cover, shown = None, view is not None and bool(stage)

    async def tell() -> None:
        await rendered()
        await on_keys("win-tap" if shown else "steps")

    ft.use_effect(tell, [shown])
    if view is not None and stage:
        disc = _trophy(view.character, round(_DISC * min(size)), motion, grown=stage > 1)
        color = _ground(palette)
        if size[1] < _ROOM_FOR_VOICE:
            view = replace(view, voice="")
        cover = curtain(f"win-{when[1]}", disc, partial(_words, view), size, color, Space.L)
    return over_screen("win", size, cover, view.label if view else "", end)


def _trophy(character: str, size: int, motion: Motion, *, grown: bool) -> ft.Control:
    palette = current_palette()
    moves = motion.marker > 0
    return ft.Container(
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=palette.surface if character else palette.gold_fill,
        border=ft.Border.all(4, palette.gold_fill if palette.is_dark else palette.on_gold),
        alignment=ft.Alignment.CENTER,
        content=emblem(character, round(0.72 * size))
        if character
        else ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.on_gold, size=round(0.64 * size)),
        scale=1 if grown or not moves else _SMALL,
        animate_scale=ft.Animation(_GROWTH * motion.marker, ft.AnimationCurve.EASE_OUT_BACK)
        if moves
        else None,
    )


def _ground(palette: Palette) -> str:
    """Return the colour behind the scene, which hides the table: gold by day."""
    return palette.edge if palette.is_dark else palette.gold_fill


def _inks(palette: Palette) -> tuple[str, str, str]:
    """Return the colours of the title, of words, and of what is less important, on `_ground`."""
    if palette.is_dark:
        return palette.gold, palette.text, palette.muted
    return palette.on_gold, palette.on_gold, palette.on_gold


def _words(view: WinView, width: float) -> ft.Control:
    strong, plain, _ = _inks(current_palette())
    room = width - 2 * Space.L
    title = fit(view.title, room, _TITLE, Size.ACTION, Font.TITLE)
    how = fit(view.how, room, Size.RESULT, Size.BODY, Font.MEDIUM)
    return centred(
        [
            words_of_title(
                view.title,
                int(title.size),
                round(title.size * LINE),
                strong,
                align=ft.TextAlign.CENTER,
            ),
            *([_voice(view.voice, room)] if view.voice else []),
            ft.Text(
                view.how,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.MEDIUM, int(how.size), plain, round(how.size * 1.3)),
            ),
            ft.Row(
                [_fortune(fortune) for fortune in view.fortunes],
                wrap=True,
                spacing=Space.L,
                run_spacing=Space.XXS,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            *([_story(view.story, room)] if view.story else []),
        ],
        Space.XXS,
        width=room,
    )


def _voice(words: str, room: float) -> ft.Control:
    size = int(fit(words, room, Size.PAGE, Size.BODY, Font.TITLE).size)
    strong = _inks(current_palette())[0]
    return words_of_title(words, size, round(size * LINE), strong, align=ft.TextAlign.CENTER)


def _story(words: str, room: float) -> ft.Control:
    size = int(fit(words, room, Size.NAME, Size.BODY, Font.MEDIUM).size)
    plain = style(Font.MEDIUM, size, _inks(current_palette())[2], round(size * 1.3))
    return ft.Text(words, text_align=ft.TextAlign.CENTER, style=plain)


def _fortune(fortune: Fortune) -> ft.Control:
    palette = current_palette()
    strong, plain, _ = _inks(palette)
    ink = palette.court if palette.is_dark and not fortune.winner else strong
    return ft.Row(
        [
            ft.Text(fortune.who, style=style(Font.MEDIUM, Size.NAME, plain)),
            ft.Text(str(fortune.coins), style=style(Font.BOLD, Size.PAGE, ink, Size.PAGE)),
            coin(Size.RESULT, fine=not fortune.winner, on_gold=not palette.is_dark),
        ],
        tight=True,
        spacing=Space.XS,
    )
