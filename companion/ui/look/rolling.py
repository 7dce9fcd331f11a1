"""A list of places that keeps whoever plays in sight."""

import flet as ft

from companion.ui.look.tokens import Space


@ft.component
def rolling(rows: ft.Control, topmost: str, occasion: str) -> ft.Control:
    """`rows` in a list that rolls to the row with the scroll key `topmost` when that is another.

    So it does whenever there is another `occasion`, for a finger may have rolled it elsewhere. It
    is there at once: while it glides, the client does not notice that the list has become longer,
    and leaves it rolled away from people it has room for.
    """
    listing = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])

    async def roll() -> None:
        if listing.current is not None:
            await listing.current.scroll_to(scroll_key=topmost)

    ft.use_effect(roll, [topmost, occasion])
    return ft.ListView([rows], ref=listing, expand=True, padding=ft.Padding.only(bottom=Space.XS))
