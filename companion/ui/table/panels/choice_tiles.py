"""People to choose from as tiles, where rows with radio marks have no room."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.panel_height import choice_columns
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.table.panels.tiles import tile_width, tiles

_MARK: Final = 40.0
"""Pixels of a radio mark or checkbox, which is not drawn."""
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
) -> ft.Control:
    """Return tiles on lines of `width` pixels; a tap on one calls `on_choose` with its value.

    `height` is theirs in pixels.

    They are radio buttons, or checkboxes if `several` can be chosen. Chosen ones are gold, so that
    the room of the marks is free for names.
    """
    size = (tile_width(width, choice_columns(len(choices), width)), height)
    shown = tiles(
        [
            _tile(each, size, on_choose, chosen=each.value in chosen, several=several)
            for each in choices
        ]
    )
    if several:
        return shown
    value = next(iter(chosen), None)
    return ft.RadioGroup(
        value=value, on_change=lambda event: on_choose(event.control.value or ""), content=shown
    )


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
    room = width - 2 * _SIDES - 2
    room -= Size.LIST * text_width(figures, Font.BOLD) + Space.XS if figures else 0
    largest = Size.BODY if height < Touch.TOOL else Size.LIST
    size = fit(choice.text, room, largest, smallest_type(), Font.MEDIUM, on_two=0).size
    label = style(Font.MEDIUM, size, ink, 24)
    mark: ft.Control
    if several:
        mark = ft.Checkbox(
            value=chosen,
            label=choice.text,
            label_style=label,
            fill_color=ft.Colors.TRANSPARENT,
            check_color=ft.Colors.TRANSPARENT,
            border_side=ft.BorderSide(0, ft.Colors.TRANSPARENT),
            on_change=lambda: on_choose(choice.value),
        )
    else:
        mark = ft.Radio(
            value=choice.value,
            label=choice.text,
            label_style=label,
            fill_color=ft.Colors.TRANSPARENT,
        )
    spare = 0.0 if figures else (room - size * text_width(choice.text, Font.MEDIUM)) / 2
    left = _SIDES + max(0.0, spare) - _MARK
    layers: list[ft.Control] = [
        ft.Container(mark, left=left, top=0, bottom=0, width=room + _MARK + Space.XS)
    ]
    if figures:
        gold = palette.on_gold if chosen else palette.gold
        words = ft.Text(
            figures, no_wrap=True, style=style(Font.BOLD, Size.LIST, gold, Size.LIST + 2)
        )
        end = ft.Alignment.CENTER_RIGHT
        layers.append(ft.Container(words, right=_SIDES, top=0, bottom=0, alignment=end))
    return ft.Container(
        key=choice.value,
        width=width,
        height=height,
        bgcolor=palette.gold_fill if chosen else palette.high,
        border_radius=Radius.CARD,
        border=ft.Border.all(1, palette.gold if chosen else palette.ctrl),
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        on_click=lambda: on_choose(choice.value),
        content=ft.Stack(layers),
    )
