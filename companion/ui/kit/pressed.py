"""Buttons that count a press however long it lasts.

From half a second on, the client takes a press on a button for a long one, and drops it unless the
button has a handler for that.
"""

import flet as ft


class Button(ft.Button):
    """A button with a shape of its own."""

    def init(self) -> None:
        """Treat a long press like a short one."""
        self.on_long_press = self.on_click


class TextButton(ft.TextButton):
    """A button without a shape."""

    def init(self) -> None:
        """Treat a long press like a short one."""
        self.on_long_press = self.on_click
