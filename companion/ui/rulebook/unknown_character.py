"""Words for a character that the box lacks."""

from companion.content import UnknownCharacter
from companion.i18n import Messages


def unknown_character_text(unknown: UnknownCharacter, messages: Messages) -> str:
    """Return the sentence that says which box has the character, or that none has."""
    return messages.text(unknown.message, name=unknown.name, boxes=unknown.where)
