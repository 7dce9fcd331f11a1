"""Who is the announced character, with the mask: the head of a verdict."""

from typing import Final

import flet as ft

from companion.ui.board.moment_views import VerdictView
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import LINE, fit, lines_of
from companion.ui.layout.tokens import Font, Size, Space

_MASK: Final = 88.0
_NAME: Final = 60.0
_SMALLER: Final = 0.7
"""Their scale where the head stands on both sides of the table."""
_WIDER: Final = 1.06
"""How much wider the title font is than the one that is estimated."""


def true_one(view: VerdictView, room: float, *, smaller: bool = False) -> tuple[ft.Control, float]:
    """Return the mask beside the names, to be read across the table, and its height in pixels."""
    palette = current_palette()
    by = _SMALLER if smaller else 1.0
    mask = round(by * _MASK)
    beside = room - mask - Space.M
    people = " · ".join(view.true)
    fitted = fit(people, beside / _WIDER, by * _NAME, Size.ACTION)
    size = round(fitted.size)
    line = round(size * LINE)
    lines = lines_of(people, size * _WIDER, beside)
    words = ft.Column(
        [
            ft.Text(
                view.heading,
                style=style(Font.MEDIUM, Size.LIST, palette.gold, Size.BODY_LINE),
            ),
            ft.Text(
                people,
                no_wrap=lines == 1,
                style=style(Font.TITLE, size, palette.text, line),
            ),
        ],
        spacing=0,
        tight=True,
        width=beside if lines > 1 else None,
    )
    head = ft.Row(
        [emblem(view.character, mask), words],
        tight=True,
        spacing=Space.M,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return head, max(mask, Size.BODY_LINE + lines * line)
