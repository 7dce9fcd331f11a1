"""An optional hourglass: a bar that runs out. Nothing waits for it."""

import asyncio
from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.semantics import spoken
from companion.ui.kit.shown_once import FIRST_FRAME
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Palette, Size, Space

HEIGHT: Final = 24.0
_BAR: Final = 8.0


@ft.component
def hourglass(
    palette: Palette,
    seconds: int,
    label: str,
    over: str,
    moment: str,
    width: float,
    on_end: Callable[[], object] | None,
) -> ft.Control:
    """Run out once in `seconds` for each `moment`; without `on_end`, show a still figure.

    Once it has run out, it shows `over` until the next moment. The client moves the bar by itself
    and reports its end, which calls `on_end`.
    """
    set_palette(palette)
    started, set_started = ft.use_state("")
    ended, set_ended = ft.use_state("")

    async def start() -> None:
        if on_end is not None:
            await asyncio.sleep(FIRST_FRAME)
            set_started(moment)

    ft.use_effect(start, [moment])
    icon = ft.Icon(ft.Icons.HOURGLASS_BOTTOM, size=HEIGHT - 4, color=palette.gold)
    if on_end is None:
        figure = ft.Text(label, style=style(Font.MEDIUM, Size.CAPTION, palette.muted, HEIGHT - 4))
        return ft.Row([icon, figure], spacing=Space.XS)
    if ended == moment:
        icon.color = palette.court
        words = ft.Text(over, style=style(Font.BOLD, Size.LIST, palette.court, HEIGHT))
        return ft.Semantics(live_region=True, content=ft.Row([icon, words], spacing=Space.XS))
    room = width - HEIGHT - Space.XS

    def end() -> None:
        set_ended(moment)
        on_end()

    sand = ft.Container(
        key=f"sand-{moment}",
        width=0 if started == moment else room,
        height=_BAR,
        bgcolor=palette.gold,
        border_radius=_BAR / 2,
        animate=ft.Animation(1000 * seconds, ft.AnimationCurve.LINEAR),
        on_animation_end=end,
    )
    glass = ft.Container(
        ft.Row([sand], spacing=0),
        width=room,
        bgcolor=current_palette().line,
        border_radius=_BAR / 2,
    )
    return spoken(label, ft.Row([icon, glass], spacing=Space.XS))
