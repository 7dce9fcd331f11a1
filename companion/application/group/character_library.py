"""The custom characters of a group, kept from game to game."""

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from companion.application.ports import Store
from companion.application.settings_store import read_setting, write_setting
from companion.core.custom_characters import CustomCharacter

MOST_CHARACTERS = 20
"""Custom characters a group may keep."""
_KEY = "house"


class CharacterLibrary(BaseModel):
    """A group's custom characters, each with a different id."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    characters: Annotated[tuple[CustomCharacter, ...], Field(max_length=MOST_CHARACTERS)] = ()

    @model_validator(mode="after")
    def _has_unique_ids(self) -> Self:
        if len({each.id for each in self.characters}) < len(self.characters):
            raise ValueError("two characters have the same id")
        return self

    def free_id(self) -> str:
        """An id that no character of the library and no printed character has."""
        taken = {each.id for each in self.characters}
        return next(
            f"house_{n}" for n in range(1, MOST_CHARACTERS + 2) if f"house_{n}" not in taken
        )

    def with_added(self, character: CustomCharacter) -> Self:
        """The library with one more character. Raises ValidationError for an invalid one."""
        return self.model_validate({"characters": (*self.characters, character)})

    def with_changed(self, character: CustomCharacter) -> Self:
        """The library with the character of that id replaced.

        Raises ValidationError for an invalid one.
        """
        changed = (character if each.id == character.id else each for each in self.characters)
        return self.model_validate({"characters": tuple(changed)})

    def without(self, character_id: str) -> Self:
        """The library without the character of that id."""
        others = tuple(each for each in self.characters if each.id != character_id)
        return self.model_validate({"characters": others})


def load_characters(store: Store) -> CharacterLibrary:
    """The stored library; an empty one where there is none that can be read.

    Raises StorageFault.
    """
    return read_setting(store, _KEY, CharacterLibrary) or CharacterLibrary()


def save_characters(store: Store, library: CharacterLibrary) -> None:
    """Store the library. Raises StorageFault."""
    write_setting(store, _KEY, library)
