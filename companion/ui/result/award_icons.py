"""The icon of each award."""

from typing import Final

import flet as ft

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


def award_icon(kind: str) -> ft.IconData:
    """Return the icon of a kind of award."""
    return _ICONS.get(kind, ft.Icons.STAR)
