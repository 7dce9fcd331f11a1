"""Semantics for screen readers, and tap areas over composite controls."""

from collections.abc import Callable

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.layout.tokens import FOCUS_RING, Radius


def spoken(label: str, content: ft.Control) -> ft.Control:
    """Return `content`, read by screen readers as `label` alone."""
    return ft.Semantics(label=label, exclude_semantics=True, container=True, content=content)


def silent(content: ft.Control) -> ft.Control:
    """Return `content` without semantics, because another control says the same."""
    return ft.Semantics(exclude_semantics=True, content=content)


def tap_layer(
    label: str | None, on_tap: Callable[[], object], radius: float = Radius.CARD
) -> ft.Control:
    """Return a button that covers the stack it is in: tap area, focus ring and label.

    Without a label, merge it with the content below it. `radius` is that of its corners.
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
                        shape=ft.RoundedRectangleBorder(radius=radius),
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
