"""People to choose from as tiles, where rows with radio marks have no room."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import marked
from companion.ui.kit.styles import CHOSEN_EDGE, inner_ring
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.panel_height import choice_columns
from companion.ui.layout.text_fit import LINE, fit
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.table.panels.tiles import tile_width, tiles

_FEWEST_COLUMNS: Final = 2
_SIDES: Final = 10.0
"""Pixels left and right of a tile's text."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A person to choose, or nobody."""

    value: str
    text: str
    coins: int | None = None
    """Shown behind the name; None if they do not matter."""


def choice_tiles(
    choices: Sequence[Choice],
    chosen: Collection[str],
    on_choose: Callable[[str], object],
    width: float,
    height: float,
    *,
    several: bool,
    later: Sequence[Choice] = (),
) -> ft.Control:
    """Return tiles `height` pixels high, on lines of `width` pixels.

    They are as wide as with those that may come `later`, which then move none of them.

    A tap on one calls `on_choose` with its value. They are radio buttons, or checkboxes if
    `several` can be chosen; no marks are drawn: chosen ones are gold.
    """
    possible = (*choices, *later)
    columns = choice_columns(len(possible), width)
    while columns > _FEWEST_COLUMNS and _cuts_names(possible, tile_width(width, columns)):
        columns -= 1
    size = (tile_width(width, columns), height)
    shown = tiles(
        [
            _tile(each, size, on_choose, chosen=each.value in chosen, several=several)
            for each in choices
        ],
        columns,
    )
    if several:
        return shown
    return ft.RadioGroup(value=next(iter(chosen), None), content=shown)


def _cuts_names(choices: Sequence[Choice], width: float) -> bool:
    """Return whether a name is too long for a tile of this width."""
    return any(
        text_width(each.text, Font.MEDIUM) * smallest_type() > _room(each, width)
        for each in choices
    )


def _room(choice: Choice, width: float) -> float:
    """Return the width of the text on a tile."""
    figures = "" if choice.coins is None else str(choice.coins)
    beside = Size.LIST * text_width(figures, Font.BOLD) + Space.XS if figures else 0.0
    return width - 2 * (_SIDES + CHOSEN_EDGE) - beside


def _tile(
    choice: Choice,
    tile_size: tuple[float, float],
    on_choose: Callable[[str], object],
    *,
    chosen: bool,
    several: bool,
) -> ft.Control:
    palette, (width, height) = current_palette(), tile_size
    ink = palette.on_gold if chosen else palette.text
    figures = "" if choice.coins is None else str(choice.coins)
    room = _room(choice, width)
    largest = Size.BODY if height < Touch.TOOL else Size.LIST
    on_two = min(1.0, (height - 2 * CHOSEN_EDGE) / (2 * LINE * largest))
    fitted = fit(choice.text, room, largest, smallest_type(), Font.MEDIUM, on_two)
    name = ft.Text(
        choice.text,
        width=room if fitted.lines > 1 else None,
        no_wrap=fitted.lines == 1,
        max_lines=fitted.lines,
        text_align=ft.TextAlign.START if figures else ft.TextAlign.CENTER,
        style=style(Font.MEDIUM, fitted.size, ink, round(fitted.size * LINE)),
    )
    start, middle, end = ft.Alignment.CENTER_LEFT, ft.Alignment.CENTER, ft.Alignment.CENTER_RIGHT
    at = start if figures else middle
    layers: list[ft.Control] = [
        ft.Container(_undrawn_mark(choice, chosen=chosen, several=several), left=0, top=0),
        ft.Container(name, left=_SIDES, right=_SIDES, top=0, bottom=0, alignment=at),
    ]
    if figures:
        gold = palette.on_gold if chosen else palette.gold
        words = ft.Text(
            figures, no_wrap=True, style=style(Font.BOLD, Size.LIST, gold, Size.LIST + 2)
        )
        layers.append(ft.Container(words, right=_SIDES, top=0, bottom=0, alignment=end))
    edge, color = (CHOSEN_EDGE, palette.gold) if chosen else (1, palette.ctrl)
    face = ft.Container(
        width=width,
        height=height,
        bgcolor=palette.gold_fill if chosen else palette.high,
        border_radius=Radius.CARD,
        border=ft.Border.all(edge, color),
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        content=ft.Stack(layers),
    )
    ring = inner_ring(palette.on_gold) if chosen else None
    return marked(face, lambda: on_choose(choice.value), choice.value, Radius.CARD, ring)


def _undrawn_mark(choice: Choice, *, chosen: bool, several: bool) -> ft.Control:
    """Return a mark that only tells screen readers what is chosen."""
    clear = ft.Colors.TRANSPARENT
    if not several:
        return ft.Radio(value=choice.value, fill_color=clear, disabled=True)
    return ft.Checkbox(
        value=chosen,
        fill_color=clear,
        check_color=clear,
        border_side=ft.BorderSide(0, clear),
        disabled=True,
    )
