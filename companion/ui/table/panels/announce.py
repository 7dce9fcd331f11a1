"""Announcing: choosing a character."""

from dataclasses import replace
from math import ceil

import flet as ft

from companion.content import plain
from companion.core.boxes import Character, slots_to_announce
from companion.core.commands import Announce, CardSlot
from companion.core.endings import Ending, endings
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Frame, Panel, foot_button, title
from companion.ui.table.panels.tiles import tile, tile_width, tiles
from companion.ui.wording.card_names import printed_name, shown_name
from companion.ui.wording.history import name
from companion.ui.wording.power_texts import power_texts, shortened

_TILE = 104.0
_TILE_HEIGHT = 92.0
_TILE_HEIGHT_SMALL = 76.0
"""With one name, if the dock is low."""
_TILE_HEIGHT_LOW = 60.0
"""The same on a phone with enlarged texts."""
_ROWS_IN_SIGHT = 3
"""Rows of tiles visible without scrolling on a phone or below a stage."""
_NARROWEST_WITH_POWER = 150.0
_POWER = 13.0
"""Type size of a power."""
_POWER_LINE = 16.0
_POWER_LINES = (4, 3)
"""Lines of a power, if there is room for four, or for three."""
_EMBLEM_BESIDE = 28.0
_MARK = 18.0
_AROUND_TILES = 400.0
"""Height in pixels of a dock beside the stage not available to tiles."""
_EMBLEM = 50.0
_EMBLEM_SMALL = 42.0
"""Above two names, or if the dock is low."""
_EMBLEM_LOW = 30.0


def announce_panel(scene: Scene, actions: TableActions, frame: Frame) -> Panel:
    """Return the characters in play, each announced by one tap."""
    table = scene.table
    columns = max(3, int(frame.width // _TILE))
    width = tile_width(frame.width, columns)
    members, ends = table.rules.characters.values(), endings(table, table.active)
    lines = _lines_for_powers(len(members), scene, actions, frame)
    if lines:
        size = (tile_width(frame.width, 2), _height_with_power(lines))
        characters = [
            _tile_with_power(each, ends.get(each.id), size, lines, scene, actions)
            for each in members
        ]
    else:
        characters = [_tile(each, ends.get(each.id), width, actions, frame) for each in members]
    back = Action(
        actions.say.text("back"),
        ft.Icons.ARROW_BACK,
        lambda: actions.selection.change(replace(actions.view.selection, announcing=False)),
    )
    slot = scene.selection.slot
    which = "announce-title" if slot is None else f"announce-title-{slot}"
    words = actions.say.text(which, person=name(table, table.active))
    above = _card_slots(scene, actions)
    if not _is_cramped(frame):
        body, primary = [*above, tiles(characters), action(back)], None
    elif len(characters) < _ROWS_IN_SIGHT * columns and not frame.low:
        # a button below the tiles would take the room of a row
        as_tile = ft.Container(action(back, compact=True), width=width, height=_TILE_HEIGHT_SMALL)
        body, primary = [*above, tiles([*characters, as_tile])], None
    else:
        body, primary = [*above, tiles(characters)], foot_button(back, frame)
    return Panel(title(words, scene, actions, "announce"), body, primary)


def _lines_for_powers(count: int, scene: Scene, actions: TableActions, frame: Frame) -> int:
    """The lines of each power in wide tiles, two in a row, that the dock need not scroll.

    0 if there is no room for such tiles.
    """
    if _is_cramped(frame) or tile_width(frame.width, 2) < _NARROWEST_WITH_POWER:
        return 0
    if slots_to_announce(len(scene.table.seats)):
        return 0
    rows, room = ceil(count / 2), actions.view.height - _AROUND_TILES
    return next(
        (each for each in _POWER_LINES if rows * (_height_with_power(each) + Space.XS) <= room), 0
    )


def _height_with_power(lines: int) -> float:
    return _EMBLEM_BESIDE + lines * _POWER_LINE + Space.S


def _is_cramped(frame: Frame) -> bool:
    """Whether the dock is low: a phone's, or below the stage."""
    return frame.compact or frame.below_stage


def _card_slots(scene: Scene, actions: TableActions) -> list[ft.Control]:
    """The card slots to announce with, if people hold several cards."""
    slots = slots_to_announce(len(scene.table.seats))
    if not slots or scene.selection.slot is not None:
        # the button that leads here says which card
        return []
    rows = tuple(Option(slot, actions.say.text(f"hand-{slot}")) for slot in slots)

    def take(value: str) -> None:
        actions.selection.change(replace(actions.view.selection, slot=CardSlot(value)))

    return [options(rows, scene.selection.slot, take)]


def _ending_mark(ending: Ending, actions: TableActions) -> ft.Control:
    """The sign that announcing the character could end the game."""
    icon = ft.Icons.EMOJI_EVENTS if ending is Ending.WINS else ft.Icons.FLAG
    return ft.Icon(
        icon,
        size=_MARK,
        color=current_palette().gold,
        semantics_label=_mark_words(ending, actions),
    )


def _mark_words(ending: Ending, actions: TableActions) -> str:
    return actions.say.text(f"endings-mark-{ending}")


def _tile_with_power(
    character: Character,
    ending: Ending | None,
    size: tuple[float, float],
    lines: int,
    scene: Scene,
    actions: TableActions,
) -> ft.Control:
    """A tile with emblem and name in one line, and the beginning of the power below."""
    palette, rules = current_palette(), scene.table.rules
    inside = size[0] - 2 * Space.XS - 2
    words = shown_name(character, actions.say)
    beside = _EMBLEM_BESIDE + Space.XXS + (_MARK + Space.XXS if ending else 0)
    type_size = round(fit(words, inside - beside, Size.BODY, Size.SMALLEST).size, 1)
    head: list[ft.Control] = [
        emblem(character.id, _EMBLEM_BESIDE),
        ft.Text(words, expand=True, style=style(Font.MEDIUM, type_size, palette.text, 20)),
    ]
    if ending is not None:
        head.append(_ending_mark(ending, actions))
    texts = power_texts(character, rules, actions.library, actions.say)
    power = shortened(" ".join(map(plain, texts)), _POWER, inside, lines)
    printed = printed_name(character, actions.say, actions.view.card_language)
    content = ft.Column(
        [
            ft.Row(head, spacing=Space.XXS),
            ft.Text(
                f"{printed}: {power}" if printed else power,
                max_lines=lines,
                overflow=ft.TextOverflow.ELLIPSIS,
                style=style(Font.REGULAR, _POWER, palette.muted, _POWER_LINE),
            ),
        ],
        tight=True,
        spacing=2,
    )
    return tile(
        character.id,
        content,
        size,
        lambda: actions.game.submit(Announce(character.id, actions.view.selection.slot)),
        padding=Space.XS,
    )


def _with_mark(shown: ft.Control, ending: Ending | None, actions: TableActions) -> ft.Control:
    if ending is None:
        return shown
    return ft.Row(
        [shown, silent(_ending_mark(ending, actions))],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=0,
        tight=True,
    )


def _tile(
    character: Character,
    ending: Ending | None,
    width: float,
    actions: TableActions,
    frame: Frame,
) -> ft.Control:
    palette = current_palette()
    words, printed = (
        shown_name(character, actions.say),
        printed_name(character, actions.say, actions.view.card_language),
    )
    fitted = fit(words, width - Space.XS, Size.BODY, Size.SMALLEST)
    names = [
        ft.Text(
            words,
            # the mark stands above the name, and is read after it
            semantics_label=f"{words}, {_mark_words(ending, actions)}" if ending else None,
            text_align=ft.TextAlign.CENTER,
            style=style(Font.MEDIUM, round(fitted.size, 1), palette.text, 20),
        )
    ]
    if printed:
        caption = round(
            fit(printed, width - Space.XS, Size.CAPTION, Size.SMALLEST, on_two=1).size, 1
        )
        small = style(Font.REGULAR, caption, palette.muted, 17)
        names.append(ft.Text(printed, no_wrap=True, style=small))
    cramped = _is_cramped(frame)
    size = _EMBLEM_SMALL if printed or cramped else _EMBLEM
    height = _TILE_HEIGHT_SMALL if cramped and not printed else _TILE_HEIGHT
    if frame.low:
        size, height = _EMBLEM_LOW, height - _TILE_HEIGHT_SMALL + _TILE_HEIGHT_LOW
    content = ft.Column(
        [
            _with_mark(emblem(character.id, size), ending, actions),
            *names,
        ],
        tight=True,
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile(
        character.id,
        content,
        (width, height),
        lambda: actions.game.submit(Announce(character.id, actions.view.selection.slot)),
        padding=Space.XXS,
    )
