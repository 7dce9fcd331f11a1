"""What a group has read off its own Scenario sheets, by number and side."""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from companion.application.ports import Store
from companion.application.settings_store import note, noted
from companion.core.commands import CharacterId

SIDES: tuple[Literal["a"], Literal["b"]] = ("a", "b")
_KEY = "sheets"

_Place = Annotated[str, Field(pattern=r"^([4-9]|1[0-2])-[ab]$")]
_Cards = Annotated[tuple[CharacterId, ...], Field(min_length=1, max_length=20)]


class Sheets(BaseModel):
    """The cards of each sheet that was read off; "7-a" is side A of the sheet for 7 people."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    cards: Annotated[dict[_Place, _Cards], Field(max_length=18)] = {}

    def reading(self, place: str, cards: tuple[str, ...]) -> Self:
        """The same with one more sheet, or with one read anew.

        Raises ValidationError for a sheet that no box has.
        """
        return self.model_validate({"cards": {**self.cards, place: cards}})


def sheets_of(store: Store) -> Sheets:
    """What was read off; nothing for a first evening or a note that cannot be read.

    Raises StorageFault.
    """
    return noted(store, _KEY, Sheets) or Sheets()


def keep_sheets(store: Store, sheets: Sheets) -> None:
    """Keep what was read off. Raises StorageFault."""
    note(store, _KEY, sheets)
