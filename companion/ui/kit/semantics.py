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
    focus = ft.BorderSide(FOCUS_RING, current_palette().focus)
    button = ft.TextButton(
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=radius),
            side={ft.ControlState.FOCUSED: focus},
        ),
        on_click=on_tap,
    )
    merged = ft.MergeSemantics(ft.Semantics(label=label, content=button))
    return ft.Container(merged, left=0, top=0, right=0, bottom=0)


def tappable(
    content: ft.Control,
    label: str,
    on_tap: Callable[[], object] | None,
    key: object,
    radius: float = Radius.CARD,
) -> list[ft.Control]:
    """Return the layers of a stack read as `label`, a button unless `on_tap` is None."""
    # keyed by kind: a control patched in place keeps the semantics it had before
    if on_tap is None:
        face = spoken(label, content)
        face.key = f"face-{key}"
        return [face]
    face, tap = silent(content), tap_layer(label, on_tap, radius)
    face.key, tap.key = f"tapped-{key}", f"tap-{key}"
    return [face, tap]
