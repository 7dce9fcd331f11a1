"""The centre of the table before the end of a game."""

from collections.abc import Callable

import flet as ft

from companion.core.boxes import Character
from companion.i18n import Language, Messages
from companion.ui.board.decisive import decisive
from companion.ui.board.scene import Scene
from companion.ui.board.table_centre import Member, announced_character, characters_in_play
from companion.ui.kit.control_cache import ControlCache
from companion.ui.layout.geometry import Stage
from companion.ui.wording.card_names import printed_name, shown_name

Tap = Callable[[Character], Callable[[], object]]
"""Returns what a tap on a character does."""


def centre_of_table(
    scene: Scene,
    geometry: Stage,
    tap: Tap,
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

    opened = scene.table.announcement
    if opened is not None:
        character = scene.table.rules.characters[opened.character]
        announced = (member(character), geometry.centre, decisive(scene, say))
        across = geometry.both_sides
        return cache.keep(
            "centre",
            (announced, across),
            lambda: announced_character(*announced, both_ways=across),
        )
    members = tuple(map(member, scene.table.rules.characters.values()))
    shown = (members, geometry.centre)
    return cache.keep("centre", shown, lambda: characters_in_play(*shown))
