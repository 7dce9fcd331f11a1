"""What the last tap decided, large for as long as it takes to read."""

import asyncio
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

import flet as ft

from companion.ui.state.moments import Gain, Rendered, VerdictView, When
from companion.ui.widgets.geometry import Rect
from companion.ui.widgets.palette import current_palette, set_palette
from companion.ui.widgets.semantics import silent
from companion.ui.widgets.text_fit import LINE, Fit, fit, lines_of, text_width
from companion.ui.widgets.theme import style
from companion.ui.widgets.titles import words_of_title
from companion.ui.widgets.tokens import Font, Motion, Palette, Radius, Size, Space
from companion.ui.widgets.true_one import true_one

READING_SECONDS: Final = 3.2
"""Until the banner is removed; any tap that counts removes it before."""
_WITH_INSTRUCTION: Final = 2
"""How many times as long it stays if the players have something to do."""
_SMALLEST: Final = 18.0
_SMALLEST_BETWEEN: Final = 15.0
"""The smallest type of a title between two halves."""
_GAIN: Final = Size.DELTA + 6
_ANNOUNCED: Final = 22
_SPARE: Final = 2 * Space.M + 4 * Space.XS - (2 * Space.S + 3 * Space.XS)
"""How much higher than its parts a banner on the stage is estimated, at least."""
_SENTENCES: Final = 2
"""Lines of the smaller text."""


@dataclass(frozen=True, slots=True)
class VerdictRoom:
    """Where a verdict stands."""

    rect: Rect
    below_pots: float | None = None
    """Height of the lowest part of `rect`, which covers no pot; nothing outside `rect` is covered.

    None if a verdict may be higher than `rect`.
    """
    both_ways: float | None = None
    """Height of a verdict that stands in `rect` twice, for people on both sides, if it has room.

    None if all sit on one side.
    """

    @property
    def limited(self) -> bool:
        """Whether a verdict may cover nothing outside `rect`, as between two halves."""
        return self.below_pots is not None


@ft.component
def verdict_banner(
    palette: Palette,
    view: VerdictView | None,
    when: When,
    room: VerdictRoom,
    motion: Motion,
    rendered: Rendered,
) -> ft.Control:
    """Show `view` once, in `room`; it is None without a verdict or once the next tap is begun.

    The time to read it starts when `rendered` returns.

    Nothing is shown on the first render: that verdict is past.
    """
    set_palette(palette)
    game, revision = when
    ended, set_ended = ft.use_state(when)
    past = ft.use_ref(when)
    if view is None or past.current is None or past.current[0] != game:
        past.current = when
    shown = view if when not in (ended, past.current) else None

    async def read() -> None:
        if shown is not None:
            await rendered()
            times = _WITH_INSTRUCTION if shown.now else 1
            await asyncio.sleep(times * READING_SECONDS)
            set_ended(when)

    ft.use_effect(read, [when])
    content: ft.Control = ft.Container(key="no-verdict", width=0, height=0)
    if shown is not None:
        content = _banners(shown, revision, room)
    rect, fixed = room.rect, room.limited or room.both_ways is not None
    return ft.Container(
        key="verdict",
        left=rect.x,
        top=rect.y,
        width=rect.width,
        height=rect.height if fixed else None,
        alignment=_alignment(room),
        # taps are meant for what it covers
        ignore_interactions=True,
        content=ft.AnimatedSwitcher(
            content, duration=motion.marker, reverse_duration=motion.marker // 2
        ),
    )


def _alignment(room: VerdictRoom) -> ft.Alignment | None:
    """Where a banner lower than its room stands in it."""
    if room.limited:
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


def _shortened(view: VerdictView, free: VerdictRoom, width: float, title: Fit) -> VerdictView:
    """The verdict without what has no room: what was announced, then what happened besides coins.

    Pots are covered only if it has to be left out otherwise.
    """
    if free.below_pots is None:
        return view
    shorter = replace(view, announced="", court="")
    shortest = replace(shorter, sentences=())
    for height in (free.below_pots, free.rect.height):
        for each in (view, shorter, shortest):
            if _height(each, width, title) <= height:
                return each
    return shortest


def _banner(
    view: VerdictView, revision: int, free: VerdictRoom, *, tight: bool = False
) -> ft.Control:
    palette = current_palette()
    room = free.rect.width - 2 * Space.M
    head, shown, height = _head(view, free, room)
    banner = ft.Container(
        width=free.rect.width,
        height=None if tight else height,
        padding=Space.XS if free.limited else Space.S,
        # with an alignment, it would be as high as its room
        alignment=None if free.limited else ft.Alignment.CENTER,
        bgcolor=palette.surface,
        border=ft.Border.all(2, palette.gold_fill),
        border_radius=Radius.CARD,
        shadow=ft.BoxShadow(blur_radius=24, color=ft.Colors.with_opacity(0.45, palette.shadow)),
        content=ft.Column(
            [*head, *_what_followed(shown)],
            tight=True,
            spacing=Space.XS,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )
    # a screen reader reads it out and need not remove it
    return ft.Semantics(
        key=f"verdict-{revision}",
        label=view.label,
        live_region=True,
        exclude_semantics=True,
        container=True,
        content=banner,
    )


def _head(
    view: VerdictView, free: VerdictRoom, room: float
) -> tuple[list[ft.Control], VerdictView, float | None]:
    """The head on `room` pixels, what has room below it, and the height of the banner.

    The height is None if the content decides.
    """
    rect = free.rect
    if view.true and not free.limited and rect.height:
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
        largest, least = (
            (Size.AWAITED_PHONE, _SMALLEST_BETWEEN) if free.limited else (Size.AWAITED, _SMALLEST)
        )
        title = fit(view.title, room, largest, least)
        shown = _shortened(replace(view, unmasked=""), free, room, title)
        head = _titles(shown, title)
    fits = not free.limited and _height(shown, room, title) - _SPARE <= rect.height
    return head, shown, rect.height if fits else None


def _what_followed(view: VerdictView) -> list[ft.Control]:
    """Below the head: coins, who was unmasked, and sentences."""
    palette = current_palette()
    parts: list[ft.Control] = []
    if view.gains:
        parts.append(
            ft.Row(
                [gain_chip(each) for each in view.gains],
                wrap=True,
                spacing=Space.M,
                run_spacing=Space.XXS,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    if view.unmasked:
        parts.append(_emphasized(view.unmasked, palette.court))
    if view.sentences:
        parts.append(
            ft.Text(
                _joined(view),
                max_lines=_SENTENCES,
                overflow=ft.TextOverflow.ELLIPSIS,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE),
            )
        )
    parts += [_emphasized(words, palette.gold) for words in (view.court, view.now) if words]
    return parts


def _emphasized(words: str, ink: str) -> ft.Control:
    bold = style(Font.MEDIUM, Size.LIST, ink, Size.BODY_LINE)
    return ft.Text(words, text_align=ft.TextAlign.CENTER, style=bold)


def _titles(view: VerdictView, fitted: Fit) -> list[ft.Control]:
    """What was announced, and the title."""
    palette = current_palette()
    parts: list[ft.Control] = []
    if view.announced:
        muted = style(Font.MEDIUM, Size.SECONDARY, palette.muted, _ANNOUNCED)
        parts.append(ft.Text(view.announced, text_align=ft.TextAlign.CENTER, style=muted))
    line = round(fitted.size * LINE) + 2
    centre = ft.TextAlign.CENTER
    parts.append(words_of_title(view.title, round(fitted.size), line, palette.text, align=centre))
    return parts


def _joined(view: VerdictView) -> str:
    return " · ".join(view.sentences)


def _height(view: VerdictView, room: float, title: Fit) -> float:
    """The estimated height, rather too high."""
    gains = sum(
        text_width(gain.who) * Size.LIST
        + text_width(gain.change.signed) * Size.DELTA
        + 3 * Space.XS
        + Space.M
        for gain in view.gains
    )
    sentences = min(_SENTENCES, lines_of(_joined(view), Size.BODY, room)) if view.sentences else 0
    return (
        2 * Space.M
        + title.lines * (title.size * LINE + 2)
        + ceil(gains / room) * (_GAIN + Space.XXS)
        + sentences * Size.BODY_LINE
        + (lines_of(view.announced, Size.SECONDARY, room) * _ANNOUNCED if view.announced else 0)
        + sum(
            lines_of(each, Size.LIST, room) * Size.BODY_LINE + Space.XS
            for each in (view.unmasked, view.court, view.now)
            if each
        )
        + 4 * Space.XS
    )


def gain_chip(gain: Gain) -> ft.Control:
    """Return a name with its coins gained or lost."""
    palette = current_palette()
    change = gain.change
    fill, ink = (
        (palette.court_fill, palette.on_court)
        if change.fine
        else (palette.gold_fill, palette.on_gold)
    )
    return ft.Row(
        [
            ft.Text(gain.who, style=style(Font.MEDIUM, Size.LIST, palette.text, Size.BODY_LINE)),
            ft.Container(
                bgcolor=fill,
                border_radius=Space.XS,
                padding=ft.Padding.symmetric(horizontal=Space.XS),
                content=ft.Text(change.signed, style=style(Font.BOLD, Size.DELTA, ink, _GAIN)),
            ),
        ],
        tight=True,
        spacing=Space.XS,
    )
