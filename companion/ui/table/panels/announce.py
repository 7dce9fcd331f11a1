"""Announcing: choosing a character."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from math import ceil

import flet as ft

from companion.content import plain
from companion.core.boxes import Character, slots_to_announce
from companion.core.commands import CardSlot
from companion.core.table import Table
from companion.i18n.messages import Messages
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Tap, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.panel_height import fitting_tiles
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Fold, Panel, PanelLayout, foot_button, title
from companion.ui.table.panels.tiles import tile, tile_width, tiles
from companion.ui.wording.card_names import printed_name, shown_name
from companion.ui.wording.history import name
from companion.ui.wording.power_texts import power_texts, shortened

_NARROWEST_WITH_POWER = 150.0
_POWER = 13.0
"""Type size of a power."""
_POWER_LINE = 16.0
_POWER_LINES = (4, 3)
"""Lines of a power, if there is room for four, or for three."""
_EMBLEM_BESIDE = 28.0
_LINE_OF_TITLE = 40.0
_LARGEST_EMBLEM = 50.0
_NAME_LINE = 20.0
_PRINTED_LINE = 17.0
_LOW_TILE = 60.0
"""Lower tiles have smaller names."""
_LOW_NAME = 15.0


def announce_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the characters in play, each announced by one tap."""
    table, say, slot = scene.table, actions.say, scene.selection.slot
    # the question may take one line more
    room = layout.body_height - (_LINE_OF_TITLE if layout.folds(Fold.COLUMNS) else 0)
    fitting = fitting_tiles(len(table.announceable), layout.width, room)
    size = (tile_width(layout.width, fitting.columns), fitting.height)
    name_size = _size_of_names(table, size, say)
    members = [table.rules.characters[card] for card in table.announceable]
    lines = _lines_for_powers(table, layout)

    def character_tile(character: Character) -> ft.Control:
        announce = partial(actions.announce, character.id)
        if not lines:
            return _tile(character, size, name_size, announce, say, layout)
        wide = (tile_width(layout.width, 2), _height_with_power(lines))
        texts = power_texts(character, table.rules, actions.library, say)
        printed = printed_name(character, say, layout.reader.card_language)
        return _tile_with_power(character, printed, texts, wide, lines, announce, say)

    characters = [character_tile(character) for character in members]
    back = Action(say.text("back"), ft.Icons.ARROW_BACK, actions.stop_announcing)
    which = "announce-title" if slot is None else f"announce-title-{slot}"
    words = say.text(which, person=name(table, table.active))
    # the button that leads here says which card
    above = _card_slots(table, actions) if slot is None else []
    body: list[ft.Control] = [*above, tiles(characters, 2 if lines else fitting.columns)]
    primary = foot_button(back, layout) if layout.compact else None
    if primary is None:
        body.append(action(back))
    return Panel(title(words, table, say, "announce"), body, primary)


def _lines_for_powers(table: Table, layout: PanelLayout) -> int:
    """Return the lines of each power in wide tiles, two in a row, that the dock need not scroll.

    0 if there is no room for such tiles.
    """
    narrow = tile_width(layout.width, 2) < _NARROWEST_WITH_POWER
    if layout.folds(Fold.NOTES) or narrow or slots_to_announce(len(table.seats)):
        return 0
    rows, room = ceil(len(table.announceable) / 2), layout.body_height
    return next(
        (lines for lines in _POWER_LINES if rows * (_height_with_power(lines) + Space.XS) <= room),
        0,
    )


def _size_of_names(table: Table, size: tuple[float, float], say: Messages) -> float:
    """Return the type size at which the longest name fits a tile of this size."""
    width, height = size
    largest = Size.BODY if height >= _LOW_TILE else _LOW_NAME
    names = (shown_name(each, say) for each in table.rules.characters.values())
    room = width - Space.XS - 2
    return min(
        fit(each, room, largest, smallest_type(), Font.MEDIUM, on_two=0).size for each in names
    )


def _height_with_power(lines: int) -> float:
    return _EMBLEM_BESIDE + lines * _POWER_LINE + Space.S


def _card_slots(table: Table, actions: TableActions) -> list[ft.Control]:
    """Return the card slots to announce with, if people hold several cards."""
    rows = tuple(
        Option(slot, actions.say.text(f"hand-{slot}"))
        for slot in slots_to_announce(len(table.seats))
    )

    def take(value: str) -> None:
        actions.select(lambda now: replace(now, slot=CardSlot(value)))

    asks = actions.say.text("announce-title", person=name(table, table.active))
    return [options(rows, None, take, asks=asks)] if rows else []


def _tile_with_power(
    character: Character,
    printed: str,
    texts: Iterable[str],
    size: tuple[float, float],
    lines: int,
    announce: Tap,
    say: Messages,
) -> ft.Control:
    """Return a tile with emblem and name in one line, and the beginning of the power below."""
    palette, words = current_palette(), shown_name(character, say)
    inside = size[0] - 2 * Space.XS - 2
    beside = _EMBLEM_BESIDE + Space.XXS
    type_size = fit(words, inside - beside, Size.BODY, Size.SMALLEST, Font.MEDIUM).size
    head: list[ft.Control] = [
        emblem(character.id, _EMBLEM_BESIDE),
        ft.Text(words, expand=True, style=style(Font.MEDIUM, type_size, palette.text, 20)),
    ]
    power = shortened(" ".join(map(plain, texts)), _POWER, inside, lines)
    content = ft.Column(
        [
            ft.Row(head, spacing=Space.XXS),
            ft.Text(
                say.labelled(printed, power) if printed else power,
                max_lines=lines,
                overflow=ft.TextOverflow.ELLIPSIS,
                style=style(Font.REGULAR, _POWER, palette.muted, _POWER_LINE),
            ),
        ],
        tight=True,
        spacing=2,
    )
    return tile(character.id, content, size, announce, padding=Space.XS)


def _tile(
    character: Character,
    size: tuple[float, float],
    name_size: float,
    announce: Tap,
    say: Messages,
    layout: PanelLayout,
) -> ft.Control:
    """Return a tile with the emblem as large as its names permit."""
    palette, words, (width, height) = current_palette(), shown_name(character, say), size
    printed = printed_name(character, say, layout.reader.card_language)
    line = _NAME_LINE if height >= _LOW_TILE else _LOW_NAME + 2
    names = [
        ft.Text(
            words,
            text_align=ft.TextAlign.CENTER,
            no_wrap=True,
            style=style(Font.MEDIUM, name_size, palette.text, line),
        )
    ]
    left = height - line - 2 * Space.XXS
    if printed and left - _PRINTED_LINE >= _PRINTED_LINE:
        caption = fit(printed, width - Space.XS, Size.CAPTION, Size.SMALLEST, Font.REGULAR, 1)
        small = style(Font.REGULAR, caption.size, palette.muted, _PRINTED_LINE)
        names.append(ft.Text(printed, no_wrap=True, style=small))
        left -= _PRINTED_LINE
    face = emblem(character.id, min(_LARGEST_EMBLEM, left - 2))
    content = centred([face, *names], 0)
    return tile(character.id, content, size, announce, padding=Space.XXS)
