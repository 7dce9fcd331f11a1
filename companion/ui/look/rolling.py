"""A list of places that keeps whoever plays in sight."""

import flet as ft

from companion.ui.look.tokens import Motion, Space


@ft.component
def rolling(rows: ft.Control, offset: float, occasion: str, motion: Motion) -> ft.Control:
    """`rows` in a list that rolls to `offset` pixels whenever that changes.

    So it does whenever there is another `occasion`, for a finger may have rolled it elsewhere.
    """
    listing = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])

    async def roll() -> None:
        if listing.current is not None:
            await listing.current.scroll_to(offset=offset, duration=motion.marker)

    ft.use_effect(roll, [offset, occasion])
    return ft.ListView([rows], ref=listing, expand=True, padding=ft.Padding.only(bottom=Space.XS))
