"""The group that played last, so that the same people can start again with a tap or two."""

from operator import ne
from typing import Annotated, Final, Self

from pydantic import BeforeValidator, Field, model_validator

from companion.application.group.stored import InBackup, NamePlaces, Stored
from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS, EditionId
from companion.core.commands import CharacterId
from companion.core.custom_characters import CustomCharacters
from companion.core.game import Game
from companion.core.house_rules import AS_PRINTED, HouseRules
from companion.core.names import NAME_LIMIT, printable_name
from companion.core.setup import Setup
from companion.model import Model


def _printable(name: object) -> object:
    return printable_name(name) if isinstance(name, str) else name


TypedName = Annotated[str, BeforeValidator(_printable), Field(max_length=NAME_LIMIT)]
"""A name as people type it, which may also come from a file; may be empty."""
Name = Annotated[TypedName, Field(min_length=1)]


class Group(Model, strict=True, populate_by_name=True):
    """People in seating order, the set they played last, and who takes the first turn."""

    names: Annotated[tuple[Name, ...], Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    first: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
    """Index in `names`."""
    youngest: Name | None = None
    """Who begins the first game (section 3); None if that is `first`."""
    edition: EditionId
    scenario: str | None = None
    printing: str | None = None
    tablet_holds_coins: bool = False
    cards: Annotated[tuple[CharacterId, ...], Field(max_length=20)] = ()
    """The ids of all cards of the set. Empty in settings of early versions, where `scenario` names
    the set."""
    custom_characters: Annotated[
        CustomCharacters, Field(validation_alias="house", serialization_alias="house")
    ] = ()
    """The custom characters among the cards."""
    house_rules: Annotated[HouseRules, Field(exclude_if=lambda rules: rules == AS_PRINTED)] = (
        AS_PRINTED
    )
    """Not stored without any, so that earlier versions can read the group."""

    @model_validator(mode="after")
    def _first_is_one_of_them(self) -> Self:
        if self.first >= len(self.names):
            raise ValueError("the first player is none of the group")
        return self

    @classmethod
    def of(cls, setup: Setup, *, tablet_holds_coins: bool, youngest: str | None = None) -> Self:
        """Return the group of a game's setup."""
        return cls(
            names=setup.players,
            first=setup.first,
            youngest=youngest if youngest in setup.players else None,
            edition=setup.edition,
            scenario=setup.scenario,
            printing=setup.printing,
            tablet_holds_coins=tablet_holds_coins,
            cards=setup.cards,
            custom_characters=setup.house,
            house_rules=setup.house_rules,
        )

    def plays(self, game: Game) -> bool:
        """Return whether a game has the same people, in any seating order."""
        return self._names_in(game) is not None

    def seated(self, game: Game) -> Self:
        """Return the group in the seating order of a game (R4), under the names people have now.

        Unchanged if other people play it.
        """
        known, table = self._names_in(game), game.table
        if known is None:
            return self
        players = table.names
        youngest = self.youngest
        if youngest in known:
            youngest = players[known.index(youngest)]
        first = known.index(self.names[self.first])
        names = tuple(players[person] for person in table.seats)
        update = {"names": names, "first": table.place_of(first), "youngest": youngest}
        return self.model_copy(update=update)

    def _names_in(self, game: Game) -> tuple[str, ...] | None:
        """Return the group's names by person: at the start of the game, or after renaming."""
        players = (table.names for table in (game.start, game.table))
        return next((names for names in players if set(names) == set(self.names)), None)


LAST_GROUP: Final[Stored[Group | None]] = Stored(
    key="group",
    read=Group.model_validate_json,
    default=None,
    in_backup=InBackup("group", lambda here, other: here or other, lacks=ne),
    names=NamePlaces(frozenset({"names", "youngest"}), frozenset({"name", "text"})),
)


def tablet_holds_coins(group: Group | None, game: Game) -> bool:
    """Return whether a game is played without coins; False for people other than the group."""
    return group is not None and group.plays(game) and group.tablet_holds_coins
