"""The rulebook, the names of characters, and the search in both."""

from companion.content.library import Library, Name
from companion.content.markdown import LINK, plain
from companion.content.rulebook import MOST_FOUND, RuleBook, Text
from companion.content.schema import Entry, Kind, Part, Role, Status
from companion.content.search.highlight import Highlighted
from companion.content.search.index import Hit
from companion.content.unknown_characters import UnknownCharacter

__all__ = [
    "LINK",
    "MOST_FOUND",
    "Entry",
    "Highlighted",
    "Hit",
    "Kind",
    "Library",
    "Name",
    "Part",
    "Role",
    "RuleBook",
    "Status",
    "Text",
    "UnknownCharacter",
    "plain",
]
