"""The part of a table that powers may know: seats and coins, all of them public."""

from typing import Protocol

from companion.core.commands import Pot


class PowerView(Protocol):
    """The part of a table that power blocks read. Numbers are people; coins are whole coins."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The people by seat, clockwise."""

    @property
    def court(self) -> int:
        """The coins on the courthouse."""

    @property
    def bank(self) -> int:
        """The coins in the bank."""

    @property
    def power_users(self) -> int:
        """The number of people who use the announced power at once (R8)."""

    def coins_of(self, person: int) -> int:
        """Return the coins at the person's seat."""

    def held(self, pot: int | Pot) -> int:
        """Return the coins in a pot or at a person's seat."""

    def others_clockwise(self, person: int) -> tuple[int, ...]:
        """Return everyone else, clockwise from the person's left."""

    def left_of(self, person: int) -> int:
        """Return the next person clockwise."""

    def right_of(self, person: int) -> int:
        """Return the next person counter-clockwise."""
