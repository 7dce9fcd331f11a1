"""The table seen from above: seats, pots and its centre."""

from dataclasses import replace

import flet as ft

from companion.core.boxes import Character
from companion.ui.board import table_stage
from companion.ui.board.scene import Scene, stage_view
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.palette import current_palette
from companion.ui.layout.geometry import Stage
from companion.ui.layout.tokens import MOVING, STILL
from companion.ui.page.own_seat import with_own_mark
from companion.ui.page.page_actions import PageActions
from companion.ui.result.sections import result_card, shown_result
from companion.ui.table.decisive import decisive
from companion.ui.table.seats import table_centre
from companion.ui.table.seats.seat_taps import tap_on_character, with_pot_taps, with_taps
from companion.ui.wording.card_names import printed_name, shown_name


def stage_body(
    scene: Scene, geometry: Stage, actions: PageActions, cache: ControlCache
) -> ft.Control:
    """Return the stage; a tap on a seat, a pot or a character does what the table waits for."""
    view = actions.view
    seen = stage_view(scene, actions.say, view.snapshot.revision)
    court, bank = with_pot_taps((seen.court, seen.bank), actions, cache)
    marked = with_own_mark(seen.seats, view, scene.table, actions.say)
    seats = with_taps(marked, scene, actions, cache)
    seen = replace(seen, seats=seats, court=court, bank=bank)
    centre = centre_of_table(scene, geometry, actions, cache)
    shown = (seen, geometry, centre, STILL if view.reduced_motion else MOVING)
    return cache.keep("stage", shown, lambda: table_stage.stage(current_palette(), *shown))


def centre_of_table(
    scene: Scene, geometry: Stage, actions: PageActions, cache: ControlCache
) -> ft.Control:
    """Return the announced character; without one, all characters in play, or the result."""
    if scene.table.end is not None:
        result = shown_result(scene.game, actions)
        seen = (result, geometry.inside, actions.view.language)
        return cache.keep("result", seen, lambda: result_card(result, geometry.inside, actions))
    opened = scene.table.announcement
    if opened is not None:
        character = scene.table.rules.characters[opened.character]
        at_stake = decisive(scene, actions.say)
        announced = (_member(character, scene, actions, cache), geometry.centre, at_stake)
        across = geometry.both_sides
        return cache.keep(
            "centre",
            (announced, across),
            lambda: table_centre.announced_character(*announced, both_ways=across),
        )
    members = tuple(
        _member(character, scene, actions, cache)
        for character in scene.table.rules.characters.values()
    )
    shown = (members, geometry.centre)
    return cache.keep("centre", shown, lambda: table_centre.characters_in_play(*shown))


def _member(
    character: Character, scene: Scene, actions: PageActions, cache: ControlCache
) -> table_centre.Member:
    return table_centre.Member(
        character.id,
        shown_name(character, actions.say),
        printed_name(character, actions.say, actions.view.card_language),
        cache.steady(f"member-{character.id}", tap_on_character(character, scene, actions)),
    )
