"""The parts of a verdict, and its frame."""

from typing import Final

import flet as ft

from companion.ui.board.moment_views import VerdictView
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.text_fit import LINE, Fit, lines_of
from companion.ui.layout.tokens import Font, Radius, Size

_ANNOUNCED: Final = 22
_SENTENCES: Final = 2
"""Lines of the smaller text."""


def titles(announced: str, title: str, fitted: Fit) -> list[ft.Control]:
    """Return what was announced, unless it is empty, and the title."""
    palette = current_palette()
    parts: list[ft.Control] = []
    if announced:
        muted = style(Font.MEDIUM, Size.SECONDARY, palette.muted, _ANNOUNCED)
        parts.append(ft.Text(announced, text_align=ft.TextAlign.CENTER, style=muted))
    line = title_line(fitted)
    centre = ft.TextAlign.CENTER
    parts.append(words_of_title(title, int(fitted.size), line, palette.text, align=centre))
    return parts


def title_line(fitted: Fit) -> int:
    """Return the height in pixels of a line of a title."""
    return round(fitted.size * LINE) + 2


def besides_coins(view: VerdictView) -> list[ft.Control]:
    """Return who was unmasked, sentences, what came from the court, and what to do now."""
    palette = current_palette()
    parts: list[ft.Control] = []
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


def heights_of_words(view: VerdictView, room: float) -> list[float]:
    """Return the estimated heights of what was announced and of `besides_coins`."""
    found: list[float] = []
    if view.announced:
        found.append(lines_of(view.announced, Size.SECONDARY, room) * _ANNOUNCED)
    if view.sentences:
        found.append(min(_SENTENCES, lines_of(_joined(view), Size.BODY, room)) * Size.BODY_LINE)
    found += [
        lines_of(each, Size.LIST, room) * Size.BODY_LINE
        for each in (view.unmasked, view.court, view.now)
        if each
    ]
    return found


def framed(
    view: VerdictView,
    revision: int,
    parts: list[ft.Control],
    width: float,
    height: float | None,
    *,
    padding: int,
    spacing: int,
) -> ft.Control:
    """Return the parts in a frame, as high as they are if `height` is None.

    A screen reader reads the verdict out and need not remove it.
    """
    palette = current_palette()
    banner = ft.Container(
        width=width,
        height=height,
        padding=padding,
        # with an alignment, it would be as high as its room
        alignment=None if height is None else ft.Alignment.CENTER,
        bgcolor=palette.surface,
        border=ft.Border.all(2, palette.gold_fill),
        border_radius=Radius.CARD,
        shadow=ft.BoxShadow(blur_radius=24, color=ft.Colors.with_opacity(0.45, palette.shadow)),
        content=ft.Column(
            parts,
            tight=True,
            spacing=spacing,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )
    return ft.Semantics(
        key=f"verdict-{revision}",
        label=view.label,
        live_region=True,
        exclude_semantics=True,
        container=True,
        content=banner,
    )


def _emphasized(words: str, ink: str) -> ft.Control:
    bold = style(Font.MEDIUM, Size.LIST, ink, Size.BODY_LINE)
    return ft.Text(words, text_align=ft.TextAlign.CENTER, style=bold)


def _joined(view: VerdictView) -> str:
    return " · ".join(view.sentences)
