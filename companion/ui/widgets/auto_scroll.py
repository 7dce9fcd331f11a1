"""A list of places that keeps whoever plays in sight."""

import asyncio

import flet as ft

from companion.ui.widgets.seat_list import row_key
from companion.ui.widgets.tokens import MOVING, Space


@ft.component
def rolling(rows: ft.Control, place: int, height: float, occasion: str) -> ft.Control:
    """`rows` of this height in a list that rolls to the row of a place when that is another.

    So it does whenever there is another `occasion`, for a finger may have rolled it elsewhere. It
    glides even where the device asks for no motion: a jump would come before the dock below has
    become higher, and be too short. What takes room from it later, as words do whose font arrives
    when they are drawn already, does not hide that row either.
    """
    listing = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])
    one_at_a_time = ft.use_memo(asyncio.Lock, [])

    async def stay() -> None:
        if listing.current is not None:
            await listing.current.scroll_to(scroll_key=row_key(place))

    async def roll() -> None:
        async with one_at_a_time:
            if listing.current is None:
                return
            # a number of pixels may be more than there is to roll before the dock has become higher
            await listing.current.scroll_to(offset=place * height, duration=MOVING.marker)
            # while it glides the client does not notice that the dock has become lower, and leaves
            # the list rolled away from people it has room for; told the row, it does
            await stay()

    async def resized(_: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        async with one_at_a_time:
            await stay()

    ft.use_effect(roll, [place, height, occasion])
    return ft.ListView(
        [rows],
        ref=listing,
        expand=True,
        padding=ft.Padding.only(bottom=Space.XS),
        on_size_change=resized,
    )
