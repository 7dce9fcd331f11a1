"""The characters a group has made up for the blank cards of its boxes, kept from game to game."""

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from companion.application.ports import Store
from companion.application.settings_store import note, noted
from companion.core.custom_characters import CustomCharacter

MOST_CHARACTERS = 20
"""Characters a group may keep."""
_KEY = "house"


class CharacterLibrary(BaseModel):
    """A group's own characters, each with an id of its own."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    characters: Annotated[tuple[CustomCharacter, ...], Field(max_length=MOST_CHARACTERS)] = ()

    @model_validator(mode="after")
    def _tells_them_apart(self) -> Self:
        if len({each.id for each in self.characters}) < len(self.characters):
            raise ValueError("two characters have the same id")
        return self

    def free_id(self) -> str:
        """An id that none of them has and no printed character either."""
        taken = {each.id for each in self.characters}
        return next(
            f"house_{n}" for n in range(1, MOST_CHARACTERS + 2) if f"house_{n}" not in taken
        )

    def having(self, character: CustomCharacter) -> Self:
        """The same with one character more. Raises ValidationError for one that cannot be."""
        return self.model_validate({"characters": (*self.characters, character)})

    def with_changed(self, character: CustomCharacter) -> Self:
        """The same with the character of that id changed. Raises ValidationError likewise."""
        changed = (character if each.id == character.id else each for each in self.characters)
        return self.model_validate({"characters": tuple(changed)})

    def without(self, character: str) -> Self:
        """The same without the character of that id."""
        kept = tuple(each for each in self.characters if each.id != character)
        return self.model_validate({"characters": kept})


def house_of(store: Store) -> CharacterLibrary:
    """The characters kept; none for a first evening or where they cannot be read.

    Raises StorageFault.
    """
    return noted(store, _KEY, CharacterLibrary) or CharacterLibrary()


def keep_house(store: Store, house: CharacterLibrary) -> None:
    """Keep the characters. Raises StorageFault."""
    note(store, _KEY, house)
