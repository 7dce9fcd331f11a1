"""The lock on what pages ask for; `permissions.py` says what it is open to."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from companion.application.archive.game_reader import GameReader
from companion.application.group.stored import Stored
from companion.application.ports import Store
from companion.application.table.permissions import (
    Ask,
    Role,
    ask_of_tap,
    person_of,
    refusal,
    role_of,
)
from companion.application.table.publisher import Publisher
from companion.application.table.snapshot import GuestDeed
from companion.core.commands import Author, Entry
from companion.core.game import Game
from companion.core.table import Table


class GuestGuard:
    """Refuses guests what the host does not let them do now, and the host nothing."""

    def __init__(self, publisher: Publisher, device: str | None) -> None:
        self._publisher = publisher
        self.device = device
        """The id of the guest's device, empty for one without a secret; None for the host."""

    @property
    def role(self) -> Role:
        """The role of the device now."""
        return role_of(self._publisher.snapshot.group_state, self.device)

    def check(self, ask: Ask) -> None:
        """Raise GuestRefused if this may not be asked for."""
        if refused := refusal(self._publisher.snapshot.group_state, self.device, ask):
            raise refused

    def check_tap(self, entries: Sequence[Entry], game: Game) -> None:
        """Raise GuestRefused for a guest who may not make a tap, RuleViolation as `append` does."""
        if self.device is not None:
            passed = self._publisher.snapshot.passed
            self.check(ask_of_tap(entries, game, self.person(game.table), passed))

    def person(self, table: Table) -> int | None:
        """Return the player whose seat the guest's device has; None without one."""
        return person_of(self._publisher.snapshot.group_state, self.device, table)

    def tell(self, deed: str) -> None:
        """Publish what a guest's device has done to the games of everybody."""
        now = self._publisher.snapshot
        guest = None if self.device is None else now.group_state.devices.find(self.device)
        if guest is not None:
            told = GuestDeed(guest.name or "", deed)
            self._publisher.publish(replace(now, deed=told))

    def author(self, table: Table, by: Author) -> Author:
        """Return who makes a tap: a guest's page cannot say that itself."""
        if self.device is None:
            return by
        person = self.person(table)
        return "bank" if person is None else person


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
        self._games = games
        self._publisher = publisher
        self.guard = guard
        """Checked before each restricted method."""


_Self = TypeVar("_Self", bound=Service)
_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

RESTRICTED: Final = "asks_for"
"""The attribute that `restricted` sets on a method."""


def restricted(
    ask: Ask,
) -> Callable[
    [Callable[Concatenate[_Self, _Arguments], _Result]],
    Callable[Concatenate[_Self, _Arguments], _Result],
]:
    """Let a method raise GuestRefused for a guest who may not ask for this."""

    def restrict(
        method: Callable[Concatenate[_Self, _Arguments], _Result],
    ) -> Callable[Concatenate[_Self, _Arguments], _Result]:
        @wraps(method)
        def checked(self: _Self, /, *args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Result:
            self.guard.check(ask)
            result = method(self, *args, **kwargs)
            if ask is Ask.GAMES:
                self.guard.tell(method.__name__)
            return result

        setattr(checked, RESTRICTED, ask)
        return checked

    return restrict
