"""What the last tap decided, large for as long as it takes to read."""

from typing import Final

import flet as ft

from companion.ui.board.moment_views import Rendered, VerdictView, When
from companion.ui.board.verdict_gains import crossing, gain_rows
from companion.ui.kit.palette import set_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.shown_once import use_shown_once
from companion.ui.layout.tokens import Motion, Palette
from companion.ui.table.verdict.parts import besides_coins, framed, head_with_mask, read_out, titles
from companion.ui.table.verdict.place import Around, FreeRects, Placed, place

READING_SECONDS: Final = 3.2
"""Until the banner is removed; any tap that counts removes it before."""
_AMONG_CARDS: Final = 10
"""How many times as long it stays on the table, where it covers nothing that is asked."""
_WITH_INSTRUCTION: Final = 2
"""How many times as long it stays if the players have something to do."""


@ft.component
def verdict_banner(
    palette: Palette,
    view: VerdictView | None,
    when: When,
    free: FreeRects,
    motion: Motion,
    rendered: Rendered,
) -> ft.Control:
    """Show `view` once, in `free`; it is None without a verdict or once the next tap is begun.

    The time to read it starts when `rendered` returns. Nothing is shown on the first render: that
    verdict is past.
    """
    set_palette(palette)
    times = _WITH_INSTRUCTION if view is not None and view.now else 1
    if free.around in (Around.CARDS, Around.CARDS_ON_BOTH_SIDES):
        times = _AMONG_CARDS
    waits = (rendered, times * READING_SECONDS)
    stage, _ = use_shown_once(when, *waits, due=view is not None)
    # one that vanishes stays where it stood
    last = ft.use_ref(free.rects[0])
    content: ft.Control = ft.Container(key="no-verdict", width=0, height=0)
    if view is not None and stage is not None:
        placed = place(view, free)
        last.current, content = placed.rect, _banners(placed, view.label, when[1])
    rect = last.current or free.rects[0]
    return ft.Container(
        key="verdict",
        left=rect.x,
        top=rect.y,
        width=rect.width,
        height=rect.height,
        alignment=ft.Alignment.CENTER,
        # taps are meant for what it covers
        ignore_interactions=True,
        content=ft.AnimatedSwitcher(
            content, duration=motion.marker, reverse_duration=motion.marker // 2
        ),
    )


def _banners(placed: Placed, label: str, revision: int) -> ft.Control:
    """Return the verdict, read by screen readers as `label`; perhaps also upside down."""
    banner = _banner(placed, placed.height)
    if not placed.twice:
        return read_out(banner, label, revision)
    return ft.Column(
        [
            silent(ft.RotatedBox(quarter_turns=2, content=banner)),
            read_out(_banner(placed, placed.height), label, revision),
        ],
        key=f"both-ways-{revision}",
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        spacing=0,
    )


def _banner(placed: Placed, height: float | None) -> ft.Control:
    view, room = placed.view, placed.room
    if placed.mask:
        parts = [head_with_mask(view, room, smaller=placed.smaller)[0]]
    else:
        parts = titles(view.announced, placed.words, placed.title)
    if view.exchange is not None and placed.digits:
        parts.append(crossing(view.exchange, room, placed.digits))
    if placed.gains:
        parts.append(gain_rows(placed.gains, room, small=placed.small))
    parts += besides_coins(view)
    size = (placed.rect.width, height)
    return framed(parts, size, padding=placed.padding, spacing=placed.spacing)
