"""A list of seats that scrolls to the active player."""

import asyncio

import flet as ft

from companion.ui.board.seat_list import row_key
from companion.ui.layout.tokens import MOVING, Space


@ft.component
def auto_scroll_list(
    rows: ft.Control, row: int, seat: int, height: float, occasion: str
) -> ft.Control:
    """Return `rows`, each `height` pixels high, in a list that scrolls to a seat when it changes.

    It is in the row with the number `row`, from 0.

    It also scrolls on every new `occasion`, because people may have scrolled elsewhere. The
    scrolling is animated even with reduced motion: a jump would happen before the dock below has
    grown, and stop short. When the list gets lower afterwards, for example once fonts have loaded,
    it scrolls to the row again.
    """
    listing = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])
    one_at_a_time = ft.use_memo(asyncio.Lock, [])

    async def stay() -> None:
        if listing.current is not None:
            await listing.current.scroll_to(scroll_key=row_key(seat))

    async def roll() -> None:
        async with one_at_a_time:
            if listing.current is None:
                return
            # an offset may exceed the scroll range until the dock below has grown
            await listing.current.scroll_to(offset=row * height, duration=MOVING.marker)
            # during the animation the client misses that the dock has shrunk, and leaves the list
            # scrolled too far; scrolling to the row corrects that
            await stay()

    async def resized(_: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        async with one_at_a_time:
            await stay()

    ft.use_effect(roll, [row, seat, height, occasion])
    return ft.ListView(
        [rows],
        ref=listing,
        expand=True,
        padding=ft.Padding.only(bottom=Space.XS),
        on_size_change=resized,
    )
