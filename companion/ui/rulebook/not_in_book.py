"""Entries that the rulebook lacks: custom characters, and what an address asks for in vain."""

import flet as ft

from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.names import comparable_name
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.titles import title
from companion.ui.layout.tokens import Size, Space
from companion.ui.page.rules_address import rule_of
from companion.ui.rulebook.character_facts import figures
from companion.ui.rulebook.list_rows import entry_row, eyebrow
from companion.ui.rulebook.reader import Reader
from companion.ui.wording.custom_character_text import character_text

_EMBLEM = 112.0
_SETS = "custom-sets"


def custom_character_of(rule: str, reader: Reader) -> CustomCharacter | None:
    """Return the custom character with this id; None if there is none."""
    return next((each for each in reader.custom if rule_of(each.id) == rule), None)


def custom_characters_called(query: str, reader: Reader) -> list[CustomCharacter]:
    """Return the custom characters whose name is in a query, or begins with it."""
    asked = comparable_name(query)
    if not asked:
        return []
    names = ((each, comparable_name(each.name)) for each in reader.custom)
    return [each for each, name in names if name in asked or name.startswith(asked)]


def custom_character_entry(character: CustomCharacter, reader: Reader) -> ft.Control:
    """Return its name, its power in the group's words, and a link to the section on custom sets."""
    say, color = reader.say, current_palette().text
    words = "\n".join(character_text(character, say)) or say.text("by-hand-house")
    name = title(character.name, Size.PAGE, round(Size.PAGE * 1.2), color)
    name.expand = True
    sets = reader.book.entry(_SETS, reader.edition)
    parts = [
        ft.Row([emblem(character.id, _EMBLEM), name], spacing=Space.L),
        ft.Text(words, style=reader.body(reader.language)),
        *figures(character.as_character(), reader),
        eyebrow(say.text("rules-see-also")),
        stretched([entry_row(sets, reader, key=f"see-{_SETS}")]),
    ]
    return stretched(parts, Space.M, key=f"house-{character.id}-{reader.language}")


def unknown_entry(reader: Reader) -> ft.Control:
    """Return the page for an entry that is not in this edition."""
    rule, say, book = reader.address.rule, reader.say.text, reader.book
    elsewhere = [text for edition in EditionId if (text := book.find(rule, edition)) is not None]
    edition = say(f"edition-{reader.edition}")
    sentence = say("rules-unknown-rule", rule=rule, edition=edition)
    if elsewhere:
        sentence = say("rules-only-other-edition", title=elsewhere[0].title)
    size = Size.AWAITED_PHONE if reader.phone else Size.AWAITED_LONG
    there = [
        entry_row(text, reader, key=f"there-{text.edition}", caption=say(f"edition-{text.edition}"))
        for text in elsewhere
    ]
    near = book.nearest(rule, reader.edition)
    parts = [
        title(sentence, size, round(size * 1.2), current_palette().text),
        stretched(there),
        eyebrow(say("rules-nearest")),
        stretched([entry_row(text, reader, key=f"near-{text.id}") for text in near]),
    ]
    key = f"unknown-{reader.edition}-{rule}-{reader.language}"
    return stretched(parts, Space.S, key=key)
