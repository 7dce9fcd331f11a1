"""What the last tap decided, large for as long as it takes to read."""

from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.board.moment_views import Rendered, VerdictView, When
from companion.ui.board.verdict_gains import gain_rows, gains_height
from companion.ui.kit.palette import set_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.shown_once import use_shown_once
from companion.ui.layout.text_fit import LINE, Fit, fit
from companion.ui.layout.tokens import Motion, Palette, Size, Space
from companion.ui.table.verdict.between import banner_between, plan_between
from companion.ui.table.verdict.parts import besides_coins, framed, heights_of_words, titles
from companion.ui.table.verdict.room import RoomBetween, VerdictRoom
from companion.ui.table.verdict.true_one import true_one

READING_SECONDS: Final = 3.2
"""Until the banner is removed; any tap that counts removes it before."""
_WITH_INSTRUCTION: Final = 2
"""How many times as long it stays if the players have something to do."""
_SMALLEST: Final = 18.0
_SPARE: Final = 2 * Space.M + 4 * Space.XS - (2 * Space.S + 3 * Space.XS)
"""How much higher than its parts a banner is estimated, at least."""


@ft.component
def verdict_banner(
    palette: Palette,
    view: VerdictView | None,
    when: When,
    room: VerdictRoom | RoomBetween,
    motion: Motion,
    rendered: Rendered,
) -> ft.Control:
    """Show `view` once, in `room`; it is None without a verdict or once the next tap is begun.

    The time to read it starts when `rendered` returns.

    Nothing is shown on the first render: that verdict is past.
    """
    set_palette(palette)
    times = _WITH_INSTRUCTION if view is not None and view.now else 1
    waits = (rendered, times * READING_SECONDS)
    stage, _ = use_shown_once(when, *waits, due=view is not None)
    shown, revision = (None if stage is None else view), when[1]
    rect, align = room.rect, _alignment(room)
    content: ft.Control = ft.Container(key="no-verdict", width=0, height=0)
    if shown is not None and isinstance(room, RoomBetween):
        plan = plan_between(shown, room)
        rect = plan.rect
        align = ft.Alignment.TOP_CENTER if plan.from_top else align
        content = banner_between(plan, revision)
    elif shown is not None and isinstance(room, VerdictRoom):
        content = _banners(shown, revision, room)
    return ft.Container(
        key="verdict",
        left=rect.x,
        top=rect.y,
        width=rect.width,
        height=None if align is None else rect.height,
        alignment=align,
        # taps are meant for what it covers
        ignore_interactions=True,
        content=ft.AnimatedSwitcher(
            content, duration=motion.marker, reverse_duration=motion.marker // 2
        ),
    )


def _alignment(room: VerdictRoom | RoomBetween) -> ft.Alignment | None:
    """Where a banner lower than its room stands in it; None if it is as high as its content."""
    if isinstance(room, RoomBetween):
        return ft.Alignment.BOTTOM_CENTER
    return None if room.both_ways is None else ft.Alignment.TOP_CENTER


def _banners(view: VerdictView, revision: int, free: VerdictRoom) -> ft.Control:
    """The verdict; if it has room for that, also upside down above the pots."""
    if free.both_ways is None:
        return _banner(view, revision, free)
    one = replace(free, rect=replace(free.rect, height=free.both_ways))
    if _head(view, one, free.rect.width - 2 * Space.M)[2] is None:
        # higher than its room
        return _banner(view, revision, one)
    across = silent(ft.RotatedBox(quarter_turns=2, content=_banner(view, revision, one)))
    return ft.Column(
        # the upper one covers what stands above the pots, the lower one as little of them as it can
        [across, _banner(view, revision, one, tight=True)],
        key=f"both-ways-{revision}",
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        spacing=0,
    )


def _banner(
    view: VerdictView, revision: int, free: VerdictRoom, *, tight: bool = False
) -> ft.Control:
    room = free.rect.width - 2 * Space.M
    parts, shown, height = _head(view, free, room)
    if shown.gains:
        parts.append(gain_rows(shown.gains, room))
    parts += besides_coins(shown)
    width = free.rect.width
    if tight:
        height = None
    return framed(view, revision, parts, width, height, padding=Space.S, spacing=Space.XS)


def _head(
    view: VerdictView, free: VerdictRoom, room: float
) -> tuple[list[ft.Control], VerdictView, float | None]:
    """The head on `room` pixels, what has room below it, and the height of the banner.

    The height is None if the content decides.
    """
    rect = free.rect
    if view.true and rect.height:
        control, high = true_one(view, room, smaller=free.both_ways is not None)
        # counts as a title of its height
        title = Fit((high - 2) / LINE, 1)
        shown = replace(view, announced="")
        if _height(shown, room, title) > rect.height:
            # the fines tell it too, and the court has its own figure
            players = tuple(gain for gain in shown.gains if not gain.pot)
            shown = replace(shown, unmasked="", gains=players)
        head = [control]
    else:
        title = fit(view.title, room, Size.AWAITED, _SMALLEST)
        shown = replace(view, unmasked="")
        head = titles(shown.announced, shown.title, title)
    fits = _height(shown, room, title) - _SPARE <= rect.height
    return head, shown, rect.height if fits else None


def _height(view: VerdictView, room: float, title: Fit) -> float:
    """The estimated height, rather too high."""
    emphasized = sum(bool(each) for each in (view.unmasked, view.court, view.now))
    return (
        2 * Space.M
        + title.lines * (title.size * LINE + 2)
        + gains_height(view.gains, room)
        + sum(heights_of_words(view, room))
        + (4 + emphasized) * Space.XS
    )
