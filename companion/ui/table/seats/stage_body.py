"""The table seen from above: seats, pots and its centre."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.core.boxes import Character
from companion.ui.board import table_stage
from companion.ui.board.centre import centre_of_table
from companion.ui.board.scene import Scene, stage_view
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import read_apart
from companion.ui.layout.stage import Stage
from companion.ui.layout.tokens import MOVING, STILL
from companion.ui.page.own_seat import with_marks
from companion.ui.page.view import View
from companion.ui.result.sections import result_card
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Reader, reader_of
from companion.ui.table.seats.seat_taps import tap_on_character, with_pot_taps, with_taps
from companion.ui.table.verdict.place import Around, FreeRects
from companion.ui.wording.result import result_view

_RING = 6.0
"""Pixels of the rings of the cards above."""


def stage_body(
    scene: Scene, geometry: Stage, view: View, actions: TableActions, cache: ControlCache
) -> ft.Control:
    """Return the stage; a tap on a seat, a pot or a character does what the table waits for."""
    seen = stage_view(scene, actions.say, view.snapshot.revision)
    court, bank = with_pot_taps((seen.court, seen.bank), actions, cache)
    marked = with_marks(seen.seats, view, scene.table, actions.say)
    seats = with_taps(marked, scene, actions, cache)
    seen = replace(seen, seats=seats, court=court, bank=bank)
    centre = centre_control(scene, geometry, reader_of(view, scene.table), actions, cache)
    shown = (seen, geometry, centre, STILL if view.reduced_motion else MOVING)
    return cache.keep(
        "stage", shown, lambda: read_apart(table_stage.stage(current_palette(), *shown))
    )


def centre_control(
    scene: Scene,
    geometry: Stage,
    reader: Reader,
    actions: TableActions,
    cache: ControlCache,
) -> ft.Control:
    """Return the result of a finished game; before its end, what the centre of any table shows."""
    if scene.table.end is not None:
        result = result_view(scene.game, reader.picked, actions.say, actions.view.group_state.marks)
        seen = (result, geometry.inside, actions.say.language)
        return cache.keep("result", seen, lambda: result_card(result, geometry.inside, actions))

    def tap(character: Character) -> Callable[[], object]:
        return tap_on_character(character, scene, actions)

    return centre_of_table(scene, geometry, tap, actions.say, reader.card_language, cache)


def free_among_cards(stage: Stage) -> FreeRects:
    """Return where a verdict stands on the stage: between the cards, above the pots."""
    centre = stage.centre
    free = replace(centre, y=centre.y + _RING, height=centre.height - _RING)
    around = Around.CARDS_ON_BOTH_SIDES if stage.both_sides else Around.CARDS
    return FreeRects(around, (free,))
