"""What Flet offers for pages under private names only."""

from collections.abc import Iterator
from typing import Final
from uuid import uuid4

import flet as ft

HELP: Final = "help"
"""The key of controls that explain something and answer nothing."""

_Focusable = ft.Button | ft.TextButton | ft.TextField


def page_is_connected(page: ft.Page) -> bool:
    """Return whether the page's client is connected; False between a cut and the reconnection."""
    # Flet types the connection as always present, and sets it to None on disconnect
    connection: object = page.session.connection
    return connection is not None


def guest_secret(page: ft.Page) -> str | None:
    """Return the secret of the device on which a page is open, empty if it has none.

    None if that is the machine that runs the app, as without a server.
    """
    # only sessions through the server have one, also while the page is disconnected
    owner = getattr(page.session, "owner", None)
    return None if owner is None or owner.is_local else str(owner.secret)


async def focus(button: ft.Button | ft.TextButton) -> None:
    """Give the focus to a button."""
    await button.focus()  # type: ignore[no-untyped-call]


async def focus_first(page: ft.Page, *keys: str) -> None:
    """Give the focus to the first enabled button inside the controls with one of these keys."""
    for button in buttons_within(page, *keys):
        await focus(button)
        return


def buttons_within(page: ft.Page, *keys: str) -> list[ft.Button | ft.TextButton]:
    """Return the enabled buttons inside the controls with these keys, in order.

    Of several controls with the same key, the newest counts. A button inside two of them is
    returned once; those inside a control with the key `HELP` are left out.
    """
    found: dict[int, ft.Button | ft.TextButton] = {}
    for key in keys:
        holders = [
            each for each in page.session.index.values() if getattr(each, "key", None) == key
        ]
        shown = (
            [each for each in _buttons(holder) if _is_shown(each) and not each.disabled]
            for holder in reversed(holders)
        )
        found |= {id(each): each for each in next(filter(None, shown), [])}
    return [*found.values()]


def _is_shown(control: ft.Control) -> bool:
    """Return whether a control is on its page; those that were replaced are known for a while."""
    try:
        return control.page is not None
    except RuntimeError:
        return False


def columns_around(page: ft.Page, button: ft.Button | ft.TextButton) -> int:
    """Return how many controls stand side by side in the grid with this button; 1 without one.

    A grid is a row with that number as its data.
    """
    rows = (each for each in page.session.index.values() if isinstance(each, ft.Row))
    grids = (each for each in rows if each.data and any(one is button for one in _buttons(each)))
    return next((int(each.data) for each in grids), 1)


async def focus_in_dialog(page: ft.Page) -> None:
    """Give the focus to the first field or button of the open dialog."""
    shown = [each for each in page._dialogs.controls if each.open]
    if shown:
        await _focus_within(shown[-1])


async def focus_in_screen(page: ft.Page, key: str) -> None:
    """Give the focus to the first field or button inside the newest control with this key."""
    shown = [each for each in page.session.index.values() if getattr(each, "key", None) == key]
    if shown:
        await _focus_within(shown[-1])


async def _focus_within(control: object) -> None:
    """Give the focus to the first that can have it, unless a field takes it by itself."""
    found = [*_focusable(control)]
    if found and not any(isinstance(each, ft.TextField) and each.autofocus for each in found):
        await found[0].focus()  # type: ignore[no-untyped-call]


def _buttons(control: object) -> Iterator[ft.Button | ft.TextButton]:
    """Yield the buttons inside a control, in order."""
    return (each for each in _focusable(control) if not isinstance(each, ft.TextField))


def _focusable(control: object) -> Iterator[_Focusable]:
    if isinstance(control, _Focusable):
        yield control
        return
    if getattr(control, "key", None) == HELP:
        return
    # the last one is what a component has rendered
    inside = (getattr(control, each, None) for each in ("content", "controls", "actions", "_b"))
    for each in inside:
        for child in each if isinstance(each, list) else [each]:
            if isinstance(child, ft.BaseControl):
                yield from _focusable(child)


def clear_page(page: ft.Page) -> None:
    """Replace everything on the page, dialogs included, by one empty view at a new route.

    A client that reconnects cannot update the controls it built before the cut. A view with another
    route makes it discard them and a dialog above them. The view must be empty while the client
    is away: on reconnection it compares every control with every child it had, which took
    15 seconds for a table on a slow machine.
    """
    # Flet removes a closed dialog once the client confirms it, which a disconnected one never does
    dialogs = page._dialogs
    dialogs.controls = [each for each in dialogs.controls if each.open]
    page.pop_dialog()
    page.views = [ft.View(route=f"/{uuid4()}")]
    page.update()
