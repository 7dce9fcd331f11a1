"""What the last tap decided, large for as long as it takes to read."""

import asyncio
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

import flet as ft

from companion.ui.state.moments import Gain, Rendered, VerdictView, When
from companion.ui.widgets.geometry import Rect
from companion.ui.widgets.palette import current_palette, set_palette
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
        content = _banner(shown, revision, room)
    rect, limited = room.rect, room.below_pots is not None
    return ft.Container(
        key="verdict",
        left=rect.x,
        top=rect.y,
        width=rect.width,
        height=rect.height if limited else None,
        alignment=ft.Alignment.BOTTOM_CENTER if limited else None,
        # taps are meant for what it covers
        ignore_interactions=True,
        content=ft.AnimatedSwitcher(
            content, duration=motion.marker, reverse_duration=motion.marker // 2
        ),
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


def _banner(view: VerdictView, revision: int, free: VerdictRoom) -> ft.Control:
    palette = current_palette()
    rect = free.rect
    room = rect.width - 2 * Space.M
    fitted = fit(view.title, room, Size.AWAITED, _SMALLEST)
    if free.below_pots is not None:
        fitted = fit(view.title, room, Size.AWAITED_PHONE, _SMALLEST_BETWEEN)
    label, parts = view.label, list[ft.Control]()
    if view.true and free.below_pots is None and rect.height:
        head, high = true_one(view, room)
        parts.append(head)
        # counts as a title of its height
        fitted = Fit((high - 2) / LINE, 1)
        view = replace(view, announced="")
        if _height(view, room, fitted) > rect.height:
            # the fines tell it too, and the court has its own figure
            players = tuple(gain for gain in view.gains if not gain.pot)
            view = replace(view, unmasked="", gains=players)
    else:
        view = _shortened(replace(view, unmasked=""), free, room, fitted)
        parts += _titles(view, fitted)
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
        bold = style(Font.MEDIUM, Size.LIST, palette.court, Size.BODY_LINE)
        parts.append(ft.Text(view.unmasked, text_align=ft.TextAlign.CENTER, style=bold))
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
    for words in filter(None, (view.court, view.now)):
        bold = style(Font.MEDIUM, Size.LIST, palette.gold, Size.BODY_LINE)
        parts.append(ft.Text(words, text_align=ft.TextAlign.CENTER, style=bold))
    banner = ft.Container(
        width=rect.width,
        height=_banner_height(view, free, room, fitted),
        padding=Space.S if free.below_pots is None else Space.XS,
        # with an alignment, it would be as high as its room
        alignment=ft.Alignment.CENTER if free.below_pots is None else None,
        bgcolor=palette.surface,
        border=ft.Border.all(2, palette.gold_fill),
        border_radius=Radius.CARD,
        shadow=ft.BoxShadow(blur_radius=24, color=ft.Colors.with_opacity(0.45, palette.shadow)),
        content=ft.Column(
            parts,
            tight=True,
            spacing=Space.XS,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )
    # a screen reader reads it out and need not remove it
    return ft.Semantics(
        key=f"verdict-{revision}",
        label=label,
        live_region=True,
        exclude_semantics=True,
        container=True,
        content=banner,
    )


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


def _banner_height(view: VerdictView, free: VerdictRoom, width: float, title: Fit) -> float | None:
    """The height of the banner; None if its content decides."""
    if free.below_pots is not None or _height(view, width, title) > free.rect.height:
        return None
    return free.rect.height


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
