"""The countdown before cards are turned: over the whole screen, ended by any tap."""

import asyncio
from typing import Final

import flet as ft

from companion.ui.board.moment_views import RevealView, When
from companion.ui.kit.curtain import CURTAIN_OPACITY, faces_both_sides, tap_anywhere
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Motion, Palette, Size, Space

COUNTS: Final = 3
_FIRST_FRAME: Final = 0.05
"""Seconds until the client has painted the countdown at its start."""
_DISC: Final = 0.17
"""Diameter of a count, and below it the emblem's size, as shares of the shorter side."""
_EMBLEM: Final = 0.34


@ft.component
def reveal_countdown(
    palette: Palette,
    view: RevealView | None,
    when: When,
    size: tuple[float, float],
    motion: Motion,
) -> ft.Control:
    """Count down once to the turning of cards; `view` is None while none are to be turned.

    `size` is that of the screen in pixels. Nothing is shown on the first render: those cards have
    been turned. The client runs the whole countdown by itself, without further messages.
    """
    set_palette(palette)
    game, revision = when
    ended, set_ended = ft.use_state(when)
    started, set_started = ft.use_state(when)
    past = ft.use_ref(when)
    if view is None or past.current is None or past.current[0] != game:
        past.current = when
    counting = view is not None and motion.count > 0 and when not in (ended, past.current)

    async def count() -> None:
        if not counting:
            return
        await asyncio.sleep(_FIRST_FRAME)
        set_started(when)
        await asyncio.sleep(COUNTS * motion.count / 1000)
        set_ended(when)

    ft.use_effect(count, [when, view is None])
    layers: list[ft.Control] = []
    if view is not None and counting:
        started_now = started == when
        layers.append(_curtain(view, revision, size, motion, started=started_now))
        layers.append(tap_anywhere(view.label, size, lambda: set_ended(when)))
    return ft.Container(
        key="countdown",
        left=0,
        top=0,
        content=ft.Stack(layers, width=size[0], height=size[1]) if layers else None,
    )


def _curtain(
    view: RevealView, revision: int, size: tuple[float, float], motion: Motion, *, started: bool
) -> ft.Control:
    palette = current_palette()
    shorter = min(size)
    mark = emblem(view.character, round(_EMBLEM * shorter))
    above: list[ft.Control] = []
    if faces_both_sides(size):
        above = [ft.RotatedBox(quarter_turns=2, content=_words(view, size[0]))]
    return ft.Container(
        key=f"curtain-{revision}",
        width=size[0],
        height=size[1],
        bgcolor=ft.Colors.with_opacity(CURTAIN_OPACITY, palette.edge),
        alignment=ft.Alignment.CENTER,
        opacity=0 if started else 1,
        animate_opacity=_late(COUNTS * motion.count),
        content=silent(
            ft.Column(
                [
                    *above,
                    ft.Row(
                        [mark, _counts(round(_DISC * shorter), motion, started=started)],
                        alignment=ft.MainAxisAlignment.CENTER,
                        spacing=Space.L,
                    ),
                    _words(view, size[0]),
                ],
                tight=True,
                spacing=Space.M,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        ),
    )


def _words(view: RevealView, width: float) -> ft.Control:
    palette = current_palette()
    room = width - 2 * Space.L
    title = fit(view.title, room, Size.SHEET, Size.ACTION)
    people = " · ".join(view.people)
    named = fit(people, room, Size.PAGE, Size.BODY)
    return ft.Column(
        [
            ft.Text(
                view.title,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.TITLE, round(title.size), palette.gold),
            ),
            ft.Text(
                people,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.MEDIUM, round(named.size), palette.text),
            ),
            ft.Text(
                view.character_name,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.REGULAR, Size.NAME, palette.muted),
            ),
        ],
        tight=True,
        spacing=Space.XXS,
        width=room,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _counts(size: int, motion: Motion, *, started: bool) -> ft.Control:
    """The counts on top of each other; each vanishes after its time and uncovers the next."""
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
    """An animation that changes hardly anything before its end."""
    return ft.Animation(duration, ft.AnimationCurve.EASE_IN_EXPO)
