"""Who could win with which character, by the coins that everybody sees."""

from collections.abc import Iterator

import flet as ft

from companion.core.endings import Ending, endings
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import name

_EMBLEM = 32


def endings_body(table: Table, say: Messages) -> list[ft.Control]:
    """Return the players who could win or end the game, each with the characters for it."""
    rows = [*_people(table, say)] or [body_text(say.text("endings-none"))]
    return [body_text(say.text("endings-note"), muted=True), *rows]


def _people(table: Table, say: Messages) -> Iterator[ft.Control]:
    possible = [(person, endings(table, person)) for person in table.seats]
    # those who could win come first
    possible.sort(key=lambda pair: Ending.WINS not in pair[1].values())
    heading = style(Font.MEDIUM, Size.LIST, current_palette().gold, 26)
    for person, by_character in possible:
        if not by_character:
            continue
        who, coins = name(table, person), table.coins_of(person)
        parts: list[ft.Control] = [
            ft.Text(say.text("place-label", person=who, coins=coins), style=heading)
        ]
        for ending in Ending:
            characters = [id for id, brings in by_character.items() if brings is ending]
            if characters:
                parts.append(body_text(say.text(f"endings-{ending}"), muted=True))
                parts.append(_characters(characters, table, say))
        yield ft.Column(parts, key=f"endings-{person}", spacing=Space.XXS, tight=True)


def _characters(ids: list[str], table: Table, say: Messages) -> ft.Control:
    names = ((id, shown_name(table.rules.characters[id], say)) for id in ids)
    chips: list[ft.Control] = [
        ft.Row([emblem(id, _EMBLEM), body_text(words)], spacing=Space.XXS, tight=True)
        for id, words in names
    ]
    return ft.Row(chips, wrap=True, spacing=Space.M, run_spacing=Space.XXS)
