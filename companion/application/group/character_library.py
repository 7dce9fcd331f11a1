"""The custom characters of a group, kept from game to game."""

from dataclasses import replace
from typing import Annotated, Final, Self

from pydantic import Field, model_validator

from companion.application.group.stored import InBackup, NamePlaces, Stored
from companion.core.custom_characters import CustomCharacter
from companion.core.names import free_name
from companion.model import Model

MOST_CHARACTERS = 20
"""Custom characters a group may keep."""
FACES: Final = (
    "house",
    "own_bear",
    "own_cat",
    "own_cook",
    "own_doctor",
    "own_knight",
    "own_lion",
    "own_moon",
    "own_owl",
    "own_pirate",
    "own_rabbit",
    "own_scholar",
    "own_sun",
)
"""The emblems of custom characters. Their ids begin with it, so that it goes wherever they go."""


def face_of(character_id: str) -> str:
    """Return the face of a custom character; the first for ids that name none."""
    face, _, _ = character_id.rpartition("_")
    return face if face in FACES else FACES[0]


class CharacterLibrary(Model):
    """A group's custom characters, each with a different id."""

    characters: Annotated[tuple[CustomCharacter, ...], Field(max_length=MOST_CHARACTERS)] = ()

    @model_validator(mode="after")
    def _has_unique_ids(self) -> Self:
        if len({each.id for each in self.characters}) < len(self.characters):
            raise ValueError("two characters have the same id")
        return self

    def free_id(self, face: str = FACES[0]) -> str:
        """Return an id with a face, unlike those of the library and of printed characters."""
        taken = {each.id for each in self.characters}
        ids = (f"{face}_{n}" for n in range(1, MOST_CHARACTERS + 2))
        return next(each for each in ids if each not in taken)

    def with_restored(self, character: CustomCharacter) -> Self:
        """Return the library with a deleted character, with another id and name if they are taken.

        Raises ValidationError if it is full.
        """
        ids = {each.id for each in self.characters}
        name = free_name(character.name, (each.name for each in self.characters))
        id_ = self.free_id(face_of(character.id)) if character.id in ids else character.id
        return self.with_added(replace(character, id=id_, name=name))

    def with_added(self, character: CustomCharacter) -> Self:
        """Return the library with one more character. Raises ValidationError for an invalid one."""
        return self.model_validate({"characters": (*self.characters, character)})

    def with_changed(self, before: str, character: CustomCharacter) -> Self:
        """Return the library with the character of the id `before` replaced.

        Raises ValidationError for an invalid one.
        """
        changed = (character if each.id == before else each for each in self.characters)
        return self.model_validate({"characters": tuple(changed)})

    def without(self, character_id: str) -> Self:
        """Return the library without a character."""
        others = tuple(each for each in self.characters if each.id != character_id)
        return self.model_validate({"characters": others})

    def merged(self, other: Self) -> Self:
        """Return the library with the characters of another device whose ids are not taken.

        Raises ValidationError for more than MOST_CHARACTERS.
        """
        ids = {each.id for each in self.characters}
        new = (each for each in other.characters if each.id not in ids)
        return self.model_validate({"characters": (*self.characters, *new)})


CHARACTER_LIBRARY: Final = Stored(
    key="custom-characters",
    old_keys=("house",),
    read=CharacterLibrary.model_validate_json,
    default=CharacterLibrary.model_construct(),
    in_backup=InBackup("characters", CharacterLibrary.merged),
    names=NamePlaces(texts=frozenset({"name", "text"})),
)
