"""What a group has deleted, apart from games, in words. Without Flet."""

from companion.application.group.favourite_sets import FavouriteSet
from companion.application.group.recently_deleted import Deleted, Thing
from companion.application.group.saved_groups import SavedGroup
from companion.application.group.scenario_sheets import CopiedSheet
from companion.core.custom_characters import CustomCharacter
from companion.i18n import Messages
from companion.i18n.numbers import day_and_time
from companion.ui.wording.set_texts import sheet_message


def thing_name(thing: Thing, say: Messages) -> str:
    """Return what a thing is called."""
    match thing:
        case FavouriteSet() | CustomCharacter():
            return thing.name
        case CopiedSheet():
            return sheet_message(say, "sheet-side", thing.sheet)
        case SavedGroup():
            return thing.name or say.text("people-all", people=list(thing.people))


def thing_detail(deleted: Deleted, say: Messages) -> str:
    """Return what kind of thing it is, and when it was deleted."""
    match deleted.thing:
        case FavouriteSet():
            kind = "deleted-favourite"
        case CustomCharacter():
            kind = "deleted-character"
        case CopiedSheet():
            kind = "deleted-sheet"
        case SavedGroup():
            kind = "deleted-group"
    return f"{say.text(kind)} · {day_and_time(deleted.when, say.language)}"
