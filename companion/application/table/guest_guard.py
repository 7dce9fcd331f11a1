"""The lock on methods that change the shared state, closed to guests as the host has chosen."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from companion.application.archive.game_reader import GameReader
from companion.application.group.guests import (
    GuestCode,
    GuestRefused,
    refusal_of_changes,
    refusal_of_tap,
)
from companion.application.group.stored import Stored
from companion.application.ports import Store
from companion.application.table.publisher import Publisher
from companion.core.commands import Author, Entry
from companion.core.game import Game


class GuestGuard:
    """Refuses guests what the host does not let them do, and the host nothing."""

    def __init__(self, publisher: Publisher, *, guest: bool) -> None:
        self._publisher = publisher
        self._guest = guest

    def check_change(self) -> None:
        """Raise GuestRefused for a guest who may not do everything."""
        rights = self._publisher.snapshot.group_state.guest_rights
        if self._guest and (refused := refusal_of_changes(rights)):
            raise refused

    def check_tap(self, entries: Sequence[Entry], game: Game, by: Author) -> None:
        """Raise GuestRefused for a guest who may not make a tap, RuleViolation as `append` does."""
        rights = self._publisher.snapshot.group_state.guest_rights
        if self._guest and (refused := refusal_of_tap(rights, entries, game, by)):
            raise refused

    def check_host(self) -> None:
        """Raise GuestRefused for every guest."""
        if self._guest:
            raise GuestRefused(GuestCode.HOST_ONLY)


class Service:
    """Changes of one subject of the shared state."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime],
        parts: Sequence[Stored[Any]],
        games: GameReader,
        publisher: Publisher,
        guard: GuestGuard,
    ) -> None:
        self._store = store
        self._clock = clock
        self._parts = parts
        self.games = games
        self._publisher = publisher
        self.guard = guard
        """Checked before each restricted method."""


_Self = TypeVar("_Self", bound=Service)
_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

RESTRICTED: Final = "restricted_for_guests"
"""The attribute that `restricted` sets on a method."""


def restricted(
    method: Callable[Concatenate[_Self, _Arguments], _Result],
) -> Callable[Concatenate[_Self, _Arguments], _Result]:
    """Let a method raise GuestRefused for a guest who may not do everything."""

    @wraps(method)
    def checked(self: _Self, /, *args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Result:
        self.guard.check_change()
        return method(self, *args, **kwargs)

    setattr(checked, RESTRICTED, True)
    return checked
