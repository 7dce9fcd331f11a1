"""How the rulebook is read."""

from dataclasses import dataclass, replace
from typing import Self

from companion.core.boxes import EditionId
from companion.i18n import Language


@dataclass(frozen=True, slots=True)
class NoteDraft:
    """A note of the group being written on a section."""

    edition: EditionId
    section: str
    words: str


@dataclass(frozen=True, slots=True)
class Reading:
    """How one page shows the rulebook; the route says which entry."""

    query: str = ""
    searching: str = ""
    """The route whose entry the search results replace; empty without a search."""
    found_on: str = ""
    """The route whose search results were left by opening one of them; empty for none."""
    cleared: int = 0
    """How often the search was cleared: gives its field a new key."""
    emptied: int = 0
    """How often the reader has emptied the field, which then keeps the focus."""
    large: bool = False
    note: NoteDraft | None = None
    origin: str = ""
    """The route the rulebook was opened from; empty if it was the first page."""
    language: Language | None = None
    """The language of the rules; None for that of the screens."""
    beside: Language | None = None
    """The second language beside the first."""

    def without_search(self) -> Self:
        """Return the same with an empty search field."""
        return replace(
            self, query="", searching="", found_on="", cleared=self.cleared + 1, emptied=0
        )
