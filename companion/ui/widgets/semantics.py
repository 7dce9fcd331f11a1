"""What a screen reader hears of a picture made of many parts, and how such a picture is tapped."""

from collections.abc import Callable

import flet as ft

from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.tokens import FOCUS_RING, Radius


def spoken(label: str, content: ft.Control) -> ft.Control:
    """`content`, of which a screen reader hears `label` alone."""
    return ft.Semantics(label=label, exclude_semantics=True, container=True, content=content)


def silent(content: ft.Control) -> ft.Control:
    """`content`, of which a screen reader hears nothing, because something else tells the same."""
    return ft.Semantics(exclude_semantics=True, content=content)


def tap_layer(label: str | None, on_tap: Callable[[], object]) -> ft.Control:
    """A button over all of the stack it is put in, named `label`: it gives focus ring and press.

    Without a label it is named by what lies under it, once the two are merged.
    """
    return ft.Container(
        left=0,
        top=0,
        right=0,
        bottom=0,
        content=ft.MergeSemantics(
            ft.Semantics(
                label=label,
                content=ft.TextButton(
                    style=ft.ButtonStyle(
                        shape=ft.RoundedRectangleBorder(radius=Radius.PLAQUE),
                        side={
                            ft.ControlState.FOCUSED: ft.BorderSide(
                                FOCUS_RING, current_palette().focus
                            )
                        },
                    ),
                    on_click=on_tap,
                ),
            )
        ),
    )
