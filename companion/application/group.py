"""The group that played last, so that the same people start again with a tap or two."""

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from companion.application.ports import Store
from companion.application.settings_store import note, noted
from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS, EditionId
from companion.core.commands import CharacterId
from companion.core.custom_characters import CustomCharacters
from companion.core.names import NAME_LIMIT
from companion.core.setup import Setup
from companion.core.table import Table

_KEY = "group"

Name = Annotated[str, Field(min_length=1, max_length=NAME_LIMIT)]


class Group(BaseModel):
    """People in seating order, what they last played with, and who begins."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    names: Annotated[tuple[Name, ...], Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    first: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
    edition: EditionId
    scenario: str | None = None
    printing: str | None = None
    tablet_holds_coins: bool = False
    cards: Annotated[tuple[CharacterId, ...], Field(max_length=20)] = ()
    """The ids of all cards of the set. May be empty where `scenario` names the set: programs before
    this one noted no cards then."""
    house: CustomCharacters = ()
    """The group's own characters among them."""

    @model_validator(mode="after")
    def _one_of_them_begins(self) -> Self:
        if self.first >= len(self.names):
            raise ValueError("nobody sits where the first turn is")
        return self

    @classmethod
    def of(cls, setup: Setup, *, tablet_holds_coins: bool) -> Self:
        """The group a game was set up for."""
        return cls(
            names=setup.players,
            first=setup.first,
            edition=setup.edition,
            scenario=setup.scenario,
            printing=setup.printing,
            tablet_holds_coins=tablet_holds_coins,
            cards=setup.cards,
            house=setup.house,
        )

    def plays(self, setup: Setup) -> bool:
        """Whether a game is one of these people, wherever they sit."""
        return set(self.names) == set(setup.players)

    def seated(self, table: Table) -> Self:
        """The same people where powers have them sit by now (R4), if the table is one of theirs."""
        players = table.rules.setup.players
        if not self.plays(table.rules.setup):
            return self
        names = tuple(players[person] for person in table.seats)
        return self.model_copy(
            update={"names": names, "first": names.index(self.names[self.first])}
        )


def last_group(store: Store) -> Group | None:
    """The group that played last; None for a first evening or a note that cannot be read."""
    return noted(store, _KEY, Group)


def tablet_holds_coins(group: Group | None, setup: Setup) -> bool:
    """Whether a game is played without the box's coins: noted of the last group's games alone."""
    return group is not None and group.plays(setup) and group.tablet_holds_coins


def keep_group(store: Store, group: Group) -> None:
    """Note the group for next time. Raises StorageFault."""
    note(store, _KEY, group)
