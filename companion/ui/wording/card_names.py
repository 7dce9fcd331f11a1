"""Characters' names on the screen and on the group's cards, which may be in another language."""

from companion.core.boxes import Character
from companion.i18n import Language, Messages
from companion.i18n.messages import messages
from companion.ui.wording.history import called


def shown_name(character: Character, say: Messages) -> str:
    """Return the character's name in the language of the screen."""
    return say.text("name-of-character", character=called(character))


def printed_name(character: Character, say: Messages, cards: Language | None) -> str:
    """Return the name on the character's card; empty if it is the name on the screen.

    `cards` is the language of the group's cards, None if it is unknown.
    """
    if cards is None:
        return ""
    printed = shown_name(character, messages(cards))
    return "" if printed == shown_name(character, say) else printed


def both_names(character: Character, say: Messages, cards: Language | None) -> str:
    """Return the name on the screen and, if it differs, the name on the card."""
    names = (shown_name(character, say), printed_name(character, say, cards))
    return " / ".join(filter(None, names))
