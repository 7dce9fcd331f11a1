"""What stands on the cards of the group's box, for readers of another language."""

from companion.core.boxes import Character
from companion.i18n.messages import messages
from companion.ui.actions.page_actions import PageActions
from companion.ui.presenters.history import called


def shown_name(character: Character, actions: PageActions) -> str:
    """What the character is called on this screen."""
    return actions.say.text("name-of-character", character=called(character))


def printed_name(character: Character, actions: PageActions) -> str:
    """What stands on the character's card; empty where that is what the screen calls it too."""
    cards = actions.view.group_state.settings.card_language
    if cards is None:
        return ""
    printed = messages(cards).text("name-of-character", character=called(character))
    return "" if printed == shown_name(character, actions) else printed


def both_names(character: Character, actions: PageActions) -> str:
    """What the character is called on this screen, and on its card where that differs."""
    return " / ".join(
        filter(None, (shown_name(character, actions), printed_name(character, actions)))
    )
