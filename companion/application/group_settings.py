"""What a group has settled for itself: the language of its cards, and how it plays some rules."""

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field

from companion.application.ports import Store
from companion.application.settings_store import note, noted
from companion.core.boxes import EditionId
from companion.i18n import Language

NOTE_LIMIT = 300
"""Characters a note may have."""
_MOST_NOTES = 1000
_KEY = "customs"

_Section = Annotated[str, Field(pattern=rf"^({'|'.join(EditionId)})/[a-z0-9-]{{1,60}}$")]
_Note = Annotated[str, Field(min_length=1, max_length=NOTE_LIMIT)]


class GroupSettings(BaseModel):
    """The language printed on the group's cards, and its notes by edition and section."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    cards: Language | None = None
    """None until somebody has said it."""
    notes: Annotated[dict[_Section, _Note], Field(max_length=_MOST_NOTES)] = {}

    def note(self, edition: EditionId, section: str) -> str | None:
        """How the group plays what a section of an edition says, if it has noted that."""
        return self.notes.get(f"{edition}/{section}")

    def noting(self, edition: EditionId, section: str, words: str) -> Self:
        """The same with a note, or without it if there are no words.

        Raises ValidationError for more than NOTE_LIMIT characters or an impossible section.
        """
        key = f"{edition}/{section}"
        kept = {each: note for each, note in self.notes.items() if each != key}
        stripped = words.strip()
        return self._with(notes=kept | {key: stripped} if stripped else kept)

    def with_cards(self, language: Language | None) -> Self:
        """The same with cards in another language."""
        return self._with(cards=language)

    def _with(self, **changes: object) -> Self:
        return self.model_validate({**dict(self), **changes})


def customs_of(store: Store) -> GroupSettings:
    """What is settled; nothing for a first evening or a note that cannot be read.

    Raises StorageFault.
    """
    return noted(store, _KEY, GroupSettings) or GroupSettings()


def keep_customs(store: Store, customs: GroupSettings) -> None:
    """Keep what is settled. Raises StorageFault."""
    note(store, _KEY, customs)
