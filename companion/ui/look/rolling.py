"""A list of places that keeps whoever plays in sight."""

import flet as ft

from companion.ui.look.tokens import Motion, Space


@ft.component
def rolling(rows: ft.Control, topmost: str, occasion: str, motion: Motion) -> ft.Control:
    """`rows` in a list that rolls to the row with the scroll key `topmost` when that is another.

    So it does whenever there is another `occasion`, for a finger may have rolled it elsewhere. A
    number of pixels would not do: a list that becomes longer meanwhile stays where it was.
    """
    listing = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])

    async def roll() -> None:
        if listing.current is not None:
            await listing.current.scroll_to(scroll_key=topmost, duration=motion.marker)

    ft.use_effect(roll, [topmost, occasion])
    return ft.ListView([rows], ref=listing, expand=True, padding=ft.Padding.only(bottom=Space.XS))
