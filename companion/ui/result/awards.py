"""Awards: an icon, a title, and what it was given for."""

from typing import Final

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.wording.result_views import AwardView

_ICONS: Final = {
    "comeback": ft.Icons.TRENDING_UP,
    "haul": ft.Icons.PAID,
    "unmasked": ft.Icons.THEATER_COMEDY,
    "sharp-eye": ft.Icons.VISIBILITY,
    "trusted": ft.Icons.RECORD_VOICE_OVER,
    "robbed": ft.Icons.MONEY_OFF,
    "in-front": ft.Icons.LEADERBOARD,
    "curious": ft.Icons.SEARCH,
    "restless": ft.Icons.SWAP_HORIZ,
}


def award_row(view: AwardView, size: float = Size.BODY, *, speaks: bool = False) -> ft.Control:
    """Return an award, its title in type of this size and the rest a little smaller.

    If it `speaks`, its voice stands beside the title.
    """
    title = f"{view.title} · {view.voice}" if speaks and view.voice else view.title
    palette = current_palette()
    small = Size.SECONDARY if size > Size.SECONDARY else Size.CAPTION
    words = ft.Column(
        [
            ft.Text(title, style=style(Font.MEDIUM, size, palette.text, round(1.33 * size))),
            ft.Text(
                view.detail, style=style(Font.REGULAR, small, palette.muted, round(1.35 * small))
            ),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    icon = ft.Icon(_ICONS.get(view.kind, ft.Icons.STAR), color=palette.gold, size=size + 10)
    return ft.Row([icon, words], spacing=Space.S)
