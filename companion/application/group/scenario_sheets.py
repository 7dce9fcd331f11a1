"""The sets that a group has copied from the scenario sheets of its box."""

from typing import Annotated, Final, Literal, Self

from pydantic import Field

from companion.application.group.stored import InBackup, Stored
from companion.core.commands import CharacterId
from companion.model import Model

SIDES: tuple[Literal["a"], Literal["b"]] = ("a", "b")

_SheetId = Annotated[str, Field(pattern=r"^([4-9]|1[0-2])-[ab]$")]
_Cards = Annotated[tuple[CharacterId, ...], Field(min_length=1, max_length=20)]


class CopiedSheet(Model):
    """One sheet by itself."""

    sheet: _SheetId
    cards: _Cards


class ScenarioSheets(Model):
    """The cards of each sheet, by its id: "7-a" is side A of the sheet for 7 players."""

    cards: dict[_SheetId, _Cards] = Field(default_factory=dict, max_length=18)

    def with_sheet(self, sheet: str, cards: tuple[str, ...]) -> Self:
        """Return the sheets with one added or replaced. Raises ValidationError if no box has it."""
        return self.model_validate({"cards": {**self.cards, sheet: cards}})

    def without(self, sheet: str) -> Self:
        """Return the sheets without one."""
        return self.model_validate({"cards": {k: v for k, v in self.cards.items() if k != sheet}})

    def merged(self, other: Self) -> Self:
        """Return the sheets with those of another device that are not here."""
        return self.model_validate({"cards": {**other.cards, **self.cards}})


SCENARIO_SHEETS: Final = Stored(
    key="sheets",
    read=ScenarioSheets.model_validate_json,
    default=ScenarioSheets.model_construct(),
    in_backup=InBackup("sheets", ScenarioSheets.merged),
)
