"""The centre of the table before the end of a game, above the pots."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.core.boxes.box import Character
from companion.i18n import NameLanguage
from companion.i18n.messages import Messages
from companion.ui.board.decisive import decisive
from companion.ui.board.decisive_strip import decisive_strip
from companion.ui.board.scene import Scene
from companion.ui.board.spare_cards import Spare, backs, spare_of
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import TextButton
from companion.ui.kit.rows import centred
from companion.ui.kit.semantics import silent, spoken, tap_layer
from companion.ui.kit.styles import bare_style
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.stage import Rect, Stage
from companion.ui.layout.text_fit import LINE, fit, tenths
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.wording.card_names import printed_name, shown_name

_TILE: Final = 84.0
_WIDEST_TILE: Final = 120.0
"""Width of a tile for a long name."""
_SMALLEST_TILE: Final = 48.0
_EMBLEM: Final = 46.0
_CAPTION: Final = 20.0
_PRINTED: Final = 16.0
_GAPS: Final = 8.0
"""Around and between an emblem and its names."""
_ROW: Final = _EMBLEM + _CAPTION + _GAPS
_LOWEST_ROW: Final = 34.0 + _CAPTION + _GAPS
_SMALLEST_MARK: Final = 24.0
"""Size of an emblem in a row that is low so that its names are whole."""
_ANNOUNCED: Final = 148.0
_TITLE: Final = 46.0
_BELOW_CARDS: Final = 6.0
"""Pixels between the centre and the rings of the cards above."""
_LARGEST: Final = 1.6
"""How much larger everything is at most where there is room."""
_LOWEST_NAME: Final = 48.0
_EMBLEM_AT_STAKE: Final = 72.0
_SMALLEST_AT_STAKE: Final = (18.0, 16.0, 14.0)
"""The smallest type of the end at stake, less if it then stands both ways up."""


TapOn = Callable[[Character], Callable[[], object]]
"""Returns what a tap on a character does."""


@dataclass(frozen=True, slots=True)
class Member:
    """A character in play."""

    id: str
    name: str
    printed: str
    """The name on the card if it is another; otherwise empty."""
    on_tap: Callable[[], object]
    """Opens its sheet, or announces it; not a coroutine function."""


def centre_of_table(
    scene: Scene,
    geometry: Stage,
    tap: TapOn,
    say: Messages,
    card_language: NameLanguage | None,
    cache: ControlCache,
) -> ft.Control:
    """Return the announced character; without one, all characters in play."""

    def member(character: Character) -> Member:
        return Member(
            character.id,
            shown_name(character, say),
            printed_name(character, say, card_language),
            cache.steady(f"member-{character.id}", tap(character)),
        )

    opened, slot = scene.table.announcement, geometry.centre
    characters = scene.table.rules.characters
    if opened is None:
        shown = (tuple(map(member, characters.values())), slot, spare_of(scene, say))
        return cache.keep("centre", shown, lambda: characters_in_play(*shown))
    announced = (member(characters[opened.character]), slot, decisive(scene, say))
    both = geometry.both_sides
    return cache.keep(
        "centre", (announced, both), lambda: announced_character(*announced, both_ways=both)
    )


def characters_in_play(
    members: tuple[Member, ...], slot: Rect, spare: Spare | None = None
) -> ft.Control:
    """Return the characters in play as buttons, in as many rows as needed, and the spare cards."""
    spares = [] if spare is None else [spare.words]
    names = [*(member.name for member in members), *spares]
    printed = [member.printed for member in members if member.printed]
    grid = _grid(names, printed, slot)
    tiles = [_member(member, grid) for member in members]
    tiles += [] if spare is None else [_spare(spare, grid)]
    return ft.Row(
        tiles,
        width=grid.columns * grid.tile + 1,
        wrap=True,
        spacing=0,
        run_spacing=Space.XXS,
        alignment=ft.MainAxisAlignment.CENTER,
    )


@dataclass(frozen=True, slots=True)
class _Grid:
    columns: int
    tile: float
    row: float
    caption: float
    """Type size of all names."""
    printed: float
    """Height of the line for names on cards; 0 without them."""
    line: float = _CAPTION
    """Height of the line for names; 0 without them."""

    @property
    def mark(self) -> float:
        """Size of the emblems."""
        return min(self.row - self.line - self.printed - _GAPS, self.tile - 6)


def _grid(names: Sequence[str], printed: Sequence[str], slot: Rect) -> _Grid:
    """Return the fewest rows in which all names are readable, or those with the largest names.

    Where even these are not whole, the tiles have only their own names, or none.
    """
    for on_cards in (printed, ()) if printed else ((),):
        longest = max(text_width(words, Font.REGULAR) for words in (*names, *on_cards))
        best = None
        for rows in range(1, len(names) + 1):
            grid = _rows(rows, len(names), longest, slot, printed=bool(on_cards))
            is_high = grid.row >= _LOWEST_ROW + grid.printed
            if is_high and grid.tile >= _SMALLEST_TILE and grid.caption >= Size.CAPTION:
                return _enlarged(grid, rows, slot)
            if grid.mark >= _SMALLEST_MARK and (best is None or grid.caption > best.caption):
                best = grid
        if best is not None and longest * smallest_type() <= best.tile:
            return replace(best, caption=max(best.caption, smallest_type()))
    return _nameless(len(names), slot)


def _rows(rows: int, tiles: int, longest: float, slot: Rect, *, printed: bool) -> _Grid:
    """Return tiles in so many rows, with the largest names that fit; `longest` is at type size 1.

    Lines of names are as high as these if the rows are low.
    """
    columns = math.ceil(tiles / rows)
    more = _PRINTED if printed else 0.0
    widest = max(_TILE, min(_WIDEST_TILE, longest * Size.CAPTION + Space.XXS))
    tile = min(widest, slot.width / columns)
    caption = min(Size.SECONDARY, (tile - Space.XXS) / longest)
    row = min(_ROW + more, slot.height / rows - Space.XXS)
    if row >= _LOWEST_ROW + more:
        return _Grid(columns, tile, row, caption, more)
    line = math.ceil(LINE * max(caption, smallest_type()))
    return _Grid(columns, tile, row, caption, min(more, line), min(_CAPTION, line))


def _nameless(tiles: int, slot: Rect) -> _Grid:
    """Return the largest tiles without names."""

    def grid(rows: int) -> _Grid:
        columns = math.ceil(tiles / rows)
        row = min(_ROW, slot.height / rows - Space.XXS)
        return _Grid(columns, min(_TILE, slot.width / columns), row, 0, 0, 0)

    return max(map(grid, range(1, tiles + 1)), key=lambda each: each.mark)


def _enlarged(grid: _Grid, rows: int, slot: Rect) -> _Grid:
    """Return a readable grid as large as its slot allows, clear of the cards above."""
    across = slot.width / (grid.columns * grid.tile)
    down = (slot.height - 2 * _BELOW_CARDS) / rows / (grid.row + Space.XXS)
    by = max(1.0, min(_LARGEST, across, down))
    return _Grid(
        grid.columns,
        by * grid.tile,
        by * grid.row,
        by * grid.caption,
        by * grid.printed,
        by * grid.line,
    )


def _member(member: Member, grid: _Grid) -> ft.Control:
    palette = current_palette()
    if not grid.line:
        mark = ft.Container(
            silent(emblem(member.id, grid.mark)),
            width=grid.tile,
            height=grid.row,
            alignment=ft.Alignment.CENTER,
        )
        return ft.Stack([mark, tap_layer(member.name, member.on_tap, Radius.TILE)], key=member.id)
    size = tenths(grid.caption)
    names = [
        ft.Text(
            member.name,
            no_wrap=True,
            style=style(Font.REGULAR, size, palette.text, round(grid.line)),
        )
    ]
    if member.printed and grid.printed:
        size = tenths(min(grid.caption, Size.CAPTION * grid.line / _CAPTION))
        small = style(Font.REGULAR, size, palette.muted, round(grid.printed))
        names.append(ft.Text(member.printed, no_wrap=True, style=small))
    return TextButton(
        key=member.id,
        width=grid.tile,
        height=grid.row,
        on_click=member.on_tap,
        style=bare_style(),
        content=centred([emblem(member.id, grid.mark), *names], 2),
    )


def _spare(spare: Spare, grid: _Grid) -> ft.Control:
    """Return the backs of the spare cards with words, like a character but no button."""
    words = style(Font.REGULAR, tenths(grid.caption), current_palette().text, round(grid.line))
    names = [ft.Text(spare.words, no_wrap=True, style=words)] if grid.line else []
    shown = centred([backs(spare, grid.mark, grid.tile), *names], 2)
    told = spoken(spare.words, shown)
    return ft.Container(told, key="spare", width=grid.tile, height=grid.row)


def announced_character(
    member: Member, slot: Rect, decisive: tuple[str, ...] = (), *, both_ways: bool = False
) -> ft.Control:
    """Return the announced character as a button, as large as the slot allows.

    `decisive` are the ends of the game at stake: they stand below, and above upside down.
    So does the name if people sit on both sides.
    """
    if decisive:
        return _at_stake(member, slot, decisive)
    palette = current_palette()

    def title() -> ft.Control:
        size = fit(member.name, slot.width, Size.AWAITED, Size.CAPTION, Font.TITLE, on_two=0).size
        words = style(Font.TITLE, size, palette.text, _TITLE)
        return ft.Text(member.name, no_wrap=True, style=words)

    above, titles = [], [title()]
    if both_ways:
        above = [silent(ft.RotatedBox(quarter_turns=2, content=title()))]
    if member.printed:
        small = style(Font.REGULAR, Size.BODY, palette.muted, Size.BODY_LINE)
        titles.append(ft.Text(member.printed, no_wrap=True, style=small))
    below = _TITLE + (Size.BODY_LINE if member.printed else 0)
    free = slot.height - below - len(above) * _TITLE - Space.XS - _BELOW_CARDS
    shown = centred(
        [*above, emblem(member.id, min(_ANNOUNCED, free)), *titles],
        margin=ft.Margin.only(top=_BELOW_CARDS),
    )
    return ft.MergeSemantics(ft.Stack([shown, tap_layer(None, member.on_tap)]))


def _at_stake(member: Member, slot: Rect, decisive: tuple[str, ...]) -> ft.Control:
    whole = slot.height - _BELOW_CARDS
    strip, height = decisive_strip(decisive, slot.width)
    left, above = whole - height, list[ft.Control]()
    for smallest in _SMALLEST_AT_STAKE:
        smaller, lower = decisive_strip(decisive, slot.width, smallest)
        if whole - 2 * (lower + Space.XXS) >= _LOWEST_NAME:
            turned, _ = decisive_strip(decisive, slot.width, smallest)
            above = [silent(ft.RotatedBox(quarter_turns=2, content=turned))]
            strip, left = smaller, whole - 2 * lower
            break
    size = max(_LOWEST_NAME, min(_EMBLEM_AT_STAKE, left - 2 * Space.XXS))
    room = slot.width - size - Space.S
    fitted = fit(member.name, room, round(0.6 * size), Size.CAPTION, Font.TITLE, on_two=0)
    title = style(Font.TITLE, fitted.size, current_palette().text, round(size))
    shown = ft.Row(
        [emblem(member.id, size), ft.Text(member.name, no_wrap=True, style=title)],
        spacing=Space.S,
        tight=True,
    )
    return centred(
        [
            *above,
            ft.MergeSemantics(ft.Stack([shown, tap_layer(None, member.on_tap)])),
            ft.Semantics(live_region=True, content=strip),
        ],
        Space.XXS,
        margin=ft.Margin.only(top=_BELOW_CARDS),
    )
