"""What Flet offers for pages under private names only."""

from collections.abc import Iterator
from uuid import uuid4

import flet as ft


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


async def focus_first_button(page: ft.Page, key: str) -> bool:
    """Give the focus to the first enabled button inside the control with this key.

    Return False if there is none.
    """
    found = [each for each in page.session.index.values() if getattr(each, "key", None) == key]
    for button in _buttons(found[-1]) if found else ():
        if not button.disabled:
            await button.focus()  # type: ignore[no-untyped-call]
            return True
    return False


def _buttons(control: object) -> Iterator[ft.Button | ft.TextButton]:
    """Yield the buttons inside a control, in order."""
    if isinstance(control, ft.Button | ft.TextButton):
        yield control
        return
    for each in (getattr(control, "content", None), *(getattr(control, "controls", None) or ())):
        if isinstance(each, ft.BaseControl):
            yield from _buttons(each)


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
