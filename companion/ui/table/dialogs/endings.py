"""Who could win with which character, by the coins that everybody sees."""

from collections.abc import Iterator

import flet as ft

from companion.core.endings import Ending, endings
from companion.core.table import Table
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import name

_EMBLEM = 32


def endings_body(view: View, actions: TableActions) -> list[ft.Control]:
    """Return the players who could win or end the game, each with the characters for it."""
    game, say = view.snapshot.game, actions.say.text
    rows = [] if game is None else list(_people(game.table, actions))
    return [
        body_text(say("endings-note"), muted=True),
        *(rows or [body_text(say("endings-none"))]),
    ]


def _people(table: Table, actions: TableActions) -> Iterator[ft.Control]:
    palette, say = current_palette(), actions.say.text
    all_found = [(person, endings(table, person)) for person in table.seats]
    # those who could win come first
    for person, found in sorted(all_found, key=lambda each: Ending.WINS not in each[1].values()):
        if not found:
            continue
        coins = table.coins_of(person)
        heading = say("place-label", person=name(table, person), coins=coins)
        parts: list[ft.Control] = [
            ft.Text(heading, style=style(Font.MEDIUM, Size.LIST, palette.gold, 26))
        ]
        for ending in Ending:
            characters = [each for each, brings in found.items() if brings is ending]
            if characters:
                parts.append(body_text(say(f"endings-{ending}"), muted=True))
                parts.append(_characters(characters, table, actions))
        yield ft.Column(parts, key=f"endings-{person}", spacing=Space.XXS, tight=True)


def _characters(ids: list[str], table: Table, actions: TableActions) -> ft.Control:
    chips = [
        ft.Row(
            [
                emblem(each, _EMBLEM),
                body_text(shown_name(table.rules.characters[each], actions.say)),
            ],
            spacing=Space.XXS,
            tight=True,
        )
        for each in ids
    ]
    return ft.Row([*chips], wrap=True, spacing=Space.M, run_spacing=Space.XXS)
