"""Rows of lists: rows that are buttons, two lines of words, and columns that stretch them."""

from collections.abc import Sequence

import flet as ft

from companion.i18n.line_breaks import without_joiners
from companion.ui.kit.buttons import Tap
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import TextButton
from companion.ui.kit.semantics import silent
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space


def stretched(
    controls: Sequence[ft.Control],
    spacing: float = 0,
    *,
    key: str | None = None,
    expand: bool = False,
    scroll: ft.Scrollbar | None = None,
) -> ft.Column:
    """Return controls below each other, as high as they need, each over the full width."""
    return ft.Column(
        list(controls),
        key=key,
        expand=expand,
        spacing=spacing,
        tight=True,
        scroll=scroll,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def centred(
    controls: Sequence[ft.Control],
    spacing: float = 0,
    *,
    key: str | None = None,
    width: float | None = None,
    margin: ft.Margin | None = None,
) -> ft.Column:
    """Return controls below each other in the middle, as high as they need."""
    return ft.Column(
        list(controls),
        key=key,
        width=width,
        margin=margin,
        spacing=spacing,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def small_text(words: str, color: str | None = None) -> ft.Text:
    """Return words in secondary type, muted unless they have a colour of their own."""
    return ft.Text(
        words, style=style(Font.REGULAR, Size.SECONDARY, color or current_palette().muted, 22)
    )


def two_lines(words: str, note: str, size: float = Size.BODY, *, expand: bool = False) -> ft.Column:
    """Return words, and a smaller note below them."""
    first = ft.Text(words, style=style(Font.MEDIUM, size, current_palette().text, 24))
    return ft.Column([first, small_text(note)], spacing=0, tight=True, expand=expand)


def row_button(
    content: ft.Control,
    label: str,
    on_tap: Tap,
    *,
    key: str | None = None,
    picked: bool | None = None,
    padding: float = Space.M,
    inside: float = Space.XS,
    height: float | None = None,
) -> ft.Control:
    """Return a row that is one button, read by screen readers as `label`.

    A `picked` row has a golden edge; None for a row that cannot be picked. `padding` is in pixels
    at its sides, `inside` above and below its content, unless the row has a `height`.
    """
    palette = current_palette()
    button = TextButton(
        content=silent(ft.Container(content, padding=ft.Padding.symmetric(vertical=inside))),
        height=height,
        style=button_style(
            ink=palette.text,
            fill=palette.high if picked else palette.surface,
            edge=ft.BorderSide(2 if picked else 1, palette.gold if picked else palette.line),
            padding=padding,
            radius=Radius.TILE,
            alignment=ft.Alignment.CENTER_LEFT,
        ),
        on_click=on_tap,
    )
    # merged, so that the words and the button are one thing to a screen reader
    said = without_joiners(label)
    return ft.MergeSemantics(ft.Semantics(label=said, selected=picked, content=button), key=key)
