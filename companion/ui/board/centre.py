"""The centre of the table before the end of a game, above the pots."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.core.boxes.box import Character
from companion.core.setup import centre_cards
from companion.i18n.language import Language
from companion.i18n.messages import Messages
from companion.ui.board.decisive import decisive
from companion.ui.board.decisive_strip import decisive_strip
from companion.ui.board.scene import Scene
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
from companion.ui.layout.text_fit import fit, tenths
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.wording.card_names import printed_name, shown_name

_TILE: Final = 84.0
_WIDEST_TILE: Final = 120.0
"""Width of a tile for a long name."""
_SMALLEST_TILE: Final = 48.0
_EMBLEM: Final = 46.0
_CAPTION: Final = 20.0
_PRINTED: Final = 16.0
_ROW: Final = _EMBLEM + _CAPTION + 8
_LOWEST_ROW: Final = 34.0 + _CAPTION + 8
_ANNOUNCED: Final = 148.0
_TITLE: Final = 46.0
_CARD_WIDTH: Final = 0.66
"""Width of the back of a card, per pixel of its height."""
_MOST_BACKS: Final = 2
"""Backs that overlap by half; more overlap further."""
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
    card_language: Language | None,
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
        cards = centre_cards(scene.table.rules.setup)
        spare = Spare(cards, say.text("builder-centre", count=cards)) if cards else None
        shown = (tuple(map(member, characters.values())), slot, spare)
        return cache.keep("centre", shown, lambda: characters_in_play(*shown))
    announced = (member(characters[opened.character]), slot, decisive(scene, say))
    both = geometry.both_sides
    return cache.keep(
        "centre", (announced, both), lambda: announced_character(*announced, both_ways=both)
    )


@dataclass(frozen=True, slots=True)
class Spare:
    """The cards in the center of the table, which were dealt to nobody."""

    cards: int
    words: str


def characters_in_play(
    members: tuple[Member, ...], slot: Rect, spare: Spare | None = None
) -> ft.Control:
    """Return the characters in play as buttons, in as many rows as needed, and the spare cards."""
    words = [each for member in members for each in (member.name, member.printed)]
    words += [] if spare is None else [spare.words]
    printed = any(member.printed for member in members)
    grid = _grid(words, len(members) + (spare is not None), slot, printed=printed)
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
    """Height of the line for names."""


def _grid(names: Sequence[str], tiles: int, slot: Rect, *, printed: bool) -> _Grid:
    """Return the fewest rows in which all names are readable, or those with the largest names."""
    longest = max((text_width(words, Font.REGULAR) for words in names), default=1.0)
    more = _PRINTED if printed else 0.0
    widest = max(_TILE, min(_WIDEST_TILE, longest * Size.CAPTION + Space.XXS))
    best = _Grid(1, _SMALLEST_TILE, _ROW + more, 0, more)
    for rows in range(1, max(2, int(slot.height // (_LOWEST_ROW + more + Space.XXS)) + 1)):
        columns = math.ceil(tiles / rows)
        tile = min(widest, slot.width / columns)
        caption = min(Size.SECONDARY, (tile - Space.XXS) / longest)
        row = min(_ROW + more, slot.height / rows - Space.XXS)
        grid = _Grid(columns, tile, row, caption, more)
        if tile >= _SMALLEST_TILE and caption >= Size.CAPTION:
            return _enlarged(grid, rows, slot)
        best = max(best, grid, key=lambda each: each.caption)
    return replace(best, caption=max(best.caption, smallest_type()))


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
    mark = min(grid.row - grid.line - grid.printed - 8, grid.tile - 6)
    size = tenths(grid.caption)
    names = [
        ft.Text(
            member.name,
            no_wrap=True,
            style=style(Font.REGULAR, size, palette.text, round(grid.line)),
        )
    ]
    if member.printed:
        size = tenths(min(grid.caption, Size.CAPTION * grid.line / _CAPTION))
        small = style(Font.REGULAR, size, palette.muted, round(grid.printed))
        names.append(ft.Text(member.printed, no_wrap=True, style=small))
    return TextButton(
        key=member.id,
        width=grid.tile,
        height=grid.row,
        on_click=member.on_tap,
        style=bare_style(),
        content=centred([emblem(member.id, mark), *names], 2),
    )


def _spare(spare: Spare, grid: _Grid) -> ft.Control:
    """Return the backs of the spare cards with their number, like a character but no button."""
    palette = current_palette()
    high = min(grid.row - grid.line - grid.printed - 8, grid.tile - 6)
    wide = _CARD_WIDTH * high
    step = wide / 2 if spare.cards <= _MOST_BACKS else (grid.tile - wide) / spare.cards
    backs: list[ft.Control] = [
        ft.Container(
            left=number * step,
            width=wide,
            height=high,
            border_radius=Radius.CARD / 2,
            bgcolor=palette.high,
            border=ft.Border.all(2, palette.gold),
        )
        for number in range(spare.cards)
    ]
    cards = ft.Stack(backs, width=wide + (spare.cards - 1) * step, height=high)
    words = style(Font.REGULAR, tenths(grid.caption), palette.text, round(grid.line))
    shown = centred([cards, ft.Text(spare.words, no_wrap=True, style=words)], 2)
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
