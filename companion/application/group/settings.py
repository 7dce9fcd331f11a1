"""Settings of a group: the language printed on its cards, and notes on how it plays a rule."""

from typing import Annotated, Final, Self

from pydantic import Field

from companion.application.group.stored import InBackup, NamePlaces, Stored
from companion.core.boxes import EditionId
from companion.i18n import NameLanguage
from companion.model import Model

NOTE_LIMIT = 300
"""Characters a note may have."""
_MOST_NOTES = 1000

_Section = Annotated[str, Field(pattern=rf"^({'|'.join(EditionId)})/[a-z0-9-]{{1,60}}$")]
_Note = Annotated[str, Field(min_length=1, max_length=NOTE_LIMIT)]


class GroupSettings(Model, populate_by_name=True):
    """The language printed on the group's cards, and its notes by "edition/section"."""

    card_language: Annotated[
        NameLanguage | None, Field(validation_alias="cards", serialization_alias="cards")
    ] = None
    """None until the group has chosen one."""
    notes: dict[_Section, _Note] = Field(default_factory=dict, max_length=_MOST_NOTES)

    def note(self, edition: EditionId, section: str) -> str | None:
        """Return the group's note on a section of an edition's rules, if there is one."""
        return self.notes.get(f"{edition}/{section}")

    def with_note(self, edition: EditionId, section: str, text: str) -> Self:
        """Return the settings with a note on a section; without one if the text is blank.

        Raises ValidationError for more than NOTE_LIMIT characters or an impossible section.
        """
        key = f"{edition}/{section}"
        others = {each: note for each, note in self.notes.items() if each != key}
        stripped = text.strip()
        return self._with(notes=others | {key: stripped} if stripped else others)

    def with_card_language(self, language: NameLanguage | None) -> Self:
        """Return the settings with another language of the cards."""
        return self._with(card_language=language)

    def merged(self, other: Self) -> Self:
        """Return the settings with another device's. Raises ValidationError for too many notes."""
        return self._with(
            card_language=self.card_language or other.card_language,
            notes={**other.notes, **self.notes},
        )

    def _with(self, **changes: object) -> Self:
        return self.model_validate({**dict(self), **changes})


GROUP_SETTINGS: Final = Stored(
    key="group-settings",
    old_keys=("customs",),
    read=GroupSettings.model_validate_json,
    default=GroupSettings.model_construct(),
    in_backup=InBackup("settings", GroupSettings.merged),
    names=NamePlaces(texts=frozenset({"notes"})),
)
