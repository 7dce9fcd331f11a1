"""The countdown before cards are turned: over the whole screen, ended by any tap."""

from functools import partial
from typing import Final

import flet as ft

from companion.ui.board.moment_views import RevealView, When
from companion.ui.kit.curtain import CURTAIN_OPACITY, curtain, over_screen
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.rows import centred
from companion.ui.kit.shown_once import FIRST_FRAME, use_shown_once
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Motion, Palette, Size, Space

COUNTS: Final = 3
_DISC: Final = 0.17
"""Diameter of a count, and below it the emblem's size, as shares of the shorter side."""
_EMBLEM: Final = 0.34


@ft.component
def reveal_countdown(
    palette: Palette, view: RevealView | None, when: When, size: tuple[float, float], motion: Motion
) -> ft.Control:
    """Count down once to the turning of cards; `view` is None while none are to be turned.

    `size` is that of the screen in pixels. Nothing is shown on the first render: those cards have
    been turned. The client runs the whole countdown by itself, without further messages.
    """
    set_palette(palette)
    counting = (FIRST_FRAME, COUNTS * motion.count / 1000)
    due = view is not None and motion.count > 0
    stage, end = use_shown_once(when, *counting, due=due)
    cover = None
    if view is not None and stage is not None:
        cover = _curtain(view, f"curtain-{when[1]}", size, motion, started=stage > 0)
    return over_screen("countdown", size, cover, view.label if view else "", end)


def _curtain(
    view: RevealView, key: str, size: tuple[float, float], motion: Motion, *, started: bool
) -> ft.Control:
    palette, shorter = current_palette(), min(size)
    counts = ft.Row(
        [
            emblem(view.character, round(_EMBLEM * shorter)),
            _counts(round(_DISC * shorter), motion, started=started),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=Space.L,
    )
    color = ft.Colors.with_opacity(CURTAIN_OPACITY, palette.edge)
    cover = curtain(key, counts, partial(_words, view), size, color, Space.M)
    cover.opacity = 0 if started else 1
    cover.animate_opacity = _late(COUNTS * motion.count)
    return cover


def _words(view: RevealView, width: float) -> ft.Control:
    palette = current_palette()
    room = width - 2 * Space.L
    title = fit(view.title, room, Size.SHEET, Size.ACTION, Font.TITLE)
    people = " · ".join(view.people)
    named = fit(people, room, Size.PAGE, Size.BODY, Font.MEDIUM)
    return centred(
        [
            ft.Text(
                view.title,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.TITLE, int(title.size), palette.gold),
            ),
            ft.Text(
                people,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.MEDIUM, int(named.size), palette.text),
            ),
            ft.Text(
                view.character_name,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.REGULAR, Size.NAME, palette.muted),
            ),
        ],
        Space.XXS,
        width=room,
    )


def _counts(size: int, motion: Motion, *, started: bool) -> ft.Control:
    """Return the counts on top of each other; each vanishes in time and uncovers the next."""
    palette = current_palette()
    figure = style(Font.BOLD, round(0.62 * size), palette.on_gold, round(0.62 * size))
    discs: list[ft.Control] = [
        ft.Container(
            key=f"count-{count}",
            width=size,
            height=size,
            shape=ft.BoxShape.CIRCLE,
            bgcolor=palette.gold_fill,
            alignment=ft.Alignment.CENTER,
            content=ft.Text(str(count), style=figure),
            opacity=0 if started and count > 1 else 1,
            animate_opacity=_late((COUNTS + 1 - count) * motion.count),
        )
        for count in range(1, COUNTS + 1)
    ]
    return ft.Stack(discs, width=size, height=size)


def _late(duration: int) -> ft.Animation:
    """Return an animation that changes hardly anything before its end."""
    return ft.Animation(duration, ft.AnimationCurve.EASE_IN_EXPO)
