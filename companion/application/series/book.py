"""The series of a device: who plays, which games belong to them, results from other devices.

A game is named by the moment it was created at, which a backup keeps. Standings are not stored.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Final, Self

from pydantic import AwareDatetime, Field, JsonValue, model_validator

from companion.application.group.stored import InBackup, NamePlaces, Stored
from companion.core.boxes import MOST_PLAYERS
from companion.core.names import NAME_LIMIT
from companion.model import Model
from companion.series import Finish, FirstTo, PointsOver

ID_LENGTH: Final = 5
_MOST = 200

Name = Annotated[str, Field(min_length=1, max_length=NAME_LIMIT)]
Names = Annotated[tuple[Name, ...], Field(min_length=2, max_length=MOST_PLAYERS)]
SeriesId = Annotated[str, Field(pattern=rf"^[A-Z2-7]{{{ID_LENGTH}}}$")]
Seed = Annotated[int, Field(ge=0, lt=2**32)]


class ImportedResult(Model):
    """The end of a game played on another device."""

    names: Names
    coins: Annotated[tuple[Annotated[int, Field(ge=0, le=500)], ...], Field(max_length=13)]
    winners: Annotated[frozenset[Annotated[int, Field(ge=0)]], Field(min_length=1)]
    """Indices in `names`."""
    game: Annotated[str, Field(max_length=64)] = ""
    """Identifies the game of a record, so that it counts once."""
    began: AwareDatetime | None = None

    @model_validator(mode="after")
    def _is_about_its_people(self) -> Self:
        people = len(self.names)
        if len(self.coins) != people or max(self.winners) >= people:
            raise ValueError("coins and winners are not those of the people")
        return self

    @property
    def finish(self) -> Finish:
        """The result in the form that a series counts."""
        return Finish(self.names, self.coins, self.winners)


class Series(Model):
    """Games of the same people until somebody has won the series."""

    id: SeriesId
    created: AwareDatetime
    people: Names
    scoring: FirstTo | PointsOver
    seed: Seed
    """Of its deals."""
    games: Annotated[tuple[AwareDatetime, ...], Field(max_length=_MOST)] = ()
    imported: Annotated[tuple[ImportedResult, ...], Field(max_length=_MOST)] = ()

    def with_game(self, created: datetime) -> Self:
        """Return the series with a game, which counts once."""
        return self._changed(games=tuple(sorted({*self.games, created})))

    def with_result(self, result: ImportedResult) -> Self:
        """Return the series with a result from another device."""
        return self._changed(imported=_union(self.imported, (result,)))

    def merged(self, other: Self) -> Self:
        """Return the series with the games of another copy of it."""
        return self._changed(
            games=tuple(sorted({*self.games, *other.games})),
            imported=_union(self.imported, other.imported),
        )

    def _changed(self, **changes: object) -> Self:
        return self.model_validate({**dict(self), **changes})


class SeriesBook(Model):
    """All series, the oldest first."""

    series: Annotated[tuple[Series, ...], Field(max_length=_MOST)] = ()
    tournaments: tuple[JsonValue, ...] = ()
    """What earlier versions stored of their tournaments; no longer read, and kept as it is."""
    invitations: tuple[JsonValue, ...] = ()
    """The same of tables of tournaments that other devices organized."""

    @property
    def has_tournaments(self) -> bool:
        """Whether an earlier version has left a tournament or one of its tables."""
        return bool(self.tournaments or self.invitations)

    def find_series(self, id: str) -> Series | None:
        """Return a series; None without it."""
        return next((each for each in self.series if each.id == id), None)

    def series_of(self, created: datetime) -> Series | None:
        """Return the series of the game created at this moment."""
        return next((each for each in self.series if created in each.games), None)

    def with_series(self, series: Series) -> Self:
        """Return the book with a new or changed series; the oldest makes room for a new one."""
        if self.find_series(series.id) is not None:
            changed = (series if each.id == series.id else each for each in self.series)
            return self._changed(series=tuple(changed))
        all = sorted((*self.series, series), key=lambda each: each.created)
        return self._changed(series=tuple(all[-_MOST:]))

    def without(self, id: str) -> Self:
        """Return the book without a series."""
        return self._changed(series=tuple(each for each in self.series if each.id != id))

    def merged(self, other: Self) -> Self:
        """Return the book with all of another one; a series in both has the games of both."""
        book = self
        for series in other.series:
            known = self.find_series(series.id)
            book = book.with_series(known.merged(series) if known else series)
        return book._changed(
            tournaments=_with_others(self.tournaments, other.tournaments),
            invitations=_with_others(self.invitations, other.invitations),
        )

    def _changed(self, **changes: object) -> Self:
        return self.model_copy(update=changes)


SERIES_BOOK: Final = Stored(
    key="series",
    read=SeriesBook.model_validate_json,
    default=SeriesBook.model_construct(),
    in_backup=InBackup("series", SeriesBook.merged, lacks=lambda merged, other: False),
    names=NamePlaces(people=frozenset({"names", "people"})),
)
TOURNAMENTS_TOLD: Final = Stored(
    key="tournaments-told", read=bool, default=False, write=lambda told: "1"
)
"""Whether it was said that the stored tournaments are no longer played."""


def _with_others(
    here: tuple[JsonValue, ...], there: tuple[JsonValue, ...]
) -> tuple[JsonValue, ...]:
    return (*here, *(each for each in there if each not in here))


def _union(
    here: Iterable[ImportedResult], there: Iterable[ImportedResult]
) -> tuple[ImportedResult, ...]:
    """Return the results of both, each game once."""
    found: dict[str, ImportedResult] = {}
    for each in (*here, *there):
        found.setdefault(each.game or each.model_dump_json(), each)
    return tuple(found.values())
