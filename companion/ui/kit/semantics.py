"""Semantics for screen readers, and tap areas over composite controls."""

from collections.abc import Callable

import flet as ft

from companion.i18n import NameLanguage
from companion.i18n.line_breaks import without_joiners
from companion.ui.kit.pressed import TextButton
from companion.ui.kit.styles import outer_ring
from companion.ui.layout.tokens import Radius


def spoken(label: str, content: ft.Control, *, live: bool = False) -> ft.Control:
    """Return `content`, read by screen readers as `label` alone; a `live` one also on changes."""
    return ft.Semantics(
        label=without_joiners(label),
        exclude_semantics=True,
        container=True,
        live_region=live or None,
        content=content,
    )


def silent(content: ft.Control) -> ft.Control:
    """Return `content` without semantics, because another control says the same."""
    return ft.Semantics(exclude_semantics=True, content=content)


def group(label: str, content: ft.Control) -> ft.Control:
    """Return `content` as a group of controls with a name."""
    return ft.Semantics(label=without_joiners(label), container=True, content=content)


def choosable(content: ft.Control, key: str, *, chosen: bool | None) -> ft.Control:
    """Return a control that is one of several to choose from; None if it is no choice."""
    return ft.MergeSemantics(ft.Semantics(selected=chosen, content=content), key=key)


def read_apart(content: ft.Control) -> ft.Control:
    """Return `content`, read as a whole before or after what is beside it."""
    return ft.Semantics(container=True, content=content, expand=getattr(content, "expand", None))


def in_language(language: NameLanguage, content: ft.Control) -> ft.Control:
    """Return `content`, read by screen readers in a language that may not be the page's.

    `assets/page/semantics.js` declares it: Flet cannot.
    """
    expand = getattr(content, "expand", None)
    return ft.Semantics(identifier=f"language-{language}", content=content, expand=expand)


def tap_layer(
    label: str | None,
    on_tap: Callable[[], object],
    radius: float = Radius.CARD,
    ring: ft.BorderSide | None = None,
) -> ft.Control:
    """Return a button that covers the stack it is in: tap area, focus ring and label.

    Without a label, merge it with the content below it. `radius` is that of its corners. `ring`
    shows the focus where the usual one would not be seen.
    """
    button = TextButton(
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=radius),
            side={ft.ControlState.FOCUSED: ring or outer_ring()},
        ),
        on_click=on_tap,
    )
    said = None if label is None else without_joiners(label)
    merged = ft.MergeSemantics(ft.Semantics(label=said, content=button))
    return ft.Container(merged, left=0, top=0, right=0, bottom=0)


def tappable(
    content: ft.Control,
    label: str,
    on_tap: Callable[[], object] | None,
    key: object,
    radius: float = Radius.CARD,
    ring: ft.BorderSide | None = None,
) -> list[ft.Control]:
    """Return the layers of a stack read as `label`, a button unless `on_tap` is None."""
    # keyed by kind: a control patched in place keeps the semantics it had before
    if on_tap is None:
        face = spoken(label, content)
        face.key = f"face-{key}"
        return [face]
    face, tap = silent(content), tap_layer(label, on_tap, radius, ring)
    face.key, tap.key = f"tapped-{key}", f"tap-{key}"
    return [face, tap]


def marked(
    face: ft.Container,
    on_tap: Callable[[], object] | None,
    key: str,
    radius: float = Radius.TILE,
    ring: ft.BorderSide | None = None,
) -> ft.Control:
    """Return `face`, which has a radio mark or a checkbox and its words, as one control.

    The mark itself takes neither taps nor the focus: a button over the face does.
    """
    layers: list[ft.Control] = [face]
    if on_tap is not None:
        layers.append(tap_layer(None, on_tap, radius, ring))
    return ft.MergeSemantics(ft.Stack(layers, width=face.width), key=key)
