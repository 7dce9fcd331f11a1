"""The sets that a group keeps by name."""

from typing import Annotated, Final, Self

from pydantic import Field

from companion.application.group.last_group import Name
from companion.application.group.stored import InBackup, NamePlaces, Stored
from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS, EditionId
from companion.core.commands import CharacterId
from companion.core.custom_characters import CustomCharacters
from companion.core.names import comparable_name, free_name
from companion.model import Model

MOST_FAVOURITES = 100
"""Sets a group may keep."""


class FavouriteSet(Model):
    """A set for a number of players, with a name."""

    name: Name
    edition: EditionId
    players: Annotated[int, Field(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
    cards: Annotated[tuple[CharacterId, ...], Field(min_length=1, max_length=20)]
    house: CustomCharacters = ()
    """The custom characters among the cards."""

    def is_called(self, name: str) -> bool:
        """Return whether the set has this name, ignoring case and spaces."""
        return comparable_name(self.name) == comparable_name(name)


class FavouriteSets(Model):
    """A group's sets, each with a different name, in the order in which they were kept."""

    sets: Annotated[tuple[FavouriteSet, ...], Field(max_length=MOST_FAVOURITES)] = ()

    def having(self, edition: EditionId, players: int) -> tuple[FavouriteSet, ...]:
        """Return the sets for an edition and a number of players."""
        return tuple(
            each for each in self.sets if (each.edition, each.players) == (edition, players)
        )

    def with_set(self, kept: FavouriteSet) -> Self:
        """Return the sets with one, in place of its namesake. Raises ValidationError if full."""
        return self.model_validate({"sets": (*self.without(kept.name).sets, kept)})

    def with_restored(self, kept: FavouriteSet) -> Self:
        """Return the sets with a deleted one, with a number if its name is taken meanwhile.

        Raises ValidationError if full.
        """
        name = free_name(kept.name, (each.name for each in self.sets))
        return self.with_set(kept.model_copy(update={"name": name}))

    def without(self, name: str) -> Self:
        """Return the sets without the one of this name."""
        others = tuple(each for each in self.sets if not each.is_called(name))
        return self.model_validate({"sets": others})

    def merged(self, other: Self) -> Self:
        """Return the sets with those of other names added. Raises ValidationError for too many."""
        names = {comparable_name(each.name) for each in self.sets}
        new = (each for each in other.sets if comparable_name(each.name) not in names)
        return self.model_validate({"sets": (*self.sets, *new)})


FAVOURITE_SETS: Final = Stored(
    key="favourites",
    read=FavouriteSets.model_validate_json,
    default=FavouriteSets.model_construct(),
    in_backup=InBackup("favourites", FavouriteSets.merged),
    names=NamePlaces(texts=frozenset({"name", "text"})),
)
"""Names of sets, and names and texts of custom characters, may mention somebody."""
