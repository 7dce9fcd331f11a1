"""The power of a character in play, in the words of the rulebook or of the group."""

from companion.content import Library, Role
from companion.core.boxes import Character
from companion.core.table import Rules
from companion.i18n import Messages
from companion.ui.presenters.custom_character_text import character_text, power_text


def power_texts(
    character: Character, rules: Rules, library: Library, say: Messages
) -> tuple[str, ...]:
    """Return the power as rule texts (Markdown), in the language of `say`."""
    if character.given_name is not None:
        made = next(each for each in rules.setup.house if each.id == character.id)
        return tuple(character_text(made, say)) or (power_text(made.power, say),)
    text = library.book(say.language).find_character(character.id, rules.edition.id)
    if text is None:
        return ()
    return tuple(part.markdown for part in text.parts if part.role is Role.POWER)
