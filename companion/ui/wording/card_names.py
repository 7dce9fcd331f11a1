"""Characters' names on the screen and on the group's cards, which may be in another language."""

from functools import cache

from companion.content import Library
from companion.core.boxes import Character
from companion.i18n import Language, Messages, NameLanguage
from companion.i18n.messages import messages
from companion.ui.wording.history import called


def shown_name(character: Character, say: Messages) -> str:
    """Return the character's name in the language of the screen."""
    return say.text("name-of-character", character=called(character))


def name_on_card(character: Character, cards: NameLanguage) -> str:
    """Return the name on the character's card, whatever language the screen is in."""
    if isinstance(cards, Language):
        return shown_name(character, messages(cards))
    return character.given_name or _library().name(character.id, cards).text


def printed_name(character: Character, say: Messages, cards: NameLanguage | None) -> str:
    """Return the name on the character's card; empty if it is the name on the screen.

    `cards` is the language of the group's cards, None if it is unknown.
    """
    if cards is None:
        return ""
    printed = name_on_card(character, cards)
    return "" if printed == shown_name(character, say) else printed


def both_names(character: Character, say: Messages, cards: NameLanguage | None) -> str:
    """Return the name on the screen and, if it differs, the name on the card."""
    names = (shown_name(character, say), printed_name(character, say, cards))
    return " / ".join(filter(None, names))


@cache
def _library() -> Library:
    # the board has messages at hand, but these know the languages of the screens only
    return Library.load()
