"""The rule book and the characters' names in five languages, and the search over them."""

from companion.content.library import Library, Name
from companion.content.markdown import LINK, plain
from companion.content.rulebook import MOST_FOUND, RuleBook, Text
from companion.content.schema import Entry, Kind, Part, Role, Status
from companion.content.search.highlight import Marked
from companion.content.search.index import Hit

__all__ = [
    "LINK",
    "MOST_FOUND",
    "Entry",
    "Hit",
    "Kind",
    "Library",
    "Marked",
    "Name",
    "Part",
    "Role",
    "RuleBook",
    "Status",
    "Text",
    "plain",
]
