"""The series and tournaments of a device: who plays, which games belong to them, results from
other devices.

A game is named by the moment it was created at, which a backup keeps. Standings are not stored.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from itertools import zip_longest
from typing import Annotated, Final, Self, TypeVar

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, model_validator

from companion.application.ports import Store
from companion.application.settings_store import read_setting, write_setting
from companion.core.boxes import MOST_PLAYERS
from companion.core.names import NAME_LIMIT
from companion.series import Finish, FirstTo, PointsOver

_KEY = "series"
ID_LENGTH: Final = 5
MOST_PEOPLE: Final = 48
"""People in a tournament."""
MOST_ROUNDS: Final = 30
_MOST_TABLES = 12
_MOST = 200

Name = Annotated[str, Field(min_length=1, max_length=NAME_LIMIT)]
Names = Annotated[tuple[Name, ...], Field(min_length=2, max_length=MOST_PLAYERS)]
SeriesId = Annotated[str, Field(pattern=rf"^[A-Z2-7]{{{ID_LENGTH}}}$")]
Seed = Annotated[int, Field(ge=0, lt=2**32)]


class _Stored(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class ImportedResult(_Stored):
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
        """The result as a series counts it."""
        return Finish(self.names, self.coins, self.winners)


class Series(_Stored):
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
        """The series with one more game, once."""
        return self._changed(games=tuple(sorted({*self.games, created})))

    def with_result(self, result: ImportedResult) -> Self:
        """The series with a result from another device."""
        return self._changed(imported=_union(self.imported, (result,)))

    def merged(self, other: Self) -> Self:
        """The series with the games of another copy of it."""
        return self._changed(
            games=tuple(sorted({*self.games, *other.games})),
            imported=_union(self.imported, other.imported),
        )

    def _changed(self, **changes: object) -> Self:
        return self.model_validate({**dict(self), **changes})


class TournamentTable(_Stored):
    """Who plays at a table in one round, clockwise, and the result once it is known."""

    names: Names
    first: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
    game: AwareDatetime | None = None
    """The game, if it was begun on this device."""
    result: ImportedResult | None = None

    def merged(self, other: Self) -> Self:
        """The table with what another copy of it knows."""
        if (other.names, other.first) != (self.names, self.first):
            return self
        update = {"game": self.game or other.game, "result": self.result or other.result}
        return self.model_copy(update=update)


Round = Annotated[tuple[TournamentTable, ...], Field(min_length=1, max_length=_MOST_TABLES)]


class Tournament(_Stored):
    """Rounds at several tables."""

    id: SeriesId
    created: AwareDatetime
    people: Annotated[tuple[Name, ...], Field(min_length=4, max_length=MOST_PEOPLE)]
    seed: Seed
    rounds: Annotated[tuple[Round, ...], Field(max_length=MOST_ROUNDS)] = ()

    def with_round(self, tables: Sequence[TournamentTable]) -> Self:
        """The tournament with one more round."""
        return self.model_validate({**dict(self), "rounds": (*self.rounds, tuple(tables))})

    def with_table(self, place: "Place", table: TournamentTable) -> Self:
        """The tournament with another value for a table. Raises LookupError without it."""
        rounds = [list(tables) for tables in self.rounds]
        rounds[place.round][place.table] = table
        return self.model_copy(update={"rounds": tuple(map(tuple, rounds))})

    def merged(self, other: Self) -> Self:
        """The tournament with the rounds and results of another copy of it."""
        rounds = [
            here or there
            if not (here and there)
            else tuple(mine.merged(theirs) for mine, theirs in zip(here, there, strict=True))
            if len(here) == len(there)
            else here
            for here, there in zip_longest(self.rounds, other.rounds, fillvalue=())
        ]
        return self.model_copy(update={"rounds": tuple(rounds)})


class Place(_Stored):
    """A table in a round of a tournament, both counted from 0."""

    tournament: SeriesId
    round: Annotated[int, Field(ge=0, lt=MOST_ROUNDS)]
    table: Annotated[int, Field(ge=0, lt=_MOST_TABLES)]


class Invitation(_Stored):
    """A table of a tournament that is organized on another device."""

    place: Place
    names: Names
    first: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
    game: AwareDatetime | None = None
    """The game begun for it here."""


_Each = TypeVar("_Each", Series, Tournament)


class SeriesBook(_Stored):
    """All series and tournaments, the oldest first."""

    series: Annotated[tuple[Series, ...], Field(max_length=_MOST)] = ()
    tournaments: Annotated[tuple[Tournament, ...], Field(max_length=_MOST)] = ()
    invitations: Annotated[tuple[Invitation, ...], Field(max_length=_MOST)] = ()

    def find_series(self, id: str) -> Series | None:
        """The series with this id."""
        return next((each for each in self.series if each.id == id), None)

    def find_tournament(self, id: str) -> Tournament | None:
        """The tournament with this id."""
        return next((each for each in self.tournaments if each.id == id), None)

    def series_of(self, created: datetime) -> Series | None:
        """The series of the game created at this moment."""
        return next((each for each in self.series if created in each.games), None)

    def place_of(self, created: datetime) -> Place | None:
        """The tournament table of the game created at this moment, if it is organized here."""
        return next(
            (
                Place(tournament=each.id, round=round, table=number)
                for each in self.tournaments
                for round, tables in enumerate(each.rounds)
                for number, table in enumerate(tables)
                if table.game == created
            ),
            None,
        )

    def with_series(self, series: Series) -> Self:
        """The book with a series, new or changed; the oldest makes room for a new one."""
        return self._changed(series=_with(self.series, series))

    def with_tournament(self, tournament: Tournament) -> Self:
        """The book with a tournament, new or changed; the oldest makes room for a new one."""
        return self._changed(tournaments=_with(self.tournaments, tournament))

    def with_invitation(self, invitation: Invitation) -> Self:
        """The book with an invitation, which replaces one to the same table."""
        others = tuple(each for each in self.invitations if each.place != invitation.place)
        return self._changed(invitations=(*others, invitation)[-_MOST:])

    def without(self, id: str) -> Self:
        """The book without the series or tournament with this id."""
        return self._changed(
            series=tuple(each for each in self.series if each.id != id),
            tournaments=tuple(each for each in self.tournaments if each.id != id),
        )

    def merged(self, other: Self) -> Self:
        """The book with everything of another one; what is in both has the games of both."""
        book = self
        for series in other.series:
            known = self.find_series(series.id)
            book = book.with_series(known.merged(series) if known else series)
        for tournament in other.tournaments:
            here = self.find_tournament(tournament.id)
            book = book.with_tournament(here.merged(tournament) if here else tournament)
        places = {each.place.model_dump_json() for each in self.invitations}
        for invitation in other.invitations:
            if invitation.place.model_dump_json() not in places:
                book = book.with_invitation(invitation)
        return book

    def _changed(self, **changes: object) -> Self:
        return self.model_copy(update=changes)


BookChange = Callable[[SeriesBook], SeriesBook]


def load_series(store: Store) -> SeriesBook:
    """The stored book; an empty one where it cannot be read. Raises StorageFault."""
    return read_setting(store, _KEY, SeriesBook) or SeriesBook()


def save_series(store: Store, book: SeriesBook) -> None:
    """Store the book. Raises StorageFault."""
    write_setting(store, _KEY, book)


def _with(all: tuple[_Each, ...], one: _Each) -> tuple[_Each, ...]:
    if any(each.id == one.id for each in all):
        return tuple(one if each.id == one.id else each for each in all)
    both = list(all)
    both.append(one)
    return tuple(sorted(both, key=lambda each: each.created))[-_MOST:]


def _union(
    here: Iterable[ImportedResult], there: Iterable[ImportedResult]
) -> tuple[ImportedResult, ...]:
    """The results of both, each game once."""
    found: dict[str, ImportedResult] = {}
    for each in (*here, *there):
        found.setdefault(each.game or each.model_dump_json(), each)
    return tuple(found.values())
