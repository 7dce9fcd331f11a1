"""Small marks beside a total: what is about to change, and what a place has just done."""

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.look import pictures
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Size, Space, Tone

MINUS: Final = "−"
BADGE_HEIGHT: Final = 32.0


@dataclass(frozen=True, slots=True)
class Change:
    """What a confirmed move will do to a total, in coins."""

    delta: int
    result: int
    fine: bool = False
    """Whether it is a fine going to the court, which has a colour of its own."""

    @property
    def signed(self) -> str:
        """The change with its sign, as printed: a real minus, not a hyphen."""
        return f"{MINUS if self.delta < 0 else '+'}{abs(self.delta)}"


@dataclass(frozen=True, slots=True)
class Badge:
    """A few words on a plaque's rim: "announces", "claims too"."""

    text: str
    gold: bool = False
    """For whoever really is the announced character."""
    order: int | None = None
    """Which claim it was, counted clockwise from the announcer."""
    emblem: str | None = None
    icon: ft.IconData | None = None


def change(view: Change, ink: str, palette: Palette, *, stacked: bool = False) -> ft.Control:
    """The change on a pill and the total it leads to: one above the other, or in a row."""
    fill, on_fill = (
        (palette.court_fill, palette.on_court)
        if view.fine
        else (palette.gold_fill, palette.on_gold)
    )
    parts: list[ft.Control] = [
        ft.Container(
            bgcolor=fill,
            border_radius=Space.XS,
            padding=ft.Padding.symmetric(horizontal=10, vertical=3),
            content=ft.Text(view.signed, style=style(Font.BOLD, Size.DELTA, on_fill, 30)),
        ),
        ft.Row(
            tight=True,
            spacing=Space.XXS,
            controls=[
                ft.Icon(ft.Icons.ARROW_FORWARD, color=ink, size=20),
                ft.Text(str(view.result), style=style(Font.BOLD, Size.RESULT, ink, 34)),
            ],
        ),
    ]
    if stacked:
        return ft.Column(
            parts, tight=True, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.END
        )
    return ft.Row(parts, tight=True, spacing=Space.XS)


def badge(view: Badge, palette: Palette, *, small: bool = False) -> ft.Control:
    """A pill, ringed so that it stands off what it overlaps; `small`, for a row of a list."""
    height = 24.0 if small else BADGE_HEIGHT
    size = Size.CAPTION if small else Size.BODY
    fill = palette.gold_fill if view.gold else palette.edge
    ink = palette.on_gold if view.gold else palette.text
    parts: list[ft.Control] = []
    if view.order is not None:
        parts.append(_count(view.order, fill, ink))
    if view.emblem is not None:
        parts.append(
            ft.Image(
                src=pictures.emblem(view.emblem, palette.paints),
                width=height - 6,
                height=height - 6,
            )
        )
    if view.icon is not None:
        parts.append(ft.Icon(view.icon, color=ink, size=size + 2))
    parts.append(ft.Text(view.text, no_wrap=True, style=style(Font.MEDIUM, size, ink, size + 4)))
    return ft.Container(
        height=height,
        padding=ft.Padding.symmetric(horizontal=Space.S),
        border_radius=height / 2,
        bgcolor=fill,
        border=ft.Border.all(2, palette.edge if view.gold else palette.ctrl),
        content=ft.Row(parts, tight=True, spacing=Space.XS),
    )


def tag(text: str, icon: ft.IconData, tone: Tone) -> ft.Control:
    """A pill that says how sure a rule text is; the tone comes from the palette."""
    return ft.Container(
        height=BADGE_HEIGHT,
        padding=ft.Padding.symmetric(horizontal=Space.S),
        border_radius=BADGE_HEIGHT / 2,
        bgcolor=tone.fill,
        border=ft.Border.all(1, tone.edge),
        content=ft.Row(
            tight=True,
            spacing=Space.XS,
            controls=[
                ft.Icon(icon, color=tone.text, size=20),
                ft.Text(text, style=style(Font.MEDIUM, Size.SECONDARY, tone.text, 20)),
            ],
        ),
    )


def _count(number: int, fill: str, ink: str) -> ft.Control:
    return ft.Container(
        width=22,
        height=22,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=ink,
        alignment=ft.Alignment.CENTER,
        content=ft.Text(str(number), style=style(Font.BOLD, Size.CAPTION, fill, 16)),
    )
