"""The entry of a custom character, which is in no rulebook."""

import flet as ft

from companion.core.custom_characters import CustomCharacter
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.titles import title
from companion.ui.layout.tokens import Size, Space
from companion.ui.page.rules_address import rule_of
from companion.ui.rulebook.character_facts import figures
from companion.ui.rulebook.list_rows import entry_row, eyebrow, listed
from companion.ui.rulebook.reader import Reader
from companion.ui.wording.custom_character_text import character_text

_EMBLEM = 112.0
_SETS = "custom-sets"


def custom_character_of(rule: str, reader: Reader) -> CustomCharacter | None:
    """Return the custom character of the current game with this id; None if there is none."""
    game = reader.view.snapshot.game
    if game is None or game.table.rules.edition.id is not reader.edition:
        return None
    return next((each for each in game.table.rules.setup.house if rule_of(each.id) == rule), None)


def custom_character_entry(character: CustomCharacter, reader: Reader) -> ft.Control:
    """Return its name, its power in the group's words, and a link to the section on custom sets."""
    palette = current_palette()
    words = "\n".join(character_text(character, reader.say)) or reader.say.text("by-hand-house")
    name = title(character.name, Size.PAGE, round(Size.PAGE * 1.2), palette.text)
    name.expand = True
    sets = reader.book.entry(_SETS, reader.edition)
    return ft.Column(
        [
            ft.Row([emblem(character.id, _EMBLEM), name], spacing=Space.L),
            ft.Text(words, style=reader.body(reader.language)),
            *figures(character.as_character(), reader),
            eyebrow(reader.say.text("rules-see-also")),
            listed([entry_row(sets, reader, key=f"see-{_SETS}")]),
        ],
        key=f"house-{character.id}-{reader.language}",
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
