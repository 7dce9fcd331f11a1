"""Handing a text on: copied, or through the device's share sheet."""

import flet as ft

from companion.flet_adapter.client_actions import copies, shares
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import set_palette
from companion.ui.layout.tokens import Palette, Space
from companion.ui.page.page_actions import PageActions


@ft.component
def copy_and_share(palette: Palette, text: str, title: str, actions: PageActions) -> ft.Control:
    """Return the buttons that copy a text, which says so once it is done, and that share it."""
    set_palette(palette)
    say = actions.say

    async def copied_by_client() -> None:
        set_copied(text)
        # a client that has reconnected no longer performs its own actions
        await actions.context.device.copy(text)

    copied, set_copied = ft.use_state("")
    is_copied = copied == text
    copy = action(
        Action(
            say.text("copy-done" if is_copied else "copy"),
            ft.Icons.CHECK if is_copied else ft.Icons.CONTENT_COPY,
            copied_by_client,
        ),
        compact=True,
    )
    share = action(Action(say.text("share"), ft.Icons.SHARE, lambda: None), compact=True)
    for button, performed in ((copy, copies(text)), (share, shares(text, title))):
        if isinstance(button, ft.Button):
            button.action = performed
    return ft.Row([copy, share], spacing=Space.XS)
