"""What is tapped: actions, the way back, tools and options.

Texts, icons and callbacks come in by props. Every one is a real button or radio to a keyboard and a
screen reader, and has a ring when it has the focus.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

import flet as ft

from companion.ui.look.fitting import LINE, fit, text_width
from companion.ui.look.speech import silent
from companion.ui.look.theme import style
from companion.ui.look.tokens import (
    FOCUS_RING,
    PRESSED,
    Font,
    Palette,
    Radius,
    Size,
    Space,
    Touch,
)

Tap = Callable[[], object]
"""What a tap does: a handler, asynchronous or not, as Flet takes it."""

_ICON: Final = 28
_LINE: Final = 27
"""Height of a line of an action's words."""
_TOOL_ROOM: Final = 54.0
"""Width of a tool's caption in the narrowest dock."""


class Weight(Enum):
    """How loud an action is. At most one action of a screen is gold."""

    GOLD = "gold"
    PLAIN = "plain"
    LOCKED = "locked"
    """Not possible now. A reason stands below; the button says so too and takes no tap."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that may be done now, or may not."""

    text: str
    icon: ft.IconData
    on_tap: Tap | None
    weight: Weight = Weight.PLAIN
    note: str | None = None
    """A second, smaller line."""


def action(view: Action, palette: Palette, *, compact: bool = False) -> ft.Control:
    """An action 72 pixels high, more for more words; `compact`: 68, the icon above, for a phone."""
    locked = view.weight is Weight.LOCKED
    ink = {
        Weight.GOLD: palette.on_gold,
        Weight.PLAIN: palette.text,
        Weight.LOCKED: palette.off,
    }[view.weight]
    if not compact and not locked and view.note is None:
        return _plain(view, ink, palette)
    return ft.Button(
        content=_stacked(view, ink) if compact else _in_line(view, ink, palette),
        height=Touch.ACTION_PHONE if compact else None,
        expand=_share_of_row(view.text) if compact else None,
        elevation=4 if view.weight is Weight.GOLD else 0,
        disabled=locked,
        on_click=view.on_tap,
        style=_action_style(view.weight, ink, palette, compact=compact),
    )


def _plain(view: Action, ink: str, palette: Palette) -> ft.Control:
    """Icon and words alone, of as few controls as can be: every turn makes several of these."""
    look = _action_style(view.weight, ink, palette, compact=False)
    look.padding = ft.Padding.symmetric(horizontal=Space.L, vertical=(Touch.ACTION - _LINE) / 2)
    look.alignment = ft.Alignment.CENTER_LEFT
    look.text_style = style(Font.MEDIUM, Size.ACTION, ink, _LINE)
    return ft.Button(
        content=view.text,
        icon=ft.Icon(view.icon, color=ink, size=_ICON, margin=ft.Margin.only(right=Space.XS)),
        elevation=4 if view.weight is Weight.GOLD else 0,
        on_click=view.on_tap,
        style=look,
    )


def _share_of_row(text: str) -> int:
    """Side by side, the words that need more room get more; all may break into two lines."""
    longest = max(map(text_width, text.split()), default=0.0)
    return round(10 * (max(longest, text_width(text) / 2) + 3))


def _action_style(weight: Weight, ink: str, palette: Palette, *, compact: bool) -> ft.ButtonStyle:
    gold = weight is Weight.GOLD
    edge = {
        Weight.GOLD: ft.BorderSide(1, palette.gold_fill),
        Weight.PLAIN: ft.BorderSide(1, palette.ctrl),
        Weight.LOCKED: ft.BorderSide(1, palette.line),
    }[weight]
    fill = {
        Weight.GOLD: palette.gold_fill,
        Weight.PLAIN: palette.high,
        Weight.LOCKED: ft.Colors.TRANSPARENT,
    }[weight]
    return button_style(
        palette,
        ink=ink,
        fill=fill,
        edge=edge,
        padding=Space.XXS if compact else Space.L,
        # On gold the light ring of the dark theme would not be seen.
        ring=palette.on_gold if gold and palette.is_dark else palette.focus,
    )


def button_style(
    palette: Palette,
    *,
    ink: str,
    fill: ft.ColorValue,
    edge: ft.BorderSide,
    padding: float = Space.M,
    radius: float = Radius.PLAQUE,
    ring: str | None = None,
) -> ft.ButtonStyle:
    """The style all buttons share: own colours in every state, a ring for the focus."""
    state = ft.ControlState
    return ft.ButtonStyle(
        color=ink,
        icon_color=ink,
        bgcolor=fill,
        overlay_color={
            state.PRESSED: ft.Colors.with_opacity(PRESSED * 2, ink),
            state.HOVERED: ft.Colors.with_opacity(PRESSED, ink),
            state.FOCUSED: ft.Colors.with_opacity(PRESSED, ink),
        },
        shadow_color=palette.shadow,
        padding=ft.Padding.symmetric(horizontal=padding),
        side={
            state.FOCUSED: ft.BorderSide(FOCUS_RING, ring or palette.focus),
            state.DEFAULT: edge,
        },
        shape=ft.RoundedRectangleBorder(radius=radius),
    )


def _in_line(view: Action, ink: str, palette: Palette) -> ft.Control:
    words: list[ft.Control] = [
        ft.Text(view.text, style=style(Font.MEDIUM, Size.ACTION, ink, _LINE))
    ]
    if view.note is not None:
        muted = palette.muted if view.weight is Weight.PLAIN else ink
        words.append(
            ft.Text(
                view.note,
                max_lines=2,
                overflow=ft.TextOverflow.ELLIPSIS,
                style=style(Font.REGULAR, Size.SECONDARY, muted, 20),
            )
        )
    parts: list[ft.Control] = [
        # as high as the button has to be at least
        ft.Container(
            ft.Icon(view.icon, color=ink, size=_ICON),
            height=Touch.ACTION,
            alignment=ft.Alignment.CENTER,
        ),
        ft.Container(
            ft.Column(words, tight=True, spacing=0),
            padding=ft.Padding.symmetric(vertical=Space.XXS),
            expand=True,
        ),
    ]
    if view.weight is Weight.LOCKED:
        parts.append(ft.Icon(ft.Icons.LOCK, color=ink, size=24))
    return ft.Row(parts, spacing=18)


def _stacked(view: Action, ink: str) -> ft.Control:
    icon = ft.Icons.LOCK if view.weight is Weight.LOCKED else view.icon
    return ft.Column(
        [
            ft.Icon(icon, color=ink, size=22),
            ft.Text(
                view.text,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.MEDIUM, Size.ACTION_PHONE, ink, 19),
            ),
        ],
        tight=True,
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def reason(text: str, label: str, on_why: Tap, palette: Palette) -> ft.Control:
    """Why something is locked, and a "?" (called `label`) that opens the rule."""
    return ft.Row(
        [
            ft.Text(
                text,
                expand=True,
                style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE),
            ),
            why(label, on_why, palette),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def why(label: str, on_tap: Tap, palette: Palette) -> ft.Control:
    """The "?" that opens the rule concerned."""
    return named(
        label,
        ft.Button(
            content=silent(ft.Text("?", style=style(Font.BOLD, Size.NAME, palette.text, 26))),
            width=Touch.WHY,
            elevation=0,
            height=Touch.WHY,
            on_click=on_tap,
            style=button_style(
                palette,
                ink=palette.text,
                fill=palette.high,
                edge=ft.BorderSide(1, palette.ctrl),
                padding=0,
                radius=Touch.WHY / 2,
            ),
        ),
    )


@dataclass(frozen=True, slots=True)
class Undo:
    """The way back, and, when something was taken back, forward again."""

    text: str
    takes_back: str
    """What it would take back; empty when there is nothing."""
    on_undo: Tap | None
    redo_label: str = ""
    on_redo: Tap | None = None
    stamp: str = ""
    """Changes with what is taken back: a tap on an earlier undo is not a tap on this one."""


def undo(view: Undo, palette: Palette, *, compact: bool = False) -> ft.Control:
    """Undo, and at its right redo while there is something to redo."""
    height = Touch.UNDO_PHONE if compact else Touch.UNDO
    possible = view.on_undo is not None
    ink = palette.text if possible else palette.off
    title, note = (Size.BODY, Size.CAPTION) if compact else (Size.LIST, Size.SECONDARY)
    words = [ft.TextSpan(view.text, style=style(Font.MEDIUM, title, ink, title + 3))]
    if view.takes_back:
        small = style(Font.REGULAR, note, palette.muted, note + 2)
        words.append(ft.TextSpan(f"\n{view.takes_back}", style=small))
    edge = ft.BorderSide(1, palette.ctrl if possible else palette.line)
    fill = palette.high if possible else ft.Colors.TRANSPARENT
    look = button_style(palette, ink=ink, fill=fill, edge=edge, padding=Space.L)
    look.alignment = ft.Alignment.CENTER_LEFT
    parts: list[ft.Control] = [
        ft.Button(
            key=f"undo-{view.stamp}",
            content=ft.Text(
                spans=words, max_lines=2 if compact else 3, overflow=ft.TextOverflow.ELLIPSIS
            ),
            icon=ft.Icon(
                ft.Icons.UNDO, color=ink, size=_ICON, margin=ft.Margin.only(right=Space.XS)
            ),
            height=height,
            expand=True,
            elevation=0,
            disabled=not possible,
            on_click=view.on_undo,
            style=look,
        )
    ]
    if view.on_redo is not None:
        parts.append(_redo(view, height, palette))
    return ft.Row(parts, spacing=Space.S)


def _redo(view: Undo, height: float, palette: Palette) -> ft.Control:
    return named(
        view.redo_label,
        ft.Button(
            content=ft.Icon(ft.Icons.REDO, color=palette.text, size=_ICON),
            width=height,
            height=height,
            elevation=0,
            on_click=view.on_redo,
            style=button_style(
                palette,
                ink=palette.text,
                fill=palette.high,
                edge=ft.BorderSide(1, palette.ctrl),
                padding=0,
            ),
        ),
        key=f"redo-{view.stamp}",
    )


@dataclass(frozen=True, slots=True)
class Tool:
    """Something always at hand: rules, history, language."""

    text: str
    icon: ft.IconData
    on_tap: Tap


def tool(view: Tool, palette: Palette, *, compact: bool = False) -> ft.Control:
    """A tool 64 pixels high with its name below; `compact`, 48 high and named only in speech."""
    bare = button_style(
        palette,
        ink=palette.text,
        fill=ft.Colors.TRANSPARENT,
        edge=ft.BorderSide(0, ft.Colors.TRANSPARENT),
        padding=0,
        radius=Radius.TILE,
    )
    icon = ft.Icon(view.icon, color=palette.text, size=_ICON)
    if compact:
        return named(
            view.text,
            ft.Button(
                content=icon,
                width=Touch.TOOL_PHONE,
                elevation=0,
                height=Touch.TOOL_PHONE,
                on_click=view.on_tap,
                style=bare,
            ),
        )
    fitted = fit(view.text, _TOOL_ROOM, Size.CAPTION, 11)
    caption = ft.Text(
        view.text,
        max_lines=2,
        no_wrap=fitted.lines == 1,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.REGULAR, round(fitted.size, 1), palette.muted, round(fitted.size * LINE)),
    )
    return ft.Button(
        content=ft.Column(
            [icon, caption],
            tight=True,
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=Touch.TOOL,
        elevation=0,
        expand=True,
        on_click=view.on_tap,
        style=bare,
    )


def small_button(label: str, icon: ft.IconData, on_tap: Tap, palette: Palette) -> ft.Control:
    """A square button that shows an icon alone, called `label` in speech."""
    return named(
        label,
        ft.Button(
            content=ft.Icon(icon, size=24, color=palette.text),
            width=Touch.OPTION,
            height=Touch.OPTION,
            on_click=on_tap,
            style=button_style(
                palette,
                ink=palette.text,
                fill=palette.high,
                edge=ft.BorderSide(1, palette.ctrl),
                padding=0,
                radius=Radius.TILE,
            ),
        ),
    )


def named(label: str, control: ft.Control, key: str | None = None) -> ft.Control:
    """A control that shows no words, with a name for a screen reader."""
    return ft.MergeSemantics(ft.Semantics(label=label, content=control), key=key)
