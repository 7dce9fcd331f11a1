"""Announcing: choosing a character."""

from dataclasses import replace

import flet as ft

from companion.core.boxes import Character, slots_to_announce
from companion.core.commands import Announce, CardSlot
from companion.ui.actions.page_actions import PageActions
from companion.ui.presenters.card_names import printed_name, shown_name
from companion.ui.presenters.history import name, with_card_slot
from companion.ui.presenters.table import Scene
from companion.ui.screens.table.panel import Frame, Panel, foot_button, title
from companion.ui.screens.table.tiles import tile, tile_width, tiles
from companion.ui.widgets.buttons import Action, action
from companion.ui.widgets.emblems import emblem
from companion.ui.widgets.option_list import Option, options
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.text_fit import fit
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size, Space

_TILE = 104.0
_TILE_HEIGHT = 92.0
_TILE_HEIGHT_SMALL = 76.0
"""With one name, if the dock is low."""
_ROWS_IN_SIGHT = 3
"""Rows of tiles visible without scrolling on a phone or below a stage."""
_EMBLEM = 50.0
_EMBLEM_SMALL = 42.0
"""Above two names, or if the dock is low."""


def announce_panel(scene: Scene, actions: PageActions, frame: Frame) -> Panel:
    """Return the characters in play, each announced by one tap."""
    table = scene.table
    columns = max(3, int(frame.width // _TILE))
    width = tile_width(frame.width, columns)
    characters = [
        _tile(character, width, actions, frame) for character in table.rules.characters.values()
    ]
    back = Action(
        actions.say.text("back"),
        ft.Icons.ARROW_BACK,
        lambda: actions.selection.change(replace(actions.view.selection, announcing=False)),
    )
    words = actions.say.text("announce-title", person=name(table, table.active))
    words = with_card_slot(words, scene.selection.slot, actions.say)
    above = _card_slots(scene, actions)
    if not _is_cramped(frame):
        body, primary = [*above, tiles(characters), action(back)], None
    elif len(characters) < _ROWS_IN_SIGHT * columns:
        # a button below the tiles would take the room of a row
        as_tile = ft.Container(action(back, compact=True), width=width, height=_TILE_HEIGHT_SMALL)
        body, primary = [*above, tiles([*characters, as_tile])], None
    else:
        body, primary = [*above, tiles(characters)], foot_button(back, frame)
    return Panel(title(words, scene, actions, "announce"), body, primary)


def _is_cramped(frame: Frame) -> bool:
    """Whether the dock is low: a phone's, or below the stage."""
    return frame.compact or frame.below_stage


def _card_slots(scene: Scene, actions: PageActions) -> list[ft.Control]:
    """The card slots to announce with, if people hold several cards."""
    slots = slots_to_announce(len(scene.table.seats))
    if not slots or scene.selection.slot is not None:
        # the button that leads here says which card
        return []
    rows = tuple(Option(slot, actions.say.text(f"hand-{slot}")) for slot in slots)

    def take(value: str) -> None:
        actions.selection.change(replace(actions.view.selection, slot=CardSlot(value)))

    return [options(rows, scene.selection.slot, take)]


def _tile(character: Character, width: float, actions: PageActions, frame: Frame) -> ft.Control:
    palette = current_palette()
    words, printed = (
        shown_name(character, actions.say),
        printed_name(character, actions.say, actions.view.card_language),
    )
    fitted = fit(words, width - Space.XS, Size.BODY, Size.SMALLEST)
    names = [
        ft.Text(
            words,
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
    content = ft.Column(
        [
            emblem(character.id, size),
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
