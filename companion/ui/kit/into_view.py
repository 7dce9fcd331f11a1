"""Scrolling to a control."""

from typing import Final

import flet as ft

_GLIDE: Final = 200
"""Milliseconds: an animated scroll ends once it is rendered, a jump before."""


def into_view(content: ft.Control, name: str, times: int) -> ft.Control:
    """Return `content`; whenever `times` grows, the list around it scrolls to its top.

    `name` tells it apart from others on the page.
    """
    return ft.Column(
        [_mark(f"top-{name}", times), content],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@ft.component
def _mark(place: str, times: int) -> ft.Control:
    """Return what is scrolled to."""

    def make() -> ft.Container:
        # Flet's decorator hides from type checkers that it has a value
        return ft.Container(key=ft.ScrollKey(place), height=0)  # type: ignore[call-arg]

    mark = ft.use_memo(make, [place])

    async def scroll() -> None:
        around = scrolling_around(mark) if times else None
        if around is not None:
            await around.scroll_to(scroll_key=place, duration=_GLIDE)

    ft.use_effect(scroll, [times])
    # Flet updates the parent of a kept control only if it is in a list
    return ft.Row([mark])


def scrolling_around(control: ft.Control) -> ft.ScrollableControl | None:
    """Return the list around a control; None if it does not scroll."""
    around = control.parent
    while around is not None:
        if isinstance(around, ft.ScrollableControl) and around.scroll is not None:
            return around
        around = around.parent
    return None
