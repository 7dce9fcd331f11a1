"""The catalogue of sets, printed and our own, by edition and number of players.

It lacks the scenario sheets of the second edition, which groups enter from their own box.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Self

from pydantic import Field, ValidationError, model_validator

from companion import resources
from companion.content.errors import ContentError, Defect, defects_of
from companion.core import EDITIONS, MOST_PLAYERS, EditionId
from companion.core.boxes import needed_boxes, whole_box
from companion.core.commands import CharacterId
from companion.model import Model

_FILE = "scenarios.toml"


@dataclass(frozen=True, slots=True)
class Scenario:
    """A set for a number of players; `cards` include the centre cards.

    `name` is the id of the message with the set's name; None for a printed set without one.
    """

    id: str
    edition: EditionId
    players: int
    cards: tuple[str, ...]
    printing: str | None = None
    name: str | None = None

    @property
    def ours(self) -> bool:
        """Whether the set is our own rather than printed. Ours need no expansion."""
        return self.name is not None and not self.boxes

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes that the set needs, the edition's first; none for the edition alone."""
        return needed_boxes(self.edition, self.cards)


class _Row(Model):
    id: Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=40)]
    edition: EditionId
    players: Annotated[
        tuple[Annotated[int, Field(ge=4, le=MOST_PLAYERS)], ...], Field(min_length=1)
    ]
    cards: tuple[CharacterId, ...]

    @model_validator(mode="after")
    def _is_of_the_box(self) -> Self:
        strange = set(self.cards) - EDITIONS[self.edition].characters.keys()
        if strange:
            raise ValueError(f"no card of this box: {', '.join(sorted(strange))}")
        return self


class _File(Model):
    scenario: tuple[_Row, ...]


@cache
def catalogue() -> tuple[Scenario, ...]:
    """Return all sets by edition and number of players, printed ones first.

    Raises ContentError if scenarios.toml is damaged.
    """
    rows = _rows()
    return tuple(
        scenario
        for edition in EDITIONS.values()
        for players in range(edition.fewest, edition.most + 1)
        for scenario in (*_printed(edition.id, players), *_ours(rows, edition.id, players))
    )


def scenarios(edition: EditionId | None = None, players: int | None = None) -> list[Scenario]:
    """Return the sets of an edition (default: both) for a number of players (default: any)."""
    return [
        known
        for known in catalogue()
        if edition in (None, known.edition) and players in (None, known.players)
    ]


def scenario(scenario_id: str) -> Scenario | None:
    """Return the set with this id, or None."""
    return next((known for known in catalogue() if known.id == scenario_id), None)


def _printed(edition: EditionId, players: int) -> Iterator[Scenario]:
    for printed in whole_box(edition).printed_for(players):
        yield Scenario(
            printed.id, edition, players, printed.cards, printed.printing, name=printed.name
        )


def _ours(rows: tuple[_Row, ...], edition: EditionId, players: int) -> Iterator[Scenario]:
    for row in rows:
        if row.edition == edition and players in row.players:
            yield Scenario(
                f"{row.id}-{players}", edition, players, row.cards, name=f"scenario-{row.id}"
            )


def _rows() -> tuple[_Row, ...]:
    try:
        text = (resources.locales() / _FILE).read_text(encoding="utf-8")
        return _File.model_validate(tomllib.loads(text)).scenario
    except ValidationError as error:
        raise ContentError(defects_of(error, _FILE, "scenario")) from error
    except (OSError, ValueError) as error:
        raise ContentError([Defect(_FILE, "", "unreadable", str(error))]) from error
