"""Actions that a client performs itself, within the tap on a button.

Browsers permit writing to the clipboard and opening the share sheet only then.
"""

import flet as ft


def copies(text: str) -> ft.ClientAction | None:
    """Return the action that copies a text; None while no page is being rendered."""
    try:
        return ft.CopyToClipboard(text)
    except RuntimeError:
        return None


def shares(text: str, title: str) -> ft.ClientAction | None:
    """Return the action that opens the share sheet; None while no page is being rendered."""
    try:
        return ft.ShareText(text, title=title, subject=title)
    except RuntimeError:
        return None
